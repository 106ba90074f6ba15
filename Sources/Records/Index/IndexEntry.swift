/// What the index keeps of a record: 32 bytes.
struct IndexEntry {
  /// Species, date and time in one number, so that one comparison orders by all three.
  ///
  /// 24 bits of species, then 23 of date and 17 of time, both turned round: newest first, and the
  /// unknown, whose number is zero, last.
  private(set) var key: UInt64

  let id: UInt64

  /// The record's offset in its source, in 40 bits, and its length in 24.
  private let location: UInt64

  private let sourceNumber: UInt32
  private let recordNumber: UInt32

  /// The most bytes a source may have.
  static let offsetLimit = 1 << 40 - 1

  /// The most species an index can tell apart.
  static let speciesLimit = 1 << 24 - 1

  init(
    id: UInt64, species: Int, date: UInt64, time: UInt64, source: Int, record: Int,
    range: Range<Int>
  ) {
    self.id = id
    key = UInt64(species) << 40 | (1 << 23 - 1 - date) << 17 | (1 << 17 - 1 - time)
    location = UInt64(range.lowerBound) << 24 | UInt64(range.count)
    sourceNumber = UInt32(truncatingIfNeeded: source)
    recordNumber = UInt32(truncatingIfNeeded: record)
  }

  var species: Int {
    get { Int(key >> 40) }
    set { key = key & (1 << 40 - 1) | UInt64(newValue) << 40 }
  }

  var source: Int { Int(sourceNumber) }

  /// The record, from one, counted within its source.
  var record: Int { Int(recordNumber) }

  /// Where the record is in its source.
  var range: Range<Int> {
    let start = Int(location >> 24)
    return start..<start + Int(location & (1 << 24 - 1))
  }

  /// The order of the listing.
  @inline(__always)
  static func isListedBefore(_ first: IndexEntry, _ second: IndexEntry) -> Bool {
    first.key != second.key ? first.key < second.key : first.id > second.id
  }

  /// The order in which records with one `id` stand beside each other, the first read first.
  @inline(__always)
  static func isNumberedBefore(_ first: IndexEntry, _ second: IndexEntry) -> Bool {
    if first.id != second.id { return first.id < second.id }
    if first.sourceNumber != second.sourceNumber { return first.sourceNumber < second.sourceNumber }
    return first.location < second.location
  }
}
