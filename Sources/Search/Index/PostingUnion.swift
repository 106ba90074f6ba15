/// The records that have any of several words, each once, with its best tier.
struct PostingUnion {
  /// The best posting of each record, or ``none``.
  private var best: [UInt32]
  private(set) var postings: [UInt32] = []
  private var sort = PostingSort()

  private static let none = UInt32.max

  init(records count: Int) {
    best = Array(repeating: Self.none, count: count)
  }

  /// Takes the place of what was united before.
  ///
  /// - Parameters:
  ///   - all: The postings of several words.
  ///   - isSorted: Whether the order matters, or only which there are.
  mutating func unite(_ all: [ArraySlice<UInt32>], isSorted: Bool) {
    postings.removeAll(keepingCapacity: true)
    for list in all {
      for posting in list {
        let rank = Posting.rank(posting)
        if best[rank] == Self.none { postings.append(UInt32(rank)) }
        best[rank] = min(best[rank], posting)
      }
    }
    for index in postings.indices {
      let rank = Int(postings[index])
      postings[index] = best[rank]
      best[rank] = Self.none
    }
    if isSorted { sort.sort(&postings, in: 0..<postings.count) }
  }
}
