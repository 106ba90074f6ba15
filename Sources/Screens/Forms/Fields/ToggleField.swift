/// A value that is on or off.
struct ToggleField: FieldType {
  let expectation = "true or false"

  func control(showing value: Bool) -> Control { .toggle(isOn: value) }
  func saved(_ value: Bool) -> FormValue { .bool(value) }

  func value(from saved: FormValue) -> Bool? {
    if case .bool(let value) = saved { value } else { nil }
  }
}
