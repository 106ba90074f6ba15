import TestSupport
import Testing

@testable import Search

@Suite struct RankGapsTests {
  /// The ranks that a text says, as the search page's script reads them.
  private func read(_ text: IndexText, _ count: Int, after previous: Int) -> [Int] {
    var values = text.bytes.map { byte in (0..<64).first { IndexText.digit($0) == byte } ?? -1 }
    let low = values.removeFirst()
    var bits = values.flatMap { value in (0..<6).map { value >> (5 - $0) & 1 } }[...]
    var rank = previous
    return (0..<count).map { _ in
      var gap = 0
      while bits.removeFirst() == 0 { gap += 1 }
      for _ in 0..<low { gap = 2 * gap + bits.removeFirst() }
      rank += gap + 1
      return rank
    }
  }

  private func text(_ ranks: [Int], from next: inout Int, until end: Int) -> IndexText {
    var text = IndexText()
    let postings = ranks.map { PostingSamples.posting(2, $0) }
    text.ranks(postings.span, from: &next, after: -1, until: end)
    return text
  }

  @Test(arguments: [1, 2, 3, 7, 40, 900, 100_000])
  func `what is written is read again`(spread: Int) {
    var generator = SeededGenerator(seed: 11)
    let postings = PostingSamples.unsorted(300, below: 300 * spread, using: &generator)
    let ranks = postings.map(Posting.rank).sorted()
    var next = 0
    let text = text(ranks, from: &next, until: 100_000)
    #expect(next == 300)
    #expect(read(text, 300, after: -1) == ranks)
  }

  @Test func `ranks that follow each other are a bit each`() {
    var next = 0
    #expect(text(Array(0..<600), from: &next, until: 1_000).bytes.count == 101)
  }

  @Test func `a list ends where there is no more room, also for one long gap`() {
    var next = 0
    let many = text(Array(0..<600), from: &next, until: 50)
    #expect((next, many.bytes.count) == (294, 50))
    #expect(read(many, next, after: -1) == Array(0..<294))
    next = 0
    let ranks = Array(0..<60) + [1_000_000]
    let apart = text(ranks, from: &next, until: 40)
    #expect(next == 60 || apart.bytes.count <= 40)
    #expect(read(apart, next, after: -1) == Array(ranks[..<next]))
  }
}
