extension RecordLayout {
  /// Reads one row of a table.
  ///
  /// An empty field is empty text: a table cannot say that it does not have one. The answer is the
  /// position of the line end, or of the end of the text, and how many fields there are.
  mutating func readRow(
    of table: Table, _ bytes: Span<UInt8>, in range: Range<Int>
  ) throws(DelimitedFault) -> (end: Int, count: Int) {
    self = RecordLayout()
    let record = range.lowerBound
    return try Delimited.readRow(bytes, in: range, separatedBy: table.delimiter) {
      column, content, hasDoubledQuotes in
      guard column < table.slots.count else { return }
      let slot = table.slots[column]
      guard slot != .unknown else { return }
      self[slot] = FieldRange(
        start: content.lowerBound - record, end: content.upperBound - record,
        kind: hasDoubledQuotes ? .doubled : .text)
    }
  }

  /// Whether some bytes are one row of a table, and nothing else.
  mutating func isRow(of table: Table, _ bytes: Span<UInt8>, in range: Range<Int>) -> Bool {
    // Whatever the fault is, the row was without it when it was indexed.
    guard let row = try? readRow(of: table, bytes, in: range) else { return false }
    return row.end == range.upperBound && row.count == table.slots.count
  }
}
