/// Counts lines and columns, going forward from place to place.
struct LineCounter {
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// The line and the column from 1 of a byte.
  ///
  /// Columns are bytes.
  ///
  /// Going forward costs the bytes in between; going back starts from the beginning.
  mutating func place(of target: Int, in bytes: Span<UInt8>) -> (line: Int, column: Int) {
    let target = min(target, bytes.count)
    if target < offset { self = LineCounter() }
    while offset < target {
      if offset &+ 8 <= target, !Self.hasLineFeed(bytes, at: offset) {
        offset &+= 8
        continue
      }
      for _ in 0..<min(8, target - offset) {
        if bytes[offset] == ASCII.lineFeed {
          line += 1
          lineStart = offset + 1
        }
        offset += 1
      }
    }
    return (line, target - lineStart + 1)
  }

  /// Whether a line feed is among eight bytes: whether one of them is zero after its bits are
  /// taken away.
  private static func hasLineFeed(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    let eight = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let zeroed = eight ^ 0x0A0A_0A0A_0A0A_0A0A
    return (zeroed &- 0x0101_0101_0101_0101) & ~zeroed & 0x8080_8080_8080_8080 != 0
  }
}
