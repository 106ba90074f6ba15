/// A day, or none.
struct DateField: FieldType {
  let limits: ValueRange<Day>

  var expectation: String {
    "a day\(limits.words), such as \"2026-11-21\"" + (limits.isRequired ? "" : ", or \"\" for none")
  }

  func control(showing value: Day?) -> Control { .date(value, limits) }
  func saved(_ value: Day?) -> FormValue { .text(value.map(\.description) ?? "") }

  func value(from saved: FormValue) -> Day?? {
    guard case .text(let text) = saved else { return nil }
    let day = Day(text)
    guard day != nil || text.isEmpty, limits.contains(day) else { return nil }
    return .some(day)
  }
}
