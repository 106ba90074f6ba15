import Bytes

/// A day and a time as seconds or milliseconds since the beginning of 1970, in universal time.
package enum EpochTime {
  /// Returns the seconds of a number, which has milliseconds from 10^11 (the year 5138) on; `nil`
  /// for other text, and years beyond 1 to 9999.
  package static func seconds(of text: Span<UInt8>) -> Double? {
    guard let number = TableNumber.value(of: text) else { return nil }
    let seconds = number.magnitude >= 1e11 ? number / 1000 : number
    return -62_135_596_800..<253_402_300_800 ~= seconds ? seconds : nil
  }

  /// Whether all numbers of a column may be times, from its least and its largest: seconds from 1973 to 2038,
  /// or milliseconds from 1980 to 2100.
  static func areTimes(from least: Double, to largest: Double) -> Bool {
    (1e8...2_147_483_648).contains(least) && largest <= 2_147_483_648
      || (3.155e11...4.102e12).contains(least) && largest <= 4.102e12
  }

  static func day(of text: Span<UInt8>) -> CalendarDay? { seconds(of: text).map(day(ofSeconds:)) }

  private static func day(ofSeconds seconds: Double) -> CalendarDay {
    CalendarDay(number: Int((seconds / 86_400).rounded(.down)))
  }

  static func days(of numbers: Distribution, from least: TableNumber, to largest: TableNumber)
    -> DayDistribution
  {
    var days = DayDistribution()
    for part in numbers.parts {
      let middle = min(max(part.middle, least.value), largest.value)
      days.note(day(ofSeconds: middle >= 1e11 ? middle / 1000 : middle), times: part.count)
    }
    // The middle of a bucket is neither the first nor the last.
    for end in [least, largest] {
      if let day = day(of: end.text.span) { days.extend(to: day.code...day.code) }
    }
    return days
  }

  /// The time as pages show it, `2018-02-07 01:26:13 UTC`; `nil` for other text.
  package static func text(of text: Span<UInt8>) -> String? {
    guard let seconds = seconds(of: text) else { return nil }
    let day = day(ofSeconds: seconds)
    let rest = Int(seconds.rounded(.down)) - 86_400 * day.number
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(day.text) \(clock.joined(separator: ":")) UTC"
  }
}
