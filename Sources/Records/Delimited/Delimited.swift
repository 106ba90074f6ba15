import Bytes

/// Tables as RFC 4180 has them, read as bytes and held to every rule, also where nobody reads the
/// field.
///
/// More than the RFC allows is read where exports agree on it: fields that are separated by tabs,
/// lines that end in LF alone, and text in UTF-8. Control characters are carried, because a table
/// has no other way to write them, and what people typed has vertical tabs; only zero is none of
/// them: it stands in damaged files and in other encodings. A carriage return alone ends no line,
/// since half of a line end is damage too.
///
/// As with ``JSON``, the bytes are followed by `JSON.padding` zeros, or by more of the text.
enum Delimited {
  /// Reads one row.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - range: From where the row begins to where the text ends.
  ///   - delimiter: What separates the fields.
  ///   - take: Gets each field: its column from zero, its content without the quotes around it,
  ///     and whether quotes are doubled in it.
  /// - Returns: The position of the line end, or of the end of the text, and the number of fields,
  ///   which is at least one.
  /// - Throws: ``DelimitedFault``; at the end of the text when more of it might have helped.
  @inline(__always)
  static func readRow(
    _ bytes: Span<UInt8>, in range: Range<Int>, separatedBy delimiter: Delimiter,
    _ take: (_ column: Int, _ content: Range<Int>, _ hasDoubledQuotes: Bool) -> Void
  ) throws(DelimitedFault) -> (end: Int, count: Int) {
    let repeated = UInt64(delimiter.rawValue) &* 0x0101_0101_0101_0101
    var start = range.lowerBound
    var column = 0
    while true {
      do throws(DelimitedFault) {
        let field = try readField(bytes, in: start..<range.upperBound, repeated)
        take(column, field.content, field.hasDoubledQuotes)
        column += 1
        guard field.end < range.upperBound, bytes[field.end] == delimiter.rawValue
        else { return (field.end, column) }
        start = field.end + 1
      } catch {
        throw DelimitedFault(
          offset: error.offset, expected: error.expected, column: column, field: start)
      }
    }
  }

  private typealias Field = (content: Range<Int>, end: Int, hasDoubledQuotes: Bool)

  @inline(__always)
  private static func readField(
    _ bytes: Span<UInt8>, in range: Range<Int>, _ delimiter: UInt64
  ) throws(DelimitedFault) -> Field {
    var position = range.lowerBound
    if bytes[position] == quote, !range.isEmpty {
      return try readQuoted(bytes, in: range, delimiter)
    }
    while true {
      let marks = stops(bytes.word(at: position), delimiter)
      if marks == 0 {
        position += 8
        continue
      }
      position += marks.trailingZeroBitCount >> 3
      guard position < range.upperBound else { return (range, range.upperBound, false) }
      if try isEnd(bytes, at: position, delimiter) {
        return (range.lowerBound..<position, position, false)
      }
      position = try skipUnusual(bytes, from: position)
    }
  }

  private static func readQuoted(
    _ bytes: Span<UInt8>, in range: Range<Int>, _ delimiter: UInt64
  ) throws(DelimitedFault) -> Field {
    let start = range.lowerBound + 1
    var position = start
    var hasDoubledQuotes = false
    while true {
      let marks = stopsInQuotes(bytes.word(at: position))
      if marks == 0 {
        position += 8
        continue
      }
      position += marks.trailingZeroBitCount >> 3
      guard position < range.upperBound else {
        throw DelimitedFault(offset: range.upperBound, expected: .closingQuote)
      }
      guard bytes[position] == quote else {
        position = try skipUnusual(bytes, from: position)
        continue
      }
      let end = position + 1
      guard end < range.upperBound else { return (start..<position, end, hasDoubledQuotes) }
      if bytes[end] == quote {
        hasDoubledQuotes = true
        position += 2
      } else if try isEnd(bytes, at: end, delimiter) {
        return (start..<position, end, hasDoubledQuotes)
      } else {
        throw DelimitedFault(offset: end, expected: .delimiter)
      }
    }
  }

  /// Whether a field that is not in quotes, or no longer, ends at a byte.
  @inline(__always)
  private static func isEnd(
    _ bytes: Span<UInt8>, at position: Int, _ delimiter: UInt64
  ) throws(DelimitedFault) -> Bool {
    let byte = bytes[position]
    if byte == UInt8(truncatingIfNeeded: delimiter) || byte == UInt8(ascii: "\n") { return true }
    guard byte == UInt8(ascii: "\r") else { return false }
    guard bytes[position + 1] == UInt8(ascii: "\n") else {
      throw DelimitedFault(offset: position + 1, expected: .lineFeed)
    }
    return true
  }

  /// The position after a byte that is part of a field, and more than itself.
  private static func skipUnusual(
    _ bytes: Span<UInt8>, from position: Int
  ) throws(DelimitedFault) -> Int {
    switch bytes[position] {
    case 0x80...:
      do throws(JSONFault) {
        return try JSON.skipScalar(bytes, from: position)
      } catch {
        throw DelimitedFault(offset: error.offset, expected: .encoding)
      }
    case quote: throw DelimitedFault(offset: position, expected: .unquoted)
    case 0: throw DelimitedFault(offset: position, expected: .text)
    default: return position + 1
    }
  }

  private static let quote = UInt8(ascii: "\"")
}
