import Bytes

/// Dates, times and durations as text, recognised by their form and by the calendar.
enum CalendarText {
  /// The seconds since the beginning of 1970 of a day and a time of it, as RFC 3339, databases and
  /// spreadsheets write them: `2026-11-22T07:05:30Z`, `22.11.2026 7:05`, `11/22/2026, 7:05 AM`.
  ///
  /// They are of universal time if the text has a zone. Without an order, days of digits alone are read
  /// if they are the same in all orders.
  static func seconds(of text: Span<UInt8>, in order: DayOrder?) -> Double? {
    guard let beginning = CalendarDay.beginning(text), let day = beginning.day(in: order),
      let seconds = seconds(afterDay: text.extracting(beginning.count...))
    else { return nil }
    return Double(day.number) * 86_400 + seconds
  }

  /// Returns the seconds after midnight after a day: a space or `T`, a time, and an optional zone.
  static func seconds(afterDay text: Span<UInt8>) -> Double? {
    let start = text.begins(with: ", ") ? 2 : 1
    guard text.count > 4,
      text[start - 1] == UInt8(ascii: " ") || text[0] | 0x20 == UInt8(ascii: "t")
    else { return nil }
    let rest = text.extracting(start...)
    let isSpaced = text[start - 1] == UInt8(ascii: " ")
    if isSpaced, let seconds = secondsOfDay(rest) { return seconds }
    let end = rest.indices.first { !isOfClock(rest[$0]) } ?? rest.count
    let time = rest.extracting(..<end)
    guard let zone = zone(rest.extracting(end...)), let seconds = secondsOfDay(time),
      isSpaced || time[2] == colon
    else { return nil }
    return seconds - zone
  }

  /// Returns the seconds from midnight to `7:05`, `07:05:30` or `7:05 PM`; nil for anything else.
  static func secondsOfDay(_ text: Span<UInt8>) -> Double? {
    guard let half = halfOfDay(text) else { return clock(text)?.time }
    let text = text.extracting(..<half.start)
    guard let seconds = secondsOfDay(text), 3_600..<46_800 ~= seconds else { return nil }
    return seconds.truncatingRemainder(dividingBy: 43_200) + (half.isAfternoon ? 43_200 : 0)
  }

  /// Digits with a colon or two between them.
  struct Clock {
    /// The seconds of a duration: the last part counts once, each other sixty times the next.
    let seconds: Double

    /// The seconds after midnight of a time of day; `nil` if the text isn't one.
    let time: Double?
  }

  /// Reads digits with a colon or two between them, `7:05`, `07:05:30` or `75:30.5`: durations, the
  /// first two times of day too; `nil` for other text.
  static func clock(_ text: Span<UInt8>) -> Clock? {
    guard text.count > 3, let first = text.indices.first(where: { text[$0] == colon }),
      1...6 ~= first, let leading = number(text, 0..<first)
    else { return nil }
    let point = text.indices.first { text[$0] == UInt8(ascii: ".") } ?? text.count
    let hasFraction = point < text.count
    let hasThird = point == first + 6 && text[first + 3] == colon
    guard hasThird || point == first + 3,
      let fraction = hasFraction ? number(text, point + 1..<text.count) : 0,
      let second = number(text, first + 1..<first + 3), second < 60,
      let third = hasThird ? number(text, first + 4..<first + 6) : 0, third < 60
    else { return nil }
    let unit = (point..<text.count).dropFirst().reduce(1.0) { unit, _ in unit * 10 }
    let minutes = leading * 60 + second
    let seconds = Double(hasThird ? minutes * 60 + third : minutes) + Double(fraction) / unit
    let isTime = first < 3 && leading < 24 && (hasThird || !hasFraction)
    return Clock(seconds: seconds, time: isTime ? hasThird ? seconds : seconds * 60 : nil)
  }

  /// How many seconds a duration has; nil for anything else.
  static func seconds(of text: Span<UInt8>) -> Double? {
    seconds(ofPeriod: text) ?? clock(text)?.seconds
  }

  /// Returns the seconds of an ISO 8601 duration of days at most, `P1DT2H3.5S`; nil for other text.
  static func seconds(ofPeriod text: Span<UInt8>) -> Double? {
    guard text.count > 2, text[0] == UInt8(ascii: "P") else { return nil }
    // The units that may still follow, and the digits that wait for one of them.
    var units = Array("DTHMS".utf8)[...]
    var digits = ""
    var seconds = 0.0
    for index in text.indices.dropFirst() {
      let byte = text[index]
      if ASCII.isDigit(byte) || byte == UInt8(ascii: ".") && !digits.isEmpty {
        digits.unicodeScalars.append(UnicodeScalar(byte))
        continue
      }
      guard let place = units.firstIndex(of: byte),
        (byte == UInt8(ascii: "T")) == digits.isEmpty,
        byte == UInt8(ascii: "D") || byte == UInt8(ascii: "T")
          || !units.contains(UInt8(ascii: "T"))
      else { return nil }
      units = units[(place + 1)...]
      let unit: Double =
        switch byte {
        case UInt8(ascii: "D"): 86_400
        case UInt8(ascii: "H"): 3_600
        case UInt8(ascii: "M"): 60
        default: 1
        }
      seconds += (Double(digits) ?? 0) * unit
      digits = ""
    }
    return digits.isEmpty && text[text.count - 1] != UInt8(ascii: "T") ? seconds : nil
  }

  private static let colon = UInt8(ascii: ":")

  /// Returns the start of `am` or `PM` after a time, with the space before it.
  private static func halfOfDay(_ text: Span<UInt8>) -> (start: Int, isAfternoon: Bool)? {
    guard text.count > 5, text[text.count - 1] | 0x20 == UInt8(ascii: "m") else { return nil }
    let sign = text.count - 2
    guard "ap".utf8.contains(text[sign] | 0x20) else { return nil }
    return (
      text[sign - 1] == UInt8(ascii: " ") ? sign - 1 : sign, text[sign] | 0x20 == UInt8(ascii: "p")
    )
  }

  /// The seconds that a time is before universal time: nothing, `Z`, or hours and minutes.
  private static func zone(_ text: Span<UInt8>) -> Double? {
    if text.isEmpty { return 0 }
    if text.count == 1 { return text[0] | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    guard text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-") else { return nil }
    let minutes: Int? =
      switch text.count {
      case 3: 0
      case 5: number(text, 3..<5)
      case 6: text[3] == colon ? number(text, 4..<6) : nil
      default: nil
      }
    guard let hours = number(text, 1..<3), let minutes else { return nil }
    return Double(hours * 60 + minutes) * (text[0] == UInt8(ascii: "-") ? -60 : 60)
  }

  private static func isOfClock(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || byte == colon || byte == UInt8(ascii: ".")
  }

  /// The number that digits are, if there is nothing else; of at most nine digits.
  static func number(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard 1...9 ~= range.count else { return nil }
    var number = 0
    for index in range {
      guard ASCII.isDigit(text[index]) else { return nil }
      number = number * 10 + Int(text[index] - UInt8(ascii: "0"))
    }
    return number
  }
}
