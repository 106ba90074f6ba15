import Bytes

/// Maps names to their meanings by the addresses at which libxml2 keeps the names.
///
/// A parser keeps each name once, so that two names are the same if their addresses are: nothing
/// reads their letters.
struct NameTable<Meaning> {
  private var names: [(address: UInt, meaning: Meaning)] = []

  /// The indices of the names, with enough slots that collisions are rare.
  private var places = HashTable(slots: 1024)

  /// The meaning of names that are not in the table.
  let none: Meaning

  init(none: Meaning) { self.none = none }

  mutating func insert(_ meaning: Meaning, at address: UInt) {
    places.insert(names.count, for: Hash.folded(UInt64(address)))
    names.append((address, meaning))
  }

  /// Returns the meaning of the name at an address.
  @inline(__always)
  func meaning(at address: UInt) -> Meaning {
    let place = places.number(for: Hash.folded(UInt64(address))) { names[$0].address == address }
    return place.map { names[$0].meaning } ?? none
  }
}
