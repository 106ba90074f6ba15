import Bytes

/// A day of the Gregorian calendar.
package struct CalendarDay: Equatable {
  let year: Int

  private let month: Int
  private let day: Int

  /// The day of those numbers; `nil` if the calendar has none.
  init?(year: Int, month: Int, day: Int) {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
    guard 1...12 ~= month, 1...days ~= day else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads a text that is a day and nothing else.
  package init?(_ text: Span<UInt8>, in order: DayOrder?) {
    guard let beginning = Self.beginning(text), beginning.count == text.count,
      let day = beginning.day(in: order)
    else { return nil }
    self = day
  }

  /// The day with a ``number``, as the source there counts it.
  init(number: Int) {
    let days = number + 719_468
    let era = days.quotient(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    month = part < 10 ? part + 3 : part - 9
    day = dayOfYear - (153 * part + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// As ISO 8601 writes it.
  var text: String {
    func padded(_ number: Int, to count: Int) -> String {
      let digits = "\(number.magnitude)"
      return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.count))
        + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// The number of the day where every month has 31, from that of the year 0: it is read off again.
  var code: Int { (12 * year + month - 1) * 31 + day - 1 }

  /// Whether there is a day with a code.
  static func hasDay(coded code: Int) -> Bool { day(coded: code) != nil }

  /// The first day with a code or a higher one.
  static func first(coded code: Int) -> CalendarDay { day(coded: code) ?? first(coded: code + 1) }

  private static func day(coded code: Int) -> CalendarDay? {
    let months = code.quotient(by: 31)
    let year = months.quotient(by: 12)
    return CalendarDay(year: year, month: months - 12 * year + 1, day: code - 31 * months + 1)
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

extension Int {
  /// The quotient, rounded down also where it is negative.
  package func quotient(by divisor: Int) -> Int { self < 0 ? ~(~self / divisor) : self / divisor }
}

extension CalendarDay {
  /// A day that a text begins with.
  struct Beginning {
    /// How many bytes it has.
    let count: Int

    /// The day in each order; `nil` if that makes none.
    let dayFirst: CalendarDay?
    let monthFirst: CalendarDay?
    let yearFirst: CalendarDay?

    /// Whether it is a day only if the order is given: a year of two digits is behind a point or a
    /// hyphen, or a day of one digit behind such a year.
    let needsOrder: Bool

    /// The day in an order; without one, that which it is in all orders.
    func day(in order: DayOrder?) -> CalendarDay? {
      switch order {
      case .dayMonthYear: return dayFirst
      case .monthDayYear: return monthFirst
      case .yearMonthDay: return yearFirst
      case nil:
        let days = [dayFirst, monthFirst, yearFirst].compactMap(\.self)
        return needsOrder || days.contains { $0 != days[0] } ? nil : days[0]
      }
    }
  }

  /// Reads the day at the beginning of a text: `2026-11-22`, `22.11.2026`, `11/22/2026`,
  /// `22-Nov-2026`, `Nov 22, 2026`, `11/22/26`, `26/11/22`, `22-Nov-26`.
  ///
  /// With points between the parts, months do not come first. Years with two digits from 69 to 99
  /// are in the twentieth century and others in the next, as
  /// [POSIX](https://pubs.opengroup.org/onlinepubs/9799919799/functions/strptime.html) defines.
  ///
  /// - Returns: The day; `nil` for any other text.
  static func beginning(_ text: Span<UInt8>) -> Beginning? {
    var reader = DayReader()
    guard let first = reader.part(of: text), let separator = reader.separator(in: text),
      let second = reader.part(of: text), let other = reader.separator(in: text),
      other == separator || separator == UInt8(ascii: " "), let third = reader.part(of: text)
    else { return nil }
    func beginning(
      _ dayFirst: CalendarDay?, _ monthFirst: CalendarDay?, _ yearFirst: CalendarDay?,
      needsOrder: Bool = false
    ) -> Beginning? {
      if dayFirst == nil, monthFirst == nil, yearFirst == nil { return nil }
      return Beginning(
        count: reader.position, dayFirst: dayFirst, monthFirst: monthFirst, yearFirst: yearFirst,
        needsOrder: needsOrder)
    }
    func day(_ year: DayReader.Part, _ month: DayReader.Part, _ day: DayReader.Part) -> CalendarDay?
    {
      guard year.digits == 4 || year.digits == 2, day.digits < 3 else { return nil }
      let century = year.digits == 4 ? 0 : year.number < 69 ? 2000 : 1900
      return CalendarDay(year: century + year.number, month: month.number, day: day.number)
    }
    let isDotted = separator == UInt8(ascii: ".")
    switch (first.digits, second.digits) {
    case (4, 1...2):
      let only = separator == UInt8(ascii: " ") ? nil : day(first, second, third)
      return beginning(only, only, only)
    case (1...2, 1...2):
      guard separator != UInt8(ascii: " ") else { return nil }
      let isShort = third.digits < 3
      return beginning(
        day(third, second, first), isDotted ? nil : day(third, first, second),
        isShort && first.digits == 2 ? day(first, second, third) : nil,
        needsOrder: isShort && (third.digits < 2 || separator != UInt8(ascii: "/")))
    case (1...2, 0):
      let only = day(third, second, first)
      return beginning(only, only, only)
    case (0, 1...2):
      let only = day(third, first, second)
      return beginning(only, only, only)
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

  /// Returns the separator of two parts; spaces count as one, also with a point or a comma before
  /// them.
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
