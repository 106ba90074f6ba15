import Bytes

/// How many different texts there were, exactly up to 1,023 and about beyond, and how often each of
/// so few short ones.
///
/// The smallest 1,024 hashes are kept, whose density gives the number of all (Bar-Yossef and
/// others, *Counting distinct elements in a data stream*, 2002). The standard error is 3 %. The
/// result depends on the texts alone, not on the order and the parts in which they were noted.
struct DistinctCount: Sendable {
  private static let maximum = 1024

  /// The most that are counted exactly.
  static let exact = maximum - 1

  /// In order, each once.
  private var hashes: [UInt64] = []

  /// How often each is there; nothing once there are too many, or one is too long.
  private var uses: [Use]? = []

  /// Some that came before, and how often since they were counted: most values of most columns did.
  private var recent: [(hash: UInt64, count: Int)] = []

  /// A text, and how often it is there.
  struct Use {
    let text: [UInt8]
    var count: Int
  }

  /// Longer texts are not counted, in bytes.
  private static let longest = 80

  /// Notes a text, which costs a comparison once there were many different ones.
  mutating func note(_ text: Span<UInt8>) {
    let hash = Hash.of(text)
    let slot = Int(truncatingIfNeeded: hash & 1023)
    if recent.isEmpty { recent = Array(repeating: (0, 0), count: 1024) }
    if recent[slot].hash == hash {
      recent[slot].count += 1
      return
    }
    count(recent[slot])
    recent[slot] = (hash, 1)
    let isFull = hashes.count == Self.maximum
    if isFull, hash >= hashes[Self.maximum - 1] { return }
    let place = place(of: hash)
    if place < hashes.count, hashes[place] == hash { return }
    if isFull { hashes.removeLast() }
    hashes.insert(hash, at: place)
    if hashes.count > Self.exact || text.count > Self.longest { uses = nil }
    uses?.insert(Use(text: text.indices.map { text[$0] }, count: 0), at: place)
  }

  /// Adds texts that were noted apart.
  mutating func add(_ other: DistinctCount) {
    let (own, others) = (self, other)
    let (ownUses, otherUses) = (own.counted, others.counted)
    hashes = []
    uses = ownUses == nil || otherUses == nil ? nil : []
    recent = []
    var (first, second) = (0, 0)
    while hashes.count < Self.maximum {
      let next = [own.hashes[first...].first, others.hashes[second...].first].compactMap(\.self)
      guard let hash = next.min() else { break }
      let isOwn = own.hashes[first...].first == hash
      let isOther = others.hashes[second...].first == hash
      hashes.append(hash)
      if let use = isOwn ? ownUses?[first] : otherUses?[second] { uses?.append(use) }
      if isOwn, isOther, let use = otherUses?[second] {
        uses?[hashes.count - 1].count += use.count
      }
      if isOwn { first += 1 }
      if isOther { second += 1 }
    }
    if hashes.count > Self.exact { uses = nil }
  }

  var count: Int {
    guard hashes.count == Self.maximum, let last = hashes.last else { return hashes.count }
    return max(Self.maximum, Int(Double(Self.maximum - 1) / (Double(last) / 0x1p64)))
  }

  /// How often each text was there; `nil` if there were too many, or one was too long.
  var counted: [Use]? {
    var own = self
    for texts in recent { own.count(texts) }
    return own.uses
  }

  private mutating func count(_ texts: (hash: UInt64, count: Int)) {
    guard uses != nil, texts.count > 0 else { return }
    let place = place(of: texts.hash)
    uses?[place].count += texts.count
  }

  private func place(of hash: UInt64) -> Int { hashes.partitioningIndex { $0 >= hash } }
}
