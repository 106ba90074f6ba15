import Bytes

/// The records that have any of several words, each once, with its best tier.
struct PostingUnion {
  /// The best tier of each record, or ``none``: a byte each, since they are asked in any order.
  private var best: LargeArray<UInt8>
  private(set) var postings = LargeArray<UInt32>()
  private var sort = PostingSort()

  private static let none = UInt8.max

  init(records count: Int) {
    best = LargeArray(repeating: Self.none, count: count)
  }

  /// Replaces the previous union.
  ///
  /// - Parameters:
  ///   - all: The postings of all words.
  ///   - ranges: The ranges of the postings to unite.
  ///   - isSorted: Whether the result must be sorted.
  mutating func unite(_ all: Span<UInt32>, in ranges: [Range<Int>], isSorted: Bool) {
    postings.removeAll()
    for range in ranges {
      for place in range {
        let rank = Posting.rank(all[place])
        if best[rank] == Self.none { postings.append(UInt32(rank)) }
        best[rank] = min(best[rank], UInt8(Posting.tier(all[place])))
      }
    }
    for index in postings.indices {
      let rank = Int(postings[index])
      postings[index] |= UInt32(best[rank]) << Posting.tierShift
      best[rank] = Self.none
    }
    if isSorted { sort.sort(&postings, in: 0..<postings.count) }
  }
}
