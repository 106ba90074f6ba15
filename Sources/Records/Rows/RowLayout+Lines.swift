import Bytes

/// The form of the lines of a table: everything that reading one depends on.
struct LineForm: Sendable, BitwiseCopyable {
  var dialect = Dialect(delimiter: .comma)
  var columns = 0

  /// Whether rows may have fewer cells, and whether every row lacks the last one.
  var padsRows = false
  var lacksLastCell = false

  /// The offset in the source at which the rows end and notes begin.
  var end = Int.max

  /// Whether an option gives a prefix of comments.
  var hasComments = false

  /// Whether a line with this number of cells can be a row.
  @inline(__always)
  func takes(cells count: Int) -> Bool {
    count == columns || padsRows && 0 < count && count < columns
      || lacksLastCell && count == columns - 1
  }
}

/// The result of reading a row of a table.
enum LineRow {
  /// A row, with any number of cells.
  case row(end: Int, count: Int, isRepaired: Bool)

  /// A line that no reading fits, and the fault of its quotes.
  case lost(end: Int, SyntaxFault)

  /// More text is needed.
  case unfinished
}

extension RowLayout {
  /// Reads a row of a table of lines.
  ///
  /// If RFC 4180 does not allow the row and the dialect is lenient, other readings are tried, and the first
  /// one with as many cells as there are columns is used. The result depends only on the bytes from the
  /// beginning of the row.
  ///
  /// - `range`: The range from the beginning of the row to the end of the text.
  /// - `isLast`: Whether no more text can be read.
  /// - Throws: The first fault, unless the dialect is lenient and it is of quotes.
  @inline(__always)
  mutating func readRow(
    _ bytes: Span<UInt8>, in range: Range<Int>, as form: LineForm, isLast: Bool
  ) throws(SyntaxFault) -> LineRow {
    let row: (end: Int, count: Int)
    do throws(SyntaxFault) {
      row = try readLine(bytes, in: range, by: form.dialect, columns: form.columns)
    } catch {
      guard form.dialect.isLenient, error.expected.isOfQuotes else { throw error }
      return try readLoosely(bytes, in: range, as: form, isLast: isLast, error)
    }
    if form.dialect.isLenient, form.dialect.delimiter == .tab,
      let line = Delimited.lineEnd(in: bytes, from: range.lowerBound, to: row.end)
    {
      return try readTabs(bytes, in: range, to: line, as: form, row)
    }
    return .row(end: row.end, count: row.count, isRepaired: false)
  }

  /// Reads a row between tabs with a quoted cell of several lines: if its first line alone has the right
  /// number of cells, the quotes in it are text.
  @inline(never)
  private mutating func readTabs(
    _ bytes: Span<UInt8>, in range: Range<Int>, to line: Int, as form: LineForm,
    _ row: (end: Int, count: Int)
  ) throws(SyntaxFault) -> LineRow {
    let columns = form.columns
    if readLine(bytes, in: range.lowerBound..<line, by: form.dialect, columns, [false]) == columns {
      return .row(end: line, count: columns, isRepaired: true)
    }
    // The attempt has overwritten the cells.
    let again = try readLine(
      bytes, in: range.lowerBound..<row.end, by: form.dialect, columns: columns)
    return .row(end: again.end, count: again.count, isRepaired: false)
  }

  @inline(never)
  private mutating func readLoosely(
    _ bytes: Span<UInt8>, in range: Range<Int>, as form: LineForm, isLast: Bool,
    _ fault: SyntaxFault
  ) throws(SyntaxFault) -> LineRow {
    if fault.offset >= range.upperBound, !isLast { return .unfinished }
    let (dialect, columns) = (form.dialect, form.columns)
    let start = range.lowerBound
    let lineEnd = Delimited.lineEnd(in: bytes, from: start, to: range.upperBound)
    guard let end = lineEnd ?? (isLast ? range.upperBound : nil) else { return .unfinished }
    let line = start..<end
    let hasEscapes = Delimited.hasEscapes(bytes, in: line, by: dialect)
    if readLine(bytes, in: line, by: dialect, columns, [hasEscapes]) == columns {
      try Delimited.validate(bytes, in: line)
      return .row(end: end, count: columns, isRepaired: true)
    }
    let seen = start..<max(end, min(fault.offset, range.upperBound))
    if Delimited.hasEscapes(bytes, in: seen, by: dialect) {
      begin(columns)
      let row = Delimited.readEscapedRow(bytes, in: range, by: dialect) { column, content, kind in
        note(content, kind, column, start)
      }
      if let row, row.end == range.upperBound, !isLast { return .unfinished }
      if let row, row.isClosed, row.count == columns {
        try Delimited.validate(bytes, in: start..<row.end)
        return .row(end: row.end, count: columns, isRepaired: true)
      }
    }
    let count = readLine(
      bytes, in: line, by: dialect, columns, hasEscapes ? [false, true] : [false])
    if count == columns {
      try Delimited.validate(bytes, in: line)
      return .row(end: end, count: columns, isRepaired: true)
    }
    // No reading has the right number of cells.
    if let count, dialect.delimiter == .tab || form.takes(cells: count) {
      try Delimited.validate(bytes, in: line)
      return .row(end: end, count: count, isRepaired: true)
    }
    return .lost(end: end, fault)
  }

  /// Reads a line, with or without escapes, in the first way that gives as many cells as columns;
  /// returns the number of cells, or the first reading's if none fits; `nil` if all fail.
  private mutating func readLine(
    _ bytes: Span<UInt8>, in line: Range<Int>, by dialect: Dialect, _ columns: Int, _ ways: [Bool]
  ) -> Int? {
    let takesOpenQuotes = dialect.delimiter == .tab
    var first: (count: Int, reading: Delimited.Reading)?
    for hasEscapes in ways {
      for closesAtFirst in [false, true] {
        let reading = Delimited.Reading(
          closesAtFirst: closesAtFirst, hasEscapes: hasEscapes, takesOpenQuotes: takesOpenQuotes)
        guard let count = read(bytes, in: line, by: dialect, as: reading, columns) else { continue }
        if count == columns { return count }
        first = first ?? (count, reading)
      }
    }
    return first.flatMap { read(bytes, in: line, by: dialect, as: $0.reading, columns) }
  }

  private mutating func read(
    _ bytes: Span<UInt8>, in line: Range<Int>, by dialect: Dialect, as reading: Delimited.Reading,
    _ columns: Int
  ) -> Int? {
    begin(columns)
    var isLastEmpty = false
    let count = Delimited.readLine(bytes, in: line, by: dialect, as: reading) {
      column, content, kind in
      isLastEmpty = content.isEmpty
      note(content, kind, column, line.lowerBound)
    }
    return count == columns + 1 && isLastEmpty ? columns : count
  }
}
