import Bytes
import TestSupport
import Testing

@testable import Search

@Suite struct JoinedTextsTests {
  @Test func `texts of several tables are there once, in the order of their bytes`() {
    let joined = joined([["b", "a", "ä"], [], ["abcdefgh", "b", "abcdefghi", "", "z"]])
    #expect(
      texts(of: joined) == ["", "a", "abcdefgh", "abcdefghi", "b", "z", "ä"])
    #expect(joined.places.map(Array.init) == [[4, 1, 6], [], [2, 4, 3, 0, 5]])
    // Each text is used as often as its number in its table says, and once more.
    #expect(Array(joined.uses) == [4, 2, 1, 3, 3, 5, 3])
  }

  @Test func `texts that differ after their eighth byte, or in zeros at the end, are different`() {
    let tables = [["12345678b", "12345678a", "a\u{0}", "a"], ["a\u{0}\u{0}", "12345678"]]
    #expect(
      texts(of: joined(tables)) == [
        "12345678", "12345678a", "12345678b", "a", "a\u{0}", "a\u{0}\u{0}",
      ])
  }

  @Test func `texts that are alike for very long are told apart`() {
    let long = String(repeating: "x1", count: 200_000)
    let tables = [[long + "b", "a", long], [long, long + "a"]]
    #expect(texts(of: joined(tables)) == ["a", long, long + "a", long + "b"])
  }

  @Test func `texts that begin alike follow each other`() {
    let joined = joined([["b", "ab", "a", "ba", "abc", "bb"]])
    for (prefix, texts) in [("a", 0..<3), ("ab", 1..<3), ("b", 3..<6), ("c", 6..<6), ("", 0..<6)] {
      #expect(joined.range(beginningWith: Array(prefix.utf8)) == texts)
    }
  }

  @Test(arguments: [1, 2, 3, 8])
  func `it does not matter who noted a text`(workers: Int) {
    var generator = SeededGenerator(seed: 5)
    var tables = Array(repeating: [String](), count: workers)
    for _ in 0..<4_000 {
      let text = String(generator.below(3_000), radix: 2 + generator.below(20))
      let worker = generator.below(workers)
      if !tables[worker].contains(text) { tables[worker].append(text) }
    }
    let joined = joined(tables)
    #expect(texts(of: joined) == Set(tables.joined()).sorted())
    for (worker, table) in tables.enumerated() {
      for (number, text) in table.enumerated() {
        #expect(Array(joined[Int(joined.places[worker][number])]) == Array(text.utf8))
      }
    }
  }

  /// Joins tables of which each text is used once more than its number says.
  private func joined(_ texts: [[String]]) -> JoinedTexts {
    let tables = texts.map { texts in
      var table = WordTable()
      for text in texts { _ = table.number(of: Array(text.utf8)) }
      return table
    }
    return JoinedTexts(of: tables, usedBy: tables.map { LargeArray(1..<UInt32($0.count + 1)) })
  }

  private func texts(of joined: JoinedTexts) -> [String] {
    (0..<joined.count).map { String(decoding: joined[$0], as: UTF8.self) }
  }
}
