import Bytes

/// Goes through numbers as words, one after another.
struct NumberCursor {
  private let numbers: NumberWords
  private var index = 0

  /// The digits of the number it is at, and the rank of its record.
  private(set) var digits: [UInt8] = []
  private(set) var rank: UInt32 = 0

  init(_ numbers: NumberWords) {
    self.numbers = numbers
    read()
  }

  var isAtEnd: Bool { index == numbers.count }

  mutating func advance() {
    index += 1
    read()
  }

  func isBefore(_ word: some Collection<UInt8>) -> Bool {
    !isAtEnd && digits.lexicographicallyPrecedes(word)
  }

  func isEqual(to word: some Collection<UInt8>) -> Bool { !isAtEnd && digits.elementsEqual(word) }

  private mutating func read() {
    guard !isAtEnd else { return }
    numbers.readDigits(index, into: &digits)
    rank = numbers.position(index)
  }
}
