/// A column of a table, and what is in it.
public struct TableColumn: Equatable, Sendable {
  /// What the data calls it: never empty, and no other column of the table is called so.
  public let name: String

  /// What pages call it.
  public let title: String

  /// How many rows have something to see in it.
  public let values: Int

  /// How many bytes the longest of its values has.
  public let longest: Int

  /// What its numbers are like, if it has values and all of them are numbers.
  public let numbers: Numbers?

  /// What all of its values are; text if it has none.
  public let kind: ColumnKind

  /// The extremes of a column's numbers, as they are written.
  public struct Numbers: Equatable, Sendable {
    public let smallest: String
    public let largest: String
  }
}
