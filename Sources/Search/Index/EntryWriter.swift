import Bytes

/// Writes the entry of a word: the number of its records, and the records.
struct EntryWriter {
  private let limits: IndexLimits
  var lists: ListFiles

  init(_ limits: IndexLimits, lists: ListFiles) {
    self.limits = limits
    self.lists = lists
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

  /// Writes an entry.
  ///
  /// - `postings`: In order, at least one.
  /// - Returns: Whether its list is in a file of lists.
  mutating func write(_ postings: Span<UInt32>, into text: inout IndexText) -> Bool {
    if postings.count == 1 {
      text.number(16 * Posting.tier(postings[0]))
      writeHead(postings, into: &text)
      return false
    }
    let counts = Self.counts(postings)
    if postings.count <= limits.head {
      begin(.small, counts, into: &text)
      writeHead(postings, into: &text)
      return false
    }
    let start = text.bytes.count
    begin(.inline, counts, into: &text)
    if writeRanks(postings, counts, into: &text) { return false }
    text.bytes.removeSubrange(start...)
    begin(.chunked, counts, into: &text)
    writeHead(postings, into: &text)
    writeChunks(postings, counts, into: &text)
    return true
  }

  /// Writes an entry with the number of records only.
  func writeCount(_ postings: Span<UInt32>, into text: inout IndexText) {
    begin(.count, Self.counts(postings), into: &text)
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
  private func begin(_ storage: Storage, _ counts: Counts, into text: inout IndexText) {
    var mask = 0
    for tier in counts.indices where counts[tier] > 0 { mask |= 1 << tier }
    text.number(mask + 16 * storage.rawValue)
    for tier in counts.indices where counts[tier] > 0 { text.number(counts[tier]) }
  }

  /// Writes the ranks of the first records.
  private func writeHead(_ postings: Span<UInt32>, into text: inout IndexText) {
    var (tier, previous) = (-1, -1)
    for index in 0..<min(postings.count, limits.head) {
      if Posting.tier(postings[index]) != tier {
        tier = Posting.tier(postings[index])
        previous = -1
      }
      let rank = Posting.rank(postings[index])
      text.number(rank - previous - 1)
      previous = rank
    }
  }

  /// Writes all ranks, unless they take too much room beside the word.
  private func writeRanks(
    _ postings: Span<UInt32>, _ counts: Counts, into text: inout IndexText
  ) -> Bool {
    let end = text.bytes.count + limits.inline
    var start = 0
    for tier in counts.indices where counts[tier] > 0 {
      let own = postings.extracting(start..<start + counts[tier])
      var next = 0
      text.ranks(own, from: &next, after: -1, until: end)
      guard next == own.count else { return false }
      start += next
    }
    return true
  }

  private mutating func writeChunks(
    _ postings: Span<UInt32>, _ counts: Counts, into text: inout IndexText
  ) {
    var chunks: [ListFiles.Chunk] = []
    var start = 0
    for tier in counts.indices where counts[tier] > 0 {
      chunks += lists.write(postings.extracting(start..<start + counts[tier]))
      start += counts[tier]
    }
    text.number(chunks.count)
    for chunk in chunks {
      for value in [
        chunk.tier, chunk.firstRank, chunk.count, chunk.file, chunk.start, chunk.length,
      ] {
        text.number(value)
      }
    }
  }
}
