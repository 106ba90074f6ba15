import Bytes
import TestSupport
import Testing

@testable import Search

@Suite struct RecordRanksTests {
  /// The best first, the newest of those, and what is not known last.
  private static let ordered: [(quality: Int, date: SampleDate?)] = [
    (0, SampleDate(9999, 12, 31)), (0, SampleDate(2101, 1, 1)), (0, SampleDate(2024, 5, 17)),
    (0, SampleDate(2024, 5, 16)), (0, SampleDate(2024, 5, 0)), (0, SampleDate(2024, 4, 30)),
    (0, SampleDate(2024, 0, 0)), (0, SampleDate(2023, 12, 31)), (0, SampleDate(1, 1, 1)), (0, nil),
    (1, SampleDate(2024, 5, 17)), (1, nil), (4, SampleDate(2020, 1, 1)),
    (5, SampleDate(2025, 1, 1)), (5, nil), (5, nil),
  ]

  /// Each record is a page by itself.
  private func notes(_ positions: [Int]) -> SearchNotes {
    var notes = SampleColumn.schema.notes()
    for position in positions {
      let (quality, date) = Self.ordered[position]
      notes.begin(page: position)
      notes.begin(order: UInt32(quality) << 22 | UInt32(SampleDate.order(date)))
      notes.place(notes.pages.count - 1, at: position)
    }
    return notes
  }

  @Test(arguments: [1, 2, 3])
  func `the best come first, then the newest, then what is listed first`(workers: Int) {
    var generator = SeededGenerator(seed: UInt64(workers))
    let all = Self.ordered.indices.shuffled(using: &generator)
    let parts = (0..<workers).map { worker in
      notes(all.enumerated().filter { $0.offset % workers == worker }.map(\.element))
    }
    let ranks = RecordRanks(of: parts)
    #expect(ranks.count == Self.ordered.count)
    #expect(Array(ranks.positions) == Self.ordered.indices.map { UInt32($0) })
    #expect(Array(ranks.ranks) == Array(ranks.positions))
    #expect(ranks.isPosition)
  }

  @Test func `ranks and positions lead to each other`() {
    let catalogue = SampleCatalogue(count: 500, seed: 6)
    let ranks = catalogue.index(by: 3).ranks
    #expect(ranks.positions.map(Int.init) == catalogue.ranked)
    #expect(ranks.positions.enumerated().allSatisfy { Int(ranks.ranks[Int($1)]) == $0 })
    #expect(!ranks.isPosition)
  }
}
