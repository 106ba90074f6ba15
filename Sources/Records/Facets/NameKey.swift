/// The sort key of a name in an index of names.
struct NameKey {
  private let initial: UInt32
  private let folded: [UInt8]
  private let name: String

  init(_ name: String) {
    folded = NameFolding.key(of: name)
    initial = Initial(key: folded).rank
    self.name = name
  }

  /// By letters and digits alone; names that differ in nothing else by their bytes.
  static func isBefore(_ first: NameKey, _ second: NameKey) -> Bool {
    if first.initial != second.initial { return first.initial < second.initial }
    if first.folded != second.folded {
      return first.folded.lexicographicallyPrecedes(second.folded)
    }
    return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
  }
}
