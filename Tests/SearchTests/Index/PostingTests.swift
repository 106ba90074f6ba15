import Testing

@testable import Search

@Suite struct PostingTests {
  @Test(arguments: [0, 1, 2, 3])
  func `a posting is a tier and a rank`(tier: Int) {
    for rank in [0, 1, 0x7FFF, Posting.recordLimit - 1] {
      let posting = PostingSamples.posting(tier, rank)
      #expect(Posting.tier(posting) == tier)
      #expect(Posting.rank(posting) == rank)
      #expect(Posting.haveOneRank(posting, PostingSamples.posting(3 - tier, rank)))
      #expect(!Posting.haveOneRank(posting, PostingSamples.posting(tier, rank ^ 1)))
    }
  }

  @Test func `what says more comes first, and of that the better record`() {
    let postings = [(0, 5), (0, 900), (1, 0), (2, 7), (3, 0)].map(PostingSamples.posting)
    #expect(postings == postings.sorted())
  }
}
