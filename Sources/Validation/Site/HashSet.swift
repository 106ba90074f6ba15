/// A set of hashes, which keeps its memory when it is emptied.
///
/// They are hashes already: hashing them again, as `Set` does, would cost more than the rest.
struct HashSet: Sendable {
  private static let smallest = 256

  /// Zero for an empty slot; no hash is zero.
  private var slots = [UInt64](repeating: 0, count: smallest)
  private var count = 0

  mutating func removeAll() {
    if count * 8 < slots.count, slots.count > Self.smallest {
      slots = Array(repeating: 0, count: slots.count / 4)
    } else {
      for index in slots.indices { slots[index] = 0 }
    }
    count = 0
  }

  func contains(_ hash: UInt64) -> Bool { slots[slot(for: hash)] != 0 }

  /// Whether the hash was not there before.
  mutating func insert(_ hash: UInt64) -> Bool {
    let slot = slot(for: hash)
    guard slots[slot] == 0 else { return false }
    slots[slot] = hash
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  private func slot(for hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index] != 0, slots[index] != hash { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for hash in old where hash != 0 { slots[slot(for: hash)] = hash }
  }
}
