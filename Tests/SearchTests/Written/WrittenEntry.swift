import Testing

/// What is written of a word: in which records it is.
struct WrittenEntry {
  enum Storage: Int { case small, inline, chunked, count }

  /// A record, with how much the word says of it.
  struct Posting: Hashable {
    let tier: Int
    let rank: Int
  }

  let storage: Storage

  /// In how many records it is, by tier.
  private(set) var counts: [Int]

  /// The records, in order; none where only their number is written.
  private(set) var postings: [Posting] = []

  /// The positions of the first, by rank.
  private(set) var positions: [Int: Int] = [:]

  var total: Int { counts.reduce(0, +) }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - reader: Stands at it.
  ///   - head: How many records of an entry have their positions beside it.
  ///   - files: The files of lists among them.
  /// - Throws: When it is not what an entry is.
  init(_ reader: inout TextReader, head: Int, in files: WrittenFiles) throws {
    let mask = try reader.number()
    storage = try #require(Storage(rawValue: mask >> 4))
    counts = try (0..<4).map { mask >> $0 & 1 == 1 ? try reader.number() : 0 }
    try #require(total > 0)
    switch storage {
    case .count: break
    case .small:
      try #require(total <= head)
      try readRanks(counts, withPositions: true, &reader)
    case .inline:
      try readRanks(counts, withPositions: false, &reader)
      for posting in postings.prefix(head) { positions[posting.rank] = try reader.number() }
    case .chunked:
      var left = head
      let first = counts.map { count in
        defer { left -= min(left, count) }
        return min(left, count)
      }
      try readRanks(first, withPositions: true, &reader)
      let beginning = postings
      postings = []
      for _ in 0..<(try reader.number()) { try readChunk(&reader, in: files) }
      try #require(Array(postings.prefix(head)) == beginning)
      for tier in 0..<4 {
        try #require(postings.count { $0.tier == tier } == counts[tier])
      }
    }
  }

  private mutating func readRanks(
    _ counts: [Int], withPositions: Bool, _ reader: inout TextReader
  ) throws {
    for (tier, count) in counts.enumerated() {
      var rank = -1
      for _ in 0..<count {
        rank += try reader.number() + 1
        postings.append(Posting(tier: tier, rank: rank))
        if withPositions { positions[rank] = try reader.number() }
      }
    }
  }

  private mutating func readChunk(_ reader: inout TextReader, in files: WrittenFiles) throws {
    let (tier, first, count) = (try reader.number(), try reader.number(), try reader.number())
    let (file, start, length) = (try reader.number(), try reader.number(), try reader.number())
    let text = try files.text("l\(file)")
    try #require(start + length <= text.count)
    let ranks = try Self.ranks(
      in: Array(text[start..<start + length]), first: first, count: count)
    postings += ranks.map { Posting(tier: tier, rank: $0) }
  }

  /// The ranks of a piece of a list, of which the first is known.
  static func ranks(in chunk: [UInt16], first: Int, count: Int) throws -> [Int] {
    var reader = TextReader(chunk)
    var ranks: [Int] = []
    if try reader.digit() == 0 {
      ranks = [first]
      for _ in 1..<count { ranks.append((ranks.last ?? 0) + 1 + (try reader.number())) }
    } else {
      var bit = 0
      while !reader.isAtEnd {
        let bits = try reader.digit()
        try #require(bits < 64)
        for place in 0..<6 where bits >> (5 - place) & 1 == 1 { ranks.append(first + bit + place) }
        bit += 6
      }
    }
    try #require(reader.isAtEnd && ranks.count == count)
    return ranks
  }
}
