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

  /// The digits of all numbers, and the ranks of their records.
  private func read(_ numbers: NumberWords) -> [(digits: String, rank: UInt32)] {
    var numbers = numbers
    var read: [(digits: String, rank: UInt32)] = []
    while !numbers.isAtEnd {
      read.append((String(decoding: numbers.digits, as: UTF8.self), numbers.rank))
      numbers.advance()
    }
    return read
  }

  @Test func `numbers are in the order of words`() {
    let notes = notes([[2, 10, 0, 100], [1, 20, 11, 9, nil, 101]])
    let words = NumberWords(beginningWith: 0..<10, in: notes)
    #expect(read(words).map(\.digits) == ["0", "1", "10", "100", "101", "11", "2", "20", "9"])
    #expect(read(words).map(\.rank) == [2, 4, 1, 3, 9, 6, 0, 5, 7])
    #expect(NumberWords.counts(in: notes) == [1, 5, 2, 0, 0, 0, 0, 0, 0, 1])
  }

  @Test func `numbers of up to twelve digits are sorted as their texts are`() {
    var generator = SeededGenerator(seed: 4)
    let numbers = (0..<3_000).map { _ in
      generator.next() % [10, 1_000, 1_000_000, 1_000_000_000_000][generator.below(4)]
    }
    let expected = numbers.map { "\($0)" }.sorted()
    let notes = notes([Array(numbers[..<1_000]), Array(numbers[1_000...])])
    #expect(read(NumberWords(beginningWith: 0..<10, in: notes)).map(\.digits) == expected)
    for digits in [0..<1, 3..<5, 9..<10, 4..<4] {
      let own = expected.filter { digits.contains(Int($0.utf8.first ?? 0) - 0x30) }
      #expect(read(NumberWords(beginningWith: digits, in: notes)).map(\.digits) == own)
    }
  }

  @Test func `the words end behind the last number`() {
    var numbers = NumberWords(beginningWith: 0..<10, in: notes([[5]]))
    numbers.advance()
    #expect(numbers.isAtEnd && !numbers.isBefore([0xFF]) && !numbers.isEqual(to: [0x35]))
  }

  @Test func `words compare with the number that it is at`() {
    let numbers = NumberWords(beginningWith: 4..<5, in: notes([[40]]))
    for (word, isBefore) in [("4", false), ("40", false), ("400", true), ("5", true), ("", false)] {
      #expect(numbers.isBefore(Array(word.utf8)[...]) == isBefore)
      #expect(numbers.isEqual(to: Array(word.utf8)[...]) == (word == "40"))
    }
  }
}
