import Bytes

extension RowReader {
  /// Reads the names of a table's columns as they are, at most one beyond
  /// ``RowHeader/columnLimit``, and where they end, without moving past.
  mutating func readFirstRow(
    by dialect: Dialect
  ) throws(InputError) -> (texts: [ArraySlice<UInt8>], end: Int) {
    while true {
      var texts: [(content: Range<Int>, hasDoubledQuotes: Bool)] = []
      let row: (end: Int, count: Int)
      do throws(SyntaxFault) {
        row = try Delimited.readRow(
          window.bytes.span, in: position..<window.end, by: dialect
        ) { _, content, hasDoubledQuotes in
          if texts.count <= RowHeader.columnLimit { texts.append((content, hasDoubledQuotes)) }
        }
      } catch {
        if let row = looseFirstRow(error, by: dialect) { return row }
        try advance(after: error, separatedBy: dialect.delimiter)
        continue
      }
      guard isWhole(row.end) else {
        try advanceInRow()
        continue
      }
      let names = texts.map { text in
        text.hasDoubledQuotes
          ? Delimited.unescaped(window.bytes, in: text.content) : window.bytes[text.content]
      }
      return (names, row.end)
    }
  }

  /// Returns the first row if its quotes break RFC 4180, those without a closing one as text; `nil`
  /// if the dialect isn't lenient, or more text is needed.
  private func looseFirstRow(
    _ fault: SyntaxFault, by dialect: Dialect
  ) -> (texts: [ArraySlice<UInt8>], end: Int)? {
    let isCut = fault.offset >= window.end && !window.isLast && window.canAdvance(to: position)
    let lineEnd = Delimited.lineEnd(in: window.bytes.span, from: position, to: window.end)
    guard dialect.isLenient, fault.expected.isOfQuotes, !isCut,
      let end = lineEnd ?? (window.isLast ? window.end : nil),
      (try? Delimited.validate(window.bytes.span, in: position..<end)) != nil
    else { return nil }
    var texts: [ArraySlice<UInt8>] = []
    let reading = Delimited.Reading(takesOpenQuotes: true)
    _ = Delimited.readLine(window.bytes.span, in: position..<end, by: dialect, as: reading) {
      _, content, kind in
      guard texts.count <= RowHeader.columnLimit else { return }
      texts.append(
        kind == .text ? window.bytes[content] : Delimited.unescaped(window.bytes, in: content))
    }
    return (texts, end)
  }

  /// Whether a row that ends at a position would end there if the window were larger.
  func isWhole(_ end: Int) -> Bool { end < window.end || window.isLast }
}
