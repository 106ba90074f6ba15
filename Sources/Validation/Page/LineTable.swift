import Bytes

/// The ends of a page's lines, computed lazily, for lookups in any order.
struct LineTable {
  private var ends: [Int] = []
  private var isMade = false

  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
    isMade = false
  }

  /// The line and the column from 1 of a byte.
  ///
  /// Columns are bytes. The first question costs the bytes of the page, each further one a few steps.
  mutating func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    if !isMade { find(in: bytes.span) }
    let line = ends.partitioningIndex { $0 >= offset }
    return (line + 1, offset - (line == 0 ? -1 : ends[line - 1]))
  }

  private mutating func find(in bytes: Span<UInt8>) {
    var end = ByteSearch.next(ASCII.lineFeed, in: bytes, from: 0)
    while end < bytes.count {
      ends.append(end)
      end = ByteSearch.next(ASCII.lineFeed, in: bytes, from: end + 1)
    }
    isMade = true
  }
}
