import Bytes
import Documents
import Records

/// A table of a Darwin Core archive, rewritten as CSV with a header as its description says.
struct DescribedTable: Rewriting {
  private let separator: UInt8
  private let quote: UInt8?
  private let names: [String]

  /// How many lines are left out, before the one that names the columns if there is one.
  private var skipped: Int
  private var isAtBeginning = true
  private var isInQuotes = false
  private var isBehindQuote = false
  private var isAtCellStart = true
  private var cell: [UInt8] = []

  init(_ table: ArchiveDescription.Table) {
    separator = table.separator
    quote = table.quote
    names = table.headerLines == 0 ? table.names : []
    skipped = max(0, table.headerLines - 1)
  }

  mutating func write(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) {
    if isAtBeginning { writeNames(into: &text) }
    for byte in bytes {
      if isInQuotes {
        if byte == quote {
          (isInQuotes, isBehindQuote) = (false, true)
        } else {
          cell.append(byte)
        }
        continue
      }
      if isBehindQuote {
        isBehindQuote = false
        if byte == quote {
          cell.append(byte)
          isInQuotes = true
          continue
        }
      }
      if byte == separator {
        endCell(into: &text)
        if skipped == 0 { text.append(UInt8(ascii: ",")) }
      } else if byte == UInt8(ascii: "\n") {
        endLine(into: &text)
      } else if byte == quote, isAtCellStart {
        isInQuotes = true
        isAtCellStart = false
      } else {
        cell.append(byte)
        isAtCellStart = false
      }
    }
  }

  mutating func finish(into text: inout [UInt8]) {
    if isAtBeginning { writeNames(into: &text) }
    if !cell.isEmpty || !isAtCellStart { endLine(into: &text) }
  }

  private mutating func writeNames(into text: inout [UInt8]) {
    isAtBeginning = false
    for (index, name) in names.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      cell = Array((name.isEmpty ? "Column \(index + 1)" : name).utf8)
      endCell(into: &text)
    }
    if !names.isEmpty { text.append(UInt8(ascii: "\n")) }
  }

  private mutating func endLine(into text: inout [UInt8]) {
    if cell.last == UInt8(ascii: "\r") { cell.removeLast() }
    endCell(into: &text)
    if skipped == 0 { text.append(UInt8(ascii: "\n")) } else { skipped -= 1 }
  }

  private mutating func endCell(into text: inout [UInt8]) {
    defer {
      cell.removeAll(keepingCapacity: true)
      isAtCellStart = true
    }
    guard skipped == 0 else { return }
    let isQuoted = cell.contains(where: CSVCell.needsQuotes) || cell.first == UInt8(ascii: "#")
    if isQuoted { CSVCell.appendQuoted(cell[...], to: &text) } else { text += cell }
  }
}
