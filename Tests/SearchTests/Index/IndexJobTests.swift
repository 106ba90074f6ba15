import Bytes
import Testing

@testable import Search

@Suite struct IndexJobTests {
  /// Words, each used ten times.
  private func words(_ texts: [String]) -> JoinedTexts {
    var table = WordTable()
    for text in texts { _ = table.number(of: Array(text.utf8)) }
    return JoinedTexts(of: [table], usedBy: [LargeArray(texts.map { _ in 10 })])
  }

  private func jobs(_ texts: [String], _ numberCounts: [Int], limit: Int) -> [String] {
    let words = words(texts)
    return IndexJob.jobs(for: words, numberCounts: numberCounts, limit: limit).map { job in
      let own = job.words.map { String(decoding: words[$0], as: UTF8.self) }
      return "\(own.joined(separator: " ")) \(job.digits)"
    }
  }

  private let noNumbers = Array(repeating: 0, count: 10)

  @Test func `words that share their first character are in one job`() {
    #expect(
      jobs(["a", "ab", "b", "ä", "äb", "å", "鳥", "鶫"], noNumbers, limit: 20) == [
        "a ab 0..<10", "b ä äb 10..<10", "å 鳥 10..<10", "鶫 10..<10",
      ])
    #expect(
      jobs(["a", "ab", "abc", "b"], noNumbers, limit: 20) == ["a ab abc 0..<10", "b 10..<10"])
  }

  @Test func `numbers are in the job of the words that begin with their digit`() {
    var counts = noNumbers
    for digit in [1, 2, 9] { counts[digit] = 1 }
    #expect(
      jobs(["1a", "12", "2", "a"], counts, limit: 1) == [
        "12 1a 0..<2", "2 2..<3", " 3..<10", "a 10..<10",
      ])
  }

  @Test func `a job without words has the numbers that are left`() {
    #expect(jobs([], [0, 3, 0, 0, 0, 0, 0, 0, 0, 3], limit: 36) == [" 0..<2", " 2..<10"])
    #expect(jobs([], noNumbers, limit: 1) == [" 0..<10"])
  }

  @Test func `a job has room for as many files as its words may fill`() {
    let words = words((0..<1_000).map { "a\($0)" })
    let limits = IndexLimits(records: 1_000)
    func job(uses: Int, numbers: Int, digits: Range<Int> = 0..<0) -> IndexJob {
      IndexJob(words: 0..<words.count, digits: digits, uses: uses, numberCount: numbers)
    }
    #expect(job(uses: 1_000, numbers: 0).fileRoom(for: words, limits) == 10_000)
    #expect(job(uses: 100_000_000, numbers: 0).fileRoom(for: words, limits) > 100_000)
    let most = Int(UInt32.max)
    #expect(!job(uses: most, numbers: 0).isTooLarge(for: words))
    #expect(job(uses: most + 1, numbers: 0).isTooLarge(for: words))
    #expect(job(uses: most / 2 + 1, numbers: 0, digits: 0..<1).isTooLarge(for: words))
    #expect(job(uses: 0, numbers: most / 8).isTooLarge(for: words))
  }

  @Test func `words that are used more often than can be counted are used very often`() {
    var table = WordTable()
    _ = table.number(of: Array("a".utf8))
    let joined = JoinedTexts(
      of: [table, table], usedBy: [LargeArray([UInt32.max]), LargeArray([7])])
    #expect(Array(joined.uses) == [.max])
  }

  @Test(arguments: [1, 15, 40, 200, 1_000_000])
  func `every word and every digit is in one job`(limit: Int) {
    let catalogue = SampleCatalogue(count: 300, seed: 7)
    let index = catalogue.index(by: 2)
    let jobs = IndexJob.jobs(
      for: index.words, numberCounts: NumberWords.counts(in: index.notes), limit: limit)
    #expect(jobs.flatMap { Array($0.words) } == Array(0..<index.words.count))
    #expect(jobs.flatMap { Array($0.digits) } == Array(0..<10))
    let firsts = jobs.map { job in
      Set(
        job.words.compactMap {
          String(decoding: index.words[$0], as: UTF8.self).unicodeScalars.first
        })
    }
    #expect(firsts.reduce(0) { $0 + $1.count } == Set(firsts.joined()).count)
    #expect(limit > 1 || jobs.count > 20)
  }
}
