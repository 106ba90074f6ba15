import Bytes

/// How many different texts there were: exactly up to 1,023, and about beyond.
///
/// The smallest 1,024 hashes are kept: how close they lie says how many there are (Bar-Yossef and
/// others, *Counting distinct elements in a data stream*, 2002). The standard error is 3 %. The same
/// texts make the same number, in whatever order and parts they were noted.
struct DistinctCount: Sendable {
  private static let maximum = 1024

  /// The most that are counted exactly.
  static let exact = maximum - 1

  /// In order, each once.
  private var hashes: [UInt64] = []

  /// Some that came before: most values of most columns did.
  private var recent: [UInt64] = []

  /// Notes a text, which costs a comparison once there were many different ones.
  mutating func note(_ text: Span<UInt8>) {
    let hash = Hash.of(text)
    let slot = Int(truncatingIfNeeded: hash & 1023)
    if recent.isEmpty { recent = Array(repeating: 0, count: 1024) }
    if recent[slot] == hash { return }
    recent[slot] = hash
    let isFull = hashes.count == Self.maximum
    if isFull, hash >= hashes[Self.maximum - 1] { return }
    let place = hashes.partitioningIndex { $0 >= hash }
    if place < hashes.count, hashes[place] == hash { return }
    if isFull { hashes.removeLast() }
    hashes.insert(hash, at: place)
  }

  /// Adds texts that were noted apart.
  mutating func add(_ other: DistinctCount) {
    var merged: [UInt64] = []
    var (own, others) = (hashes[...], other.hashes[...])
    while merged.count < Self.maximum {
      guard let next = [own.first, others.first].compactMap(\.self).min() else { break }
      merged.append(next)
      if own.first == next { own.removeFirst() }
      if others.first == next { others.removeFirst() }
    }
    hashes = merged
  }

  /// How many there were.
  var count: Int {
    guard hashes.count == Self.maximum, let last = hashes.last else { return hashes.count }
    return max(Self.maximum, Int(Double(Self.maximum - 1) / (Double(last) / 0x1p64)))
  }
}
