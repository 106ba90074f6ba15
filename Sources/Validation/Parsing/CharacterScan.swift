/// Looks through bytes for what is not UTF-8, and for what HTML calls no character.
struct CharacterScan {
  /// Where the first fault is.
  enum Fault: Equatable {
    case notUTF8(offset: Int)
    /// A C1 control, delete, or a code point that is never a character.
    case notAllowed(offset: Int, scalar: UInt32)
  }

  /// The first bytes that are not UTF-8, and the first characters that may not be there.
  ///
  /// Eight bytes at a time as long as they are ASCII.
  static func faults(in bytes: Span<UInt8>) -> [Fault] {
    var faults: [Fault] = []
    var index = 0
    while index < bytes.count {
      while index &+ 8 <= bytes.count {
        let eight = Self.eight(bytes, at: index)
        // A byte of 0x7F or more has its highest bit set here or after 1 is added.
        guard (eight | (eight &+ 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 else {
          break
        }
        index &+= 8
      }
      guard index < bytes.count else { break }
      let first = bytes[index]
      if first < 0x7F {
        index += 1
        continue
      }
      guard let (scalar, length) = decode(bytes, at: index) else {
        return faults + [.notUTF8(offset: index)]
      }
      if faults.isEmpty, !isAllowed(scalar) {
        faults.append(.notAllowed(offset: index, scalar: scalar))
      }
      index += length
    }
    return faults
  }

  /// HTML's "control-character" and "noncharacter" errors, without what XML forbids already.
  static func isAllowed(_ scalar: UInt32) -> Bool {
    if scalar < 0x7F { return scalar != 0x0D }
    return !(0x7F...0x9F).contains(scalar) && !(0xFDD0...0xFDEF).contains(scalar)
      && scalar & 0xFFFE != 0xFFFE
  }

  private static func eight(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
    unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// The scalar at an offset and its length, after table 3-7 of the Unicode standard.
  private static func decode(_ bytes: Span<UInt8>, at index: Int) -> (UInt32, Int)? {
    let first = bytes[index]
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
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
    var scalar = UInt32(first) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte >= lowest, byte <= highest else { return nil }
      (lowest, highest) = (0x80, 0xBF)
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, length)
  }
}
