/// The rows of one page, shared by the views on them: to hand one on costs a single count.
final class RowPage: Sendable {
  /// The bytes of the rows and the gaps between them, with escapes replaced.
  let bytes: [UInt8]

  /// The start of each row.
  let starts: [Int]

  /// The ranges of the cells of all rows, one row after another.
  let cells: [FieldRange]

  /// How many cells a row has.
  let columns: Int

  /// The names of the rows.
  let names: [RowName]

  init(
    bytes: [UInt8], starts: [Int], cells: [FieldRange], columns: Int, names: [RowName]
  ) {
    self.bytes = bytes
    self.names = names
    self.starts = starts
    self.cells = cells
    self.columns = columns
  }
}
