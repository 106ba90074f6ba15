/// A column of a table, and what is in it.
package struct TableColumn: Equatable, Sendable {
  /// What the data calls it: never empty, and no other column of the table is called so.
  package let name: String

  /// What pages call it.
  package let title: String

  /// What somebody says of it.
  package var description: String?

  /// The type of Table Schema that somebody says its values are of, where not all are.
  package var unmetType: String?

  /// How many rows have something to see in it.
  package let values: Int

  /// How many different ones: exactly up to 1,023, and about beyond.
  package let different: Int

  /// How many bytes the longest of its values has.
  package let longest: Int

  /// What its numbers are like, if it has values and all of them are numbers.
  package let numbers: Numbers?

  /// Whether one of its values is a number that JSON's readers round, so that all are strings there.
  package var roundsNumbers = false

  /// The codes of the first and the last of its days, if it has values and all of them are days.
  package var days: ClosedRange<Int>?

  /// The ways in which its days can be read, if there are several.
  package var dayReadings: DayReadings?

  /// The values that most rows have, if rows share them and few are different.
  package var frequent: [FrequentValue] = []

  /// How its numbers or days are spread, if they are.
  package let histogram: Histogram?

  /// What all of its values are, text if it has none, and how they are written.
  package let format: ValueFormat
  package var kind: ColumnType { format.kind }

  /// The extremes of a column's numbers, as they are written.
  package struct Numbers: Equatable, Sendable {
    package let smallest: String
    package let largest: String

    /// What stands between thousands, which the largest number has if any does.
    func groupSign(besides mark: ValueFormat.Mark) -> String? {
      for text in [largest, smallest] {
        for (sign, next) in zip(text, text.dropFirst())
        where ",.'’ \u{A0}\u{202F}\u{2009}".contains(sign) && next.isNumber
          && sign != (mark == .comma ? "," : ".")
        {
          return String(sign)
        }
      }
      return nil
    }
  }

  /// Whether ``different`` is no estimate.
  package var isExact: Bool { different <= DistinctCount.exact }

  /// Whether each of its values is there several times, taken together.
  package var repeats: Bool { 4 * different <= values }
}
