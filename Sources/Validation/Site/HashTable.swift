/// Values by hashes, in open addressing, which keeps its memory when it is emptied.
///
/// Its keys are hashes already: hashing them again, as `Dictionary` does, would cost more than the
/// rest.
struct HashTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    /// Zero for an empty slot; no hash is zero.
    var hash: UInt64 = 0
    var value: Value
  }

  private var slots: [Slot]
  private var count = 0

  /// What stands in empty slots.
  private let none: Value

  init(none: Value) {
    self.none = none
    slots = Array(repeating: Slot(value: none), count: Self.smallest)
  }

  private static var smallest: Int { 256 }

  /// Forgets everything, and gives up memory that is far more than was needed: it would have to be
  /// cleared each time.
  mutating func removeAll() {
    if count * 8 < slots.count, slots.count > Self.smallest {
      slots = Array(repeating: Slot(value: none), count: max(Self.smallest, slots.count / 4))
    } else {
      for index in slots.indices { slots[index].hash = 0 }
    }
    count = 0
  }

  subscript(hash: UInt64) -> Value? {
    let slot = slots[slot(for: hash)]
    return slot.hash == 0 ? nil : slot.value
  }

  /// Adds a value.
  ///
  /// - Returns: The one that has its hash already, in whose place it does not come.
  mutating func insert(_ value: Value, for hash: UInt64) -> Value? {
    let slot = slot(for: hash)
    guard slots[slot].hash == 0 else { return slots[slot].value }
    slots[slot] = Slot(hash: hash, value: value)
    count += 1
    if count * 2 > slots.count { grow() }
    return nil
  }

  /// The slot that has a hash, or the empty one where it would be.
  private func slot(for hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0, slots[index].hash != hash { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(value: none), count: old.count * 2)
    for entry in old where entry.hash != 0 { slots[slot(for: entry.hash)] = entry }
  }
}

/// A set of hashes.
typealias HashSet = HashTable<Void>

extension HashTable where Value == Void {
  init() { self.init(none: ()) }

  func contains(_ hash: UInt64) -> Bool { self[hash] != nil }

  /// Whether the hash was not there before.
  mutating func insert(_ hash: UInt64) -> Bool { insert((), for: hash) == nil }
}
