/// A column of a table, with facts about its values.
package struct TableColumn: Equatable, Sendable {
  /// The name in the data: never empty, and unique in the table.
  package let name: String

  /// The title on pages.
  package let title: String

  /// A description, from a schema.
  package var description: String?

  /// The address that its values link to.
  package var link: LinkTemplate?

  /// The declared type of Table Schema, if not all values have it.
  package var unmetType: String?

  /// How many rows have something to see in it.
  package let values: Int

  /// How many different ones: exactly up to 1,023, and about beyond.
  package let different: Int

  /// How many bytes the longest of its values has.
  package let longest: Int

  /// The range of its numbers, if all of its values are numbers.
  package let numbers: Numbers?

  /// The unit of its numbers that its header has in brackets: `m` in `Height (m)`.
  package var headerUnit: String? {
    guard kind == .decimal || kind == .wholeNumber && !isOfIdentifiers else { return nil }
    return HeaderUnit.unit(in: name)
  }

  /// Whether all of its values are written as numbers.
  package var areNumbers: Bool { numbers != nil || kind == .epoch }

  /// Whether one of its values is a number that JSON's readers round, so that all are strings there.
  package var roundsNumbers = false

  /// Whether it is said that its cells have one value each.
  var isWhole = false

  /// Whether its whole numbers are names, such as keys and postal codes, which have no amounts.
  package var isOfIdentifiers = false

  /// The codes of the first and the last of its days, if it has values and all of them are days.
  package var days: ClosedRange<Int>?

  /// The ways in which its days can be read, if there are several.
  package var dayReadings: DayReadings?

  /// The values that most rows have, if rows share them and few are different.
  package var frequent: [FrequentValue] = []

  /// How its numbers or days are spread, if they are.
  package let histogram: Histogram?

  /// The type of its values, text if it has none, and their format.
  package let format: ValueFormat
  package var kind: ColumnType { format.kind }

  /// Whether its values may be paths of files beside the table.
  package var namesFiles = false

  /// One of its values, if all look like paths of files and the first of them are not there.
  package var missingFile: String?

  /// The extremes of a column's numbers, as they are written.
  package struct Numbers: Equatable, Sendable {
    package let smallest: String
    package let largest: String

    /// Returns the separator of thousands, found in the largest or the smallest number.
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
