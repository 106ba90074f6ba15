/// Dates and times of day as numbers that sort as they do.
enum CalendarKey {
  /// A number for a date such as `2017-06-24`, below 2^23; zero when the year is not known.
  ///
  /// `1975-07-00` is a known month of a known year: it comes below every known day of that month,
  /// and `1975-00-00` below every known month of that year. Anything else, `0000-00-00` and
  /// `2015-13-01` too, is unknown. No calendar is asked: 30 February sorts where it would be.
  static func date(_ text: Span<UInt8>) -> UInt64 {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let century = pair(text, 0), let rest = pair(text, 2), let month = pair(text, 5),
      let day = pair(text, 8), month <= 12, day <= 31
    else { return 0 }
    let year = century * 100 + rest
    return year == 0 ? 0 : year << 9 | month << 5 | day
  }

  /// A number for a time such as `7:05`, `07:05` or `07:05:30`, below 2^17; zero when not known.
  ///
  /// `9:30am`, `15.30`, `8-50` and the like are shown as they are and count as unknown: what is
  /// guessed for the order would have to be guessed for the reader too.
  static func time(_ text: Span<UInt8>) -> UInt64 {
    let start = text.count == 4 ? 1 : 2
    guard text.count == start + 3 || text.count == 8, text[start] == UInt8(ascii: ":"),
      let hour = start == 1 ? digit(text, 0) : pair(text, 0), hour < 24,
      let minute = pair(text, start + 1), minute < 60
    else { return 0 }
    var second: UInt64 = 0
    if text.count == 8 {
      guard text[5] == UInt8(ascii: ":"), let value = pair(text, 6), value < 60 else { return 0 }
      second = value
    }
    return (hour * 60 + minute) * 60 + second + 1
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
