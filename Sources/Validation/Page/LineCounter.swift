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
    line += ByteSearch.count(ASCII.lineFeed, in: bytes, offset..<target)
    if let last = ByteSearch.last(ASCII.lineFeed, in: bytes, offset..<target) {
      lineStart = last + 1
    }
    offset = target
    return (line, target - lineStart + 1)
  }
}
