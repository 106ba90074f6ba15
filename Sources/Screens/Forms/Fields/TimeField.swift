/// A time of day, or none.
struct TimeField: FieldType {
  let limits: ValueRange<TimeOfDay>

  var expectation: String {
    "a time\(limits.words), such as \"19:30\"" + (limits.isRequired ? "" : ", or \"\" for none")
  }

  func control(showing value: TimeOfDay?) -> Control { .time(value, limits) }
  func saved(_ value: TimeOfDay?) -> FormValue { .text(value.map(\.description) ?? "") }

  func value(from saved: FormValue) -> TimeOfDay?? {
    guard case .text(let text) = saved else { return nil }
    let time = TimeOfDay(text)
    guard time != nil || text.isEmpty, limits.contains(time) else { return nil }
    return .some(time)
  }
}
