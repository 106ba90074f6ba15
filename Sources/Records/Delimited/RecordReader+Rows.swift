/// What stands in a table: its header, and the rows below it.
extension RecordReader {
  /// Reads the first row, which says what the columns are.
  mutating func readHeader(separatedBy known: Delimiter?) throws(RecordFault) -> Table {
    guard try skipLineEnds() else { throw fault(.empty, at: nil) }
    guard window.bytes[position] != UInt8(ascii: "<") else { throw fault(.html, at: position) }
    let delimiter = try delimiterOfFirstRow(known)
    let header = try readFirstRow(separatedBy: delimiter)
    defer { position = header.end }
    do throws(HeaderFault) {
      return try Table(header.texts, separatedBy: delimiter)
    } catch {
      throw fault(.header(error), at: position)
    }
  }

  /// The next row; nil at the end of the source.
  mutating func readRow(
    of table: Table, _ layout: inout RecordLayout
  ) throws(RecordFault) -> Found? {
    while try skipLineEnds() {
      let row: (end: Int, count: Int)
      do throws(DelimitedFault) {
        row = try layout.readRow(of: table, window.bytes.span, in: position..<window.end)
      } catch {
        try advance(after: error, separatedBy: table.delimiter, in: table.names)
        continue
      }
      guard isWhole(row.end) else {
        try advanceInRow(recordCount + 1)
        continue
      }
      guard row.count == table.names.count else {
        throw fault(
          .fieldCount(expected: table.names.count, found: row.count), at: position,
          record: recordCount + 1)
      }
      recordCount += 1
      defer { position = row.end }
      return Found(number: recordCount, range: position..<row.end, isObject: true)
    }
    return nil
  }
}
