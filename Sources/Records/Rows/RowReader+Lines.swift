/// Rows that are lines.
extension RowReader {
  /// Reads a row of a table, whose number of cells is wrong if it is not that of the header.
  mutating func readLine(
    _ delimiter: Delimiter, _ layout: inout RowLayout
  ) throws(RecordFault) -> Found? {
    while try skipLineEnds() {
      let row: (end: Int, count: Int)
      do throws(DelimitedFault) {
        row = try layout.readLine(
          window.bytes.span, in: position..<window.end, separatedBy: delimiter,
          columns: header.names.count)
      } catch {
        try advance(after: error, separatedBy: delimiter, in: titles)
        continue
      }
      guard isWhole(row.end) else {
        try advanceInRow(rowCount + 1)
        continue
      }
      return found(row.end, refusal(of: row.count))
    }
    return nil
  }

  /// Returns the reason for skipping a row with a number of cells; `nil` if it is usable.
  func refusal(of count: Int) -> Refusal.Reason? {
    header.takes(cells: count)
      ? nil : .cellCount(expected: header.names.count, found: count)
  }
}
