/// A whole number within bounds.
struct StepperField: FieldType {
  let numbers: WholeNumbers

  var expectation: String { "\(numbers)" }

  func control(showing value: Int) -> Control { .stepper(value, numbers) }
  func saved(_ value: Int) -> FormValue { .number(Double(value)) }

  func value(from saved: FormValue) -> Int? {
    guard case .number(let number) = saved, let value = Int(exactly: number),
      numbers.contains(value)
    else { return nil }
    return value
  }
}
