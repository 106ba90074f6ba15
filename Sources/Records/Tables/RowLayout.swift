/// Where the cells of one row are: what one pass over its bytes finds out.
struct RowLayout {
  /// A range for each column, absent where the row does not have it.
  private(set) var cells: [FieldRange] = []

  /// The name that was read last, when something is wrong with what follows it.
  private(set) var lastKey: Range<Int>?

  subscript(column: Int) -> FieldRange {
    get { cells[column] }
    set { cells[column] = newValue }
  }

  /// Reads one row of a table of lines.
  ///
  /// - Returns: The position of the line end, or of the end of the text, and how many cells there
  ///   are, of which those beyond the columns are not noted.
  mutating func readLine(
    _ bytes: Span<UInt8>, in range: Range<Int>, separatedBy delimiter: Delimiter, columns: Int
  ) throws(DelimitedFault) -> (end: Int, count: Int) {
    lastKey = nil
    cells.removeAll(keepingCapacity: true)
    let record = range.lowerBound
    return try Delimited.readRow(bytes, in: range, separatedBy: delimiter) {
      column, content, hasDoubledQuotes in
      guard column < columns else { return }
      cells.append(
        FieldRange(
          start: content.lowerBound - record, end: content.upperBound - record,
          kind: hasDoubledQuotes ? .doubled : .text))
    }
  }

  /// Reads a JSON array, each of whose values is a cell.
  ///
  /// - Returns: The position after it, and how many cells there are, of which only as many are noted
  ///   as a table may have columns.
  mutating func readList(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(JSONFault) -> (end: Int, count: Int) {
    lastKey = nil
    cells.removeAll(keepingCapacity: true)
    var count = 0
    var position = JSON.skipSpace(bytes, from: start + 1)
    if bytes[position] == UInt8(ascii: "]") { return (position + 1, 0) }
    while true {
      let cell = try readValue(bytes, from: position, record: start)
      if count < Table.columnLimit { cells.append(cell.range) }
      count += 1
      position = JSON.skipSpace(bytes, from: cell.end)
      switch bytes[position] {
      case UInt8(ascii: ","): position = JSON.skipSpace(bytes, from: position + 1)
      case UInt8(ascii: "]"): return (position + 1, count)
      default: throw JSONFault(offset: position, expected: .commaOrBracket)
      }
    }
  }

  /// Reads a JSON object, each of whose names is a column.
  ///
  /// When a name occurs twice, the last value counts, as in ECMAScript.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where the object begins.
  ///   - header: The columns, to which the names are added that it does not have.
  /// - Returns: The position after the object.
  /// - Throws: The first fault.
  mutating func readObject(
    _ bytes: Span<UInt8>, from start: Int, _ header: inout TableHeader
  ) throws(JSONFault) -> Int {
    lastKey = nil
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(.absent, count: header.names.count))
    var guess = 0
    var position = JSON.skipSpace(bytes, from: start + 1)
    if bytes[position] == UInt8(ascii: "}") { return position + 1 }
    while true {
      guard bytes[position] == UInt8(ascii: "\"") else {
        throw JSONFault(offset: position, expected: .name)
      }
      let key = try JSON.skipString(bytes, from: position + 1)
      let name = position + 1..<key.end
      lastKey = name
      let cell = try readValue(
        bytes, from: JSON.skipColon(bytes, from: key.end + 1), record: start)
      if let column = header.column(of: name, hasEscapes: key.hasEscapes, in: bytes, guess: guess) {
        if column == cells.count { cells.append(.absent) }
        cells[column] = cell.range
        guess = column + 1
      }
      position = JSON.skipSpace(bytes, from: cell.end)
      switch bytes[position] {
      case UInt8(ascii: ","):
        lastKey = nil
        position = JSON.skipSpace(bytes, from: position + 1)
      case UInt8(ascii: "}"):
        // What follows is no part of this row, and the window may move on from its bytes.
        lastKey = nil
        return position + 1
      default: throw JSONFault(offset: position, expected: .commaOrBrace)
      }
    }
  }

  @inline(__always)
  private func readValue(
    _ bytes: Span<UInt8>, from start: Int, record: Int
  ) throws(JSONFault) -> (range: FieldRange, end: Int) {
    if bytes[start] == UInt8(ascii: "\"") {
      let (end, hasEscapes) = try JSON.skipString(bytes, from: start + 1)
      let kind: FieldRange.Kind = hasEscapes ? .escaped : .text
      return (FieldRange(start: start + 1 - record, end: end - record, kind: kind), end + 1)
    }
    let end = try JSON.skipValue(bytes, from: start, depth: 1)
    if bytes[start] == UInt8(ascii: "n") { return (.null, end) }
    return (FieldRange(start: start - record, end: end - record, kind: .json), end)
  }
}

extension RowLayout {
  /// The first column whose cell is a list that begins with an object.
  func columnOfObjects(_ row: Range<Int>, _ bytes: [UInt8]) -> Int? {
    cells.firstIndex { cell in
      let range = cell.range(from: row.lowerBound)
      guard cell.kind == .json, bytes[range.lowerBound] == UInt8(ascii: "[") else { return false }
      return bytes[JSON.skipSpace(bytes.span, from: range.lowerBound + 1)] == UInt8(ascii: "{")
    }
  }
}
