import Bytes

/// Writes what `mysql --batch` says as a table that ``Delimited`` reads, piece by piece.
///
/// That client separates cells by tabs, quotes none, and writes what would end one as `\t`, `\n`, `\\`
/// and `\0` (the MySQL Reference Manual on `--batch` and `--raw`). No value is `NULL`, or `\N` in files
/// of the server's own; a text of these letters looks the same.
package struct MySQLBatch: Rewriting {
  private var cell: [UInt8] = []
  private var isEscaped = false

  /// Whether lines end in CRLF, as the first tells: later a carriage return may be the last of a cell.
  private var endsInCRLF: Bool?

  package init() {}

  package mutating func write(_ piece: ArraySlice<UInt8>, into text: inout [UInt8]) {
    for byte in piece {
      if isEscaped {
        isEscaped = false
        add(escaped: byte)
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\t") {
        endCell(with: byte, in: &text)
      } else if byte == UInt8(ascii: "\n") {
        endLine(in: &text)
      } else {
        cell.append(byte)
      }
    }
  }

  package mutating func finish(into text: inout [UInt8]) {
    if isEscaped { cell.append(UInt8(ascii: "\\")) }
    isEscaped = false
    // What comes after the last line end is a cell of an unfinished line.
    if !cell.isEmpty || text.last == UInt8(ascii: "\t") { endLine(in: &text) }
  }

  private mutating func add(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "t"): cell.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "n"): cell.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "\\"): cell.append(byte)
    // No page can hold it.
    case UInt8(ascii: "0"): cell += "\u{FFFD}".utf8
    default: cell += [UInt8(ascii: "\\"), byte]
    }
  }

  private mutating func endLine(in text: inout [UInt8]) {
    let hasReturn = cell.last == UInt8(ascii: "\r")
    if endsInCRLF ?? hasReturn, hasReturn { cell.removeLast() }
    endsInCRLF = endsInCRLF ?? hasReturn
    endCell(with: UInt8(ascii: "\n"), in: &text)
  }

  /// Writes the cell in quotes if it needs them; an empty one too, as a line of nothing is no row.
  private mutating func endCell(with end: UInt8, in text: inout [UInt8]) {
    if Self.missing.contains(cell) { cell = [] }
    if !cell.isEmpty, !cell.contains(where: Self.needsQuotes) {
      text += cell
    } else {
      CSVCell.appendQuoted(cell[...], to: &text)
    }
    text.append(end)
    cell.removeAll(keepingCapacity: true)
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || 0x09...0x0D ~= byte
  }

  private static let missing = [Array("NULL".utf8), Array("\\N".utf8)]
}
