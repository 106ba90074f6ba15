import Bytes

/// Looks for one byte in many, eight at a time.
enum ByteSearch {
  /// Returns the next index of a byte, from an index on; the end if the byte does not occur.
  static func next(_ byte: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int {
    let wanted = ones &* UInt64(byte)
    var index = start
    while index &+ 8 <= bytes.count {
      let different = bytes.word(at: index) ^ wanted
      // Never no where the byte is; a borrow may make it yes one byte early, which is looked at.
      guard (different &- ones) & ~different & highs == 0 else { break }
      index &+= 8
    }
    while index < bytes.count, bytes[index] != byte { index &+= 1 }
    return index
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
}
