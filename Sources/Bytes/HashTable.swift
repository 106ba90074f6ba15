/// Numbers by hashes, in open addressing: what has a number is kept by whoever has the table.
///
/// A slot has half of a hash and a number, so that what is looked at together stands together, and
/// the table can grow by itself.
public struct HashTable: Sendable {
  /// The lower half of a hash, and below it one more than the number; zero for an empty slot.
  @usableFromInline var slots: LargeArray<UInt64>
  @usableFromInline var count = 0
  private let smallest: Int

  /// Makes an empty table.
  ///
  /// - Parameter smallest: How many slots it has at least, a power of two. A quarter stays empty.
  public init(slots smallest: Int = 256) {
    self.smallest = smallest
    slots = LargeArray(repeating: 0, count: smallest)
  }

  /// How many bytes of memory it takes.
  public var memory: Int { slots.memory }

  /// The number of what has a hash and is wanted, if it is in the table.
  @inlinable @inline(__always)
  public func number(for hash: UInt64, where isWanted: (Int) -> Bool) -> Int? {
    number(for: hash, from: first(for: hash), where: isWanted)
  }

  /// What the first slot of a hash has, for whoever looks up several: memory is slow, and slots that
  /// are asked for one after another are fetched together.
  @inlinable @inline(__always)
  public func first(for hash: UInt64) -> UInt64 {
    slots[Int(truncatingIfNeeded: hash & Self.half) & (slots.count &- 1)]
  }

  /// The number of what has a hash and is wanted, from what its first slot has.
  @inlinable @inline(__always)
  public func number(
    for hash: UInt64, from first: UInt64, where isWanted: (Int) -> Bool
  ) -> Int? {
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

  /// Forgets everything, and gives up memory that is far more than was needed: it would have to be
  /// cleared each time.
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
