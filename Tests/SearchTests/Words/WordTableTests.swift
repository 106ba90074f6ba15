import Bytes
import TestSupport
import Testing

@testable import Search

@Suite struct WordTableTests {
  @Test func `texts are numbered in the order they came in, each once`() {
    var table = WordTable()
    let numbers = ["b", "a", "", "b", "ä", "a", "ab", ""].map {
      table.number(of: Array($0.utf8)).number
    }
    #expect(numbers == [0, 1, 2, 0, 3, 1, 4, 2])
    #expect(
      (0..<table.count).map { String(decoding: table[$0], as: UTF8.self) }
        == ["b", "a", "", "ä", "ab"])
  }

  @Test func `however many there are, they keep their numbers`() {
    var generator = SeededGenerator(seed: 1)
    var table = WordTable()
    var known: [[UInt8]: Int] = [:]
    for _ in 0..<20_000 {
      // Long ones differ in their last bytes alone, short ones in their lengths.
      let text =
        Array(repeating: UInt8(0), count: generator.below(20))
        + (0..<generator.below(3)).map { _ in UInt8(generator.below(200)) }
      let (number, isNew) = table.number(of: text)
      #expect(isNew == (known[text] == nil))
      #expect(number == known[text, default: known.count])
      known[text] = number
    }
    #expect(table.count == known.count)
    #expect(table.count > 5_000)
    #expect(known.allSatisfy { Array(table[$0.value]) == $0.key })
  }

  @Test func `a text that has no room is left out, and the table says so`() {
    var table = WordTable(limit: 5)
    let numbers = { (texts: [String]) in texts.map { table.number(of: Array($0.utf8)).number } }
    #expect(numbers(["abc", "de", "abc"]) == [0, 1, 0])
    #expect(!table.isFull)
    #expect(numbers(["f", "de", "f"]) == [0, 1, 0])
    #expect(table.isFull)
    #expect(table.count == 2)
  }

  @Test func `a new text is not yet used`() {
    var table = WordTable()
    for text in ["a", "b", "a", "c"] {
      let (number, _) = table.number(of: Array(text.utf8))
      if text != "c" { table.use(number) }
    }
    #expect(Array(table.uses) == [2, 1, 0])
  }
}
