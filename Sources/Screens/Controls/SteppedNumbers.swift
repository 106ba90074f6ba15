/// The numbers of a slider, which may have decimals.
///
/// They are counted in units of their last decimal, so that 0.7 is exactly the seventh step of 0.1.
public struct SteppedNumbers: Hashable, Sendable, CustomStringConvertible {
  public let range: ClosedRange<Double>
  public let step: Double

  private let decimals: Int

  /// The numbers without their decimal point.
  private let whole: WholeNumbers

  /// Creates every `step`th number of a range, beginning with its lower bound.
  ///
  /// - Precondition: The step and the bounds, literals in the source, have six decimals and fifteen
  ///   digits at most, and the step is positive.
  public init(_ range: ClosedRange<Double>, step: Double) {
    precondition(step > 0, "A slider goes up")
    let literals = [range.lowerBound, range.upperBound, step]
    let decimals = (0...6).first { decimals in
      literals.allSatisfy { Self.whole($0, decimals) != nil }
    }
    guard let decimals, let lowest = Self.whole(range.lowerBound, decimals),
      let highest = Self.whole(range.upperBound, decimals), let step = Self.whole(step, decimals)
    else { preconditionFailure("A slider's numbers have six decimals and fifteen digits at most") }
    self.range = range
    self.step = Self.number(step, decimals)
    self.decimals = decimals
    whole = WholeNumbers(lowest...highest, step: step)
  }

  var all: [Double] { whole.all.map { Self.number($0, decimals) } }

  var count: Int { whole.count }

  func contains(_ number: Double) -> Bool {
    Self.whole(number, decimals).map(whole.contains) ?? false
  }

  private static func number(_ whole: Int, _ decimals: Int) -> Double {
    Double(whole) / Numbers.scale(decimals)
  }

  /// The number without its decimal point, if it has no more decimals.
  private static func whole(_ number: Double, _ decimals: Int) -> Int? {
    let scale = Numbers.scale(decimals)
    let product = (number * scale).rounded()
    // A decimal such as 0.7 has no exact binary form: it is the nearest number that counts.
    guard product.magnitude < 1e15, product / scale == number else { return nil }
    return Int(product)
  }

  public var description: String {
    "a number from \(Numbers.text(of: range.lowerBound)) to "
      + "\(Numbers.text(of: range.upperBound)), in steps of \(Numbers.text(of: step))"
  }
}

/// The whole numbers of a stepper.
public struct WholeNumbers: Hashable, Sendable, CustomStringConvertible {
  public let range: ClosedRange<Int>
  public let step: Int

  /// Creates every `step`th number of a range, beginning with its lower bound.
  ///
  /// - Precondition: The step, a literal in the source, is positive, and the count of the range
  ///   fits an `Int`.
  public init(_ range: ClosedRange<Int>, step: Int = 1) {
    precondition(step > 0, "A stepper goes up")
    let count = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    precondition(!count.overflow, "A stepper goes through numbers that can be counted")
    self.range = range
    self.step = step
  }

  /// The numbers, in ascending order.
  public var all: StrideThrough<Int> {
    stride(from: range.lowerBound, through: range.upperBound, by: step)
  }

  var count: Int { (range.upperBound - range.lowerBound) / step + 1 }

  func contains(_ number: Int) -> Bool {
    range.contains(number) && (number - range.lowerBound).isMultiple(of: step)
  }

  public var description: String {
    let numbers = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return step == 1 ? numbers : "\(numbers), in steps of \(step)"
  }
}
