/// What stands in a table: its header, and the rows below it.
extension RecordReader {
  /// Reads the first row, which says what the columns are.
  ///
  /// Where it is not known what separates them, it is a tab if there is one, or else a comma.
  mutating func readHeader(separatedBy known: Delimiter?) throws(RecordFault) -> Table {
    guard try skipLineEnds() else { throw fault(.empty, at: nil) }
    guard window.bytes[position] != UInt8(ascii: "<") else { throw fault(.html, at: position) }
    let delimiter = if let known { known } else { try delimiterOfHeader() }
    while true {
      var names: [(content: Range<Int>, hasDoubledQuotes: Bool)] = []
      let row: (end: Int, count: Int)
      do throws(DelimitedFault) {
        row = try Delimited.readRow(
          window.bytes.span, in: position..<window.end, separatedBy: delimiter
        ) { _, content, hasDoubledQuotes in
          if names.count <= Table.columnLimit { names.append((content, hasDoubledQuotes)) }
        }
      } catch {
        try advance(after: error, separatedBy: delimiter)
        continue
      }
      guard isWhole(row.end) else {
        try advanceInRow()
        continue
      }
      defer { position = row.end }
      do throws(HeaderFault) {
        return try Table(
          names.map { name in
            let bytes = window.bytes[name.content]
            return name.hasDoubledQuotes ? Delimited.unescaped(bytes) : bytes
          }, separatedBy: delimiter)
      } catch {
        throw fault(.header(error), at: position)
      }
    }
  }

  /// A tab when there is one in the first line, or else a comma.
  private mutating func delimiterOfHeader() throws(RecordFault) -> Delimiter {
    while true {
      for byte in window.bytes[position..<window.end] {
        if byte == Delimiter.tab.rawValue { return .tab }
        if byte == UInt8(ascii: "\n") { return .comma }
      }
      guard window.canAdvance(to: position) else { return .comma }
      try advance()
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
        try advance(after: error, separatedBy: table.delimiter, in: table)
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

  /// Whether a row that ends at a position would end there if the window were larger.
  private func isWhole(_ end: Int) -> Bool { end < window.end || window.isLast }

  /// Passes over line ends, and so over empty lines; false at the end of the source.
  private mutating func skipLineEnds() throws(RecordFault) -> Bool {
    while true {
      switch window.bytes[position] {
      case UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "\r") where window.bytes[position + 1] == UInt8(ascii: "\n"): position += 2
      default:
        guard position >= window.end else { return true }
        guard !window.isLast else { return false }
        try advance()
      }
    }
  }
}
