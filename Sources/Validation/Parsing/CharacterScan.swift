/// Looks through bytes for what is not UTF-8.
struct CharacterScan {
  /// Where the first bytes are that are not UTF-8; nil if all are.
  ///
  /// Eight bytes at a time as long as they are ASCII.
  static func offsetOfFault(in bytes: Span<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      while index &+ 8 <= bytes.count {
        guard Self.eight(bytes, at: index) & 0x8080_8080_8080_8080 == 0 else { break }
        index &+= 8
      }
      guard index < bytes.count else { break }
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let length = length(of: bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  private static func eight(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
    unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
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
