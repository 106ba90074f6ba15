import Bytes

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
        all.append(Source(owner: UInt32(owner), number: UInt32(number)))
      }
    }
    unsafe all.withUnsafeMutableBufferPointer { unsafe Self.sort(&$0, from: 0, tables) }
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
      if last?.word != source.word || !(last.map { Self.text($0, tables) == text } ?? false) {
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

  private static func text(_ source: Source, _ tables: [WordTable]) -> ArraySlice<UInt8> {
    tables[Int(source.owner)][Int(source.number)]
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
          unsafe alike.sort { text($0, tables).count < text($1, tables).count }
        }
      }
      first = end
    }
  }
}
