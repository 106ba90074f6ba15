import Bytes

/// The ranges of the cells of one row, found in one pass through its bytes.
struct RowLayout {
  /// A range for each column, absent where the row does not have it.
  private(set) var cells: [FieldRange] = []

  /// The name that was read last, for errors in its value.
  private(set) var lastKey: Range<Int>?

  /// The beginning of the list of rows, when an object is around them and no row.
  private(set) var list: Int?

  subscript(column: Int) -> FieldRange {
    @inline(__always) get { cells[column] }
    @inline(__always) set { cells[column] = newValue }
  }

  /// Removes the last row, to read one with a number of columns.
  @inline(__always)
  mutating func begin(_ columns: Int) {
    lastKey = nil
    list = nil
    if cells.count == columns {
      for column in cells.indices { cells[column] = .absent }
    } else {
      cells.removeAll(keepingCapacity: true)
      cells.append(contentsOf: repeatElement(.absent, count: columns))
    }
  }

  /// Reads a row of lines; returns its line or text end, and the number of cells, also those beyond
  /// the columns, which are not noted.
  mutating func readLine(
    _ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect, columns: Int
  ) throws(SyntaxFault) -> (end: Int, count: Int) {
    begin(columns)
    var isLastEmpty = false
    let (end, count) = try Delimited.readRow(bytes, in: range, by: dialect) {
      column, content, hasDoubledQuotes in
      isLastEmpty = content.isEmpty
      note(content, hasDoubledQuotes ? .doubled : .text, column, range.lowerBound)
    }
    // What separates cells may also end the last one.
    return (end, count == columns + 1 && isLastEmpty ? columns : count)
  }

  /// Notes a cell of a line that begins at a position, unless there are more than columns.
  @inline(__always)
  mutating func note(_ content: Range<Int>, _ kind: FieldRange.Kind, _ column: Int, _ row: Int) {
    guard column < cells.count else { return }
    cells[column] = FieldRange(
      start: content.lowerBound - row, end: content.upperBound - row, kind: kind)
  }

  /// Reads a JSON array of cells; returns the position after it, and their number, also those
  /// beyond the limit of columns, which are not noted.
  mutating func readList(
    _ bytes: Span<UInt8>, from start: Int, columns: Int
  ) throws(SyntaxFault) -> (end: Int, count: Int) {
    begin(0)
    defer { while cells.count < columns { cells.append(.absent) } }
    var count = 0
    var position = start
    var isMore = try JSON.enter(.list, bytes, &position)
    while isMore {
      let cell = try readValue(bytes, from: position, row: start, depth: 1)
      if count < RowHeader.columnLimit { cells.append(cell.range) }
      count += 1
      position = cell.end
      isMore = try JSON.next(of: .list, bytes, &position)
    }
    return (position, count)
  }

  /// Reads a JSON object whose members, also of objects within it, are columns, and adds new ones;
  /// returns the position after it, or that of a list of rows within it.
  ///
  /// If a name occurs twice, the last value counts, as in ECMAScript. An object that may be around
  /// the rows is not read further than to their list, which may be larger than memory.
  mutating func readObject(
    _ bytes: Span<UInt8>, from start: Int, _ header: inout RowHeader, stopsAtList: Bool = false
  ) throws(SyntaxFault) -> Int {
    begin(header.names.count)
    var guess = 0
    return try readMembers(
      bytes, from: start, row: start, -1, &guess, depth: 1, &header, stopsAtList: stopsAtList)
  }

  /// Reads the value of a name; the answer is the position after it.
  @inline(__always)
  private mutating func readMember(
    _ bytes: Span<UInt8>, from start: Int, row: Int, _ key: Int, _ guess: inout Int, depth: Int,
    _ header: inout RowHeader
  ) throws(SyntaxFault) -> Int {
    if bytes[start] == UInt8(ascii: "{"), depth < RowHeader.depthLimit, !header.isKept(key) {
      return try readNested(bytes, from: start, row: row, key, &guess, depth: depth + 1, &header)
    }
    let cell = try readValue(bytes, from: start, row: row, depth: depth)
    if let column = header.column(of: key) {
      if column == cells.count { cells.append(.absent) }
      cells[column] = cell.range
    }
    return cell.end
  }

  /// Reads an object within the row, as a call of its own: the row's loop calls nothing for a text.
  @inline(never)
  private mutating func readNested(
    _ bytes: Span<UInt8>, from start: Int, row: Int, _ owner: Int, _ guess: inout Int, depth: Int,
    _ header: inout RowHeader
  ) throws(SyntaxFault) -> Int {
    try readMembers(bytes, from: start, row: row, owner, &guess, depth: depth, &header)
  }

  /// Reads the members of the row, or of an object within it, whose name has the owner's number.
  @inline(__always)
  private mutating func readMembers(
    _ bytes: Span<UInt8>, from start: Int, row: Int, _ owner: Int, _ guess: inout Int, depth: Int,
    _ header: inout RowHeader, stopsAtList: Bool = false
  ) throws(SyntaxFault) -> Int {
    var position = start
    var isMore = try JSON.enter(.object, bytes, &position)
    while isMore {
      let name = try JSON.expectName(bytes, position)
      let key = try header.readKey(bytes, from: name, in: owner, guess: guess)
      if owner < 0 { lastKey = name..<key.end }
      position = try JSON.skipColon(bytes, from: key.end + 1)
      guess = key.number + 1
      if stopsAtList, header.isList(key.number) {
        list = position
        return position
      }
      position = try readMember(
        bytes, from: position, row: row, key.number, &guess, depth: depth, &header)
      isMore = try JSON.next(of: .object, bytes, &position)
      // What follows is no part of it, and the window may move on from its bytes.
      if owner < 0 { lastKey = nil }
    }
    return position
  }

  @inline(__always)
  private func readValue(
    _ bytes: Span<UInt8>, from start: Int, row: Int, depth: Int
  ) throws(SyntaxFault) -> (range: FieldRange, end: Int) {
    if bytes[start] == UInt8(ascii: "\"") {
      let (end, hasEscapes) = try JSON.skipString(bytes, from: start + 1)
      let kind: FieldRange.Kind = hasEscapes ? .escaped : .text
      return (FieldRange(start: start + 1 - row, end: end - row, kind: kind), end + 1)
    }
    let end = try JSON.skipValue(bytes, from: start, depth: depth)
    if bytes[start] == UInt8(ascii: "n") { return (.null, end) }
    return (FieldRange(start: start - row, end: end - row, kind: .json), end)
  }
}

extension RowLayout {
  /// Reads a row once more, and returns whether the bytes are still one row of that form, and
  /// nothing else.
  mutating func readAgain(
    _ bytes: Span<UInt8>, in range: Range<Int>, _ header: inout RowHeader
  ) -> Bool {
    let columns = header.names.count
    // Whatever the fault is, the row was without it when it was indexed.
    switch header.form {
    case .unknown: return false
    case .delimited(let delimiter):
      let row = try? readRow(
        bytes, in: range, as: header.lines(delimiter), isLast: true)
      guard case .row(range.upperBound, let count, _)? = row else { return false }
      return header.takes(cells: count) || header.shape.keepsNotes && count <= columns
    case .lists:
      guard bytes[range.lowerBound] == UInt8(ascii: "[") else { return false }
      let row = try? readList(bytes, from: range.lowerBound, columns: columns)
      return row?.end == range.upperBound && row.map { header.takes(cells: $0.count) } == true
    case .objects:
      guard bytes[range.lowerBound] == UInt8(ascii: "{") else { return false }
      let end = try? readObject(bytes, from: range.lowerBound, &header)
      return end == range.upperBound && header.names.count == columns
    }
  }
}
