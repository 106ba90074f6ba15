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
      var sorted = entries
      sorted.sortInPlace { IndexEntry.isNumberedBefore($0, $1) }
      let expected = entries.sorted(by: IndexEntry.isNumberedBefore)
      #expect(sorted.map(\.range) == expected.map(\.range))
    }
  }

  @Test func `a killer sequence is sorted too`() {
    // Each pivot of a median of three is the second smallest: the classic sequence of Musser.
    let half = 2000
    let odd = (0..<half).map { UInt64($0 % 2 == 0 ? $0 + 1 : half + $0 + 1 - $0 % 2) }
    let ids = odd + (1...half).map { UInt64(2 * $0) }
    var entries = ids.enumerated().map { entry($0.element, at: $0.offset) }
    let expected = entries.sorted(by: IndexEntry.isNumberedBefore).map(\.range)
    entries.sortInPlace { IndexEntry.isNumberedBefore($0, $1) }
    #expect(entries.map(\.range) == expected)
  }

  private func entry(_ id: UInt64, at position: Int) -> IndexEntry {
    IndexEntry(
      id: id, group: 0, rank: 0, source: 0, range: position..<position + 1,
      facts: RecordFacts(quality: 0, year: 0, cell: 0, hasSound: false))
  }
}
