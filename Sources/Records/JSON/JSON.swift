import Bytes

/// A strict reader of JSON bytes, as RFC 8259 defines it, also for values that are not used.
///
/// Every function takes a start position and returns the position after the element, so the hot
/// loops work in registers. The bytes end in `padding` zeros that are not part of the text: JSON
/// allows no zero anywhere, so one stops every loop without a check for the end, and eight bytes
/// can be read from any position. A fault at the end of the text therefore means that more bytes
/// could have helped.
package enum JSON {
  /// The zeros that follow a text.
  package static let padding = 16

  /// The most lists and objects within each other.
  ///
  /// Data nests a few levels deep; the limit keeps a hostile file from exhausting the stack.
  static let depthLimit = 512

  /// Reads a whole text: one value and nothing but white space around it.
  ///
  /// A byte order mark at the beginning is skipped, as section 8.1 allows.
  package static func validate(_ text: [UInt8]) throws(JSONFault) {
    let bytes = text + repeatElement(0, count: padding)
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = skipSpace(bytes.span, from: start)
    position = try skipValue(bytes.span, from: position)
    position = skipSpace(bytes.span, from: position)
    guard position == text.count else {
      throw JSONFault(offset: position, expected: .onlySpace)
    }
  }

  /// The position of the first byte that is not white space.
  @inline(__always)
  package static func skipSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    bytes[start] > UInt8(ascii: " ") ? start : skipMoreSpace(bytes, from: start)
  }

  /// The position after a value of any kind.
  package static func skipValue(
    _ bytes: Span<UInt8>, from start: Int, depth: Int = 0
  ) throws(JSONFault) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "\""): try skipString(bytes, from: start + 1).end + 1
    case UInt8(ascii: "{"): try skipObject(bytes, from: start, depth: depth + 1)
    case UInt8(ascii: "["): try skipArray(bytes, from: start, depth: depth + 1)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try skipNumber(bytes, from: start)
    case UInt8(ascii: "t"): try skip("true", bytes, from: start)
    case UInt8(ascii: "f"): try skip("false", bytes, from: start)
    case UInt8(ascii: "n"): try skip("null", bytes, from: start)
    default: throw JSONFault(offset: start, expected: .value)
    }
  }

  private static func skipMoreSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while true {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
        while bytes.word(at: position) == eightSpaces { position += 8 }
      default: return position
      }
    }
  }

  private static func skipObject(
    _ bytes: Span<UInt8>, from start: Int, depth: Int
  ) throws(JSONFault) -> Int {
    guard depth <= depthLimit else { throw JSONFault(offset: start, expected: .shallower) }
    var position = skipSpace(bytes, from: start + 1)
    if bytes[position] == UInt8(ascii: "}") { return position + 1 }
    while true {
      position = try skipName(bytes, from: position)
      position = try skipValue(bytes, from: position, depth: depth)
      position = skipSpace(bytes, from: position)
      switch bytes[position] {
      case UInt8(ascii: ","): position = skipSpace(bytes, from: position + 1)
      case UInt8(ascii: "}"): return position + 1
      default: throw JSONFault(offset: position, expected: .commaOrBrace)
      }
    }
  }

  private static func skipArray(
    _ bytes: Span<UInt8>, from start: Int, depth: Int
  ) throws(JSONFault) -> Int {
    guard depth <= depthLimit else { throw JSONFault(offset: start, expected: .shallower) }
    var position = skipSpace(bytes, from: start + 1)
    if bytes[position] == UInt8(ascii: "]") { return position + 1 }
    while true {
      position = try skipValue(bytes, from: position, depth: depth)
      position = skipSpace(bytes, from: position)
      switch bytes[position] {
      case UInt8(ascii: ","): position = skipSpace(bytes, from: position + 1)
      case UInt8(ascii: "]"): return position + 1
      default: throw JSONFault(offset: position, expected: .commaOrBracket)
      }
    }
  }

  /// The position of the value after a name and its colon.
  private static func skipName(_ bytes: Span<UInt8>, from start: Int) throws(JSONFault) -> Int {
    guard bytes[start] == UInt8(ascii: "\"") else {
      throw JSONFault(offset: start, expected: .name)
    }
    return try skipColon(bytes, from: skipString(bytes, from: start + 1).end + 1)
  }
}
