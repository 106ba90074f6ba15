import Bytes

/// Tables as RFC 4180 has them, read as bytes and held to every rule, also where the field is
/// not used.
///
/// More than the RFC allows is read where exports agree on it: fields that are separated by tabs,
/// lines that end in LF alone, and text in UTF-8. Control characters are carried, because a table
/// has no other way to write them, and what people typed has vertical tabs; zero is not
/// among them: it stands in damaged files and in other encodings. A line ends in CR, LF or both.
///
/// As with ``JSON``, the bytes are followed by `JSON.padding` zeros, or by more of the text.
enum Delimited {
  /// Reads one row; returns the position of the line or text end, and the number of fields, at
  /// least one.
  ///
  /// - `take`: Gets each field: its column from zero, its content without the quotes around it, and
  ///   whether quotes are doubled in it.
  /// - Throws: ``SyntaxFault``; at the end of the text when more of it might have helped.
  @inline(__always)
  static func readRow(
    _ bytes: Span<UInt8>, in range: Range<Int>, by dialect: Dialect,
    _ take: (_ column: Int, _ content: Range<Int>, _ hasDoubledQuotes: Bool) -> Void
  ) throws(SyntaxFault) -> (end: Int, count: Int) {
    let marks = Marks(dialect)
    var start = range.lowerBound
    var column = 0
    while true {
      do throws(SyntaxFault) {
        let field = try readField(bytes, in: start..<range.upperBound, marks)
        take(column, field.content, field.hasDoubledQuotes)
        column += 1
        guard field.end < range.upperBound, bytes[field.end] == dialect.delimiter.rawValue
        else { return (field.end, column) }
        start = field.end + 1
      } catch {
        throw SyntaxFault(error.offset, error.expected, column: column, field: start)
      }
    }
  }

  /// The delimiter and the quote, eight times each.
  private struct Marks {
    let delimiter: UInt64
    let quote: UInt64

    init(_ dialect: Dialect) {
      delimiter = UInt64(dialect.delimiter.rawValue) &* 0x0101_0101_0101_0101
      quote = UInt64(dialect.quote) &* 0x0101_0101_0101_0101
    }

    /// Whether a byte is the quote; none is, where quotation marks are text.
    @inline(__always)
    func isQuote(_ byte: UInt8) -> Bool {
      byte == UInt8(truncatingIfNeeded: quote) && byte != Dialect.noQuote
    }
  }

  private typealias Field = (content: Range<Int>, end: Int, hasDoubledQuotes: Bool)

  @inline(__always)
  private static func readField(
    _ bytes: Span<UInt8>, in range: Range<Int>, _ marks: Marks
  ) throws(SyntaxFault) -> Field {
    var position = range.lowerBound
    if marks.isQuote(bytes[position]), !range.isEmpty {
      return try readQuoted(bytes, in: range, marks)
    }
    while true {
      let stops = stops(bytes.word(at: position), marks.delimiter, marks.quote)
      if stops == 0 {
        position += 8
        continue
      }
      position += stops.trailingZeroBitCount >> 3
      guard position < range.upperBound else { return (range, range.upperBound, false) }
      if isEnd(bytes[position], marks) { return (range.lowerBound..<position, position, false) }
      position = try skipUnusual(bytes, from: position, marks)
    }
  }

  private static func readQuoted(
    _ bytes: Span<UInt8>, in range: Range<Int>, _ marks: Marks
  ) throws(SyntaxFault) -> Field {
    let start = range.lowerBound + 1
    var position = start
    var hasDoubledQuotes = false
    while true {
      let stops = stopsInQuotes(bytes.word(at: position), marks.quote)
      if stops == 0 {
        position += 8
        continue
      }
      position += stops.trailingZeroBitCount >> 3
      guard position < range.upperBound else {
        throw SyntaxFault(range.upperBound, .closingQuote)
      }
      guard marks.isQuote(bytes[position]) else {
        position = try skipUnusual(bytes, from: position, marks)
        continue
      }
      let end = position + 1
      guard end < range.upperBound else { return (start..<position, end, hasDoubledQuotes) }
      if marks.isQuote(bytes[end]) {
        hasDoubledQuotes = true
        position += 2
      } else if isEnd(bytes[end], marks) {
        return (start..<position, end, hasDoubledQuotes)
      } else {
        throw SyntaxFault(end, .delimiter)
      }
    }
  }

  /// Whether a field that is not in quotes, or no longer, ends at a byte.
  @inline(__always)
  private static func isEnd(_ byte: UInt8, _ marks: Marks) -> Bool {
    byte == UInt8(truncatingIfNeeded: marks.delimiter) || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  /// The position after a byte that is part of a field, and more than itself.
  private static func skipUnusual(
    _ bytes: Span<UInt8>, from position: Int, _ marks: Marks
  ) throws(SyntaxFault) -> Int {
    switch bytes[position] {
    case 0x80...: return try JSON.skipCharacter(bytes, from: position)
    case let byte where marks.isQuote(byte):
      throw SyntaxFault(position, .unquoted)
    case 0: throw SyntaxFault(position, .text)
    default: return position + 1
    }
  }
}

/// The separator and the quotation mark of a table.
struct Dialect: Sendable, BitwiseCopyable {
  let delimiter: Delimiter

  /// The quotation mark, or ``noQuote``.
  var quote = UInt8(ascii: "\"")

  /// Whether to read rows that RFC 4180 does not allow, if a reading fits the columns.
  var isLenient = false

  /// A byte that occurs in no UTF-8, for tables in which quotation marks are text.
  static let noQuote: UInt8 = 0xFF

  /// Whether a byte is a space or tab, and not the separator.
  @inline(__always)
  func isBlank(_ byte: UInt8) -> Bool {
    (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")) && byte != delimiter.rawValue
  }
}

/// Tests of eight bytes at once; as subtraction borrows, bits above the lowest set may be wrong.
extension Delimited {
  /// The highest bit of the first byte that needs a look: delimiter, quote, control, beyond ASCII.
  @inline(__always)
  static func stops(_ word: UInt64, _ delimiter: UInt64, _ quote: UInt64) -> UInt64 {
    let controls = word &- 0x2020_2020_2020_2020
    let delimiters = (word ^ delimiter) &- 0x0101_0101_0101_0101
    return (controls | delimiters | quotes(word, quote) | word) & 0x8080_8080_8080_8080
  }

  /// The highest bit of the first byte to look at between quotes: a quote, zero or beyond ASCII.
  @inline(__always)
  static func stopsInQuotes(_ word: UInt64, _ quote: UInt64) -> UInt64 {
    let zeros = word &- 0x0101_0101_0101_0101
    return (zeros | quotes(word, quote) | word) & 0x8080_8080_8080_8080
  }

  @inline(__always)
  private static func quotes(_ word: UInt64, _ quote: UInt64) -> UInt64 {
    (word ^ quote) &- 0x0101_0101_0101_0101
  }
}
