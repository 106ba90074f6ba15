/// The rows of one page, as they are read.
struct TableRows: Sendable {
  /// The rows and what stood between them, escapes replaced.
  private(set) var bytes: [UInt8]

  /// Where each row begins.
  private(set) var starts: [Int] = []

  /// Where the cells of all rows are, one row after another.
  private(set) var cells: [FieldRange] = []

  /// How many cells a row has.
  let columns: Int

  init(bytes: [UInt8], columns: Int) {
    self.bytes = bytes
    self.columns = columns
  }

  mutating func reserve(_ rows: Int) {
    starts.reserveCapacity(rows)
    cells.reserveCapacity(rows * columns)
  }

  /// Adds a row, whose escapes are replaced.
  mutating func add(_ layout: RowLayout, from start: Int) {
    starts.append(start)
    for cell in layout.cells {
      guard cell.hasEscapes else {
        cells.append(cell)
        continue
      }
      var cell = cell
      var span = bytes.mutableSpan
      cell.unescape(in: &span, from: start)
      cells.append(cell)
    }
  }
}
