import Bytes

extension RowReader {
  /// Skips the line in which spreadsheets name the delimiter: `sep=;`.
  ///
  /// - Returns: The delimiter; `nil` if there is no such line.
  mutating func skipDelimiterLine() -> Delimiter? {
    let line = window.bytes[position..<window.end].prefix(while: { $0 != UInt8(ascii: "\n") })
    let words = line.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
    guard words.count == 5, words.prefix(4).map(ASCII.lowercased) == Array("sep=".utf8),
      let delimiter = Delimiter(rawValue: words[4])
    else { return nil }
    position = line.endIndex
    return delimiter
  }

  /// Returns the delimiter of the first row: the most frequent one outside of quotes.
  ///
  /// Default: a comma. Exports of spreadsheets in many languages have semicolons. A file name that
  /// says tabs is believed; if two delimiters are equally frequent, one that says commas is too.
  mutating func delimiterOfFirstRow(_ known: Delimiter?) throws(RecordFault) -> Delimiter {
    if known == .tab { return .tab }
    while true {
      var counts: [Delimiter: Int] = [:]
      var isQuoted = false
      scan: for byte in window.bytes[position..<window.end] {
        switch byte {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "\n") where !isQuoted: return Delimiter.most(counts, expecting: known)
        default:
          if !isQuoted, let delimiter = Delimiter(rawValue: byte) {
            counts[delimiter, default: 0] += 1
          }
        }
      }
      guard window.canAdvance(to: position) else { return Delimiter.most(counts, expecting: known) }
      try advance()
    }
  }

  /// Reads the row with the names of a table's columns, without moving past it.
  ///
  /// - Parameter delimiter: The delimiter of the cells.
  /// - Returns: Their names as they are, no more than one beyond ``RowHeader/columnLimit``, and where the
  ///   row ends.
  /// - Throws: The error that makes the source unreadable as a whole.
  mutating func readFirstRow(
    separatedBy delimiter: Delimiter
  ) throws(RecordFault) -> (texts: [ArraySlice<UInt8>], end: Int) {
    while true {
      var texts: [(content: Range<Int>, hasDoubledQuotes: Bool)] = []
      let row: (end: Int, count: Int)
      do throws(DelimitedFault) {
        row = try Delimited.readRow(
          window.bytes.span, in: position..<window.end, separatedBy: delimiter
        ) { _, content, hasDoubledQuotes in
          if texts.count <= RowHeader.columnLimit { texts.append((content, hasDoubledQuotes)) }
        }
      } catch {
        try advance(after: error, separatedBy: delimiter)
        continue
      }
      guard isWhole(row.end) else {
        try advanceInRow()
        continue
      }
      let names = texts.map { text in
        let bytes = window.bytes[text.content]
        return text.hasDoubledQuotes ? Delimited.unescaped(bytes) : bytes
      }
      return (names, row.end)
    }
  }

  /// Whether a row that ends at a position would end there if the window were larger.
  func isWhole(_ end: Int) -> Bool { end < window.end || window.isLast }
}
