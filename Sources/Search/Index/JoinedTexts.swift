import Bytes

extension UInt32 {
  /// Adds a number of uses; the maximum means that number or more.
  mutating func add(_ uses: UInt32) {
    let (sum, isOver) = addingReportingOverflow(uses)
    self = isOver ? .max : sum
  }
}

/// The texts of several tables, each once, in the order of their bytes.
struct JoinedTexts: Sendable {
  /// The bytes of all texts, and where each ends.
  let bytes: LargeArray<UInt8>
  private let ends: LargeArray<Int>

  /// The place in the order that each text of each table has.
  let places: [LargeArray<UInt32>]

  /// The number of uses of each, up to the maximum.
  let uses: LargeArray<UInt32>

  var count: Int { ends.count }

  /// Joins tables, with the number of uses of each text of each.
  init(of tables: [WordTable], usedBy tableUses: [LargeArray<UInt32>]) {
    var all = LargeArray<UInt128>()
    all.reserveCapacity(tables.reduce(0) { $0 + $1.count })
    for (owner, table) in tables.enumerated() {
      for number in 0..<table.count {
        all.append(UInt128(owner) << 32 | UInt128(number))
      }
    }
    all.sortTexts(all.indices) { text, start in
      let (owner, number) = Self.source(of: UInt128(text))
      let hasMore = tables[owner].range(of: number).count > start + 8
      return (tables[owner].word(of: number, from: start), hasMore)
    } finish: { all, range in
      func length(_ entry: UInt128) -> Int {
        let (owner, number) = Self.source(of: entry)
        return tables[owner].range(of: number).count
      }
      // What is longer has only zeros more.
      all.sort(range) { length($0) < length($1) }
    }
    var bytes = LargeArray<UInt8>()
    var ends = LargeArray<Int>()
    var uses = LargeArray<UInt32>()
    bytes.reserveCapacity(tables.reduce(0) { $0 + $1.bytes.count })
    ends.reserveCapacity(all.count)
    uses.reserveCapacity(all.count)
    var places = tables.map { LargeArray<UInt32>(repeating: 0, count: $0.count) }
    var last: UInt128?
    for entry in all {
      let (owner, number) = Self.source(of: entry)
      if last.map({ Self.areEqual($0, entry, tables) }) != true {
        bytes.append(contentsOf: tables[owner][number])
        ends.append(bytes.count)
        uses.append(0)
      }
      uses[uses.count - 1].add(tableUses[owner][number])
      places[owner][number] = UInt32(ends.count - 1)
      last = entry
    }
    self.bytes = bytes
    self.ends = ends
    self.uses = uses
    self.places = places
  }

  /// A text, by its place in the order.
  subscript(place: Int) -> Text { bytes[range(of: place)] }
  typealias Text = Slice<LargeArray<UInt8>>

  func range(of place: Int) -> Range<Int> {
    (place > 0 ? ends[place - 1] : 0)..<ends[place]
  }

  /// How many bytes texts have that follow each other.
  func byteCount(of places: Range<Int>) -> Int {
    guard let last = places.last else { return 0 }
    return ends[last] - (places.lowerBound > 0 ? ends[places.lowerBound - 1] : 0)
  }

  /// The texts that begin with some bytes.
  func range(beginningWith prefix: [UInt8]) -> Range<Int> {
    let start = (0..<count).partitioningIndex { !self[$0].lexicographicallyPrecedes(prefix) }
    let end = (start..<count).partitioningIndex { !self[$0].starts(with: prefix) }
    return start..<end
  }

  private static func areEqual(_ one: UInt128, _ other: UInt128, _ tables: [WordTable]) -> Bool {
    // Texts that are the same have the same last eight bytes.
    guard one >> 64 == other >> 64 else { return false }
    let (first, second) = (source(of: one), source(of: other))
    let table = tables[second.owner]
    return tables[first.owner].isEqual(
      first.number, table.bytes.span.extracting(table.range(of: second.number)))
  }

  /// The table and the number of the text of an entry.
  private static func source(of entry: UInt128) -> (owner: Int, number: Int) {
    (Int(UInt32(truncatingIfNeeded: entry >> 32)), Int(UInt32(truncatingIfNeeded: entry)))
  }
}
