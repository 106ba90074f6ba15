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
      guard let length = Self.length(of: bytes, at: index) else {
        encodingFault = index
        return
      }
      if refused == nil, let scalar = Self.refused(in: bytes, index, length) {
        refused = (index, scalar)
      }
      index += length
    }
  }

  /// Returns the character at an offset, if it is a control or a noncharacter.
  ///
  /// Characters that XML forbids, the controls below a space and U+FFFE and U+FFFF, are refused by
  /// libxml2.
  @inline(__always)
  private static func refused(
    in bytes: Span<UInt8>, _ index: Int, _ length: Int
  ) -> Unicode.Scalar? {
    let first = bytes[index]
    // The others begin none that is refused.
    guard first == 0x7F || first == 0xC2 || first >= 0xEF else { return nil }
    var value = length == 1 ? UInt32(first) : UInt32(first) & 0x7F >> UInt32(length)
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    guard let scalar = Unicode.Scalar(value), scalar.isRefused, value & ~1 != 0xFFFE else {
      return nil
    }
    return scalar
  }

  /// The number of bytes of the character at an offset, after table 3-7 of the Unicode standard.
  private static func length(of bytes: Span<UInt8>, at index: Int) -> Int? {
    let first = bytes[index]
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { lowest = 0xA0 }
      if first == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { lowest = 0x90 }
      if first == 0xF4 { highest = 0x8F }
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte >= lowest, byte <= highest else { return nil }
      (lowest, highest) = (0x80, 0xBF)
    }
    return length
  }
}

extension Unicode.Scalar {
  /// Whether HTML calls it an error: DEL, a C1 control or a noncharacter (section 13.2.3.5).
  var isRefused: Bool {
    0x7F...0x9F ~= value || 0xFDD0...0xFDEF ~= value || value & 0xFFFE == 0xFFFE
  }

  /// The code point: `U+0080`.
  var code: String { "U+" + Hexadecimal.text(value, digits: 4, uppercase: true) }
}
