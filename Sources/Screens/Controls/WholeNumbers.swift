/// The whole numbers of a stepper.
public struct WholeNumbers: Hashable, Sendable {
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

  /// How many there are.
  var count: Int { (range.upperBound - range.lowerBound) / step + 1 }

  func contains(_ number: Int) -> Bool {
    range.contains(number) && (number - range.lowerBound).isMultiple(of: step)
  }
}

extension WholeNumbers: CustomStringConvertible {
  public var description: String {
    let numbers = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return step == 1 ? numbers : "\(numbers), in steps of \(step)"
  }
}
