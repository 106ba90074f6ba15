/// Dates, times and durations as text, told by how they are written and by the calendar.
enum CalendarText {
  /// Whether text is a day of the Gregorian calendar: `2026-11-22`.
  static func isDate(_ text: Span<UInt8>) -> Bool {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let year = number(text, 0..<4), let month = number(text, 5..<7), 1...12 ~= month,
      let day = number(text, 8..<10)
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
    return 1...days ~= day
  }

  /// Whether text is a day and a time of it, with a space or a `T` between them, as RFC 3339 and
  /// databases write it: `2026-11-22T07:05:30Z`, `2026-11-22 07:05`.
  static func isDateAndTime(_ text: Span<UInt8>) -> Bool {
    guard text.count > 15, text[10] == UInt8(ascii: " ") || text[10] | 0x20 == UInt8(ascii: "t"),
      isDate(text.extracting(..<10))
    else { return false }
    var time = text.extracting(11...)
    let zone = time.indices.first { !isOfClock(time[$0]) } ?? time.count
    guard isZone(time.extracting(zone...)) else { return false }
    time = time.extracting(..<zone)
    guard let clock = clock(time) else { return false }
    return clock == .timeOrDuration && time[2] == colon
  }

  /// What digits with colons between them may be.
  enum Clock { case timeOrDuration, duration }

  /// What digits with a colon or two between them are; nil for anything else.
  ///
  /// Of `7:05`, `07:05:30` and `75:30.5` all are durations, and the first two times of day.
  static func clock(_ text: Span<UInt8>) -> Clock? {
    guard text.count > 3, let first = text.indices.first(where: { text[$0] == colon }),
      1...6 ~= first, let leading = number(text, 0..<first)
    else { return nil }
    let point = text.indices.first { text[$0] == UInt8(ascii: ".") } ?? text.count
    let isFraction = point < text.count && number(text, point + 1..<text.count) != nil
    guard point == text.count || isFraction,
      point == first + 3 || point == first + 6 && text[first + 3] == colon,
      let second = number(text, first + 1..<first + 3), second < 60
    else { return nil }
    guard point == first + 6 else {
      return first < 3 && leading < 24 && point == text.count ? .timeOrDuration : .duration
    }
    guard let third = number(text, first + 4..<first + 6), third < 60 else { return nil }
    return first < 3 && leading < 24 ? .timeOrDuration : .duration
  }

  /// Whether text is a duration of ISO 8601 with days at most: `PT75M`, `P1DT2H3.5S`.
  static func isPeriod(_ text: Span<UInt8>) -> Bool {
    guard text.count > 2, text[0] == UInt8(ascii: "P") else { return false }
    // The units that may still follow, and whether digits wait for one of them.
    var units = Array("DTHMS".utf8)[...]
    var digits = 0
    for index in text.indices.dropFirst() {
      let byte = text[index]
      if isDigit(byte) || byte == UInt8(ascii: ".") && digits > 0 {
        digits += 1
        continue
      }
      guard let place = units.firstIndex(of: byte), (byte == UInt8(ascii: "T")) == (digits == 0),
        byte == UInt8(ascii: "D") || byte == UInt8(ascii: "T")
          || !units.contains(UInt8(ascii: "T"))
      else { return false }
      units = units[(place + 1)...]
      digits = 0
    }
    return digits == 0 && text[text.count - 1] != UInt8(ascii: "T")
  }

  /// How many seconds a duration has, or how many a time of day is after midnight.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isTime: Whether two parts, `7:05`, are hours and minutes, and not minutes and seconds.
  /// - Returns: The number; nil for anything else.
  static func seconds(of text: Span<UInt8>, asTime isTime: Bool) -> Double? {
    if isPeriod(text) { return seconds(ofPeriod: text) }
    guard clock(text) != nil else { return nil }
    let bytes = text.indices.map { text[$0] }
    let parts = bytes.split(separator: colon).map {
      Double(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    let value = parts.reduce(0) { $0 * 60 + $1 }
    return isTime && parts.count == 2 ? value * 60 : value
  }

  private static func seconds(ofPeriod text: Span<UInt8>) -> Double {
    var (seconds, digits) = (0.0, "")
    for index in text.indices.dropFirst() {
      let byte = text[index]
      if isDigit(byte) || byte == UInt8(ascii: ".") {
        digits.unicodeScalars.append(UnicodeScalar(byte))
        continue
      }
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
    return seconds
  }

  private static let colon = UInt8(ascii: ":")

  /// Whether nothing, `Z`, or hours and minutes from the zero meridian follow a time.
  private static func isZone(_ text: Span<UInt8>) -> Bool {
    if text.isEmpty { return true }
    if text.count == 1 { return text[0] | 0x20 == UInt8(ascii: "z") }
    guard text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-") else { return false }
    switch text.count {
    case 3: return number(text, 1..<3) != nil
    case 5: return number(text, 1..<5) != nil
    case 6: return number(text, 1..<3) != nil && text[3] == colon && number(text, 4..<6) != nil
    default: return false
    }
  }

  private static func isOfClock(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == colon || byte == UInt8(ascii: ".")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// The number that digits are, if there is nothing else; of at most nine digits.
  private static func number(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard 1...9 ~= range.count else { return nil }
    var number = 0
    for index in range {
      guard isDigit(text[index]) else { return nil }
      number = number * 10 + Int(text[index] - UInt8(ascii: "0"))
    }
    return number
  }
}
