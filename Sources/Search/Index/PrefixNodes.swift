import Bytes

/// Finds the prefixes that need an entry of their own, and writes those entries.
///
/// If the words with a prefix fill more than a file, their union has a list of its own. If one of
/// them has a long list, which the search page would have to read to count the union, or if the
/// union is common, the count is written.
struct PrefixNodes {
  private(set) var nodes: [PrefixNode] = []

  /// Consecutive items with a common prefix and no list of their own, and their size; a search for
  /// the prefix reads all, so they are in one file.
  private(set) var groups: [(items: Range<Int>, size: Int)] = []
  private let items: IndexItems
  private let limits: IndexLimits

  private let entries: IndexEntries

  /// How many bytes are written for the keys before each item.
  private var keySizes = LargeArray<UInt32>()
  private var union: PostingUnion

  init(_ items: IndexItems, entries: IndexEntries, _ limits: IndexLimits, records count: Int) {
    self.items = items
    self.entries = entries
    self.limits = limits
    keySizes.reserveCapacity(items.count + 1)
    keySizes.append(0)
    for index in 0..<items.count {
      keySizes.append(keySizes[index] + UInt32(items.ownByteCount(index) + 2))
    }
    union = PostingUnion(records: count)
  }

  /// Looks at some items that share their first bytes.
  mutating func visit(
    _ range: Range<Int>, sharing length: Int, parent: (range: Range<Int>, entry: PrefixEntry)?,
    _ writer: inout EntryWriter
  ) {
    guard range.count > 1 else { return }
    var own: (range: Range<Int>, entry: PrefixEntry)?
    if length > 0 {
      let keySize = keySizes[range.upperBound] - keySizes[range.lowerBound]
      let size = entries.range(of: range).count + Int(keySize)
      if size <= limits.prefix, range.lowerBound >= groups.last?.items.upperBound ?? 0 {
        groups.append((range, size))
      }
      let isMuch = size > limits.prefix || entries.hasLists(in: range)
      guard isMuch || items.postingCount(of: range) > limits.common else { return }
      // The same words share more than these bytes: what was written of them holds here too.
      let entry =
        parent?.range == range
        ? parent?.entry : write(range, asList: size > limits.prefix, &writer)
      if let entry {
        own = (range, entry)
        let key = items.keyRange(range.lowerBound)
        nodes.append(
          PrefixNode(
            prefix: key.prefix(length), place: range.lowerBound + (key.count == length ? 1 : 0),
            entry: entry))
      }
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let key = items.keyRange(start)
      // A filter's value is chosen, not typed.
      guard key.count > length, items.keys[key.lowerBound] != UInt8(ascii: "=") else {
        start += 1
        continue
      }
      var next = length + 1
      while next < key.count, items.keys[key.lowerBound + next] & 0xC0 == 0x80 { next += 1 }
      var end = start + 1
      while end < range.upperBound, items.sharesWithPrevious(end, next) { end += 1 }
      visit(start..<end, sharing: next, parent: own, &writer)
      start = end
    }
  }

  private mutating func write(
    _ range: Range<Int>, asList isList: Bool, _ writer: inout EntryWriter
  ) -> PrefixEntry {
    let (items, limits) = (items, limits)
    union.unite(items.postings.span, in: range.map(items.range), isSorted: isList)
    let start = writer.bytes.count
    let postings = union.postings
    if isList { _ = writer.write(postings.span) } else { writer.writeCount(postings.span) }
    var head: [UInt32] = []
    if postings.count > limits.common {
      // The first of all are among the first of each, which are sorted sooner.
      if !isList {
        union.unite(
          items.postings.span, in: range.map { items.range($0).prefix(limits.head) }, isSorted: true
        )
      }
      head = Array(union.postings.prefix(limits.head))
    }
    return PrefixEntry(text: start..<writer.bytes.count, head: head)
  }
}

/// The entry of words with a common prefix.
struct PrefixEntry {
  /// Its range in the bytes of all entries.
  let text: Range<Int>

  /// The first of their postings, if the list is so long that these are in a file of heads.
  let head: [UInt32]
}

/// The entry for all words with a common prefix, if reading them all would load too much.
struct PrefixNode {
  /// The range of the prefix among the bytes of all keys.
  let prefix: Range<Int>

  /// The item that follows the node.
  let place: Int

  let entry: PrefixEntry
}

/// The records that have any of several words, each once, with its best tier.
struct PostingUnion {
  /// The best tier of each record, or ``none``: a byte each, since they are asked in any order.
  private var best: LargeArray<UInt8>
  private(set) var postings = LargeArray<UInt32>()

  private static let none = UInt8.max

  init(records count: Int) {
    best = LargeArray(repeating: Self.none, count: count)
  }

  /// Replaces the previous union.
  mutating func unite(_ all: Span<UInt32>, in ranges: [Range<Int>], isSorted: Bool) {
    postings.removeAll()
    for range in ranges {
      for place in range {
        let rank = Posting.rank(all[place])
        if best[rank] == Self.none { postings.append(UInt32(rank)) }
        best[rank] = min(best[rank], UInt8(Posting.tier(all[place])))
      }
    }
    if isSorted, postings.count > best.count / 16 {
      // A look at all records takes less time than sorting a large part of them.
      postings.removeAll()
      for tier in 0..<Posting.tierCount {
        for rank in best.indices where best[rank] == tier {
          postings.append(UInt32(rank) | UInt32(tier) << Posting.tierShift)
        }
      }
      for posting in postings { best[Posting.rank(posting)] = Self.none }
      return
    }
    for index in postings.indices {
      let rank = Int(postings[index])
      postings[index] |= UInt32(best[rank]) << Posting.tierShift
      best[rank] = Self.none
    }
    if isSorted { postings.sort(postings.indices) }
  }
}

/// The ranges of the entries of a job's numbered items in a text, in twelve bytes each.
struct IndexEntries {
  /// The end of each entry, and the number of entries up to it with lists in files of lists; before
  /// them a zero.
  private var ends = LargeArray<Int>()
  private var chunkedCounts = LargeArray<UInt32>()

  /// Reserves memory for the entries of a number of items.
  init(room count: Int) {
    ends.reserveCapacity(count + 1)
    chunkedCounts.reserveCapacity(count + 1)
    ends.append(0)
    chunkedCounts.append(0)
  }

  /// Adds the next entry, whose list is in files of lists or beside the word.
  mutating func append(endingAt end: Int, isChunked: Bool) {
    ends.append(end)
    chunkedCounts.append(chunkedCounts[chunkedCounts.count - 1] + (isChunked ? 1 : 0))
  }

  /// Returns the range of some items' entries in the text.
  func range(of items: Range<Int>) -> Range<Int> {
    ends[items.lowerBound]..<ends[items.upperBound]
  }

  /// Whether a list of some items is in files of lists.
  func hasLists(in items: Range<Int>) -> Bool {
    chunkedCounts[items.upperBound] > chunkedCounts[items.lowerBound]
  }
}
