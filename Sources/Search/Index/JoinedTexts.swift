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

  /// Joins tables.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - tableUses: How often each text of each table is used.
  init(of tables: [WordTable], usedBy tableUses: [LargeArray<UInt32>]) {
    var all = LargeArray<Source>()
    all.reserveCapacity(tables.reduce(0) { $0 + $1.count })
    for (owner, table) in tables.enumerated() {
      for number in 0..<table.count {
        all.append(Source(owner: UInt32(owner), number: UInt32(number)))
      }
    }
    Self.sort(&all, tables)
    var bytes = LargeArray<UInt8>()
    var ends = LargeArray<Int>()
    var uses = LargeArray<UInt32>()
    bytes.reserveCapacity(tables.reduce(0) { $0 + $1.bytes.count })
    ends.reserveCapacity(all.count)
    uses.reserveCapacity(all.count)
    var places = tables.map { LargeArray<UInt32>(repeating: 0, count: $0.count) }
    var last: Source?
    for source in all {
      if last?.word != source.word || !(last.map { Self.areEqual($0, source, tables) } ?? false) {
        bytes.append(contentsOf: tables[Int(source.owner)][Int(source.number)])
        ends.append(bytes.count)
        uses.append(0)
      }
      uses[uses.count - 1].add(tableUses[Int(source.owner)][Int(source.number)])
      places[Int(source.owner)][Int(source.number)] = UInt32(ends.count - 1)
      last = source
    }
    self.bytes = bytes
    self.ends = ends
    self.uses = uses
    self.places = places
  }

  /// A text, by its place in the order.
  subscript(place: Int) -> Text { bytes[range(of: place)] }
  typealias Text = Slice<LargeArray<UInt8>>

  /// Returns the range of a text's bytes.
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

  private struct Source {
    let owner: UInt32
    let number: UInt32

    /// The eight bytes that it is sorted by, the first the highest, and zeros where it has fewer.
    var word: UInt64 = 0
  }

  private static func areEqual(_ first: Source, _ second: Source, _ tables: [WordTable]) -> Bool {
    let table = tables[Int(second.owner)]
    return tables[Int(first.owner)].isEqual(
      Int(first.number), table.bytes.span.extracting(table.range(of: Int(second.number))))
  }

  private static func length(of source: Source, _ tables: [WordTable]) -> Int {
    tables[Int(source.owner)].range(of: Int(source.number)).count
  }

  private static func sort(_ sources: inout LargeArray<Source>, _ tables: [WordTable]) {
    var span = sources.mutableSpan
    unsafe span.withUnsafeMutableBufferPointer { sources in
      var all = unsafe sources
      unsafe sort(&all, from: 0, tables)
    }
  }

  /// Sorts texts that are alike in their first bytes, eight bytes at a time as one number.
  private static func sort(
    _ sources: inout UnsafeMutableBufferPointer<Source>, from first: Int, _ tables: [WordTable]
  ) {
    var start = first
    var isMore = false
    // As long as all are alike nothing is sorted: each step as a call would be one more on the stack, and
    // texts may be long.
    while true {
      isMore = false
      for index in sources.indices {
        let (owner, number) = unsafe (Int(sources[index].owner), Int(sources[index].number))
        unsafe sources[index].word = tables[owner].word(of: number, from: start)
        isMore = isMore || tables[owner].range(of: number).count > start + 8
      }
      guard isMore, unsafe sources.allSatisfy({ unsafe $0.word == sources[0].word }) else { break }
      start += 8
    }
    unsafe sources.sort { $0.word < $1.word }
    var first = 0
    while first < sources.count {
      var end = first + 1
      while end < sources.count, unsafe sources[end].word == sources[first].word { end += 1 }
      if end > first + 1 {
        var alike = unsafe UnsafeMutableBufferPointer(rebasing: sources[first..<end])
        if isMore {
          unsafe sort(&alike, from: start + 8, tables)
        } else {
          // What is longer has only zeros more.
          unsafe alike.sort { length(of: $0, tables) < length(of: $1, tables) }
        }
      }
      first = end
    }
  }
}
