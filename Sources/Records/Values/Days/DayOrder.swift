/// The order of the parts of days in digits, `3/4/2026` or `23/10/15`, named as on the command
/// line: `--type seen=date:ymd`.
public enum DayOrder: String, CaseIterable, Sendable {
  case dayMonthYear = "dmy"
  case monthDayYear = "mdy"

  /// The year first, in two digits; with four digits it is first in every order.
  case yearMonthDay = "ymd"
}

/// The ways in which the days of a column can be read, where there are several.
package struct DayReadings: Equatable, Sendable {
  /// Whether times follow the days: the type of the column, unless it is text.
  package let type: ColumnType

  /// A day that is not the same in all of them, as it is written, and without the time after it.
  package let example: String

  /// The orders, and the example in each, as ISO 8601 writes it.
  package let readings: [Reading]

  /// The order in which the column is read; `nil` if it is text.
  package let order: DayOrder?

  /// Whether a schema or an option gives it.
  package let isSaid: Bool

  package struct Reading: Equatable, Sendable {
    package let order: DayOrder
    package let day: String
  }
}
