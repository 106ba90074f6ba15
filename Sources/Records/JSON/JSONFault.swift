import Bytes

/// The first byte at which a text stops being JSON, and the expected element.
package struct JSONFault: Error, Equatable {
  /// The position in the bytes that were read, from zero.
  ///
  /// It is the end of the bytes when they stop too early.
  package let offset: Int

  let expected: Expectation

  /// The element that RFC 8259 allows at a place.
  package enum Expectation: UInt8 {
    case value, name, colon, commaOrBrace, commaOrBracket, digit, literal
    case escape, hexadecimal, character, encoding, shallower, onlySpace, list

    /// The words for a message that begins with "expected".
    var words: String {
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
      case .encoding: TextEncoding.expectation
      case .shallower: "at most \(JSON.depthLimit) levels of lists and objects"
      case .onlySpace: "the end"
      case .list: "a list"
      }
    }
  }
}

extension JSONFault {
  /// A byte that was found, in words.
  static func words(for byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "the end of the line"
    case UInt8(ascii: "\""): "a double quote"
    case 0x21..<0x7F: "\"\(Unicode.Scalar(byte))\""
    default: "the byte 0x\(Hexadecimal.text(byte, digits: 2, uppercase: true))"
    }
  }
}
