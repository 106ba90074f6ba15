/// Dates and times of day as numbers in sorting order.
package enum CalendarRank {
  package enum Direction { case newestFirst, oldestFirst }

  /// The rank of an unknown date; all others are below it.
  static let unknownDate: UInt64 = (1 << 22) - 1

  /// The rank of an unknown time of day; all others are below it.
  static let unknownTime: UInt64 = (1 << 17) - 1

  /// The rank of a date such as `2017-06-24`, below 2^22.
  ///
  /// `1975-07-00` is a known month of a known year: it comes after every known day of that month,
  /// whatever the direction, and `1975-00-00` after every known month of that year. Anything else,
  /// including `0000-00-00` and `2015-13-01`, is unknown. The calendar is not checked: 30 February
  /// comes where it would be.
  package static func date(_ text: Span<UInt8>, _ direction: Direction) -> UInt64 {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let century = pair(text, 0), let rest = pair(text, 2), let month = pair(text, 5),
      let day = pair(text, 8), month <= 12, day <= 31
    else { return unknownDate }
    let year = century * 100 + rest
    guard year > 0 else { return unknownDate }
    // Zero less one is the greatest number, which `min` makes the last of its kind.
    return switch direction {
    case .newestFirst: ((9999 - year) * 13 + 12 - month) * 32 + 31 - day
    case .oldestFirst: (year * 13 + min(month &- 1, 12)) * 32 + min(day &- 1, 31)
    }
  }

  /// The year of a date, from 1 to 9999; 0 where the date is unknown.
  package static func year(_ text: Span<UInt8>) -> Int {
    let rank = date(text, .oldestFirst)
    return rank == unknownDate ? 0 : Int(rank / (13 * 32))
  }

  /// The rank of a time such as `7:05`, `07:05` or `07:05:30`, below 2^17.
  ///
  /// `9:30am`, `15.30`, `8-50` and the like are shown unchanged and count as unknown: a guess for
  /// the order would have to be shown to visitors too.
  package static func time(_ text: Span<UInt8>, _ direction: Direction) -> UInt64 {
    let start = text.count == 4 ? 1 : 2
    guard text.count == start + 3 || text.count == 8, text[start] == UInt8(ascii: ":"),
      let hour = start == 1 ? digit(text, 0) : pair(text, 0), hour < 24,
      let minute = pair(text, start + 1), minute < 60
    else { return unknownTime }
    var second: UInt64 = 0
    if text.count == 8 {
      guard text[5] == UInt8(ascii: ":"), let value = pair(text, 6), value < 60 else {
        return unknownTime
      }
      second = value
    }
    let seconds = (hour * 60 + minute) * 60 + second
    return switch direction {
    case .newestFirst: 86_399 - seconds
    case .oldestFirst: seconds
    }
  }

  @inline(__always)
  private static func pair(_ text: Span<UInt8>, _ position: Int) -> UInt64? {
    guard let tens = digit(text, position), let ones = digit(text, position + 1) else { return nil }
    return tens * 10 + ones
  }

  @inline(__always)
  private static func digit(_ text: Span<UInt8>, _ position: Int) -> UInt64? {
    let value = text[position] &- UInt8(ascii: "0")
    return value < 10 ? UInt64(value) : nil
  }
}
