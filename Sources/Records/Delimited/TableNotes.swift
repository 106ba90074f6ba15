import Bytes

/// The notes at the end of a table, such as its source: below an empty line, or a sentence in a
/// single cell; their quotes are paired, since others could be part of a quoted cell.
struct TableNotes {
  /// Their offset in the source.
  let start: Int

  /// The number of lines.
  let count: Int

  /// The number of bytes at the end of a source to look at, and the maximum number of lines of notes.
  private static let reach = 1 << 14
  private static let maximum = 20

  /// Finds the notes at the end of a source whose first row is at an offset; `nil` if it has none.
  init?(
    of source: any RecordSource, below rows: Int, _ header: RowHeader, _ dialect: Dialect
  ) throws(InputError) {
    let columns = header.names.count
    guard columns > 1 else { return nil }
    let base = max(rows, source.byteCount - Self.reach)
    var bytes: [UInt8] = []
    try source.read(base..<source.byteCount, into: &bytes)
    var lines: [Line] = []
    var start = bytes.startIndex
    for (index, byte) in bytes.enumerated()
    where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      lines.append(Line(bytes, start..<index, dialect))
      // Both bytes of a line end are one.
      start = index + 1
      if byte == UInt8(ascii: "\n"), index > 0, bytes[index - 1] == UInt8(ascii: "\r") {
        lines.removeLast()
      }
    }
    if start < bytes.endIndex { lines.append(Line(bytes, start..<bytes.endIndex, dialect)) }
    // The first may be incomplete.
    if base > rows, !lines.isEmpty { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    var found: (start: Int, count: Int)?
    var count = 0
    var hasRows = false
    for (index, line) in lines.enumerated().reversed() {
      if line.isEmpty {
        if count > 0 { found = (lines[index + 1].start, count) }
        continue
      }
      guard count < Self.maximum, line.hasPairedQuotes, line.isNote(below: header) else {
        hasRows = !line.isNote(below: header)
        // Directly below a row, only a sentence in a single cell is a note.
        if found?.count != count, line.count == columns || header.takes(cells: line.count),
          lines[(index + 1)...].prefix(while: { !$0.isEmpty }).allSatisfy(\.isSentence),
          index + 1 < lines.count, !header.shape.padsRows
        {
          found = (lines[index + 1].start, count)
        }
        break
      }
      count += 1
    }
    guard hasRows, let found, found.count > 0 else { return nil }
    self.start = base + found.start
    self.count = found.count
  }

  /// A line, split into cells.
  private struct Line {
    let start: Int
    let count: Int
    let filled: Int
    let isEmpty: Bool
    let hasPairedQuotes: Bool

    /// Whether it is a single cell with several words.
    let isSentence: Bool
    private let hasSpace: Bool

    init(_ bytes: [UInt8], _ range: Range<Int>, _ dialect: Dialect) {
      start = range.lowerBound
      let cells = bytes[range].split(
        separator: dialect.delimiter.rawValue, omittingEmptySubsequences: false)
      count = max(1, cells.count)
      filled = cells.count { $0.contains { !dialect.isBlank($0) } }
      isEmpty = filled == 0
      hasPairedQuotes = bytes[range].count { $0 == dialect.quote }.isMultiple(of: 2)
      hasSpace = bytes[range].contains(UInt8(ascii: " "))
      isSentence = count == 1 && hasSpace
    }

    /// Whether it is unlikely to be a row.
    func isNote(below header: RowHeader) -> Bool {
      filled < 2 && (header.names.count > 2 || hasSpace)
        || hasSpace && !header.takes(cells: count)
    }
  }
}
