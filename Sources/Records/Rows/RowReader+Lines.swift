import Bytes

/// Rows that are lines.
extension RowReader {
  /// Reads a row of a table, whose number of cells is wrong if it is not that of the header.
  mutating func readLine(
    _ delimiter: Delimiter, _ layout: inout RowLayout
  ) throws(InputError) -> Found? {
    let form = lines
    while try skipLineEnds() {
      if form.dialect.isLenient, try skipLine(as: form) { continue }
      if window.base + position >= form.end { return nil }
      let row: LineRow
      do throws(SyntaxFault) {
        row = try layout.readRow(
          window.bytes.span, in: position..<window.end, as: form,
          isLast: window.isLast || !window.canAdvance(to: position))
      } catch {
        try advance(after: error, separatedBy: delimiter, in: titles)
        continue
      }
      switch row {
      case .row(let end, let count, let isRepaired):
        guard isWhole(end) else {
          try advanceInRow(rowCount + 1)
          continue
        }
        let refusal = form.takes(cells: count) ? nil : refusal(of: count)
        if refusal != nil, try skipComment() { continue }
        var found = found(end, refusal)
        found.isRepaired = isRepaired && refusal == nil
        return found
      case .lost(let end, let error):
        if try skipComment() { continue }
        // A file that ends inside quotes and without a line end is cut off.
        let isOpen = error.expected == .closingQuote && error.offset >= window.end
        let isCut = isOpen && window.isLast && !"\r\n".utf8.contains(window.bytes[window.end - 1])
        guard !isCut, isWhole(end) else {
          try advance(after: error, separatedBy: delimiter, in: titles)
          continue
        }
        let field = titles.count > error.column ? titles[error.column] : nil
        // The quote that opens the cell, or one in a cell that none opens.
        let quote = error.expected == .unquoted ? error.offset : error.field
        return found(end, .quotes(field: field), at: quote)
      case .unfinished: try advanceInRow(rowCount + 1)
      }
    }
    return nil
  }

  /// Returns the reason for skipping a row with a number of cells; `nil` if it is usable.
  func refusal(of count: Int) -> Refusal.Reason? {
    if header.takes(cells: count) { return nil }
    if count < header.names.count, window.base + position >= header.notes { return nil }
    return .cellCount(expected: header.names.count, found: count)
  }

  /// Skips a row without a value, or a comment; returns whether there was one.
  @inline(__always)
  private mutating func skipLine(as form: LineForm) throws(InputError) -> Bool {
    let first = window.bytes[position]
    let isQuoted = first == form.dialect.quote && window.bytes[position + 1] == first
    if first == form.dialect.delimiter.rawValue || form.dialect.isBlank(first) || isQuoted {
      return try skipEmptyRow(by: form.dialect)
    }
    guard form.hasComments, shape.isComment(window.bytes, at: position) else { return false }
    try skipToLineEnd()
    return true
  }

  /// Skips a row of only separators, blanks and pairs of quotes, if there are several columns.
  @inline(never)
  private mutating func skipEmptyRow(by dialect: Dialect) throws(InputError) -> Bool {
    guard header.names.count > 1 else { return false }
    while true {
      let text = position..<window.end
      guard let end = Delimited.emptyRowEnd(window.bytes.span, in: text, by: dialect) else {
        return false
      }
      if isWhole(end) {
        remarks.add(.emptyRows, at: window.base + position)
        position = end
        return true
      }
      guard window.canAdvance(to: position) else { return false }
      try advance()
    }
  }

  /// Skips a line that isn't a row if it begins like a comment; returns whether it did.
  private mutating func skipComment() throws(InputError) -> Bool {
    guard shape.isTakenForComment(window.bytes, at: position), !shape.knowsNames else {
      return false
    }
    remarks.add(.comments, at: window.base + position)
    try skipToLineEnd()
    return true
  }

  /// Skips the rest of a line, up to its line end.
  mutating func skipToLineEnd() throws(InputError) {
    while true {
      if let end = Delimited.lineEnd(in: window.bytes.span, from: position, to: window.end) {
        position = end
        return
      }
      position = window.end
      guard !window.isLast else { return }
      try advance()
    }
  }
}
