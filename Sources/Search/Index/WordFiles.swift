/// The files with the words of one job, or with all words by their ends, as they fill up.
struct WordFiles {
  var finished: [SearchFile] = []

  /// For each finished file: its number, and the shortest prefix of its first key that
  /// distinguishes it from the preceding key.
  private(set) var firstKeys: [(number: Int, key: [UInt8])] = []
  private var text = IndexText()
  private var last: [UInt8] = []
  /// The number of the file in the making.
  private(set) var number: Int
  private let limit: Int

  /// The letter that the files' names begin with.
  private let letter: Character

  init(_ letter: Character = "w", from number: Int, limit: Int) {
    self.letter = letter
    self.number = number
    self.limit = limit
  }

  /// Adds an entry in the order of keys, with the number of the file with its first rows, if any.
  ///
  /// A mark is written after a key that is a prefix of words.
  mutating func add(_ key: Span<UInt8>, isPrefix: Bool, _ entry: Span<UInt8>, head: Int? = nil) {
    let shared = sharedCount(key)
    // The beginning of words stays with the word that it is, behind which it is looked for.
    let isWord = shared == key.count && shared == last.count
    if !isPrefix || !isWord { makeRoom(for: entry.count) }
    last.removeLast(last.count - shared)
    for index in shared..<key.count { last.append(key[index]) }
    if isPrefix { last.append(Self.prefixMark) }
    if text.bytes.isEmpty {
      firstKeys.append((number, separator(after: shared)))
      write(from: 0)
    } else {
      write(from: shared)
    }
    text.text(entry)
    if let head { text.number(head) }
  }

  /// Closes the file if these bytes of entries don't fit, so that they are together in the next.
  mutating func makeRoom(for size: Int) {
    if text.bytes.count + size > limit { close() }
  }

  /// The mark after a prefix, which sorts before all characters of words.
  private static let prefixMark = UInt8(ascii: "*")

  /// Writes the key without its first bytes, after one number that encodes their count and, if
  /// there are at most seven other bytes, the count of these.
  private mutating func write(from shared: Int) {
    let others = codeUnits(shared..<last.count) - 1
    text.number(8 * codeUnits(0..<shared) + min(others, 7))
    if others >= 7 { text.number(others - 7) }
    for index in shared..<last.count { text.bytes.append(last[index]) }
  }

  /// Ends the last file.
  mutating func close() {
    guard !text.bytes.isEmpty else { return }
    finished.append(SearchFile("\(letter)\(number)", text.bytes))
    text.bytes.removeAll(keepingCapacity: true)
    number += 1
  }

  /// How many bytes a key shares with the last one, in whole characters.
  private func sharedCount(_ key: Span<UInt8>) -> Int {
    var count = 0
    while count < key.count, count < last.count, key[count] == last[count] { count += 1 }
    while count > 0, count < key.count, key[count] & 0xC0 == 0x80 { count -= 1 }
    return count
  }

  /// The shortest beginning of the last key that comes after the one before it.
  private func separator(after shared: Int) -> [UInt8] {
    var count = min(last.count, shared + 1)
    while count < last.count, last[count] & 0xC0 == 0x80 { count += 1 }
    return Array(last[..<count])
  }

  /// How many code units of UTF-16 a part of the last key has: JavaScript counts in them.
  private func codeUnits(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where last[index] & 0xC0 != 0x80 { count += last[index] >= 0xF0 ? 2 : 1 }
    return count
  }
}
