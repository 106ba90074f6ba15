import TestSupport
import Testing

@testable import Search

@Suite struct ListFilesTests {
  /// Writes lists, and reads each piece again.
  private func expectReadable(
    _ lists: [(tier: Int, ranks: [Int])], limit: Int, files count: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var writer = ListFiles(from: 70, limit: limit)
    var written: [[ListFiles.Chunk]] = []
    var finished: [SearchFile] = []
    for (tier, ranks) in lists {
      let postings = ranks.map { PostingSamples.posting(tier, $0) }
      written.append(writer.write(postings.span))
      finished += writer.takeFinished()
    }
    writer.close()
    writer.close()
    finished += writer.takeFinished()
    let files = try WrittenFiles(finished)
    #expect(files.numbers("l") == Array(70..<70 + finished.count), sourceLocation: sourceLocation)
    if let count { #expect(finished.count == count, sourceLocation: sourceLocation) }
    for text in files.texts.values {
      // The number that ends a file may not end at its end.
      #expect(text.count <= limit + 4, sourceLocation: sourceLocation)
    }
    for ((tier, ranks), chunks) in zip(lists, written) {
      var read: [Int] = []
      for chunk in chunks {
        let text = try files.text("l\(chunk.file)")
        try #require(chunk.start + chunk.length <= text.count)
        #expect(chunk.tier == tier, sourceLocation: sourceLocation)
        read += try WrittenEntry.ranks(
          in: Array(text[chunk.start..<chunk.start + chunk.length]), first: chunk.firstRank,
          count: chunk.count)
      }
      #expect(read == ranks, sourceLocation: sourceLocation)
    }
    let length = written.joined().reduce(0) { $0 + $1.length }
    #expect(
      length == files.texts.values.reduce(0) { $0 + $1.count }, "nothing else is in the files",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [60, 500, 5_000, 24_000], [1, 2, 5, 6, 7, 20, 3_000])
  func `lists are read again, dense or not, in one file or many`(limit: Int, gap: Int) throws {
    var generator = SeededGenerator(seed: UInt64(limit + gap))
    let lists = (0..<8).map { number in
      (
        tier: number % 4,
        ranks: PostingSamples.ranks(
          1 + generator.below(4_000), oneOf: gap, using: &generator)
      )
    }
    try expectReadable(lists, limit: limit)
  }

  @Test func `a list that is dense here and thin there is read again`() throws {
    var generator = SeededGenerator(seed: 1)
    var ranks: [Int] = []
    for gap in [1, 40, 2, 900, 1, 1] {
      let start = (ranks.last ?? 0) + 1_000
      ranks += PostingSamples.ranks(3_000, oneOf: gap, using: &generator).map { start + $0 }
    }
    for limit in [100, 700, 24_000] { try expectReadable([(2, ranks)], limit: limit) }
  }

  @Test func `a rank that stands alone is read again`() throws {
    try expectReadable([(0, [0]), (1, [5]), (3, [1 << 29])], limit: 24_000, files: 1)
  }

  @Test func `a list does not begin in the last bytes of a file`() throws {
    let dense = Array(0..<6 * 20_500)
    try expectReadable([(0, dense), (0, [7])], limit: 24_000, files: 2)
    try expectReadable([(0, Array(0..<6 * 19_000)), (0, [7])], limit: 24_000, files: 1)
  }

  @Test func `of nothing there is no file`() throws {
    try expectReadable([], limit: 100, files: 0)
  }
}
