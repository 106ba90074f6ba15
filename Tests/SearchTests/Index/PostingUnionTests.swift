import Bytes
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
      var end = 0
      let ranges = lists.map { list in
        defer { end += list.count }
        return end..<end + list.count
      }
      union.unite(Array(lists.joined()).span, in: ranges, isSorted: round % 2 == 0)
      let united = Array(union.postings)
      #expect((round % 2 == 0 ? united : united.sorted()) == best.values.sorted())
    }
  }

  @Test func `a record of the last rank and tier is not lost`() {
    var union = PostingUnion(records: 3)
    let posting = PostingSamples.posting(3, 2)
    union.unite([posting, posting].span, in: [0..<1, 1..<2], isSorted: true)
    #expect(Array(union.postings) == [posting])
  }
}
