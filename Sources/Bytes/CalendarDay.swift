/// A day of the Gregorian calendar.
package struct CalendarDay: Equatable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The day of those numbers; `nil` if the calendar has none.
  package init?(year: Int, month: Int, day: Int) {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
    guard 1...12 ~= month, 1...days ~= day else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day with a ``number``, as the source there counts it.
  package init(number: Int) {
    let days = number + 719_468
    let era = days.quotient(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    month = part < 10 ? part + 3 : part - 9
    day = dayOfYear - (153 * part + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1 January 1970, in years that begin in March, as
  /// [Hinnant counts them](https://howardhinnant.github.io/date_algorithms.html).
  package var number: Int {
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// As ISO 8601 writes it.
  package var text: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// The number of the day where every month has 31, from that of the year 0: it is read off again.
  package var code: Int { (12 * year + month - 1) * 31 + day - 1 }

  /// Whether there is a day with a code.
  package static func hasDay(coded code: Int) -> Bool { day(coded: code) != nil }

  /// The first day with a code or a higher one.
  package static func first(coded code: Int) -> CalendarDay {
    day(coded: code) ?? first(coded: code + 1)
  }

  private static func day(coded code: Int) -> CalendarDay? {
    let months = code.quotient(by: 31)
    let year = months.quotient(by: 12)
    return CalendarDay(year: year, month: months - 12 * year + 1, day: code - 31 * months + 1)
  }
}

extension Int {
  /// The quotient, rounded down also where it is negative.
  package func quotient(by divisor: Int) -> Int { self < 0 ? ~(~self / divisor) : self / divisor }

  /// The decimal digits with zeros before them.
  package func padded(to width: Int) -> String {
    let digits = "\(magnitude)"
    let zeros = String(repeating: "0", count: Swift.max(0, width - digits.utf8.count))
    return (self < 0 ? "-" : "") + zeros + digits
  }
}
