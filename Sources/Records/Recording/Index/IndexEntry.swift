/// What the index keeps of a record: 40 bytes.
struct IndexEntry {
  /// Group and rank in one number, so that one comparison orders by both: 22 bits and 42.
  private(set) var key: UInt64

  /// The record's offset in its source, in 40 bits, and its length in 24.
  private let location: UInt64

  /// The number of the source, in 24 bits, and that of the recording, in 40.
  private let owner: UInt64

  /// What it is counted by.
  var facts: RecordFacts

  /// The most groups an index can tell apart.
  static let groupLimit = 1 << 22 - 1

  /// - Parameters:
  ///   - id: The number of the recording, which has at most ``Identifier/digitLimit`` digits.
  ///   - group: The number of its group.
  ///   - rank: Where it belongs in the group, below 2^42.
  ///   - source: The number of the source.
  ///   - range: Where the record is in its source.
  ///   - facts: What it is counted by.
  init(
    id: UInt64, group: Int, rank: UInt64, source: Int, range: Range<Int>, facts: RecordFacts
  ) {
    key = UInt64(group) << 42 | rank
    location = UInt64(range.lowerBound) << 24 | UInt64(range.count)
    owner = UInt64(source) << 40 | id
    self.facts = facts
  }

  var id: UInt64 { owner & (1 << 40 - 1) }

  var group: Int {
    get { Int(key >> 42) }
    set { key = key & (1 << 42 - 1) | UInt64(newValue) << 42 }
  }

  /// The same entry in another group, with its facts by other numbers.
  func renumbered(_ group: Int, _ facts: FactNames.Renumbering) -> IndexEntry {
    var entry = self
    entry.group = group
    entry.facts = facts.facts(entry.facts)
    return entry
  }

  var source: Int { Int(owner >> 40) }

  /// Where the record is in its source.
  var range: Range<Int> {
    let start = Int(location >> 24)
    return start..<start + Int(location & (1 << 24 - 1))
  }

  /// The order of the listing, in which equals come by their numbers, up or down.
  @inline(__always)
  static func isListedBefore(
    _ first: IndexEntry, _ second: IndexEntry, isAscending: Bool
  ) -> Bool {
    if first.key != second.key { return first.key < second.key }
    return isAscending ? first.id < second.id : first.id > second.id
  }

  /// The order in which records with one `id` stand beside each other, the first read first.
  @inline(__always)
  static func isNumberedBefore(_ first: IndexEntry, _ second: IndexEntry) -> Bool {
    if first.id != second.id { return first.id < second.id }
    if first.owner != second.owner { return first.owner < second.owner }
    return first.location < second.location
  }
}
