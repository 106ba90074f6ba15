/// Finds what a name means by where libxml2 keeps the name.
///
/// A parser keeps each name once, so that two names are the same if their addresses are. This
/// makes a name a number with a multiplication and a look, without reading its letters.
struct NameTable<Meaning> {
  private struct Slot {
    /// Zero for an empty slot.
    let address: UInt
    let meaning: Meaning
  }

  private var slots: [Slot]
  private let shift: UInt64

  /// Makes a table with room for a number of names, none of which means anything yet.
  init(capacity: Int, none: Meaning) {
    var bits: UInt64 = 4
    while 1 << bits < capacity * 4 { bits += 1 }
    slots = Array(repeating: Slot(address: 0, meaning: none), count: 1 << bits)
    shift = 64 - bits
  }

  mutating func insert(_ meaning: Meaning, at address: UInt) {
    slots[slot(for: address)] = Slot(address: address, meaning: meaning)
  }

  /// What the name at an address means.
  @inline(__always)
  func meaning(at address: UInt) -> Meaning { slots[slot(for: address)].meaning }

  /// The slot that has an address, or the empty one where it would be.
  @inline(__always)
  private func slot(for address: UInt) -> Int {
    var index = Int(
      truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[index].address != address, slots[index].address != 0 {
      index = (index &+ 1) & (slots.count &- 1)
    }
    return index
  }
}
