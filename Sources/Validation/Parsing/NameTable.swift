import Bytes

/// Finds what a name means by where libxml2 keeps the name.
///
/// A parser keeps each name once, so that two names are the same if their addresses are: nothing
/// reads their letters.
struct NameTable<Meaning> {
  private var names: [(address: UInt, meaning: Meaning)] = []

  /// The places of the names, with so many slots that one hardly ever meets another.
  private var places = HashTable(slots: 1024)

  /// What a name means that is not in the table.
  let none: Meaning

  init(none: Meaning) { self.none = none }

  mutating func insert(_ meaning: Meaning, at address: UInt) {
    places.insert(names.count, for: Hash.folded(UInt64(address)))
    names.append((address, meaning))
  }

  /// What the name at an address means.
  @inline(__always)
  func meaning(at address: UInt) -> Meaning {
    let place = places.number(for: Hash.folded(UInt64(address))) { names[$0].address == address }
    return place.map { names[$0].meaning } ?? none
  }
}
