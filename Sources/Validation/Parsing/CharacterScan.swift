import Bytes

/// Finds bytes that are not UTF-8, and characters that pages may not contain.
struct CharacterScan {
  /// The offset of the first bytes that are not UTF-8; the scan stops there.
  private(set) var encodingFault: Int?

  /// The first character that is refused, and where it is.
  private(set) var refused: (offset: Int, scalar: Unicode.Scalar)?

  /// Eight bytes at a time as long as they are ASCII, without DEL, which one more makes no ASCII.
  init(of bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      while index &+ 8 <= bytes.count {
        let eight = bytes.word(at: index)
        guard (eight | eight &+ 0x0101_0101_0101_0101) & 0x8080_8080_8080_8080 == 0 else { break }
        index &+= 8
      }
      guard index < bytes.count else { break }
      if bytes[index] < 0x7F {
        index &+= 1
        continue
      }
      let character = UTF8Character(in: bytes, at: index)
      guard character.isWhole else {
        encodingFault = index
        return
      }
      let scalar = character.scalar
      // Those that XML forbids, U+FFFE and U+FFFF and the controls below a space, are refused by libxml2.
      if refused == nil, scalar.isRefused, scalar.value & ~1 != 0xFFFE { refused = (index, scalar) }
      index = character.end
    }
  }
}

extension Unicode.Scalar {
  /// The code point: `U+0080`.
  var code: String { "U+" + Hexadecimal.text(value, digits: 4, uppercase: true) }
}
