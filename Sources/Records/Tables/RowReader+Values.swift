/// Rows that are values of JSON.
extension RowReader {
  /// Whether the list that begins here has rows in it, and is not a row itself.
  ///
  /// What its first value is tells: a row that is a line of NDJSON begins with a cell.
  mutating func isListOfRows() throws(RecordFault) -> Bool {
    if areRowsTexts { return false }
    while true {
      let next = JSON.skipSpace(window.bytes.span, from: position + 1)
      if next < window.end {
        areRowsTexts = !"{[]".utf8.contains(window.bytes[next])
        return !areRowsTexts
      }
      // What ends here is found to be cut off by whoever reads on.
      guard window.canAdvance(to: position) else { return true }
      try advance()
    }
  }

  /// Reads a value, which is a row if it is of the right form; nil when it is the header.
  mutating func readValue(_ layout: inout RowLayout) throws(RecordFault) -> Found? {
    while true {
      let value: Value
      do throws(JSONFault) {
        value = try valueHere(&layout)
      } catch {
        // What is no value at all, at the very beginning, is no row either.
        let isRow = recordCount > 0 || error.offset > position
        try advance(after: error, number: isRow ? recordCount + 1 : nil, field: layout.lastKey)
        continue
      }
      switch value {
      case .object(let end):
        header.form = .objects
        try expectColumns(header.isTooWide ? .max : 0)
        return found(end)
      case .list(let end, let count): return try list(end, count, layout)
      case .other(let end): return found(end, .notARow(expected: header.form.words))
      }
    }
  }

  private enum Value {
    case object(end: Int)
    case list(end: Int, count: Int)

    /// A value that cannot be a row, or not of this table.
    case other(end: Int)
  }

  private mutating func valueHere(_ layout: inout RowLayout) throws(JSONFault) -> Value {
    // Names that are new are added while the bytes are lent.
    var header = TableHeader()
    swap(&header, &self.header)
    defer { swap(&header, &self.header) }
    let bytes = window.bytes.span
    switch (header.form, bytes[position]) {
    case (.unknown, UInt8(ascii: "{")), (.objects, UInt8(ascii: "{")):
      return .object(end: try layout.readObject(bytes, from: position, &header))
    case (.unknown, UInt8(ascii: "[")), (.lists, UInt8(ascii: "[")):
      let list = try layout.readList(bytes, from: position)
      return .list(end: list.end, count: list.count)
    case (_, let first):
      let end = try JSON.skipValue(bytes, from: position)
      // A number at the very end of the window may go on.
      let isClosed = "{[\"".utf8.contains(first)
      guard isClosed || end < window.end || window.isLast else {
        throw JSONFault(offset: end, expected: .digit)
      }
      return .other(end: end)
    }
  }

  /// Makes a row of a list, or the header if it is the first and has nothing but strings.
  private mutating func list(
    _ end: Int, _ count: Int, _ layout: RowLayout
  ) throws(RecordFault) -> Found? {
    guard case .unknown = header.form else { return found(end, refusal(of: count)) }
    guard count > 0 else { return found(end, .notARow(expected: header.form.words)) }
    try expectColumns(count)
    let names = layout.cells.compactMap { cell -> [UInt8]? in
      let text = window.bytes[cell.range(from: position)]
      switch cell.kind {
      case .text: return Array(text)
      case .escaped: return Array(JSON.unescaped(text))
      case .absent, .null, .json, .doubled: return nil
      }
    }
    guard names.count == count else {
      header = TableHeader(.lists, names: Array(repeating: [], count: count))
      return found(end)
    }
    header = TableHeader(.lists, names: names)
    position = end
    return nil
  }

  private func expectColumns(_ count: Int) throws(RecordFault) {
    guard count > Table.columnLimit else { return }
    throw fault(
      .tooManyColumns(limit: Table.columnLimit), at: position, record: recordCount + 1)
  }
}

extension TableHeader.Form {
  /// What a row is, in a message.
  fileprivate var words: String {
    switch self {
    case .unknown: "an object or a list with values"
    case .objects: "an object with values"
    case .lists: "a list of values"
    case .delimited: "a line"
    }
  }
}
