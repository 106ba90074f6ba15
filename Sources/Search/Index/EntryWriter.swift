import Bytes

/// Writes the entries of a job's words, one after another: the number of a word's records, and the records.
struct EntryWriter {
  private let limits: IndexLimits
  var lists: ListFiles

  /// All entries, and the one in the making.
  private(set) var bytes = LargeArray<UInt8>()
  private var entry = IndexText()

  /// Creates a writer with memory for a number of bytes.
  init(_ limits: IndexLimits, lists: ListFiles, room count: Int) {
    self.limits = limits
    self.lists = lists
    bytes.reserveCapacity(count)
  }

  /// How the records of a word are written.
  private enum Storage: Int {
    /// Few ranks, each written separately.
    case small

    /// Ranks beside the word.
    case inline

    /// The first ranks beside the word, and all in files of lists.
    case chunked

    /// Only how many they are.
    case count
  }

  /// Writes an entry of one or more ordered postings; returns whether its list is in a list file.
  mutating func write(_ postings: Span<UInt32>) -> Bool {
    defer { end() }
    if postings.count == 1 {
      entry.number(16 * Posting.tier(postings[0]))
      writeHead(postings)
      return false
    }
    let counts = Self.counts(postings)
    if postings.count <= limits.head {
      begin(.small, counts)
      writeHead(postings)
      return false
    }
    begin(.inline, counts)
    if writeRanks(postings, counts) { return false }
    entry.bytes.removeAll(keepingCapacity: true)
    begin(.chunked, counts)
    writeHead(postings)
    writeChunks(postings, counts)
    return true
  }

  /// Writes an entry with the number of records only.
  mutating func writeCount(_ postings: Span<UInt32>) {
    begin(.count, Self.counts(postings))
    end()
  }

  private mutating func end() {
    bytes.append(contentsOf: entry.bytes)
    entry.bytes.removeAll(keepingCapacity: true)
  }

  private typealias Counts = InlineArray<4, Int>

  private static func counts(_ postings: Span<UInt32>) -> Counts {
    var counts = Counts(repeating: 0)
    for index in postings.indices { counts[Posting.tier(postings[index])] += 1 }
    return counts
  }

  /// Writes how the records are written and in which tiers, and how many are in each.
  ///
  /// The entry of a single record, which most words have, contains no tiers: the storage field of
  /// others holds the record's tier.
  private mutating func begin(_ storage: Storage, _ counts: Counts) {
    var mask = 0
    for tier in counts.indices where counts[tier] > 0 { mask |= 1 << tier }
    entry.number(mask + 16 * storage.rawValue)
    for tier in counts.indices where counts[tier] > 0 { entry.number(counts[tier]) }
  }

  /// Writes the ranks of the first records.
  private mutating func writeHead(_ postings: Span<UInt32>) {
    var (tier, previous) = (-1, -1)
    for index in 0..<min(postings.count, limits.head) {
      if Posting.tier(postings[index]) != tier {
        tier = Posting.tier(postings[index])
        previous = -1
      }
      let rank = Posting.rank(postings[index])
      entry.number(rank - previous - 1)
      previous = rank
    }
  }

  /// Writes all ranks, unless they take too much room beside the word.
  private mutating func writeRanks(_ postings: Span<UInt32>, _ counts: Counts) -> Bool {
    let end = entry.bytes.count + limits.inline
    var start = 0
    for tier in counts.indices where counts[tier] > 0 {
      let own = postings.extracting(start..<start + counts[tier])
      var next = 0
      entry.ranks(own, from: &next, after: -1, until: end)
      guard next == own.count else { return false }
      start += next
    }
    return true
  }

  private mutating func writeChunks(_ postings: Span<UInt32>, _ counts: Counts) {
    var chunks: [ListFiles.Chunk] = []
    var start = 0
    for tier in counts.indices where counts[tier] > 0 {
      chunks += lists.write(postings.extracting(start..<start + counts[tier]))
      start += counts[tier]
    }
    entry.number(chunks.count)
    for chunk in chunks {
      for value in [
        chunk.tier, chunk.firstRank, chunk.count, chunk.file, chunk.start, chunk.length,
      ] {
        entry.number(value)
      }
    }
  }
}
