import Bytes

/// The numbers of some records as words, one after another in the order of words: 10 before 2.
struct NumberWords {
  /// The digits of each number, from the highest bits down, and the record's position.
  private var numbers = LargeArray<Number>()
  private var index = 0

  /// The digits of the number it is at, in ASCII, and the rank of its record.
  private(set) var digits: [UInt8] = []
  private(set) var rank: UInt32 = 0

  private struct Number: Comparable {
    let key: UInt64
    let position: UInt32

    static func < (first: Number, second: Number) -> Bool {
      (first.key, first.position) < (second.key, second.position)
    }
  }

  /// Takes the first digits that the numbers begin with, as values.
  init(beginningWith digits: Range<Int>, in notes: [SearchNotes]) {
    guard !digits.isEmpty else { return }
    for notes in notes {
      notes.readRows { reader, position in
        guard reader.row.number != NotedRow.unnumbered else { return }
        let key = Self.key(of: reader.row.number)
        guard digits.contains(Self.firstDigit(of: key)) else { return }
        numbers.append(Number(key: key, position: UInt32(position)))
      }
    }
    numbers.sort(numbers.indices)
    read()
  }

  var count: Int { numbers.count }

  /// The most digits of a number.
  static let maximumDigits = 12

  var isAtEnd: Bool { index == count }

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
    rank = numbers[index].position
    digits.removeAll(keepingCapacity: true)
    var rest = numbers[index].key
    while rest != 0 {
      digits.append(UInt8(rest >> 60) - 1 + UInt8(ascii: "0"))
      rest <<= 4
    }
  }

  /// How many numbers begin with each digit.
  static func counts(in notes: [SearchNotes]) -> [Int] {
    var counts = Array(repeating: 0, count: 10)
    for notes in notes {
      notes.readRows { reader, _ in
        guard reader.row.number != NotedRow.unnumbered else { return }
        counts[firstDigit(of: key(of: reader.row.number))] += 1
      }
    }
    return counts
  }

  private static func firstDigit(of key: UInt64) -> Int { Int(key >> 60) - 1 }

  /// Four bits a digit, each more by one than the digit, so that 1 comes before 10.
  private static func key(of number: UInt64) -> UInt64 {
    var (key, rest): (UInt64, UInt64) = (0, number)
    repeat {
      key = key >> 4 | (rest % 10 + 1) << 60
      rest /= 10
    } while rest > 0
    return key
  }
}
