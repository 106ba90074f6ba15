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

  /// The most lists and objects within each other, so that a hostile file can't exhaust the stack.
  @usableFromInline package static let depthLimit = 512

  /// Returns a text with its padding, and the range of its only value; skips white space around
  /// that, and a byte order mark before it (section 8.1).
  package static func validated(
    _ text: [UInt8]
  ) throws(SyntaxFault) -> (bytes: [UInt8], value: Range<Int>) {
    try read(text) { bytes, position throws(SyntaxFault) in
      let start = position
      position = try skipValue(bytes, from: start)
      return start..<position
    }
  }

  /// Reads the one value of a text.
  package static func read<Value>(
    _ text: [UInt8], _ body: (Span<UInt8>, inout Int) throws(SyntaxFault) -> Value
  ) throws(SyntaxFault) -> (bytes: [UInt8], value: Value) {
    let bytes = text + repeatElement(0, count: padding)
    var position = skipSpace(bytes.span, from: text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    let value = try body(bytes.span, &position)
    position = skipSpace(bytes.span, from: position)
    guard position == text.count else { throw SyntaxFault(position, .onlySpace) }
    return (bytes, value)
  }

  /// The position of the first byte that is not white space.
  @inlinable @inline(__always)
  package static func skipSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    bytes[start] > UInt8(ascii: " ") ? start : skipMoreSpace(bytes, from: start)
  }

  @usableFromInline package static func skipMoreSpace(_ bytes: Span<UInt8>, from start: Int) -> Int
  {
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

  @usableFromInline package static let eightSpaces: UInt64 = 0x2020_2020_2020_2020

  /// The position after a value of any kind.
  package static func skipValue(
    _ bytes: Span<UInt8>, from start: Int, depth: Int = 0
  ) throws(SyntaxFault) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "\""): try skipString(bytes, from: start + 1).end + 1
    case UInt8(ascii: "{"): try skip(.object, bytes, from: start, depth: depth + 1)
    case UInt8(ascii: "["): try skip(.list, bytes, from: start, depth: depth + 1)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try skipNumber(bytes, from: start)
    case UInt8(ascii: "t"): try skip("true", bytes, from: start)
    case UInt8(ascii: "f"): try skip("false", bytes, from: start)
    case UInt8(ascii: "n"): try skip("null", bytes, from: start)
    default: throw SyntaxFault(start, .value)
    }
  }

  @usableFromInline package static func skip(
    _ group: Group, _ bytes: Span<UInt8>, from start: Int, depth: Int
  ) throws(SyntaxFault) -> Int {
    var position = start
    var isMore = try enter(group, bytes, &position, depth: depth)
    while isMore {
      if group == .object { _ = try readName(bytes, &position) }
      position = try skipValue(bytes, from: position, depth: depth)
      isMore = try next(of: group, bytes, &position)
    }
    return position
  }
}

// MARK: - Lists and objects

// All that reads what is in them, value by value, goes through these.
extension JSON {
  /// A list or an object, by the bracket that closes it.
  @usableFromInline package enum Group: UInt8 {
    case list = 0x5D
    case object = 0x7D
  }

  /// Moves from an opening bracket to the first element or name; false, and after the group, if it is empty.
  @inlinable @inline(__always)
  package static func enter(
    _ group: Group, _ bytes: Span<UInt8>, _ position: inout Int, depth: Int = 1
  ) throws(SyntaxFault) -> Bool {
    guard depth <= depthLimit else { throw SyntaxFault(position, .shallower) }
    position = skipSpace(bytes, from: position + 1)
    guard bytes[position] == group.rawValue else { return true }
    position += 1
    return false
  }

  /// Moves from the end of a value to the next element or name; false, and after the group, if it was the last.
  @inlinable @inline(__always)
  package static func next(
    of group: Group, _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(SyntaxFault) -> Bool {
    position = skipSpace(bytes, from: position)
    if bytes[position] == UInt8(ascii: ",") {
      position = skipSpace(bytes, from: position + 1)
      return true
    }
    guard bytes[position] == group.rawValue else {
      throw SyntaxFault(position, group == .list ? .commaOrBracket : .commaOrBrace)
    }
    position += 1
    return false
  }

  /// Moves from a name to its value; returns the range of the name's content.
  @inlinable @inline(__always)
  package static func readName(
    _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(SyntaxFault) -> Range<Int> {
    let start = try expectName(bytes, position)
    let end = try skipString(bytes, from: start).end
    position = try skipColon(bytes, from: end + 1)
    return start..<end
  }

  /// The position after the quote that begins a name.
  @inlinable @inline(__always)
  package static func expectName(
    _ bytes: Span<UInt8>, _ position: Int
  ) throws(SyntaxFault) -> Int {
    guard bytes[position] == UInt8(ascii: "\"") else { throw SyntaxFault(position, .name) }
    return position + 1
  }
}
