/// The texts of several tables, each once, in the order of their bytes.
struct JoinedTexts: Sendable {
  /// The bytes of all texts, and where each ends.
  private let bytes: [UInt8]
  private let ends: [Int]

  /// The place in the order that each text of each table has.
  let places: [[UInt32]]

  /// How often each is used.
  let uses: [UInt32]

  var count: Int { ends.count }

  /// Joins tables.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - tableUses: How often each text of each table is used.
  init(of tables: [WordTable], usedBy tableUses: [[UInt32]]) {
    var all: [Source] = []
    all.reserveCapacity(tables.reduce(0) { $0 + $1.count })
    for (owner, table) in tables.enumerated() {
      for number in 0..<table.count {
        all.append(Source(owner, number, table.bytes[table.range(of: number)]))
      }
    }
    all.sort { first, second in
      if first.start != second.start { return first.start < second.start }
      return Self.text(first, tables).lexicographicallyPrecedes(Self.text(second, tables))
    }
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var uses: [UInt32] = []
    bytes.reserveCapacity(tables.reduce(0) { $0 + $1.bytes.count })
    ends.reserveCapacity(all.count)
    uses.reserveCapacity(all.count)
    var places = tables.map { Array(repeating: UInt32(0), count: $0.count) }
    var last: Source?
    for source in all {
      let text = Self.text(source, tables)
      if last?.start != source.start || !(last.map { Self.text($0, tables) == text } ?? false) {
        bytes += text
        ends.append(bytes.count)
        uses.append(0)
      }
      uses[uses.count - 1] += tableUses[Int(source.owner)][Int(source.number)]
      places[Int(source.owner)][Int(source.number)] = UInt32(ends.count - 1)
      last = source
    }
    self.bytes = bytes
    self.ends = ends
    self.uses = uses
    self.places = places
  }

  /// A text, by its place in the order.
  subscript(place: Int) -> ArraySlice<UInt8> {
    bytes[(place > 0 ? ends[place - 1] : 0)..<ends[place]]
  }

  /// How many bytes texts have that follow each other.
  func byteCount(of places: Range<Int>) -> Int {
    guard let last = places.last else { return 0 }
    return ends[last] - (places.lowerBound > 0 ? ends[places.lowerBound - 1] : 0)
  }

  /// The texts that begin with some bytes.
  func range(beginningWith prefix: [UInt8]) -> Range<Int> {
    func first(_ isBefore: (ArraySlice<UInt8>) -> Bool) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(self[middle].prefix(prefix.count)) { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first {
      $0.lexicographicallyPrecedes(prefix)
    }..<first { !prefix.lexicographicallyPrecedes($0) }
  }

  private struct Source {
    let owner: UInt32
    let number: UInt32

    /// The first eight bytes, the first the highest: most comparisons need no more.
    let start: UInt64

    init(_ owner: Int, _ number: Int, _ text: ArraySlice<UInt8>) {
      self.owner = UInt32(owner)
      self.number = UInt32(number)
      var start: UInt64 = 0
      for byte in text.prefix(8) { start = start << 8 | UInt64(byte) }
      self.start = start << UInt64(8 * (8 - min(8, text.count)))
    }
  }

  private static func text(_ source: Source, _ tables: [WordTable]) -> ArraySlice<UInt8> {
    let table = tables[Int(source.owner)]
    return table.bytes[table.range(of: Int(source.number))]
  }
}
