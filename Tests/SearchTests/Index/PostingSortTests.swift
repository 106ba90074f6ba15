import Bytes
import TestSupport
import Testing

@testable import Search

@Suite struct PostingSortTests {
  @Test(arguments: [0, 1, 2, 23, 24, 25, 511, 512, 513, 5_000])
  func `postings are sorted as the standard library does it`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var sort = PostingSort()
    for postings in [
      PostingSamples.unsorted(count, below: 1 << 30, using: &generator),
      PostingSamples.unsorted(count, below: count + 1, using: &generator),
      (0..<count).map { _ in UInt32.max }, (0..<count).map { UInt32($0) },
      (0..<count).map { UInt32.max - UInt32($0) },
      (0..<count).map { _ in UInt32.random(in: 0...3, using: &generator) << 30 },
    ] {
      var sorted = LargeArray(postings)
      sort.sort(&sorted, in: 0..<count)
      #expect(Array(sorted) == postings.sorted())
    }
  }

  @Test func `a stretch is sorted, what is around it stays, and room is used again`() {
    var generator = SeededGenerator(seed: 8)
    var expected = PostingSamples.unsorted(6_000, below: 1 << 29, using: &generator)
    var postings = LargeArray(expected)
    var sort = PostingSort()
    for range in [1_000..<1_600, 2_000..<4_500, 5_000..<5_700, 5_900..<5_950, 10..<10] {
      sort.sort(&postings, in: range)
      expected[range].sort()
      #expect(Array(postings) == expected)
    }
  }
}
