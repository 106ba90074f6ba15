import Bytes

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

/// Where all lines of a page end, for places that are asked for in any order.
struct LineTable {
  private var ends: [Int] = []

  init(of bytes: Span<UInt8>) {
    var end = ByteSearch.next(ASCII.lineFeed, in: bytes, from: 0)
    while end < bytes.count {
      ends.append(end)
      end = ByteSearch.next(ASCII.lineFeed, in: bytes, from: end + 1)
    }
  }

  /// The line from 1 of a byte.
  func line(of offset: Int) -> Int { ends.partitioningIndex { $0 >= offset } + 1 }
}
