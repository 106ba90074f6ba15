import Bytes

/// The separator and the place of the header of a table, from its first bytes alone, so that all
/// readers agree.
struct TableBeginning {
  /// The separator of cells.
  let delimiter: Delimiter

  /// The offset of the header in the source, or of the first row.
  private(set) var start: Int

  /// The offsets of the lines above the header.
  private(set) var titles: [Int] = []
  private(set) var comments: [Int] = []

  /// The number of cells in the header, and how many more every row has: -1, 0 or 1.
  private(set) var columns = 0
  private(set) var excess = 0

  /// Whether rows end at their last value: empty cells behind it are left out.
  private(set) var dropsEmptyCells = false

  /// The lines that name the columns.
  private(set) var header = HeaderLines()

  /// The numbers of bytes and lines to look at.
  private static let reach = 1 << 18
  private static let maximumLines = 100

  /// Reads the beginning of a source from the first line on, given the separator of its name's
  /// ending.
  init(
    of source: any RecordSource, from start: Int, _ shape: RowShape, known: Delimiter?
  ) throws(InputError) {
    let end = min(source.byteCount, start + Self.reach)
    var text: [UInt8] = []
    try source.read(start..<end, into: &text)
    let sample = Sample(text, isWhole: end == source.byteCount, shape)
    var position = 0
    let named = sample.delimiterLine
    if let named { position = sample.next(after: named.end) }
    position = sample.skipLineEnds(from: position)
    let below = sample.lines(from: position, maximum: Self.maximumLines)
    let delimiter =
      shape.delimiter ?? named?.delimiter ?? (known == .tab ? .tab : nil)
      ?? Self.delimiter(
        of: below.filter { !sample.looksLikeComment($0) }, in: sample, known,
        isLenient: shape.isLenient)
    self.delimiter = delimiter
    var rows = sample.rows(from: position, maximum: Self.maximumLines, separatedBy: delimiter)
    comments = sample.comments(before: &rows)
    if shape.isLenient, !shape.knowsNames, shape.hasHeader {
      header = HeaderLines(of: rows, asked: shape.headerLines)
      if shape.skippedLines == nil, !header.areOfSurvey {
        titles = Self.titles(above: &rows, headerLines: shape.headerLines ?? 1)
        if !titles.isEmpty { header = HeaderLines(of: rows, asked: shape.headerLines) }
      }
    }
    let first = rows.first?.range.lowerBound ?? position
    self.start = start + first
    comments = comments.map { start + $0 }
    titles = titles.map { start + $0 }
    guard shape.isLenient, !shape.knowsNames, shape.hasHeader, !shape.padsRows,
      let first = rows.first
    else { return }
    columns = first.count
    let body = rows.dropFirst(self.header.joined + self.header.unused)
    excess = Self.excess(of: body, over: columns)
    dropsEmptyCells = excess == 0 && Self.dropsEmptyCells(body, of: columns)
  }

  /// A line of a sample, or several with a quoted line end between them, split into cells.
  struct Row {
    let range: Range<Int>

    /// Whether quotes that open cells are closed before a separator or the end, which they are not
    /// if the separator is another one.
    let closesQuotes: Bool

    /// Whether the number of quotes is even; otherwise a cell may continue on the next line.
    let hasPairedQuotes: Bool

    fileprivate(set) var count = 0
    fileprivate(set) var isLastEmpty = false

    /// Whether a cell is a number other than a year, unlike a name.
    fileprivate(set) var hasNumber = false

    /// The columns with a value, and the beginning of the first value.
    fileprivate(set) var columns: Set<Int> = []
    fileprivate(set) var beginning: [UInt8] = []

    /// Whether there is an empty line above it.
    fileprivate(set) var followsBlank = false

    /// The number of cells with a value, and whether the first has one.
    var filled: Int { columns.count }
    var beginsFilled: Bool { columns.contains(0) }

    /// Whether it may be a title: it has fewer cells than most lines.
    func isTitle(above usual: Int) -> Bool {
      filled == 0 || count < usual && (filled < 2 || 2 * count <= usual)
    }

    /// Whether it may be a title with separators behind it.
    func isPaddedTitle(above usual: Int) -> Bool {
      count >= usual && usual > 2 && (filled < 2 || 4 * filled <= usual)
        && (filled == 0 || beginsFilled)
    }
  }

  /// Returns the separator that splits most lines into the same number of cells; of several, one
  /// that leaves the first line's quotes closed, then the one with more cells, the known one, or
  /// the first.
  private static func delimiter(
    of lines: [Range<Int>], in sample: Sample, _ known: Delimiter?, isLenient: Bool
  ) -> Delimiter {
    var best = (delimiter: known ?? .comma, rank: 0, lines: 0, cells: 0)
    let candidates = [known].compactMap(\.self) + Delimiter.allCases
    for delimiter in candidates {
      var rows = lines.map { sample.row($0, separatedBy: delimiter) }
      var counts: [Int: Int] = [:]
      for row in rows { counts[row.count, default: 0] += 1 }
      let usual = counts.filter { $0.key > 1 }.max { ($0.value, $0.key) < ($1.value, $1.key) }
      // A single cell in the first line is a name, unless it is a title.
      let rank = rows.first?.closesQuotes == true ? 1 : 0
      guard let usual, (rank, usual.value, usual.key) > (best.rank, best.lines, best.cells),
        rows[0].count > 1 || isLenient && !titles(above: &rows).isEmpty
      else { continue }
      best = (delimiter, rank, usual.value, usual.key)
    }
    return best.delimiter
  }

  /// Removes title lines from the first rows, and returns their offsets: lines with a value or two,
  /// above a header that is as wide as most lines.
  ///
  /// - `headerLines`: The number of lines of the header. If there are several, or it is `nil`, a title
  ///   with separators behind it needs an empty line below it, since the header may have such lines.
  private static func titles(above rows: inout [Row], headerLines: Int? = nil) -> [Int] {
    var counts: [Int: Int] = [:]
    for row in rows { counts[row.count, default: 0] += 1 }
    let widest = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let usual = widest?.key, usual > 1 else { return [] }
    // Above an empty line, a sentence may have any number of separators.
    let top = rows.prefix(20).firstIndex { $0.followsBlank && $0.count == usual } ?? 0
    let header = rows.indices.first { index in
      let row = rows[index]
      return !row.isTitle(above: usual) && !row.isPaddedTitle(above: usual)
        && !(index < top && row.count < usual)
    }
    guard var place = header else { return [] }
    if headerLines != 1 {
      let last = rows.indices.prefix(place + 1).last {
        rows[$0].followsBlank || $0 > 0 && rows[$0 - 1].isTitle(above: usual)
      }
      place = last ?? 0
    }
    guard place > 0, place <= 20, rows[...place].allSatisfy(\.hasPairedQuotes),
      place + 1 < rows.count
    else { return [] }
    // A header with a single name has a row below it, which often has numbers.
    let names = rows[place...].prefix(headerLines ?? 1)
    guard rows[place].count == usual, names.contains(where: { 2 * $0.filled > usual }),
      !rows[place].hasNumber
    else { return [] }
    let titles = rows[..<place].map(\.range.lowerBound)
    rows.removeFirst(place)
    return titles
  }

  /// Whether most rows are short, and none ends with an empty cell.
  private static func dropsEmptyCells(_ rows: ArraySlice<Row>, of columns: Int) -> Bool {
    let short = rows.count { $0.count < columns }
    return columns > 2 && rows.count >= 20 && 2 * short > rows.count
      && rows.allSatisfy { !$0.isLastEmpty && $0.count <= columns && 2 * $0.count > columns }
  }

  /// Returns how many cells more than the header every row has; 0 unless it is 1 or -1.
  private static func excess(of rows: ArraySlice<Row>, over columns: Int) -> Int {
    let full = rows.filter { $0.filled > 1 || columns < 3 && $0.filled > 0 }
    guard full.count > 1, columns > 1, rows.allSatisfy(\.hasPairedQuotes) else { return 0 }
    if full.allSatisfy({ $0.count == columns - 1 }) { return -1 }
    let isLonger = full.allSatisfy { $0.count == columns + 1 }
    return isLonger && full.contains { !$0.isLastEmpty } ? 1 : 0
  }
}

/// The first bytes of a table.
private struct Sample {
  private let bytes: [UInt8]
  private let count: Int
  private let isWhole: Bool
  private let shape: RowShape

  init(_ text: [UInt8], isWhole: Bool, _ shape: RowShape) {
    count = text.count
    bytes = text + repeatElement(0, count: JSON.padding)
    self.isWhole = isWhole
    self.shape = shape
  }

  /// The separator in a first line `sep=;`, and the end of that line.
  var delimiterLine: (delimiter: Delimiter, end: Int)? {
    let end = Delimited.lineEnd(in: bytes.span, from: 0, to: count) ?? (isWhole ? count : nil)
    guard let end, end <= 9 else { return nil }
    let words = bytes[..<end].filter { $0 != UInt8(ascii: "\"") }
    guard words.count == 5, words.prefix(4).map(ASCII.lowercased) == Array("sep=".utf8),
      let delimiter = Delimiter(rawValue: words[4])
    else { return nil }
    return (delimiter, end)
  }

  /// Returns the position after a line end.
  func next(after end: Int) -> Int {
    let isPair = bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n")
    return min(end + (isPair ? 2 : 1), count)
  }

  func skipLineEnds(from start: Int) -> Int {
    var position = start
    while position < count, "\r\n".utf8.contains(bytes[position]) { position += 1 }
    return position
  }

  /// Returns the lines from a position on, without line ends and without blank lines.
  func lines(from start: Int, maximum: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var position = start
    while lines.count < maximum {
      position = skipLineEnds(from: position)
      guard position < count else { break }
      guard let end = Delimited.lineEnd(in: bytes.span, from: position, to: count) else {
        // The last line of the sample may be incomplete.
        if isWhole || lines.isEmpty { lines.append(position..<count) }
        break
      }
      lines.append(position..<end)
      position = end
    }
    return lines
  }

  func looksLikeComment(_ line: Range<Int>) -> Bool {
    shape.isComment(bytes, at: line.lowerBound)
      || shape.isTakenForComment(bytes, at: line.lowerBound)
  }

  /// Removes comments above the header and returns their offsets; `#id,name` is the header if the
  /// next line has as many cells.
  func comments(before rows: inout [TableBeginning.Row]) -> [Int] {
    var count = 0
    while count < rows.count {
      let start = rows[count].range.lowerBound
      if !shape.isComment(bytes, at: start) {
        guard shape.isTakenForComment(bytes, at: start), !shape.knowsNames else { break }
        let isName = bytes[start + 1] > UInt8(ascii: " ") || !shape.hasHeader
        let isHeader =
          isName && rows[count].count > 1 && count + 1 < rows.count
          && rows[count + 1].count == rows[count].count
          && bytes[rows[count + 1].range.lowerBound] != UInt8(ascii: "#")
        if isHeader { break }
      }
      count += 1
    }
    guard count < rows.count else { return [] }
    let comments = rows[..<count].map(\.range.lowerBound)
    rows.removeFirst(count)
    if case .prefix = shape.comments { return [] }
    return comments
  }

  /// Splits a line into cells.
  func row(_ line: Range<Int>, separatedBy delimiter: Delimiter) -> TableBeginning.Row {
    row(line, separatedBy: delimiter, closingQuotes: true)
      ?? row(line, separatedBy: delimiter, closingQuotes: false)
      ?? TableBeginning.Row(range: line, closesQuotes: false, hasPairedQuotes: false)
  }

  /// Splits a line into cells, if quotes can be read so.
  private func row(
    _ line: Range<Int>, separatedBy delimiter: Delimiter, closingQuotes closesQuotes: Bool
  ) -> TableBeginning.Row? {
    let dialect = Dialect(delimiter: delimiter, quote: shape.quote ?? Dialect.noQuote)
    let reading = Delimited.Reading(closesAtFirst: !closesQuotes, takesOpenQuotes: !closesQuotes)
    var row = TableBeginning.Row(
      range: line, closesQuotes: closesQuotes,
      hasPairedQuotes: bytes[line].count { $0 == dialect.quote }.isMultiple(of: 2))
    let count = Delimited.readLine(bytes.span, in: line, by: dialect, as: reading) {
      column, content, _ in
      row.isLastEmpty = bytes[content].allSatisfy(dialect.isBlank)
      guard !row.isLastEmpty else { return }
      if row.columns.isEmpty { row.beginning = Array(bytes[content].prefix(32)) }
      row.columns.insert(column)
      let isNumber = bytes[content].allSatisfy { Self.numbers.contains($0) }
      row.hasNumber = row.hasNumber || isNumber && content.count != 4
    }
    guard let count else { return nil }
    row.count = count
    return row
  }

  /// Returns the rows from a position on, without blank lines; each ends as in RFC 4180, or else
  /// with its first line.
  func rows(
    from start: Int, maximum: Int, separatedBy delimiter: Delimiter
  ) -> [TableBeginning.Row] {
    var rows: [TableBeginning.Row] = []
    var position = start
    while rows.count < maximum, let line = lines(from: position, maximum: 1).first {
      let dialect = Dialect(delimiter: delimiter, quote: shape.quote ?? Dialect.noQuote)
      let range = line.lowerBound..<count
      let end = try? Delimited.readRow(bytes.span, in: range, by: dialect) { _, _, _ in }.end
      let isWhole = end.map { $0 < count || self.isWhole } ?? false
      position = isWhole ? end ?? line.upperBound : line.upperBound
      var row = row(line.lowerBound..<position, separatedBy: delimiter)
      if let above = rows.last {
        let ends = bytes[above.range.upperBound..<line.lowerBound]
        let (feeds, returns) = (ends.count { $0 == 0x0A }, ends.count { $0 == 0x0D })
        row.followsBlank = max(feeds, returns) > 1
      }
      rows.append(row)
    }
    return rows
  }

  private static let numbers = Set("0123456789.,- /:".utf8)
}
