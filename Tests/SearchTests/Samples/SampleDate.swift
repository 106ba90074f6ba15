import TestSupport

@testable import Search

/// A date of which the month or the day may be unknown: zero.
struct SampleDate: Equatable {
  let year, month, day: Int

  init(_ year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  static func any(using generator: inout SeededGenerator) -> Self? {
    let year = [1899, 1999, 2000, 2019, 2020, 2024, 2100, 2101, 9999][generator.below(9)]
    switch generator.below(10) {
    case 0: return nil
    case 1: return Self(year, 0, 0)
    case 2: return Self(year, 1 + generator.below(12), 0)
    default: return Self(year, 1 + generator.below(12), 1 + generator.below(31))
    }
  }

  /// As it is written: `2026-11-22`.
  var text: String {
    let two = { (part: Int) in part < 10 ? "0\(part)" : "\(part)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}
