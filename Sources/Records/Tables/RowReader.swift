/// Finds the rows of a source, one after another, without holding more than a window of it.
///
/// It takes tables with a header, in which commas, tabs, semicolons or vertical bars separate the
/// cells; and JSON: a list of objects or of lists, or objects or lists one after another (NDJSON). Of
/// lists the first is the header if it is made of strings only. As with ``RecordReader``, everything
/// is held to every rule.
struct RowReader: SourceReader {
  static let subject = RecordSubject.rows

  var window: RecordWindow
  var position = 0

  /// The rows found so far, whatever they are worth.
  var recordCount = 0

  /// How rows are written, and the columns found so far.
  var header = TableHeader()

  /// The columns in words, for messages about rows of lines.
  private(set) var titles: [String] = []

  /// Whether rows are lists that stand by themselves.
  var areRowsTexts = false

  private var state = State.betweenTexts

  private enum State {
    case betweenTexts
    case beforeRow(isFirst: Bool)
    case afterRow
  }

  /// A row, in the window as it is until the next is asked for.
  struct Found {
    /// The row, from one.
    let number: Int
    let range: Range<Int>

    /// Why it cannot be used, if it cannot.
    let refusal: Refusal.Reason?
  }

  init(_ source: any RecordSource, windowSize: Int) throws(RecordFault) {
    do {
      window = try RecordWindow(source, size: windowSize)
    } catch {
      throw RecordFault(error)
    }
    try readBeginning()
    if case .table(let delimiter) = format { try readHeader(delimiter) }
  }

  /// The next row, and where its cells are; nil at the end of the source.
  mutating func next(_ layout: inout RowLayout) throws(RecordFault) -> Found? {
    if case .delimited(let delimiter) = header.form { return try readLine(delimiter, &layout) }
    while true {
      let byte = try skipSpace()
      switch (state, byte) {
      case (.betweenTexts, nil): return nil
      case (_, nil): throw fault(.truncated, at: window.end)
      case (.betweenTexts, UInt8(ascii: "<")) where recordCount == 0:
        throw fault(.html, at: position)
      case (.betweenTexts, UInt8(ascii: "[")) where try isListOfRows():
        position += 1
        state = .beforeRow(isFirst: true)
      case (.betweenTexts, _):
        if let found = try readValue(&layout) { return found }
      case (.beforeRow(isFirst: true), UInt8(ascii: "]")), (.afterRow, UInt8(ascii: "]")):
        position += 1
        state = .betweenTexts
      case (.beforeRow, _):
        state = .afterRow
        if let found = try readValue(&layout) { return found }
      case (.afterRow, UInt8(ascii: ",")):
        position += 1
        state = .beforeRow(isFirst: false)
      case (.afterRow, _):
        throw fault(JSONFault(offset: position, expected: .commaOrBracket))
      }
    }
  }

  /// Replaces a cell's escapes in the window, where it is needed before the next row.
  mutating func unescape(_ cell: inout FieldRange, of found: Found) {
    var bytes = window.bytes.mutableSpan
    cell.unescape(in: &bytes, from: found.range.lowerBound)
  }

  /// What is wrong if a row is the only one, and an API's answer to a query that it refuses.
  ///
  /// In a list it is a row.
  func errorAnswer(_ found: Found) -> RecordFault? {
    guard case .betweenTexts = state, case .objects = header.form,
      let answer = ErrorAnswer(found.range, in: window.bytes)
    else { return nil }
    return fault(.errorAnswer(answer.words), at: found.range.lowerBound)
  }

  mutating func found(_ end: Int, _ refusal: Refusal.Reason? = nil) -> Found {
    recordCount += 1
    defer { position = end }
    return Found(number: recordCount, range: position..<end, refusal: refusal)
  }

  private mutating func readHeader(_ known: Delimiter?) throws(RecordFault) {
    // Without a line there is no header, and there are no rows: that is no fault of a table.
    guard try skipLineEnds() else { return }
    guard window.bytes[position] != UInt8(ascii: "<") else { throw fault(.html, at: position) }
    let delimiter = try delimiterOfFirstRow(known)
    let row = try readFirstRow(separatedBy: delimiter)
    guard row.texts.count <= Table.columnLimit else {
      throw fault(.tooManyColumns(limit: Table.columnLimit), at: position)
    }
    header = TableHeader(.delimited(delimiter), names: row.texts.map(Array.init))
    titles = header.titles.map { Excerpt.of($0, limit: 40) }
    position = row.end
  }
}
