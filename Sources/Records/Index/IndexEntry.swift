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

  /// The most bytes a source may have.
  static let offsetLimit = 1 << 40 - 1

  /// The most bytes that all sources may have together.
  static let totalLimit = 1 << 50

  /// The most sources there may be.
  static let sourceLimit = 1 << 24 - 1

  /// The most records, or rows, there may be: the search gives each a number of 30 bits, and some to
  /// the rows of other pages.
  static let recordLimit = 1_000_000_000

  /// The most groups an index can tell apart.
  static let groupLimit = 1 << 22 - 1

  /// Why sources cannot be indexed because of their size; nil if they can.
  static func fault(
    in sources: [any RecordSource], of subject: RecordSubject
  ) -> RecordFault? {
    var rest = totalLimit
    for source in sources {
      guard source.byteCount <= offsetLimit else {
        return RecordFault(
          file: source.name, reason: .tooLong(byteCount: source.byteCount, limit: offsetLimit),
          of: subject)
      }
      rest -= source.byteCount
      guard rest >= 0 else {
        return RecordFault(
          file: source.name, reason: .tooMany("bytes in all files together", limit: totalLimit),
          of: subject)
      }
    }
    guard let first = sources.first, sources.count > sourceLimit else { return nil }
    return RecordFault(file: first.name, reason: .tooMany("files", limit: sourceLimit), of: subject)
  }

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
