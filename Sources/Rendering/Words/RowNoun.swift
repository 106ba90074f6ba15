import Screens

/// The name of a collection's rows, in singular and plural.
public struct RowNoun: Sendable {
  public let singular: String
  public let plural: String

  /// More forms of the word, in languages that have them.
  var forms: [PluralForm: String] = [:]

  /// Names one row, such as `volcano`, and several: `volcanoes`.
  public init(_ singular: String, _ plural: String) {
    self.singular = singular
    self.plural = plural
  }

  public static let row = RowNoun("row", "rows")

  /// Whether they have the usual name of rows, in the language of the page.
  var isUsual: Bool { singular == Self.row.singular && plural == Self.row.plural }

  /// The plural with a capital, to begin a sentence or the head of a column: `Volcanoes`.
  public var title: String { plural.prefix(1).uppercased() + plural.dropFirst() }

  /// Returns a number of rows: `1 row`, `2,650 rows`.
  public func counted(_ count: Int) -> String {
    count == 1 ? "1 \(singular)" : "\(GroupedNumber(count)) \(plural)"
  }
}
