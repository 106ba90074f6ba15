/// What is kept of the rows of some sources as they are read, a section at a time.
protocol RowNotes: Sendable {
  /// Takes up a section of a source.
  ///
  /// - Throws: What makes the source unreadable as a whole.
  mutating func begin(_ reader: RowReader) throws(RecordFault)

  /// Notes a row, or answers why not.
  ///
  /// - Parameters:
  ///   - row: The row, which may be one that cannot be used.
  ///   - layout: Where its cells are.
  ///   - source: The number of the source.
  ///   - reader: Where it is.
  /// - Returns: Why the row is left out; nil where it is not.
  /// - Throws: What makes the source unreadable as a whole.
  mutating func note(
    _ row: RowReader.Found, _ layout: inout RowLayout, of source: Int, in reader: inout RowReader
  ) throws(RecordFault) -> Refusal.Reason?

  /// Takes memory for so many rows more, if it can be had.
  mutating func reserve(_ rows: Int)

  /// Leaves off a source that was read in one section to its end.
  ///
  /// - Throws: What makes the source unreadable as a whole.
  mutating func end(_ reader: RowReader) throws(RecordFault)

  /// How many bytes a row hardly has fewer than.
  static var smallestUsual: Int { get }

  /// How many rows are noted.
  var count: Int { get }

  /// How many bytes of memory each takes.
  static var stride: Int { get }

  /// Adds what others have noted, after everything that is here.
  ///
  /// - Parameter other: Is empty afterwards.
  /// - Returns: Whether it could: not, if that makes more of something than can be told apart.
  mutating func add(_ other: inout Self) -> Bool
}
