import Bytes

/// How many values of a column are in each of some ranges that follow each other.
package struct Histogram: Equatable, Sendable {
  package enum Scale: Equatable, Sendable {
    /// Numbers, and whether all are whole.
    case numbers(areWhole: Bool)

    /// Days as ``CalendarDay/code``, in ranges of a number of units.
    case days(CalendarUnit, Int)
  }

  /// A range, without its upper end.
  package struct Range: Equatable, Sendable {
    package let lower: Double
    package let upper: Double
    package fileprivate(set) var count = 0
  }

  package let scale: Scale
  package private(set) var ranges: [Range]

  /// A number, or a day, month or year by the code of its first day.
  package enum Amount: Equatable, Sendable { case number(Double), days(Int, CalendarUnit) }

  /// The value in the middle, the lower of two.
  package let median: Amount?

  /// Whether the counts and the median are no estimates.
  package let isExact: Bool

  /// The most ranges: as many bars are seen at once.
  private static let maximum = 20

  private func amount(of text: Span<UInt8>, _ format: ValueFormat) -> Double? {
    switch scale {
    case .numbers: format.amount(of: text)
    case .days: format.day(of: text).map { Double($0.code) }
    }
  }

  private func range(of amount: Double) -> Int? {
    let next = ranges.partitioningIndex { $0.lower > amount }
    return next > 0 && amount < ranges[next - 1].upper ? next - 1 : nil
  }

  /// A value among all values of a column.
  package struct Rank: Equatable, Sendable {
    /// About how much of the values it is above, from 0 to 1: values of a bucket, or of a range of
    /// days, count as spread over it evenly.
    package let share: Double

    /// The position from the first range to the last, from 0 to 1.
    package let place: Double

    /// Its place among the hundred largest or smallest, if it is one of them.
    package let extreme: ExtremePlace?
  }

  /// Returns the rank of a value among all; nil for a value outside the ranges.
  package func rank(of text: Span<UInt8>, _ format: ValueFormat) -> Rank? {
    guard let amount = amount(of: text, format), let range = range(of: amount) else { return nil }
    let own = ranges[range]
    let part = (amount - own.lower) / (own.upper - own.lower)
    return Rank(
      share: hundredths.isEmpty
        ? share(of: range, part) : Double(hundredths.partitioningIndex { $0 >= amount }) / 100,
      place: (Double(range) + part) / Double(ranges.count), extreme: extremes.place(of: amount))
  }

  /// About how much of the values is below a part of a range.
  private func share(of range: Int, _ part: Double) -> Double {
    let below = ranges[..<range].reduce(0) { $0 + $1.count }
    let total = ranges[range...].reduce(below) { $0 + $1.count }
    return (Double(below) + part * Double(ranges[range].count)) / Double(max(1, total))
  }

  private let extremes: Extremes

  /// The numbers below which 0, 1, 2 and up to 99 % of all numbers are; none of days.
  private let hundredths: [Double]

  private init(
    _ scale: Scale, edges: [Double], median: Amount, extremes: Extremes,
    hundredths: [Double] = [], isExact: Bool = true
  ) {
    self.scale = scale
    self.median = median
    self.extremes = extremes
    self.hundredths = hundredths
    self.isExact = isExact
    ranges = zip(edges, edges.dropFirst()).map { Range(lower: $0, upper: $1) }
  }

  private mutating func count(_ amount: Double, _ count: Int) {
    if let place = range(of: amount) { ranges[place].count += count }
  }
}

// MARK: - Numbers

extension Histogram {
  /// The ranges of numbers; `nil` if they are all alike, or whole and equally spaced: row numbers.
  init?(_ distribution: Distribution, areWhole: Bool) {
    let parts = distribution.parts
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return nil }
    let total = parts.reduce(0) { $0 + $1.count }
    let (smallest, largest) = (first.lower, max(last.lower, last.upper.nextDown))
    if areWhole, largest - smallest < 1.01 * Double(total), !parts.contains(where: Self.isFull) {
      return nil
    }
    var before = 0
    let middle = parts.first { part in
      before += part.count
      return 2 * before >= total
    }
    let median = middle?.middle ?? smallest
    let hundredths = Self.hundredths(of: parts, total)
    func histogram(_ edges: [Double]) -> Histogram {
      var histogram = Histogram(
        .numbers(areWhole: areWhole), edges: edges, median: .number(median),
        extremes: distribution.extremes, hundredths: hundredths, isExact: distribution.isExact)
      for part in parts { histogram.count(part.middle, part.count) }
      return histogram
    }
    let even = histogram(Self.edges(from: smallest, to: largest, areWhole: areWhole))
    // Most towns are small: most would be in the first range.
    let isSkewed =
      smallest >= 0 && median > 0 && largest > 10 * median
      && 100 * (even.ranges.first?.count ?? 0) > 55 * total
    let positive = parts.first { $0.lower > 0 }?.lower ?? median
    self =
      isSkewed
      ? histogram(Self.steps(from: smallest, positive, to: largest, areWhole: areWhole)) : even
    guard ranges.count > 1 else { return nil }
  }

  /// The numbers below which 0, 1, 2 and up to 99 % of all are.
  private static func hundredths(of parts: [Distribution.Part], _ total: Int) -> [Double] {
    var numbers: [Double] = []
    var before = 0
    for part in parts {
      while numbers.count < 100, numbers.count * total < 100 * (before + part.count) {
        let inside = Double(numbers.count * total - 100 * before) / Double(100 * part.count)
        numbers.append(part.lower + inside * (part.upper - part.lower))
      }
      before += part.count
    }
    return numbers
  }

  /// Whether some numbers are more than would be there if each was one more than the one before.
  private static func isFull(_ part: Distribution.Part) -> Bool {
    Double(part.count) > max(1, part.upper - part.lower)
  }

  /// Edges that are multiples of 1, 2 or 5 with some zeros.
  private static func edges(from smallest: Double, to largest: Double, areWhole: Bool) -> [Double] {
    let least = largest / Double(maximum) - smallest / Double(maximum)
    var power = areWhole ? 0 : -300
    // A step further on is found sooner from near it.
    if least > 0 { power = max(power, Int(least.exponent) * 3 / 10 - 2) }
    while true {
      for digit in [1.0, 2, 5] {
        let width = digit * powerOfTen(power)
        guard width >= least, width > 0 else { continue }
        let start = (smallest / width).rounded(.down)
        let count = Int((largest / width).rounded(.down) - start) + 1
        return (0...count).map { multiple(start + Double($0), digit, power) }
      }
      power += 1
    }
  }

  /// Edges of 1, 2, 5, 10, 20 and so on, up to the first that is larger than all numbers; below the
  /// least of them zero, if numbers are less.
  private static func steps(
    from smallest: Double, _ positive: Double, to largest: Double, areWhole: Bool
  ) -> [Double] {
    var place = (Int(largest.exponent) * 3 / 10 - 1) * 3
    while step(place) <= largest { place += 1 }
    var edges = [step(place)]
    while edges[0] > positive, edges.count < maximum, !areWhole || place > 0 {
      place -= 1
      edges.insert(step(place), at: 0)
    }
    return smallest < edges[0] ? [0] + edges : edges
  }

  /// 1, 2, 5, 10, 20, 50 and so on from place 0, and 0.5, 0.2, 0.1 and so on below.
  private static func step(_ place: Int) -> Double {
    let digit = ((place % 3) + 3) % 3
    return multiple(1, [1, 2, 5][digit], (place - digit) / 3)
  }

  private static func multiple(_ number: Double, _ digit: Double, _ power: Int) -> Double {
    power < 0 ? number * digit / powerOfTen(-power) : number * digit * powerOfTen(power)
  }

  /// Exact up to 22, as a division by it is then, too.
  private static func powerOfTen(_ power: Int) -> Double {
    let value = (0..<Int(power.magnitude)).reduce(1.0) { value, _ in value * 10 }
    return power < 0 ? 1 / value : value
  }
}

// MARK: - Days

extension Histogram {
  /// The ranges of days: days, months, years, or tens or hundreds of years; `nil` if all are alike.
  init?(_ distribution: DayDistribution, isExact: Bool = true) {
    let counts = distribution.counts.sorted { $0.key < $1.key }
    guard let first = counts.first?.key, let last = counts.last?.key, first < last else {
      return nil
    }
    let own = distribution.unit.size
    let choices: [(CalendarUnit, Int)] = [
      (.day, 1), (.month, 1), (.year, 1), (.year, 10), (.year, 100), (.year, 1000),
    ]
    let choice = choices.first { unit, step in
      let size = unit.size * step
      guard size >= own else { return false }
      let most = unit == .day ? 31 : unit == .month ? 36 : 2 * Self.maximum
      return (last * own).quotient(by: size) - (first * own).quotient(by: size) < most
    }
    guard let (unit, step) = choice else { return nil }
    let size = unit.size * step
    let numbers = (first * own).quotient(by: size)...(last * own).quotient(by: size) + 1
    let total = counts.reduce(0) { $0 + $1.value }
    var before = 0
    let middle = counts.first { _, count in
      before += count
      return 2 * before >= total
    }
    self.init(
      .days(unit, step), edges: numbers.map { Double($0 * size) },
      median: .days((middle?.key ?? first) * own, distribution.unit),
      extremes: distribution.extremes, isExact: isExact)
    for (key, count) in counts { self.count(Double(key * own), count) }
    // The thirtieth of February has a code.
    ranges.removeAll { $0.count == 0 && !CalendarDay.hasDay(coded: Int($0.lower)) }
    guard ranges.count > 1 else { return nil }
  }
}
