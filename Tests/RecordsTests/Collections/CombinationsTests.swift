import TestSupport
import Testing

@testable import Records

@Suite struct CombinationsTests {
  private func number(_ texts: [String], in combinations: inout Combinations) -> Int {
    var bytes: [UInt8] = [0x2C]
    var ranges = Combinations.Ranges(repeating: 0..<0)
    for (index, text) in texts.enumerated() {
      ranges[index] = bytes.count..<bytes.count + text.utf8.count
      bytes += Array(text.utf8) + [0x2C]
    }
    bytes += Array(repeating: 0x2C, count: 8)
    let query = combinations.query(bytes.span, ranges)
    return combinations.number(bytes.span, query)
  }

  private func texts(_ combinations: Combinations) -> [[String]] {
    (0..<combinations.count).map { combinations[$0].map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test(arguments: [1, 2, 3])
  func `each combination has one number, in the order in which they came first`(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    var combinations = Combinations(of: width)
    var expected: [[String]] = []
    var numbers: [[String]: Int] = [:]
    for _ in 0..<9_000 {
      // Texts of no bytes to some words, most of which differ in one byte only.
      let row = (0..<width).map { _ in
        generator.below(9) == 0
          ? "" : String(repeating: "a", count: generator.below(20)) + "\(generator.below(60))"
      }
      if numbers[row] == nil {
        numbers[row] = expected.count
        expected.append(row)
      }
      #expect(number(row, in: &combinations) == numbers[row])
    }
    #expect(texts(combinations) == expected)
  }

  @Test func `what separates texts is told apart, and so are zeros at their ends`() {
    var combinations = Combinations(of: 2)
    let rows = [["ab", ""], ["a", "b"], ["", "ab"], ["ab\0", ""], ["ab", "\0"], ["", ""]]
    #expect(rows.map { number($0, in: &combinations) } == [0, 1, 2, 3, 4, 5])
    #expect(texts(combinations) == rows)
  }

  @Test func `those of another list are added, of which some are here`() {
    var (one, other) = (Combinations(of: 3), Combinations(of: 3))
    for index in 0..<3_000 { _ = number(["a\(index)", "", "bcdefghij"], in: &one) }
    for index in 2_990..<6_000 { _ = number(["a\(index)", "", "bcdefghij"], in: &other) }
    #expect(one.add(other) == Array(2_990..<6_000))
    #expect(number(["a5999", "", "bcdefghij"], in: &one) == 5_999)
    #expect(one.count == 6_000)
  }
}
