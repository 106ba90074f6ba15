/// A number within bounds, or none.
struct NumberField: FieldType {
  let numbers: Numbers

  var expectation: String { numbers.isRequired ? "\(numbers)" : "\(numbers), or null" }

  func control(showing value: Double?) -> Control { .number(value, numbers) }
  func saved(_ value: Double?) -> FormValue { value.map(FormValue.number) ?? .missing }

  func value(from saved: FormValue) -> Double?? {
    switch saved {
    case .number(let number) where numbers.contains(number): .some(number)
    case .missing where !numbers.isRequired: .some(nil)
    default: nil
    }
  }
}
