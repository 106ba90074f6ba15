import Bytes

/// Readings of lines whose quotation marks do not follow RFC 4180.
///
/// Each looks at a byte once, so the time is linear in the length of the line.
extension Delimited {
  /// A way to read the quotes of a line.
  struct Reading {
    /// Whether the first quote closes a quoted cell, so that one that continues is text; otherwise
    /// the first quote before a delimiter or line end does, and those before it are text.
    var closesAtFirst = false

    /// Whether a backslash before a quote makes the quote text.
    var hasEscapes = false

    /// Whether a quote without a closing quote is text; otherwise the reading fails.
    var takesOpenQuotes = false
  }

  /// Returns the offset of the next CR or LF, or `nil`, in bytes followed by `JSON.padding` more.
  static func lineEnd(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var position = start
    while position < end {
      let word = bytes.word(at: position)
      let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
      let zeros =
        (feeds &- 0x0101_0101_0101_0101) & ~feeds | (returns &- 0x0101_0101_0101_0101) & ~returns
      let marks = zeros & 0x8080_8080_8080_8080
      if marks != 0 {
        position += marks.trailingZeroBitCount >> 3
        return position < end ? position : nil
      }
      position += 8
    }
    return nil
  }

  /// Returns the line or text end of a row without a value, only separators, blanks and pairs of
  /// quotes; otherwise `nil`.
  static func emptyRowEnd(_ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect) -> Int? {
    var position = range.lowerBound
    var isCellStart = true
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      let isPair = byte == dialect.quote && isCellStart && bytes[position + 1] == byte
      guard isPair || byte == dialect.delimiter.rawValue || dialect.isBlank(byte) else {
        return nil
      }
      isCellStart = byte == dialect.delimiter.rawValue
      position += isPair ? 2 : 1
    }
    return min(position, range.upperBound)
  }

  /// Whether a backslash stands before a quote.
  static func hasEscapes(_ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect) -> Bool {
    var position = range.lowerBound
    while position + 1 < range.upperBound {
      if bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == dialect.quote { return true }
      position += 1
    }
    return false
  }

  /// Reads the cells of a line without its end, as ``readRow(_:in:by:_:)`` does, and returns their
  /// number; `nil` if the reading fails.
  static func readLine(
    _ bytes: Span<UInt8>, in line: Range<Int>, by dialect: Dialect, as reading: Reading,
    _ take: (_ column: Int, _ content: Range<Int>, _ kind: FieldRange.Kind) -> Void
  ) -> Int? {
    var start = line.lowerBound
    var count = 0
    while true {
      guard let cell = readCell(bytes, in: start..<line.upperBound, by: dialect, as: reading) else {
        return nil
      }
      take(count, cell.content, cell.kind)
      count += 1
      guard cell.end < line.upperBound else { return count }
      start = cell.end + 1
    }
  }

  /// Reads a row, of any number of lines, with backslashes before quotes; returns its end, the
  /// number of cells, and whether the last is closed; `nil` if it fails.
  static func readEscapedRow(
    _ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect,
    _ take: (_ column: Int, _ content: Range<Int>, _ kind: FieldRange.Kind) -> Void
  ) -> (end: Int, count: Int, isClosed: Bool)? {
    var start = range.lowerBound
    var count = 0
    while true {
      let cell: Cell
      if isOpened(bytes, in: start..<range.upperBound, by: dialect) {
        let reading = Reading(closesAtFirst: true, hasEscapes: true)
        guard
          let quoted = readQuotedCell(
            bytes, in: start..<range.upperBound, by: dialect, as: reading, endsAtLine: true)
        else { return nil }
        guard !quoted.isOpen else { return (range.upperBound, count + 1, false) }
        cell = quoted
      } else {
        let end = textEnd(
          in: bytes, from: start, to: range.upperBound, by: dialect, endsAtLine: true)
        cell = Cell(content: start..<end, end: end, kind: .text)
      }
      take(count, cell.content, cell.kind)
      count += 1
      guard cell.end < range.upperBound, bytes[cell.end] == dialect.delimiter.rawValue else {
        return (cell.end, count, true)
      }
      start = cell.end + 1
    }
  }

  private struct Cell {
    let content: Range<Int>
    let end: Int
    let kind: FieldRange.Kind

    /// Whether the text ends before a quote that closes it.
    var isOpen = false
  }

  private static func readCell(
    _ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect, as reading: Reading
  ) -> Cell? {
    if isOpened(bytes, in: range, by: dialect) {
      let cell = readQuotedCell(bytes, in: range, by: dialect, as: reading, endsAtLine: false)
      if cell != nil || !reading.takesOpenQuotes { return cell }
    }
    return text(bytes, in: range, from: range.lowerBound, by: dialect)
  }

  /// Whether a cell begins with a quote, after any blanks.
  private static func isOpened(
    _ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect
  ) -> Bool {
    guard dialect.quote != Dialect.noQuote else { return false }
    let position = skipBlanks(bytes, in: range, by: dialect)
    return position < range.upperBound && bytes[position] == dialect.quote
  }

  /// Reads a cell that a quote opens; `nil` if it is not closed.
  ///
  /// - `endsAtLine`: Whether the range has several lines.
  private static func readQuotedCell(
    _ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect, as reading: Reading,
    endsAtLine: Bool
  ) -> Cell? {
    let start = skipBlanks(bytes, in: range, by: dialect) + 1
    var position = start
    var kind = FieldRange.Kind.text
    while position < range.upperBound {
      let byte = bytes[position]
      let next = position + 1
      if byte == UInt8(ascii: "\\"), reading.hasEscapes, next < range.upperBound,
        bytes[next] == dialect.quote || bytes[next] == byte
      {
        kind = .backslashed
        position += 2
      } else if byte == dialect.quote {
        if next < range.upperBound, bytes[next] == dialect.quote {
          if kind == .text { kind = .doubled }
          position += 2
          continue
        }
        let end = skipBlanks(bytes, in: next..<range.upperBound, by: dialect)
        let isClosed =
          end == range.upperBound || bytes[end] == dialect.delimiter.rawValue
          || endsAtLine && (bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r"))
        if isClosed { return Cell(content: start..<position, end: end, kind: kind) }
        if reading.closesAtFirst {
          return endsAtLine ? nil : text(bytes, in: range, from: next, by: dialect)
        }
        position = next
      } else {
        position = next
      }
    }
    let content = min(start, range.upperBound)..<range.upperBound
    return endsAtLine
      ? Cell(content: content, end: range.upperBound, kind: kind, isOpen: true) : nil
  }

  /// Returns a cell whose quotes are text, and which ends at the first delimiter after a position.
  private static func text(
    _ bytes: Span<UInt8>, in range: Range<Int>, from position: Int, by dialect: Dialect
  ) -> Cell {
    let end = textEnd(
      in: bytes, from: position, to: range.upperBound, by: dialect, endsAtLine: false)
    return Cell(content: range.lowerBound..<end, end: end, kind: .text)
  }

  private static func textEnd(
    in bytes: Span<UInt8>, from start: Int, to end: Int, by dialect: Dialect, endsAtLine: Bool
  ) -> Int {
    var position = start
    while position < end, bytes[position] != dialect.delimiter.rawValue {
      if endsAtLine, bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r")
      {
        break
      }
      position += 1
    }
    return position
  }

  private static func skipBlanks(
    _ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect
  ) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, dialect.isBlank(bytes[position]) { position += 1 }
    return position
  }

  /// Validates text: it must be UTF-8, without zero bytes.
  static func validate(_ bytes: Span<UInt8>, in range: Range<Int>) throws(SyntaxFault) {
    var position = range.lowerBound
    while position < range.upperBound {
      switch bytes[position] {
      case 0: throw SyntaxFault(position, .text)
      case 0x80...: position = try JSON.skipCharacter(bytes, from: position)
      default: position += 1
      }
    }
  }
}
