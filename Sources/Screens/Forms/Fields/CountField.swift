/// How many sections of a kind there are.
struct CountField: FieldType {
  let numbers: WholeNumbers

  /// What one of them is called.
  let noun: String

  var expectation: String { "\(numbers)" }

  func control(showing value: Int) -> Control { .counter(value, numbers, noun: noun) }
  func saved(_ value: Int) -> FormValue { StepperField(numbers: numbers).saved(value) }
  func value(from saved: FormValue) -> Int? { StepperField(numbers: numbers).value(from: saved) }
}
