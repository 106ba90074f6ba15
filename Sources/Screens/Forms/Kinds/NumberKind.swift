/// A number within bounds, or none.
struct NumberKind: FieldType {
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

/// A whole number within bounds.
struct StepperKind: FieldType {
  let numbers: WholeNumbers

  /// The name of one of the sections that the number counts, if it counts sections.
  var noun: String?

  var expectation: String { "\(numbers)" }

  func control(showing value: Int) -> Control {
    noun.map { .counter(value, numbers, noun: $0) } ?? .stepper(value, numbers)
  }

  func saved(_ value: Int) -> FormValue { .number(Double(value)) }

  func value(from saved: FormValue) -> Int? {
    guard case .number(let number) = saved, let value = Int(exactly: number),
      numbers.contains(value)
    else { return nil }
    return value
  }
}

/// A number that is one of a slider's steps, whatever type of number the model has.
struct NumberSliderKind<Number: BinaryFloatingPoint & Sendable>: FieldType {
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
