/// The number of occurrences of each number, while there are few distinct ones; then of each
/// bucket, whose width is the least power of two that leaves few buckets.
///
/// The result depends on the numbers alone, not on the order and the parts in which they were
/// noted.
struct Distribution: Equatable, Sendable {
  /// By the bits of the number, or by the number of the bucket.
  private var counts: [Int: Int] = [:]

  /// The binary logarithm of the buckets' width; `nil` without buckets.
  private var exponent: Int?

  private(set) var extremes = Extremes()

  private static let maximum = 2048

  /// The least width: two to the power of its negative is a number.
  private static let leastExponent = -1000

  /// The bits of a bucket's number.
  private static let bits = 60

  /// Some equal numbers, or those of a bucket.
  struct Part: Equatable {
    let lower: Double
    let upper: Double
    let count: Int

    var middle: Double { lower + (upper - lower) / 2 }
  }

  /// Whether each number is counted separately.
  var isExact: Bool { exponent == nil }

  /// The numbers, the smallest first.
  var parts: [Part] {
    let parts = counts.map { key, count in
      let lower = lower(of: key)
      let width = exponent.map { Double(sign: .plus, exponent: $0, significand: 1) } ?? 0
      return Part(lower: lower, upper: lower + width, count: count)
    }
    return parts.sorted { $0.lower < $1.lower }
  }

  /// Notes a number, which is finite.
  mutating func note(_ number: Double) {
    extremes.note(number)
    if let exponent, Self.exponent(for: number) > exponent { widen(to: Self.exponent(for: number)) }
    counts[key(of: number), default: 0] += 1
    if counts.count > Self.maximum { narrow() }
  }

  /// Adds numbers that were noted apart.
  mutating func add(_ other: Distribution) {
    extremes.add(other.extremes)
    var other = other
    if let exponent = [exponent, other.exponent].compactMap(\.self).max() {
      widen(to: exponent)
      // Buckets of the same numbers are the same only at the same width.
      other.widen(to: self.exponent ?? exponent)
      widen(to: other.exponent ?? exponent)
    }
    counts.merge(other.counts, uniquingKeysWith: +)
    if counts.count > Self.maximum { narrow() }
  }

  private func key(of number: Double) -> Int {
    guard let exponent else { return Int(bitPattern: UInt(number == 0 ? 0 : number.bitPattern)) }
    let scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    let place = number * scale
    // What is too little to be told from nothing is below it all the same.
    return place == 0 && number < 0 ? -1 : Int(place.rounded(.down))
  }

  private func lower(of key: Int) -> Double {
    guard let exponent else { return Double(bitPattern: UInt64(UInt(bitPattern: key))) }
    return Double(key) * Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// The least width with which the bucket of a number can be numbered.
  private static func exponent(for number: Double) -> Int {
    number == 0 ? leastExponent : max(leastExponent, Int(number.exponent) - bits)
  }

  /// Makes buckets of some width, at least.
  private mutating func widen(to least: Int) {
    guard let exponent else {
      let numbers = counts.map { (lower(of: $0.key), $0.value) }
      let needed = numbers.map { Self.exponent(for: $0.0) }.max() ?? Self.leastExponent
      self.exponent = max(least, needed)
      counts = Dictionary(numbers.map { (key(of: $0.0), $0.1) }, uniquingKeysWith: +)
      return
    }
    guard least > exponent else { return }
    counts = Dictionary(
      counts.map { ($0.key >> min(least - exponent, 63), $0.value) }, uniquingKeysWith: +)
    self.exponent = least
  }

  /// Makes buckets so wide that they are few.
  private mutating func narrow() {
    if exponent == nil { widen(to: Self.leastExponent) }
    while counts.count > Self.maximum, let exponent { widen(to: exponent + 1) }
  }
}
