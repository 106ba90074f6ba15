import Bytes

/// Rows that are values of JSON.
extension RowReader {
  /// Returns whether the list that begins here contains rows: a row of NDJSON begins with a cell.
  mutating func isListOfRows() throws(InputError) -> Bool {
    if shape.knowsNames { return true }
    if areRowsTexts { return false }
    while true {
      let next = JSON.skipSpace(window.bytes.span, from: position + 1)
      if next < window.end {
        areRowsTexts = !"{[]".utf8.contains(window.bytes[next])
        return !areRowsTexts
      }
      // The next read reports a source that ends here as cut off.
      guard window.canAdvance(to: position) else { return true }
      try advance()
    }
  }

  /// Reads a value, a row if it has the right form; nil if it is the header, or around the rows.
  mutating func readValue(_ layout: inout RowLayout) throws(InputError) -> Found? {
    while true {
      let value: Value
      do throws(SyntaxFault) {
        value = try valueHere(&layout)
      } catch {
        let isReadable = error.offset < window.end
        if isReadable, let refused = try refusedLine(error, layout.lastKey) { return refused }
        try advance(after: error, number: number(of: error), field: layout.lastKey)
        continue
      }
      switch value {
      case .object(let end):
        header.form = .objects
        if header.isTooWide, !shape.knowsNames { throw tooWide }
        return found(end)
      case .objectAround(let list):
        openList(at: list, isMember: true)
        return nil
      case .list(let end, let count): return try list(end, count, layout)
      case .other(let end):
        return found(
          end, shape.knowsNames ? .notAnObject : .notARow(expected: header.form.words))
      }
    }
  }

  private enum Value {
    case object(end: Int)
    case objectAround(list: Int)
    case list(end: Int, count: Int)

    /// A value that cannot be a row, or not of this table.
    case other(end: Int)
  }

  private mutating func valueHere(_ layout: inout RowLayout) throws(SyntaxFault) -> Value {
    // Held by themselves: names that are new are added to the reader while these are read.
    let held = window.bytes
    let bytes = held.span
    switch (header.form, bytes[position]) {
    case (.unknown, UInt8(ascii: "{")), (.objects, UInt8(ascii: "{")):
      guard shape.list != nil, state == .betweenTexts else {
        return .object(end: try layout.readObject(bytes, from: position, &header))
      }
      return try textHere(bytes, &layout, &header)
    case (.unknown, UInt8(ascii: "[")), (.lists, UInt8(ascii: "[")):
      let list = try layout.readList(bytes, from: position, columns: header.names.count)
      return .list(end: list.end, count: list.count)
    case (_, let first):
      let end = try JSON.skipValue(bytes, from: position)
      // A number at the very end of the window may go on.
      let isClosed = "{[\"".utf8.contains(first)
      guard isClosed || end < window.end || window.isLast else { throw SyntaxFault(end, .digit) }
      return .other(end: end)
    }
  }

  /// Reads an object outside of lists: a row, or an object around a list of rows, whose other
  /// members are not columns.
  private func textHere(
    _ bytes: Span<UInt8>, _ layout: inout RowLayout, _ header: inout RowHeader
  ) throws(SyntaxFault) -> Value {
    let before = header
    let end = try layout.readObject(bytes, from: position, &header, stopsAtList: true)
    guard let list = layout.list else { return .object(end: end) }
    header = before
    guard bytes[list] == UInt8(ascii: "[") else { throw SyntaxFault(list, .list) }
    return .objectAround(list: list)
  }

  /// Makes a row of a list, or the header if it is the first and has nothing but strings.
  private mutating func list(
    _ end: Int, _ count: Int, _ layout: RowLayout
  ) throws(InputError) -> Found? {
    guard case .unknown = header.form else { return found(end, refusal(of: count)) }
    guard count > 0 else { return found(end, .notARow(expected: header.form.words)) }
    guard count <= RowHeader.columnLimit else { throw tooWide }
    let names = layout.cells.filter { $0.kind == .text || $0.kind == .escaped }
      .map { Array($0.text(in: window.bytes, from: position)) }
    guard shape.hasHeader, names.count == count else {
      header = RowHeader(shape, .lists, names: shape.names(ofColumns: count))
      return found(end)
    }
    takeHeader(names, to: end)
    return nil
  }

  private var tooWide: InputError {
    fault(
      .tooManyColumns(limit: RowHeader.columnLimit), at: position, record: rowCount + 1)
  }
}

// MARK: - What follows the rows

extension RowReader {
  /// Reads the member after a list within an object: a comma, a name and a value.
  mutating func readMember() throws(InputError) {
    var name: Range<Int>?
    while true {
      do throws(SyntaxFault) {
        let member = try endOfMember(&name)
        // A number at the very end of the window may go on.
        guard member.end < window.end || window.isLast else {
          throw SyntaxFault(member.end, .digit)
        }
        position = member.end
        if member.isList { state = .beforeRow(isFirst: true, isMember: true) }
        return
      } catch {
        try advance(after: error, number: nil, field: name)
      }
    }
  }

  /// The end of a comma, a name and a value, or the position after the bracket of another list.
  private func endOfMember(
    _ name: inout Range<Int>?
  ) throws(SyntaxFault) -> (end: Int, isList: Bool) {
    let bytes = window.bytes.span
    name = nil
    let start = try JSON.expectName(bytes, JSON.skipSpace(bytes, from: position + 1))
    let key = start..<(try JSON.skipString(bytes, from: start).end)
    name = key
    let value = try JSON.skipColon(bytes, from: key.upperBound + 1)
    if bytes[value] == UInt8(ascii: "["),
      shape.list?[...] == JSON.unescaped(window.bytes[key])
    {
      return (value + 1, true)
    }
    return (try JSON.skipValue(bytes, from: value, depth: 1), false)
  }
}

// MARK: - Lines that are no JSON

extension RowReader {
  /// Skips a line of invalid JSON where each is a row, with the name read last, and returns it;
  /// `nil` if the next row's start can't be determined.
  private mutating func refusedLine(
    _ error: SyntaxFault, _ field: Range<Int>?
  ) throws(InputError) -> Found? {
    guard state == .betweenTexts, isAtLineStart, areRowsLines() else { return nil }
    let reason = Refusal.Reason.malformed(
      expected: error.expected.words(), found: SyntaxFault.words(for: window.bytes[error.offset]),
      field: field.map(name))
    let place = error.offset - position
    var searched = position
    while true {
      if let end = window.bytes[searched..<window.end].firstIndex(of: UInt8(ascii: "\n")) {
        return found(end, reason, at: position + place)
      }
      guard !window.isLast else { return found(window.end, reason, at: position + place) }
      guard window.canAdvance(to: position) else {
        throw fault(error, number: rowCount + 1, field: field)
      }
      searched = window.end - position
      try advance()
    }
  }

  /// Whether a row ends where its line does, by the source's name or by the last row.
  private func areRowsLines() -> Bool {
    if RecordFormat.areLines(in: window.source.name) { return true }
    guard let lastText else { return false }
    var bytes: [UInt8] = []
    // Where the source cannot be read, the fault is told.
    guard (try? window.source.read(lastText, into: &bytes)) != nil else { return false }
    return !bytes.contains(UInt8(ascii: "\n"))
  }
}

extension RowHeader.Form {
  /// The kind of a row, in a message.
  fileprivate var words: String {
    switch self {
    case .unknown: "an object or a list with values"
    case .objects: "an object with values"
    case .lists: "a list of values"
    case .delimited: "a line"
    }
  }
}
