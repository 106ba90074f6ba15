import Bytes

/// A day of the Gregorian calendar.
struct CalendarDay: Equatable {
  let year: Int

  private let month: Int
  private let day: Int

  /// What comes first in `3/4/2026`.
  enum First: Sendable { case day, month }

  /// The day of those numbers; nil where the calendar has none.
  init?(year: Int, month: Int, day: Int) {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
    guard 1...12 ~= month, 1...days ~= day else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads a text that is a day and nothing else.
  init?(_ text: Span<UInt8>, first: First) {
    guard let beginning = Self.beginning(text), beginning.count == text.count,
      let day = beginning.day(first: first)
    else { return nil }
    self = day
  }

  /// The number of the day where every month has 31, from that of the year 0: it is read off again.
  var code: Int { (12 * year + month - 1) * 31 + day - 1 }

  /// Whether there is a day with a code.
  static func hasDay(coded code: Int) -> Bool {
    CalendarDay(year: code / 372, month: code / 31 % 12 + 1, day: code % 31 + 1) != nil
  }

  /// The number of days since 1 January 1970.
  ///
  /// As [Hinnant counts them](https://howardhinnant.github.io/date_algorithms.html), in years that
  /// begin in March.
  var number: Int {
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension CalendarDay {
  /// A day that a text begins with.
  struct Beginning {
    /// How many bytes it has.
    let count: Int

    /// The day where days come first, and where months do.
    let dayFirst: CalendarDay?
    let monthFirst: CalendarDay?

    func day(first: First) -> CalendarDay? { first == .day ? dayFirst : monthFirst }
  }

  /// Reads the day that a text begins with: `2026-11-22`, `22.11.2026`, `11/22/2026`, `22-Nov-2026`,
  /// `Nov 22, 2026`, `11/22/26`, `22-Nov-26`.
  ///
  /// Where there are points between them, days come first. Years have four digits; of two behind a
  /// stroke or a month's name, 69 to 99 are years of the twentieth century and others of the next, as
  /// [POSIX](https://pubs.opengroup.org/onlinepubs/9799919799/functions/strptime.html) says.
  ///
  /// - Returns: The day; nil where there is none.
  static func beginning(_ text: Span<UInt8>) -> Beginning? {
    var reader = DayReader()
    guard let first = reader.part(of: text), let separator = reader.separator(in: text),
      let second = reader.part(of: text), let other = reader.separator(in: text),
      other == separator || separator == UInt8(ascii: " "), let third = reader.part(of: text)
    else { return nil }
    func beginning(_ dayFirst: CalendarDay?, _ monthFirst: CalendarDay?) -> Beginning? {
      if dayFirst == nil, monthFirst == nil { return nil }
      return Beginning(count: reader.position, dayFirst: dayFirst, monthFirst: monthFirst)
    }
    func day(_ year: DayReader.Part, _ month: DayReader.Part, _ day: DayReader.Part) -> CalendarDay?
    {
      let isShort = year.digits == 2 && (separator == UInt8(ascii: "/") || month.digits == 0)
      guard year.digits == 4 || isShort, day.digits < 3 else { return nil }
      let century = !isShort ? 0 : year.number < 69 ? 2000 : 1900
      return CalendarDay(year: century + year.number, month: month.number, day: day.number)
    }
    let isDotted = separator == UInt8(ascii: ".")
    switch (first.digits, second.digits) {
    case (4, 1...2):
      let only = separator == UInt8(ascii: " ") ? nil : day(first, second, third)
      return beginning(only, only)
    case (1...2, 1...2):
      guard separator != UInt8(ascii: " ") else { return nil }
      return beginning(day(third, second, first), isDotted ? nil : day(third, first, second))
    case (1...2, 0):
      let only = day(third, second, first)
      return beginning(only, only)
    case (0, 1...2):
      let only = day(third, first, second)
      return beginning(only, only)
    default: return nil
    }
  }
}

/// Reads the parts of a day.
private struct DayReader {
  private(set) var position = 0

  /// Digits, or the name of a month, which has none.
  struct Part {
    let number: Int
    let digits: Int
  }

  mutating func part(of text: Span<UInt8>) -> Part? {
    let start = position
    var number = 0
    while position < text.count, position - start < 5, ASCII.isDigit(text[position]) {
      number = number * 10 + Int(text[position] - UInt8(ascii: "0"))
      position += 1
    }
    if position > start { return Part(number: number, digits: position - start) }
    while position < text.count, ASCII.isAlphanumeric(text[position]) { position += 1 }
    let word = start..<position
    let month = Self.months.firstIndex { name in
      (word.count == 3 || word.count == name.count)
        && zip(word, name).allSatisfy { ASCII.lowercased(text[$0]) == $1 }
    }
    return month.map { Part(number: $0 + 1, digits: 0) }
  }

  /// What stands between two parts; spaces are one, also with a point or a comma before them.
  mutating func separator(in text: Span<UInt8>) -> UInt8? {
    guard position < text.count else { return nil }
    var sign = text[position]
    guard "-/., ".utf8.contains(sign) else { return nil }
    position += 1
    while position < text.count, text[position] == UInt8(ascii: " ") {
      sign = UInt8(ascii: " ")
      position += 1
    }
    return sign == UInt8(ascii: ",") ? nil : sign
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }
}
