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
      let year = CalendarText.number(text, 0..<4), year > 0,
      let month = CalendarText.number(text, 5..<7), month <= 12,
      let day = CalendarText.number(text, 8..<10), day <= 31
    else { return unknownDate }
    return switch direction {
    case .newestFirst: UInt64(((9999 - year) * 13 + 12 - month) * 32 + 31 - day)
    case .oldestFirst:
      UInt64((year * 13 + (month == 0 ? 12 : month - 1)) * 32 + (day == 0 ? 31 : day - 1))
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
      let hour = CalendarText.number(text, 0..<start), hour < 24,
      let minute = CalendarText.number(text, start + 1..<start + 3), minute < 60
    else { return unknownTime }
    var second = 0
    if text.count == 8 {
      guard text[5] == UInt8(ascii: ":"), let value = CalendarText.number(text, 6..<8), value < 60
      else { return unknownTime }
      second = value
    }
    let seconds = (hour * 60 + minute) * 60 + second
    return UInt64(direction == .newestFirst ? 86_399 - seconds : seconds)
  }
}
