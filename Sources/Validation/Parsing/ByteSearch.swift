import Bytes

/// Looks for one byte in many, eight at a time.
enum ByteSearch {
  /// Where a byte is next, from a place on; the end if nowhere.
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

  /// How often a byte is in a range.
  static func count(_ byte: UInt8, in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    let wanted = ones &* UInt64(byte)
    var count = 0
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      let different = bytes.word(at: index) ^ wanted
      // The high bit of each byte that differs, exactly: nothing is carried from byte to byte.
      let isDifferent = ((different & ~highs) &+ ~highs) | different
      count &+= 8 &- (isDifferent & highs).nonzeroBitCount
      index &+= 8
    }
    while index < range.upperBound {
      if bytes[index] == byte { count &+= 1 }
      index &+= 1
    }
    return count
  }

  /// Where a byte is last in a range; nil if nowhere.
  static func last(_ byte: UInt8, in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index &-= 1
      if bytes[index] == byte { return index }
    }
    return nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
}
