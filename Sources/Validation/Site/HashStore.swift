/// Very many hashes, in blocks: an array of them all would be copied, and twice as big, to grow.
struct HashStore: Sendable {
  private static let blockSize = 1 << 13

  private var full: [[UInt64]] = []
  private var last: [UInt64] = []

  mutating func append(_ hash: UInt64) {
    if last.count == Self.blockSize {
      full.append(last)
      last = []
    }
    if last.isEmpty { last.reserveCapacity(Self.blockSize) }
    last.append(hash)
  }

  mutating func append(_ other: HashStore) {
    full += other.full
    for hash in other.last { append(hash) }
  }

  func forEach(_ body: (UInt64) -> Void) {
    for block in full { block.forEach(body) }
    last.forEach(body)
  }
}
