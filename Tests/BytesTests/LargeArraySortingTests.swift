import Bytes
import TestSupport
import Testing

@Suite struct LargeArraySortingTests {
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
      sorted.sort(sorted.indices, by: Entry.isBefore)
      #expect(sorted.map(\.row) == entries.sorted(by: Entry.isBefore).map(\.row))
      var numbers = LargeArray(ids)
      numbers.sort(numbers.indices)
      #expect(Array(numbers) == ids.sorted())
    }
  }

  @Test func `some entries are sorted, and those around them stay`() {
    var generator = SeededGenerator(seed: 4)
    var expected = (0..<200).map { entry(.random(in: 0...99, using: &generator), at: $0) }
    var entries = LargeArray(expected)
    for range in [0..<0, 3..<90, 90..<91, 100..<200] {
      entries.sort(range, by: Entry.isBefore)
      expected[range].sort(by: Entry.isBefore)
      #expect(entries.map(\.row) == expected.map(\.row))
    }
    entries = LargeArray((0..<9).map { entry(UInt64($0 == 0 || $0 == 8 ? $0 : 8 - $0), at: $0) })
    entries.sort(1..<8) { $0.rank < $1.rank }
    #expect(entries.map(\.rank) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `a killer sequence is sorted too`() {
    // Each pivot of a median of three is the second smallest: the classic sequence of Musser.
    let half = 2000
    let odd = (0..<half).map { UInt64($0 % 2 == 0 ? $0 + 1 : half + $0 + 1 - $0 % 2) }
    let ids = odd + (1...half).map { UInt64(2 * $0) }
    var entries = LargeArray(ids.enumerated().map { entry($0.element, at: $0.offset) })
    let expected = entries.sorted(by: Entry.isBefore).map(\.row)
    entries.sort(entries.indices, by: Entry.isBefore)
    #expect(entries.map(\.row) == expected)
  }

  @Test func `texts are sorted by their bytes, and those that are alike are handed over`() {
    let long = String(repeating: "x", count: 4_000)
    let texts = ["", "b", "abcdefgh", "abcdefghi", "abcdefgh", "a", long + "b", long, long + "a"]
    let bytes = texts.map { Array($0.utf8) }
    var entries = LargeArray<UInt128>((0..<UInt128(texts.count)).map { $0 })
    var alike: [Range<Int>] = []
    entries.sortTexts(entries.indices) { text, start in
      let rest = bytes[Int(text)].dropFirst(start)
      let word = rest.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      return (word << UInt64(64 - 8 * min(8, rest.count)), rest.count > 8)
    } finish: { _, range in
      alike.append(range)
    }
    let sorted = entries.map { texts[Int(UInt64(truncatingIfNeeded: $0))] }
    #expect(sorted == texts.sorted())
    #expect(alike == [2..<4])
  }

  private struct Entry {
    let row: UInt32
    let rank: UInt64

    static func isBefore(_ one: Entry, _ other: Entry) -> Bool {
      (one.rank, one.row) < (other.rank, other.row)
    }
  }

  private func entry(_ id: UInt64, at position: Int) -> Entry {
    Entry(row: UInt32(position), rank: id)
  }
}
