extension JSON {
  /// The end of a string's content, and whether it has escapes.
  ///
  /// Eight bytes are looked at in one step, and almost every step ends at the closing quote. Text
  /// beyond ASCII is checked to be UTF-8 as section 3.9 of the Unicode Standard has it: shortest
  /// form, no surrogates, nothing above U+10FFFF.
  ///
  /// It begins after the opening quote and ends at the closing one.
  @inlinable @inline(__always)
  package static func skipString(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(SyntaxFault) -> (end: Int, hasEscapes: Bool) {
    var position = start
    while true {
      let marks = stops(bytes.word(at: position))
      if marks == 0 {
        position += 8
        continue
      }
      position += marks.trailingZeroBitCount >> 3
      if bytes[position] == UInt8(ascii: "\"") { return (position, false) }
      return try skipUnusualString(bytes, from: position)
    }
  }

  /// The highest bit of the first byte to look at: quote, backslash, control or beyond ASCII;
  /// higher ones may be wrong, because subtraction borrows.
  @inlinable @inline(__always)
  package static func stops(_ word: UInt64) -> UInt64 {
    let controls = word &- 0x2020_2020_2020_2020
    let quotes = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
    let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
    return (controls | quotes | backslashes | word) & 0x8080_8080_8080_8080
  }

  /// Continues a string at the first byte that needs a check.
  @usableFromInline package static func skipUnusualString(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(SyntaxFault) -> (end: Int, hasEscapes: Bool) {
    var position = start
    var hasEscapes = false
    while true {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position = try skipEscape(bytes, from: position)
      } else if byte >= 0x80 {
        position = try skipCharacter(bytes, from: position)
        continue
      } else if byte == UInt8(ascii: "\"") {
        return (position, hasEscapes)
      } else if byte < 0x20 {
        throw SyntaxFault(position, .character)
      }
      var marks = stops(bytes.word(at: position))
      while marks == 0 {
        position += 8
        marks = stops(bytes.word(at: position))
      }
      position += marks.trailingZeroBitCount >> 3
    }
  }

  @inlinable @inline(__always)
  package static func skipEscape(_ bytes: Span<UInt8>, from start: Int) throws(SyntaxFault) -> Int {
    switch bytes[start + 1] {
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      for position in start + 2..<start + 6 where Hexadecimal.value(of: bytes[position]) == nil {
        throw SyntaxFault(position, .hexadecimal)
      }
      return start + 6
    default: throw SyntaxFault(start + 1, .escape)
    }
  }

  /// The position after a character beyond ASCII.
  package static func skipCharacter(_ bytes: Span<UInt8>, from start: Int) throws(SyntaxFault)
    -> Int
  {
    let character = UTF8Character(in: bytes, at: start)
    guard character.isWhole else { throw SyntaxFault(character.end, .encoding) }
    return character.end
  }
}
