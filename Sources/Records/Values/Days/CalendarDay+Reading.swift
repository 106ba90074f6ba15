import Bytes

extension CalendarDay {
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Reads a text that is a day and nothing else.
  package init?(_ text: Span<UInt8>, in order: DayOrder?) {
    guard let beginning = Self.beginning(text), beginning.count == text.count,
      let day = beginning.day(in: order)
    else { return nil }
    self = day
  }

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

  /// Returns the separator of two parts; spaces, after a point or a comma too, count as one.
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

  private static let months = CalendarDay.months.map { Array($0.utf8) }
}
