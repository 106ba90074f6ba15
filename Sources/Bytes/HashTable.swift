/// An open-addressing hash table from hashes to numbers.
///
/// It stores no keys: the caller keeps them, and resolves collisions.
///
/// A slot has half of a hash and a number, so that a lookup reads one place in memory, and the
/// table can grow without its keys.
public struct HashTable: Sendable {
  /// The lower half of a hash, and below it one more than the number; zero for an empty slot.
  @usableFromInline var slots: LargeArray<UInt64>
  @usableFromInline var count = 0
  private let smallest: Int

  /// Creates an empty table with at least a number of slots, a power of two; a quarter stays empty.
  public init(slots smallest: Int = 256) {
    self.smallest = smallest
    slots = LargeArray(repeating: 0, count: smallest)
  }

  /// The size of its memory in bytes.
  public var memory: Int { slots.memory }

  /// Returns the number with a hash that satisfies the condition, if it is in the table.
  @inlinable @inline(__always)
  public func number(for hash: UInt64, where isWanted: (Int) -> Bool) -> Int? {
    number(for: hash, from: first(for: hash), where: isWanted)
  }

  /// Loads the first slot of a hash; load several before you look them up, so that the loads
  /// overlap.
  @inlinable @inline(__always)
  public func first(for hash: UInt64) -> UInt64 {
    slots[Int(truncatingIfNeeded: hash & Self.half) & (slots.count &- 1)]
  }

  /// Returns the number with a hash that satisfies the condition, given the first slot of the hash.
  @inlinable @inline(__always)
  public func number(for hash: UInt64, from first: UInt64, where isWanted: (Int) -> Bool) -> Int? {
    var entry = first
    var slot = Int(truncatingIfNeeded: hash & Self.half)
    while entry != 0 {
      let number = Int(truncatingIfNeeded: entry & Self.half) &- 1
      if entry >> 32 == hash & Self.half, isWanted(number) { return number }
      slot = (slot &+ 1) & (slots.count &- 1)
      entry = slots[slot]
    }
    return nil
  }

  /// Adds a number below 2^32 - 1 for a hash, which may have others.
  @inlinable
  public mutating func insert(_ number: Int, for hash: UInt64) {
    add(hash << 32 | UInt64(UInt32(number + 1)))
    count += 1
    if 4 * count > 3 * slots.count { grow() }
  }

  /// Removes everything, and releases memory that is far larger than was needed, since it would
  /// have to be cleared each time.
  public mutating func removeAll() {
    if count * 8 < slots.count, slots.count > smallest {
      slots = LargeArray(repeating: 0, count: max(smallest, slots.count / 4))
    } else {
      var slots = slots.mutableSpan
      slots.update(repeating: 0)
    }
    count = 0
  }

  @usableFromInline mutating func add(_ entry: UInt64) {
    var slot = Int(entry >> 32) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  @usableFromInline mutating func grow() {
    let old = slots
    slots = LargeArray(repeating: 0, count: 2 * old.count)
    for entry in old where entry != 0 { add(entry) }
  }

  @inlinable static var half: UInt64 { (1 << 32) - 1 }
}
