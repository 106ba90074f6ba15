/// Finds what a name means by where libxml2 keeps the name.
///
/// A parser keeps each name once, so that two names are the same if their addresses are. This
/// makes a name a number with a multiplication and a look, without reading its letters.
struct NameTable<Meaning> {
  private struct Slot {
    let address: UInt
    let meaning: Meaning
  }

  private var slots: [Slot?]
  private let shift: UInt64

  /// Makes a table with room for a number of names.
  init(capacity: Int) {
    var bits: UInt64 = 4
    while 1 << bits < capacity * 4 { bits += 1 }
    slots = Array(repeating: nil, count: 1 << bits)
    shift = 64 - bits
  }

  mutating func insert(_ meaning: Meaning, at address: UInt) {
    var index = start(for: address)
    while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
    slots[index] = Slot(address: address, meaning: meaning)
  }

  func meaning(at address: UInt) -> Meaning? {
    var index = start(for: address)
    while let slot = slots[index] {
      if slot.address == address { return slot.meaning }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  private func start(for address: UInt) -> Int {
    Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }
}
