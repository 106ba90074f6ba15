import Bytes
import TestSupport
import Testing

@testable import Records

@Suite struct SortInPlaceTests {
  @Test(arguments: [0, 1, 2, 3, 16, 17, 100, 5000])
  func `entries are sorted as the standard library does it`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let random = (0..<count).map { _ in UInt64.random(in: 0...999, using: &generator) }
    let ascending = (0..<count).map { UInt64($0) }
    // Values that rise and fall are what splits in the middle do badly with.
    let organ = ascending.map { min($0, UInt64(count) - $0) }
    for ids in [random, ascending, ascending.reversed(), organ, organ + organ] {
      let entries = ids.enumerated().map { entry($0.element, at: $0.offset) }
      var sorted = LargeArray(entries)
      sorted.sortInPlace { ($0.rank, $0.row) < ($1.rank, $1.row) }
      let expected = entries.sorted { ($0.rank, $0.row) < ($1.rank, $1.row) }
      #expect(sorted.map(\.row) == expected.map(\.row))
    }
  }

  @Test func `some entries are sorted, and those around them stay`() {
    var generator = SeededGenerator(seed: 4)
    var expected = (0..<200).map { entry(.random(in: 0...99, using: &generator), at: $0) }
    var entries = LargeArray(expected)
    for range in [0..<0, 3..<90, 90..<91, 100..<200] {
      entries.sortInPlace(range) { ($0.rank, $0.row) < ($1.rank, $1.row) }
      expected[range].sort { ($0.rank, $0.row) < ($1.rank, $1.row) }
      #expect(entries.map(\.row) == expected.map(\.row))
    }
    entries = LargeArray((0..<9).map { entry(UInt64($0 == 0 || $0 == 8 ? $0 : 8 - $0), at: $0) })
    entries.sortInPlace(1..<8) { $0.rank < $1.rank }
    #expect(entries.map(\.rank) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `a killer sequence is sorted too`() {
    // Each pivot of a median of three is the second smallest: the classic sequence of Musser.
    let half = 2000
    let odd = (0..<half).map { UInt64($0 % 2 == 0 ? $0 + 1 : half + $0 + 1 - $0 % 2) }
    let ids = odd + (1...half).map { UInt64(2 * $0) }
    var entries = LargeArray(ids.enumerated().map { entry($0.element, at: $0.offset) })
    let expected = entries.sorted { ($0.rank, $0.row) < ($1.rank, $1.row) }.map(\.row)
    entries.sortInPlace { ($0.rank, $0.row) < ($1.rank, $1.row) }
    #expect(entries.map(\.row) == expected)
  }

  private func entry(_ id: UInt64, at position: Int) -> SortKey {
    SortKey(row: UInt32(position), rank: id)
  }
}
