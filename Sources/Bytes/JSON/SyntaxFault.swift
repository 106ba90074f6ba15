/// The first byte at which a text stops being JSON or a table, and what could have stood there.
package struct SyntaxFault: Error, Equatable {
  /// The position in the bytes that were read, from zero; their end when they stop too early.
  package let offset: Int

  package let expected: Expectation

  /// The column of a table's field, from zero, and the beginning of the field.
  package let column: Int
  package let field: Int

  @inlinable package init(_ offset: Int, _ expected: Expectation, column: Int = 0, field: Int = 0) {
    self.offset = offset
    self.expected = expected
    self.column = column
    self.field = field
  }

  /// The element that RFC 8259 or RFC 4180 allows at a place.
  package enum Expectation: UInt8 {
    case value, name, colon, commaOrBrace, commaOrBracket, digit, literal
    case escape, hexadecimal, character, encoding, shallower, onlySpace, list
    case text, unquoted, closingQuote, delimiter

    /// Whether it is of quotes of a table, which people write in other ways than RFC 4180.
    package var isOfQuotes: Bool {
      self == .unquoted || self == .closingQuote || self == .delimiter
    }

    /// The words for a message that begins with "expected", about JSON or a table with a delimiter.
    package func words(_ delimiter: Delimiter = .comma) -> String {
      switch self {
      case .value: "a value"
      case .name: "a name in double quotes"
      case .colon: "\":\""
      case .commaOrBrace: "\",\" or \"}\""
      case .commaOrBracket: "\",\" or \"]\""
      case .digit: "a digit"
      case .literal: "true, false or null"
      case .escape: "an escape such as \\n or \\u00e9"
      case .hexadecimal: "a hexadecimal digit"
      case .character:
        "a character that is allowed in a string (control characters must be "
          + "escaped)"
      case .encoding: SyntaxFault.encoding
      case .shallower: "at most \(JSON.depthLimit) levels of lists and objects"
      case .onlySpace: "the end"
      case .list: "a list"
      case .text: "text"
      case .unquoted:
        "text without quotes (a cell with quotes must be quoted, each of them "
          + "doubled)"
      case .closingQuote: "a closing quote"
      case .delimiter: "\(delimiter.words) or the end of the line after a closing quote"
      }
    }
  }
}

extension SyntaxFault {
  /// The expected text in messages about bytes that are not UTF-8.
  package static let encoding = "valid UTF-8"

  /// The problem in a text: `expected a value, found "]"`.
  package func problem(in text: [UInt8]) -> String {
    let found = offset < text.count ? Self.words(for: text[offset]) : "the end of the file"
    return "expected \(expected.words()), found \(found)"
  }

  /// The line and the byte in it, both from one, and the problem there.
  package func message(in text: [UInt8]) -> String {
    let before = text.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return "\(line):\(offset - lineStart + 1): \(problem(in: text))"
  }

  /// A byte that was found, in words.
  package static func words(for byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "the end of the line"
    case UInt8(ascii: "\""): "a double quote"
    case 0x21..<0x7F: "\"\(Unicode.Scalar(byte))\""
    default: "the byte 0x\(Hexadecimal.text(byte, digits: 2, uppercase: true))"
    }
  }
}
