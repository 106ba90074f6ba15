import Bytes

/// Finds the rows of a source, one after another, while holding only a window of it.
///
/// It reads tables with a header, in which a character separates the cells; and
/// JSON: a list of objects or of lists, objects or lists one after another (NDJSON), an
/// object around a list of rows, if a ``RowShape`` allows it, and several of these in one source.
/// The first of several lists is the header if it is made of strings only. The source's name, or
/// otherwise its first bytes, determine its format.
///
/// Everything is checked strictly, including bytes between the rows and unused values. A row that
/// does not fit in the window is read again, from its beginning, after the window has moved on.
struct RowReader {
  var window: RecordWindow

  /// The position in the window of the next byte to read.
  var position = 0

  /// The rows found so far, whatever they are worth.
  private(set) var rowCount = 0

  /// How rows are written, and the columns found so far.
  var header: RowHeader

  /// The form of the lines, if rows are lines.
  private(set) var lines = LineForm()

  /// The columns in words, for messages about rows of lines.
  private(set) var titles: [String] = []

  /// Whether rows are lists outside of other lists.
  var areRowsTexts = false

  var state = State.betweenTexts

  /// Whether nothing was found so far but white space, and the header of a table.
  private(set) var isAtBeginning = true

  /// The range in the source of the last row outside of lists.
  private(set) var lastText: Range<Int>?

  /// The byte before the window.
  private var byteBefore = UInt8(ascii: "\n")

  enum State: Equatable {
    /// Between rows outside of lists, and lists and objects around lists.
    case betweenTexts

    /// In a list, which may be that of an object around it.
    case beforeRow(isFirst: Bool, isMember: Bool)
    case afterRow(isMember: Bool)

    /// In an object around rows, after their list.
    case afterList
  }

  /// Notes on everything that was left out or repaired so far, other than refused rows.
  var remarks = RemarkTally()

  /// The offset of the header in the window, until a row is read.
  private(set) var headerPosition = 0

  /// A row, in the window until the next one is read.
  struct Found {
    /// The row, from one.
    let number: Int
    let range: Range<Int>

    /// Why it cannot be used, if it cannot.
    var refusal: Refusal.Reason?

    /// The offset of the position that a message shows.
    var place: Int

    /// Whether its quotes do not follow RFC 4180.
    var isRepaired = false

    /// Whether it is outside of lists, and is the first value in its source.
    var isAlone = false
    var isFirst = false

    @inline(__always)
    func rangeInSource(of reader: RowReader) -> Range<Int> {
      let base = reader.window.base
      return base + range.lowerBound..<base + range.upperBound
    }
  }

  init(_ source: any RecordSource, windowSize: Int, _ shape: RowShape) throws(InputError) {
    header = RowHeader(shape)
    window = try RecordWindow(source, size: windowSize)
    try readBeginning()
    switch format {
    case .json: break
    case .table(let delimiter): try readHeader(delimiter)
    case .written:
      var shape = shape
      (shape.delimiter, shape.quote) = (.comma, UInt8(ascii: "\""))
      header = RowHeader(shape)
      try readHeader(.comma)
    }
  }

  /// Continues a source at a row that another reader would have found.
  init(
    _ source: any RecordSource, from start: RowBoundary, windowSize: Int
  ) throws(InputError) {
    header = start.header
    window = try RecordWindow(source, size: windowSize, from: start.offset)
    state = start.stateBefore
    areRowsTexts = start.areRowsTexts
    isAtBeginning = false
    byteBefore = start.byteBefore
    if case .delimited(let delimiter) = header.form {
      nameColumns()
      lines = header.lines(delimiter)
    }
  }

  var shape: RowShape { header.shape }

  /// The next row, and where its cells are; nil at the end of the source.
  mutating func next(_ layout: inout RowLayout) throws(InputError) -> Found? {
    if case .delimited(let delimiter) = header.form { return try readLine(delimiter, &layout) }
    while true {
      let byte = try skipSpace()
      switch (state, byte) {
      case (.betweenTexts, nil): return nil
      case (_, nil): throw fault(.truncated, at: window.end)
      case (.betweenTexts, UInt8(ascii: "<")) where isAtBeginning:
        throw fault(.html(shape.subject), at: position)
      case (.betweenTexts, UInt8(ascii: "[")) where try isListOfRows():
        openList(at: position, isMember: false)
      case (.betweenTexts, _):
        if let found = try readValue(&layout) { return found }
      case (.beforeRow(isFirst: true, let isMember), UInt8(ascii: "]")),
        (.afterRow(let isMember), UInt8(ascii: "]")):
        position += 1
        state = isMember ? .afterList : .betweenTexts
      case (.beforeRow(_, let isMember), _):
        state = .afterRow(isMember: isMember)
        if let found = try readValue(&layout) { return found }
      case (.afterRow(let isMember), UInt8(ascii: ",")):
        position += 1
        state = .beforeRow(isFirst: false, isMember: isMember)
      case (.afterRow, _):
        throw fault(SyntaxFault(position, .commaOrBracket))
      case (.afterList, UInt8(ascii: "}")):
        position += 1
        state = .betweenTexts
      case (.afterList, UInt8(ascii: ",")):
        try readMember()
      case (.afterList, _):
        throw fault(SyntaxFault(position, .commaOrBrace))
      }
    }
  }

  /// Replaces a cell's escapes in the window, where it is needed before the next row.
  mutating func unescape(_ cell: inout FieldRange, of found: Found) {
    var bytes = window.bytes.mutableSpan
    cell.unescape(in: &bytes, from: found.range.lowerBound)
  }

  /// Returns an error if a row outside of lists is an API's answer to a query that it refuses.
  func errorAnswer(_ found: Found) -> InputError? {
    guard found.isAlone, case .objects = header.form,
      let answer = ErrorAnswer(found.range, in: window.bytes)
    else { return nil }
    return fault(.errorAnswer(answer.words, shape.subject), at: found.range.lowerBound)
  }

  /// Counts a row that ends at a position, from which reading continues.
  mutating func found(_ end: Int, _ refusal: Refusal.Reason? = nil, at place: Int? = nil) -> Found {
    rowCount += 1
    let isAlone = state == .betweenTexts
    if isAlone { lastText = window.base + position..<window.base + end }
    defer { (position, isAtBeginning) = (end, false) }
    return Found(
      number: rowCount, range: position..<end, refusal: refusal, place: place ?? position,
      isAlone: isAlone, isFirst: isAtBeginning)
  }

  /// Continues within a list.
  mutating func openList(at start: Int, isMember: Bool) {
    isAtBeginning = false
    position = start + 1
    state = .beforeRow(isFirst: true, isMember: isMember)
  }

  /// Takes a list for the header of those after it.
  mutating func takeHeader(_ names: [[UInt8]], to end: Int) {
    header = RowHeader(shape, .lists, names: names)
    (position, isAtBeginning) = (end, false)
  }

  private mutating func readHeader(_ known: Delimiter?) throws(InputError) {
    if let count = shape.skippedLines { try skipLines(count) }
    // Without a line there is no header, and there are no rows.
    guard try skipLineEnds() else { return }
    guard window.bytes[position] != UInt8(ascii: "<") else {
      throw fault(.html(shape.subject), at: position)
    }
    let beginning = try TableBeginning(
      of: window.source, from: window.base + position, shape, known: known)
    try move(to: beginning.start)
    guard try skipLineEnds() else { return }
    let dialect = header.lines(beginning.delimiter).dialect
    var lines: [[[UInt8]]] = []
    for number in 0..<(shape.hasHeader ? beginning.header.joined : 1) {
      guard try skipLineEnds() else { break }
      let row = try readFirstRow(by: dialect)
      // Reading may have moved the window.
      headerPosition = position
      guard row.texts.count <= RowHeader.columnLimit else {
        throw fault(.tooManyColumns(limit: RowHeader.columnLimit), at: position)
      }
      lines.append(row.texts.map(Array.init))
      if number == 0, !shape.hasHeader { break }
      position = row.end
    }
    for number in 0..<beginning.header.unused {
      guard try skipLineEnds() else { break }
      if number == 0, beginning.header.areOfSurvey {
        remarks.add(.questions, beginning.header.unused, at: window.base + position)
      }
      position = try readFirstRow(by: dialect).end
    }
    var names =
      shape.hasHeader ? RowHeader.names(in: lines) : shape.names(ofColumns: lines[0].count)
    let isAsRead = names.count == beginning.columns
    let excess = isAsRead ? beginning.excess : 0
    let dropsEmptyCells = isAsRead && beginning.dropsEmptyCells
    if excess > 0 { names.append([]) }
    header = RowHeader(
      shape, .delimited(beginning.delimiter), names: names, lacksLastCell: excess < 0,
      dropsEmptyCells: dropsEmptyCells)
    nameColumns()
    isAtBeginning = false
    note(beginning, excess)
    if dropsEmptyCells { remarks.add(.droppedCells, at: beginning.start) }
    try findNotes(by: dialect)
    self.lines = header.lines(beginning.delimiter)
  }

  /// Skips some lines, blank ones included.
  private mutating func skipLines(_ count: Int) throws(InputError) {
    for _ in 0..<count {
      try skipToLineEnd()
      let isPair = window.bytes[position] == UInt8(ascii: "\r")
      position = min(position + 1, window.end)
      if position == window.end, !window.isLast { try advance() }
      if isPair, window.bytes[position] == UInt8(ascii: "\n") { position += 1 }
    }
  }

  /// Moves to an offset of the source.
  private mutating func move(to offset: Int) throws(InputError) {
    while window.base + window.end < offset {
      position = window.end
      try advance()
    }
    position = max(position, offset - window.base)
  }

  /// Notes the lines above the rows.
  private mutating func note(_ beginning: TableBeginning, _ excess: Int) {
    if let first = beginning.titles.first {
      remarks.add(.titles, beginning.titles.count, at: first)
    }
    if let first = beginning.comments.first {
      remarks.add(.comments, beginning.comments.count, at: first)
    }
    if beginning.header.areOfSurvey, beginning.header.joined > 1 {
      remarks.add(.answers, beginning.header.joined, at: beginning.start)
    }
    if excess != 0 { remarks.add(excess < 0 ? .shortRows : .longRows, at: beginning.start) }
  }

  /// Finds notes below the rows.
  private mutating func findNotes(by dialect: Dialect) throws(InputError) {
    guard shape.isLenient, !shape.knowsNames else { return }
    let rows = window.base + position
    guard let notes = try TableNotes(of: window.source, below: rows, header, dialect) else {
      return
    }
    header.notes = notes.start
    if !shape.keepsNotes { remarks.add(.notes, notes.count, at: notes.start) }
  }

  private mutating func nameColumns() {
    titles = RowHeader.titles(of: header.names).map { Excerpt.of($0, limit: 40) }
  }
}

// MARK: - The window

extension RowReader {
  /// Refuses files that are not text, by their first bytes, and skips a byte order mark.
  private mutating func readBeginning() throws(InputError) {
    if let encoding = TextEncoding.foreign(window.bytes[..<window.end]) {
      throw fault(.encoding(encoding, shape.subject), at: 0)
    }
    if let file = ForeignFile(window.bytes[..<window.end]) {
      throw fault(.foreign(file, shape.subject), at: nil)
    }
    if window.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The format of the source, by its name or otherwise by its first bytes.
  private var format: RecordFormat {
    if let format = window.source.format { return format }
    if let delimiter = shape.delimiter { return .table(delimiter) }
    return RecordFormat(window.bytes[position..<min(window.end, RecordFormat.beginning)])
  }

  /// Reads on, and drops the bytes before the position.
  mutating func advance() throws(InputError) {
    if position > 0 { byteBefore = window.bytes[position - 1] }
    try window.advance(to: position)
    position = 0
  }

  /// Whether the position is at the beginning of a line, but for a byte order mark.
  var isAtLineStart: Bool {
    let byte = position > 0 ? window.bytes[position - 1] : byteBefore
    return byte == UInt8(ascii: "\n") || window.base + position == 3 && byte == 0xBF
  }

  /// Skips white space of JSON; `nil` at the end of the source.
  mutating func skipSpace() throws(InputError) -> UInt8? {
    while true {
      position = JSON.skipSpace(window.bytes.span, from: position)
      if position < window.end { return window.bytes[position] }
      if window.isLast { return nil }
      try advance()
    }
  }

  /// Skips line ends, and so empty lines; false at the end of the source.
  mutating func skipLineEnds() throws(InputError) -> Bool {
    while true {
      switch window.bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      default:
        guard position >= window.end else { return true }
        guard !window.isLast else { return false }
        try advance()
      }
    }
  }
}
