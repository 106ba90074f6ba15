import Bytes

/// The largest and the smallest numbers, as often as each is there, whatever their order and parts.
struct Extremes: Equatable, Sendable {
  /// The largest first, and one more than have a place.
  private var largest: [Double] = []

  /// The smallest first, likewise.
  private var smallest: [Double] = []

  private var count = 0

  /// The most numbers that have a place at either end.
  private static let places = 100

  /// Notes a number, which is finite, or several that are equal.
  mutating func note(_ number: Double, times more: Int = 1) {
    count += more
    for _ in 0..<min(more, Self.places + 1) {
      Self.insert(number, into: &largest, before: >)
      Self.insert(number, into: &smallest, before: <)
    }
  }

  /// Adds numbers that were noted apart.
  mutating func add(_ other: Extremes) {
    count += other.count
    for number in other.largest { Self.insert(number, into: &largest, before: >) }
    for number in other.smallest { Self.insert(number, into: &smallest, before: <) }
  }

  private static func insert(
    _ number: Double, into numbers: inout [Double], before isBefore: (Double, Double) -> Bool
  ) {
    if numbers.count > places {
      guard let last = numbers.last, isBefore(number, last) else { return }
      numbers.removeLast()
    }
    numbers.insert(number, at: numbers.partitioningIndex { isBefore(number, $0) })
  }

  /// The place of one of the numbers at the end that it is nearer to, equal numbers sharing the first;
  /// `nil` if more than a hundred are as far out or farther, at either end.
  func place(of number: Double) -> ExtremePlace? {
    func place(in numbers: [Double], before isBefore: (Double, Double) -> Bool) -> Int? {
      let equal = numbers.partitioningIndex { !isBefore($0, number) }
      let next = numbers.partitioningIndex { isBefore(number, $0) }
      return equal < next && next <= Self.places ? equal + 1 : nil
    }
    let high = place(in: largest, before: >).map { ExtremePlace($0, of: count, isLow: false) }
    let low = place(in: smallest, before: <).map { ExtremePlace($0, of: count, isLow: true) }
    guard let high, let low else { return high ?? low }
    return low.number < high.number ? low : high
  }
}

/// The place of a number among all numbers of its column, counted from the largest or the smallest.
package struct ExtremePlace: Equatable, Sendable {
  /// From 1.
  package let number: Int

  /// How many numbers there are.
  package let count: Int

  /// Whether it is counted from the smallest.
  package let isLow: Bool

  package init(_ number: Int, of count: Int, isLow: Bool) {
    self.number = number
    self.count = count
    self.isLow = isLow
  }
}
