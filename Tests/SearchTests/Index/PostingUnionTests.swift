import TestSupport
import Testing

@testable import Search

@Suite struct PostingUnionTests {
  @Test func `each record is there once, with its best tier, in order`() {
    var generator = SeededGenerator(seed: 3)
    // The same one again and again: what was united before is forgotten.
    var union = PostingUnion(records: 2_000)
    for round in 0..<40 {
      let lists = (0..<generator.below(6)).map { _ in
        PostingSamples.unsorted(generator.below(900), below: 2_000, using: &generator)
      }
      var best: [Int: UInt32] = [:]
      for posting in lists.joined() {
        best[Posting.rank(posting)] = min(best[Posting.rank(posting)] ?? .max, posting)
      }
      union.unite(lists.map { $0[...] }, isSorted: round % 2 == 0)
      let united = round % 2 == 0 ? union.postings : union.postings.sorted()
      #expect(united == best.values.sorted())
    }
  }

  @Test func `a record of the last rank and tier is not lost`() {
    var union = PostingUnion(records: 3)
    union.unite([[PostingSamples.posting(3, 2)], [PostingSamples.posting(3, 2)]], isSorted: true)
    #expect(union.postings == [PostingSamples.posting(3, 2)])
  }
}
