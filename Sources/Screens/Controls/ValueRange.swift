/// The earliest and latest day or time that a field accepts, and whether a value is required.
public struct ValueRange<Value: Comparable & Hashable & Sendable>: Hashable, Sendable {
  public let range: ClosedRange<Value>?
  public let isRequired: Bool

  public init(_ range: ClosedRange<Value>? = nil, isRequired: Bool = false) {
    self.range = range
    self.isRequired = isRequired
  }

  func contains(_ value: Value?) -> Bool {
    guard let value else { return !isRequired }
    return range?.contains(value) ?? true
  }

  /// The range as the end of a sentence: " from 09:00 to 17:00".
  var words: String { range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? "" }
}
