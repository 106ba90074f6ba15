extension JSON {
  /// Whether a text is a number and nothing else.
  package static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(text + [0])
    return (try? skipNumber(bytes.span, from: 0)) == text.count
  }

  /// The position after a number.
  package static func skipNumber(_ bytes: Span<UInt8>, from start: Int) throws(SyntaxFault) -> Int {
    var position = start
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if bytes[position] == UInt8(ascii: "0") {
      position += 1
    } else {
      position = try skipDigits(bytes, from: position)
    }
    if bytes[position] == UInt8(ascii: ".") {
      position = try skipDigits(bytes, from: position + 1)
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
        position += 1
      }
      position = try skipDigits(bytes, from: position)
    }
    return position
  }

  /// The position after `true`, `false` or `null`.
  package static func skip(
    _ literal: StaticString, _ bytes: Span<UInt8>, from start: Int
  ) throws(SyntaxFault) -> Int {
    for index in 0..<literal.utf8CodeUnitCount where bytes[start + index] != literal[index] {
      throw SyntaxFault(start + index, .literal)
    }
    return start + literal.utf8CodeUnitCount
  }

  /// The position of the value after a colon.
  @inlinable @inline(__always)
  package static func skipColon(_ bytes: Span<UInt8>, from start: Int) throws(SyntaxFault) -> Int {
    let position = skipSpace(bytes, from: start)
    guard bytes[position] == UInt8(ascii: ":") else {
      throw SyntaxFault(position, .colon)
    }
    return skipSpace(bytes, from: position + 1)
  }

  @usableFromInline package static func skipDigits(_ bytes: Span<UInt8>, from start: Int)
    throws(SyntaxFault) -> Int
  {
    var position = start
    while bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    guard position > start else { throw SyntaxFault(position, .digit) }
    return position
  }
}
