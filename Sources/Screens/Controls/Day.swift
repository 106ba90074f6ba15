import Bytes

/// A day of the Gregorian calendar, in the years 1 to 275760, the range of browsers.
public struct Day: Hashable, Comparable, Sendable, LosslessStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Creates a day that exists; `nil` for a date such as 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...275_760).contains(year), CalendarDay(year: year, month: month, day: day) != nil
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day as HTML and JSON write it: `2026-11-21` (ISO 8601).
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, (4...6).contains(parts[0].count),
      parts[0].count == 4 || parts[0].first != UInt8(ascii: "0"),
      parts[1].count == 2, parts[2].count == 2, let year = Int(digits: parts[0]),
      let month = Int(digits: parts[1]), let day = Int(digits: parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension Int {
  /// Reads decimal digits, and nothing else: no sign, no space.
  init?(digits: Substring.UTF8View) {
    guard digits.allSatisfy(ASCII.isDigit) else { return nil }
    self.init(Substring(digits))
  }
}
