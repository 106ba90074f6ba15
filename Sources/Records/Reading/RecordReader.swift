/// Finds the records of a source, one after another, without holding more than a window of it.
///
/// It takes what people save: an answer of the API (an object with `recordings`), a list of
/// records, one record, records one after another (NDJSON), and several of these in one file; and
/// tables with a header (CSV, TSV). Which of the two it is, its name or else its beginning says.
/// Everything between the records is checked as strictly as the records. What does not fit in the
/// window is read again, from the beginning of the record, once the window has moved on.
struct RecordReader: SourceReader {
  static let subject = RecordSubject.recordings

  var window: RecordWindow

  /// The records found so far, whatever they are worth.
  var recordCount = 0

  /// The columns, when the source is a table.
  private(set) var table: Table?

  let keys: FieldKeys
  var position = 0
  var state = State.betweenTexts
  var isFirstText = true

  enum State: Equatable {
    case betweenTexts
    case beforeElement(isFirst: Bool, isPage: Bool)
    case afterElement(isPage: Bool)
    case afterList
  }

  /// A record, in the window as it is until the next is asked for.
  struct Found {
    /// The record, from one.
    let number: Int
    let range: Range<Int>
    let isObject: Bool
  }

  init(_ source: any RecordSource, windowSize: Int, keys: FieldKeys) throws(RecordFault) {
    self.keys = keys
    do {
      window = try RecordWindow(source, size: windowSize)
    } catch {
      throw RecordFault(error)
    }
    try readBeginning()
    if case .table(let delimiter) = format {
      table = try readHeader(separatedBy: delimiter)
    }
  }

  /// Goes on with a source where another reader would have found a record.
  init(
    _ source: any RecordSource, from start: RecordBoundary, windowSize: Int, keys: FieldKeys
  ) throws(RecordFault) {
    self.keys = keys
    do {
      window = try RecordWindow(source, size: windowSize, from: start.offset)
    } catch {
      throw RecordFault(error)
    }
    table = start.table
    state = start.stateBefore
    isFirstText = false
  }

  /// The next record, and where its fields are; nil at the end of the source.
  mutating func next(_ layout: inout RecordLayout) throws(RecordFault) -> Found? {
    if let table { return try readRow(of: table, &layout) }
    while true {
      let byte = try skipSpace()
      switch (state, byte) {
      case (.betweenTexts, nil):
        guard isFirstText else { return nil }
        throw fault(.empty, at: nil)
      case (_, nil):
        throw fault(.truncated, at: window.end)
      case (.betweenTexts, UInt8(ascii: "{")):
        if let found = try readText(&layout) { return found }
      case (.betweenTexts, UInt8(ascii: "[")):
        isFirstText = false
        position += 1
        state = .beforeElement(isFirst: true, isPage: false)
      case (.betweenTexts, UInt8(ascii: "<")) where isFirstText:
        throw fault(.html, at: position)
      case (.betweenTexts, _):
        let found = try readElement(&layout)
        guard !isFirstText else { throw fault(.noRecordings, at: found.range.lowerBound) }
        return found
      case (.beforeElement(true, let isPage), UInt8(ascii: "]")):
        closeList(isPage)
      case (.beforeElement(_, let isPage), _):
        state = .afterElement(isPage: isPage)
        return try readElement(&layout)
      case (.afterElement(let isPage), UInt8(ascii: "]")):
        closeList(isPage)
      case (.afterElement(let isPage), UInt8(ascii: ",")):
        position += 1
        state = .beforeElement(isFirst: false, isPage: isPage)
      case (.afterElement, _):
        throw fault(JSONFault(offset: position, expected: .commaOrBracket))
      case (.afterList, UInt8(ascii: "}")):
        position += 1
        state = .betweenTexts
      case (.afterList, UInt8(ascii: ",")):
        try readMember()
      case (.afterList, _):
        throw fault(JSONFault(offset: position, expected: .commaOrBrace))
      }
    }
  }

  /// Replaces a field's escapes in the window, where it is needed before the next record.
  mutating func unescape(_ field: inout FieldRange, of found: Found) {
    var bytes = window.bytes.mutableSpan
    field.unescape(in: &bytes, from: found.range.lowerBound)
  }

  private mutating func closeList(_ isPage: Bool) {
    position += 1
    state = isPage ? .afterList : .betweenTexts
  }
}
