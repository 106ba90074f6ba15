import Bytes

/// The number of rows for each day, or for each month or year if days are many; it depends on the
/// days alone, not on their order and parts.
struct DayDistribution: Equatable, Sendable {
  /// By the unit's number.
  private(set) var counts: [Int: Int] = [:]
  private(set) var unit = CalendarUnit.day

  /// The codes of the first and the last day.
  private(set) var ends: ClosedRange<Int>?

  /// The codes of the first and the last days.
  private(set) var extremes = Extremes()

  private static let maximum = 2048

  /// Notes a day, or several of it.
  mutating func note(_ day: CalendarDay, times count: Int = 1) {
    counts[day.code.quotient(by: unit.size), default: 0] += count
    extremes.note(Double(day.code), times: count)
    extend(to: day.code...day.code)
    narrow()
  }

  /// Adds days that were noted apart.
  mutating func add(_ other: DayDistribution) {
    let unit = max(unit, other.unit)
    let others = other.counts(in: unit)
    counts = counts(in: unit).merging(others, uniquingKeysWith: +)
    extremes.add(other.extremes)
    self.unit = unit
    if let others = other.ends { extend(to: others) }
    narrow()
  }

  /// How far the first and the last day are apart.
  var span: Int { ends.map { $0.upperBound - $0.lowerBound } ?? 0 }

  /// Takes in the codes of the first and the last of other days.
  mutating func extend(to others: ClosedRange<Int>) {
    let own = ends ?? others
    ends = min(own.lowerBound, others.lowerBound)...max(own.upperBound, others.upperBound)
  }

  private mutating func narrow() {
    while counts.count > Self.maximum, let next = CalendarUnit(rawValue: unit.rawValue + 1) {
      counts = counts(in: next)
      unit = next
    }
  }

  private func counts(in unit: CalendarUnit) -> [Int: Int] {
    let size = unit.size / self.unit.size
    if size == 1 { return counts }
    return Dictionary(counts.map { ($0.key.quotient(by: size), $0.value) }, uniquingKeysWith: +)
  }
}

/// The unit by which days are counted.
package enum CalendarUnit: Int, Comparable, Sendable, BitwiseCopyable {
  case day, month, year

  /// The number of its codes in a unit of days; each month has 31.
  var size: Int { self == .day ? 1 : self == .month ? 31 : 12 * 31 }

  package static func < (first: CalendarUnit, second: CalendarUnit) -> Bool {
    first.rawValue < second.rawValue
  }
}
