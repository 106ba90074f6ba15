import TestSupport
import Testing

@testable import Search

@Suite struct EntryWriterTests {
  private static let limits = IndexLimits(records: 20_000)

  /// A position for each rank, in no order.
  private static let positions: [UInt32] = {
    var generator = SeededGenerator(seed: 2)
    return (0..<20_000).map { UInt32($0) }.shuffled(using: &generator)
  }()

  /// Writes an entry, reads it again, and says how long it was.
  private func entry(_ postings: [UInt32]) throws -> (entry: WrittenEntry, length: Int) {
    var writer = EntryWriter(
      Self.limits, positions: Self.positions,
      lists: ListFiles(from: 30_000, limit: Self.limits.listFile))
    var text = IndexText()
    let isChunked = writer.write(postings.span, into: &text)
    writer.lists.close()
    let files = try WrittenFiles(writer.lists.takeFinished())
    var reader = TextReader(text.bytes.map(UInt16.init))
    let entry = try WrittenEntry(&reader, head: Self.limits.head, in: files)
    #expect(reader.isAtEnd)
    #expect(isChunked == (entry.storage == .chunked))
    #expect(isChunked == !files.texts.isEmpty)
    return (entry, text.bytes.count)
  }

  private func postings(_ ranks: [Int], tier: (Int) -> Int) -> [UInt32] {
    ranks.map { PostingSamples.posting(tier($0), $0) }.sorted()
  }

  @Test(
    arguments: [
      (1, 20_000, .small), (49, 300, .small), (50, 300, .small), (51, 300, .inline),
      (600, 10, .inline), (599, 30, .inline), (1_200, 1, .inline), (1_201, 1, .chunked),
      (610, 30, .inline), (2_000, 4, .chunked), (20_000, 1, .chunked),
    ] as [(Int, Int, WrittenEntry.Storage)])
  func `what was written is read again`(
    count: Int, gap: Int, storage: WrittenEntry.Storage
  ) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let ranks =
      gap == 1
      ? Array(0..<count) : PostingSamples.ranks(count, oneOf: gap, using: &generator)
    let own = ranks.filter { $0 < 20_000 }
    for tiers in [1, 2, 4] {
      let postings = postings(own) { rank in
        tiers == 1 ? 3 : (rank &* 2_654_435_761) >> 7 % tiers
      }
      let (entry, _) = try entry(postings)
      #expect(
        entry.postings
          == postings.map {
            WrittenEntry.Posting(tier: Posting.tier($0), rank: Posting.rank($0))
          })
      for (rank, position) in entry.positions { #expect(Int(Self.positions[rank]) == position) }
      #expect(entry.positions.count == min(50, own.count))
      if tiers == 1, own.count == count { #expect(entry.storage == storage) }
    }
  }

  @Test func `however many records a word has, its entry is short`() throws {
    for count in [50, 51, 1_000, 1_300, 20_000] {
      let (_, length) = try entry(postings(Array(0..<count)) { $0 % 4 })
      #expect(length <= Self.limits.inline + 3 * Self.limits.head + 100, "\(count)")
    }
  }

  @Test func `where only the number is asked for, nothing else is written`() throws {
    let writer = EntryWriter(
      Self.limits, positions: Self.positions, lists: ListFiles(from: 0, limit: 100))
    var text = IndexText()
    writer.writeCount(postings(Array(0..<3_000)) { $0 % 3 == 0 ? 0 : 2 }.span, into: &text)
    var reader = TextReader(text.bytes.map(UInt16.init))
    let entry = try WrittenEntry(&reader, head: 50, in: WrittenFiles([]))
    #expect(entry.storage == .count)
    #expect(entry.counts == [1_000, 0, 2_000, 0])
    #expect(reader.isAtEnd)
  }
}
