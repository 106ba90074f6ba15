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
        try advanceInRow(recordCount + 1)
        continue
      }
      return found(row.end, refusal(of: row.count))
    }
    return nil
  }

  /// Why a row cannot be used that has so many cells; nil when it can.
  func refusal(of count: Int) -> Refusal.Reason? {
    count == header.names.count
      ? nil : .cellCount(expected: header.names.count, found: count)
  }

  /// What separates the cells of the first row: that which is in it most often outside of quotes.
  ///
  /// A comma, if nothing is. Exports of spreadsheets in many languages have semicolons.
  mutating func delimiterOfFirstRow() throws(RecordFault) -> Delimiter {
    while true {
      var counts: [Delimiter: Int] = [:]
      var isQuoted = false
      scan: for byte in window.bytes[position..<window.end] {
        switch byte {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "\n") where !isQuoted: return Self.most(counts)
        default:
          if !isQuoted, let delimiter = Delimiter(rawValue: byte) {
            counts[delimiter, default: 0] += 1
          }
        }
      }
      guard window.canAdvance(to: position) else { return Self.most(counts) }
      try advance()
    }
  }

  private static func most(_ counts: [Delimiter: Int]) -> Delimiter {
    var best = (delimiter: Delimiter.comma, count: 0)
    for delimiter in [Delimiter.comma, .tab, .semicolon] {
      let count = counts[delimiter] ?? 0
      if count > best.count { best = (delimiter, count) }
    }
    return best.delimiter
  }
}
