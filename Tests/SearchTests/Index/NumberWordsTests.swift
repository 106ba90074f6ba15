import TestSupport
import Testing

@testable import Search

@Suite struct NumberWordsTests {
  /// Each worker notes a page.
  private func notes(_ numbers: [[UInt64?]]) -> [SearchNotes] {
    var position = 0
    return numbers.map { numbers in
      var notes = SampleColumn.schema.notes()
      notes.begin(page: position)
      for number in numbers { notes.begin(number: number) }
      notes.place(0, at: position)
      position += numbers.count
      return notes
    }
  }

  private func words(_ numbers: NumberWords) -> [String] {
    var digits: [UInt8] = []
    return (0..<numbers.count).map {
      numbers.readDigits($0, into: &digits)
      return String(decoding: digits, as: UTF8.self)
    }
  }

  @Test func `numbers are in the order of words`() {
    let notes = notes([[2, 10, 0, 100], [1, 20, 11, 9, nil, 101]])
    let words = NumberWords(beginningWith: 0..<10, in: notes)
    #expect(self.words(words) == ["0", "1", "10", "100", "101", "11", "2", "20", "9"])
    #expect((0..<words.count).map(words.position) == [2, 4, 1, 3, 9, 6, 0, 5, 7])
    #expect(NumberWords.counts(in: notes) == [1, 5, 2, 0, 0, 0, 0, 0, 0, 1])
  }

  @Test func `numbers of up to twelve digits are sorted as their texts are`() {
    var generator = SeededGenerator(seed: 4)
    let numbers = (0..<3_000).map { _ in
      generator.next() % [10, 1_000, 1_000_000, 1_000_000_000_000][generator.below(4)]
    }
    let expected = numbers.map { "\($0)" }.sorted()
    let notes = notes([Array(numbers[..<1_000]), Array(numbers[1_000...])])
    #expect(words(NumberWords(beginningWith: 0..<10, in: notes)) == expected)
    for digits in [0..<1, 3..<5, 9..<10, 4..<4] {
      let own = expected.filter { digits.contains(Int($0.utf8.first ?? 0) - 0x30) }
      #expect(words(NumberWords(beginningWith: digits, in: notes)) == own)
    }
  }

  @Test func `a cursor says which record a number is`() {
    let notes = notes([[5, 40, 4]])
    var cursor = NumberCursor(
      NumberWords(beginningWith: 0..<10, in: notes))
    var seen: [String] = []
    while !cursor.isAtEnd {
      seen.append("\(String(decoding: cursor.digits, as: UTF8.self)) \(cursor.rank)")
      cursor.advance()
    }
    #expect(seen == ["4 2", "40 1", "5 0"])
    #expect(!cursor.isBefore([0xFF]) && !cursor.isEqual(to: [0x35]))
  }

  @Test func `a cursor knows how words compare with its number`() {
    let notes = notes([[40]])
    let cursor = NumberCursor(
      NumberWords(beginningWith: 4..<5, in: notes))
    for (word, isBefore) in [("4", false), ("40", false), ("400", true), ("5", true), ("", false)] {
      #expect(cursor.isBefore(Array(word.utf8)[...]) == isBefore)
      #expect(cursor.isEqual(to: Array(word.utf8)[...]) == (word == "40"))
    }
  }
}
