/// A number that is one of a slider's steps, whatever type of number the model has.
struct NumberSliderField<Number: BinaryFloatingPoint & Sendable>: FieldType {
  let numbers: SteppedNumbers

  var expectation: String { "\(numbers)" }

  func control(showing value: Number) -> Control { .numberSlider(value.decimal, numbers) }
  func saved(_ value: Number) -> FormValue { .number(value.decimal) }

  func value(from saved: FormValue) -> Number? {
    guard case .number(let number) = saved, numbers.contains(number) else { return nil }
    return Number(number)
  }
}

extension BinaryFloatingPoint {
  /// The decimal that the number is meant to be: 0.7, of a `Float` that is the nearest to that.
  var decimal: Double { Double("\(self)") ?? Double(self) }
}
