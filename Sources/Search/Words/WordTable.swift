import Bytes

/// Distinct texts, numbered in the order of their arrival: at most 4 GiB of them.
///
/// Once the table is full, new texts get the number of the first one: the caller checks ``isFull``
/// now and then, not with each text.
struct WordTable: Sendable {
  private let limit: Int

  private(set) var isFull = false

  /// Makes a table that is full at a number of bytes, or at its own limit.
  init(limit: Int? = nil) {
    self.limit = limit ?? Int(UInt32.max)
  }

  private(set) var bytes = LargeArray<UInt8>()

  /// The end of each text, and its number of uses: in one array, because the table exceeds all
  /// caches and both are read together.
  private var entries = LargeArray<Entry>()

  private struct Entry {
    let end: UInt32
    var uses: UInt32
  }

  /// The number of each text, by its hash.
  private var numbers = HashTable(slots: 1024)

  var count: Int { entries.count }

  var uses: LargeArray<UInt32> { LargeArray(entries.lazy.map(\.uses)) }

  var memory: Int { bytes.memory + entries.memory + numbers.memory }

  /// A text, by its number.
  subscript(number: Int) -> Slice<LargeArray<UInt8>> { bytes[range(of: number)] }

  func range(of number: Int) -> Range<Int> {
    (number > 0 ? Int(entries[number - 1].end) : 0)..<Int(entries[number].end)
  }

  /// Up to eight bytes of a text as a number, the first the highest, and zeros after its end.
  func word(of number: Int, from start: Int) -> UInt64 {
    let range = range(of: number).dropFirst(start)
    if range.count >= 8 { return bytes.span.word(at: range.lowerBound).byteSwapped }
    return range.reduce(0) { $0 << 8 | UInt64(bytes[$1]) } << UInt64(64 - 8 * range.count)
  }

  /// The initial value of hashes.
  private let seed = Hash.seed

  /// The number of a text, which is added if it is new.
  mutating func number(of text: [UInt8]) -> (number: Int, isNew: Bool) {
    let hash = Hash.of(text.span, from: seed)
    if let number = numbers.number(for: hash, where: { isEqual($0, text.span) }) {
      return (number, false)
    }
    let number = count
    guard number == 0 || number < Token.limit && bytes.count + text.count <= limit else {
      isFull = true
      return (0, false)
    }
    bytes.append(contentsOf: text)
    entries.append(Entry(end: UInt32(bytes.count), uses: 0))
    numbers.insert(number, for: hash)
    return (number, true)
  }

  mutating func use(_ number: Int) { entries[number].uses += 1 }

  /// Whether a text is the one with a number.
  func isEqual(_ number: Int, _ text: Span<UInt8>) -> Bool {
    let range = range(of: number)
    guard range.count == text.count else { return false }
    let own = bytes.span.extracting(range)
    var index = 0
    while index &+ 8 <= text.count {
      guard own.word(at: index) == text.word(at: index) else { return false }
      index &+= 8
    }
    while index < text.count {
      guard own[index] == text[index] else { return false }
      index &+= 1
    }
    return true
  }
}

// MARK: - In files

extension WordTable {
  /// Writes the texts; how often each is used follows from the notes about rows.
  func write(to fields: inout FieldWriter) {
    fields.append(count)
    for number in 0..<count {
      let range = range(of: number)
      fields.append([UInt32(range.count)].span)
      fields.append(bytes.span.extracting(range))
    }
  }

  /// Reads the texts of another process, which are joined with others and not added to.
  init?(from fields: inout FieldReader, where isValid: ([UInt8]) -> Bool) {
    self.init()
    guard let count = fields.count(ofSize: 4), count <= Token.limit else { return nil }
    for _ in 0..<count {
      guard let length = fields.words(1), let text = fields.elements(Int(length[0])),
        isValid(text), bytes.count + text.count <= limit
      else { return nil }
      bytes.append(contentsOf: text)
      entries.append(Entry(end: UInt32(bytes.count), uses: 0))
    }
  }
}

/// A note about a record's text, in four bytes: a word and its tier, or a phrase.
enum Token {
  private static let phraseBit: UInt32 = 1 << 29
  private static let numbers: UInt32 = (1 << 29) - 1

  /// The number of the first word or phrase that there is no token for.
  static let limit = Int(phraseBit)

  static func word(_ number: Int, _ tier: SearchTier) -> UInt32 {
    tier.rawValue << 30 | UInt32(number)
  }

  static func phrase(_ number: Int) -> UInt32 { phraseBit | UInt32(number) }

  /// Whether it is a phrase, and no word.
  static func isPhrase(_ token: UInt32) -> Bool { token & phraseBit != 0 }

  /// The number of the word or phrase.
  static func number(_ token: UInt32) -> Int { Int(token & numbers) }

  /// The tier of a word, in the two highest bits.
  static func tierBits(_ token: UInt32) -> UInt32 { token & (3 << 30) }
}
