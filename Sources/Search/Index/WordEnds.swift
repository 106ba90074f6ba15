import Bytes

/// The files of the words in the order of their ends, in which words that end alike are looked up.
///
/// Each is a file of words without entries, written backwards: the words are looked up in the index afterwards.
/// Random codes, and words that may be cut, have none.
struct WordEnds {
  /// A word as the index begins to sort it: its last characters backwards, up to eight bytes, the first the
  /// highest.
  private struct Source: Comparable {
    let key: UInt64
    let word: UInt32

    static func < (first: Source, second: Source) -> Bool { first.key < second.key }
  }

  private let words: JoinedTexts

  /// How many words are sorted together, in sixteen bytes each; more where they end in one character.
  private static let most = 1 << 20

  /// The most characters of a word with digits.
  private static let longestCode = 12

  init(of words: JoinedTexts) { self.words = words }

  /// Writes files of about a size; returns one more, with the first letters of each.
  func files<Failure: Error>(
    limit: Int, write: (SearchFile) throws(Failure) -> Void
  ) throws(Failure) -> SearchFile {
    var files = WordFiles("e", from: 0, limit: limit)
    let counts = firstByteCounts
    let nothing: [UInt8] = []
    var first = 0
    while first < counts.count {
      var end = first
      var count = 0
      repeat {
        count += counts[end]
        end += 1
      } while end < counts.count && count + counts[end] <= Self.most
      let sources = sources(first..<end, count)
      var start = 0
      while start < sources.count {
        var next = start + 1
        while next < sources.count, sources[next].key == sources[start].key { next += 1 }
        var keys = sources[start..<next].map { backwards(Int($0.word)) }
        if keys.count > 1 { keys.sort { $0.lexicographicallyPrecedes($1) } }
        for key in keys { files.add(key.span, isPrefix: false, nothing.span) }
        for file in files.finished.takeAll() { try write(file) }
        start = next
      }
      first = end
    }
    files.close()
    for file in files.finished.takeAll() { try write(file) }
    var text = IndexText()
    for (number, key) in files.firstKeys {
      if number > 0 { text.tab() }
      text.text(key)
    }
    return SearchFile("ends", text.bytes)
  }

  /// The words whose last characters begin with some bytes, by their last eight bytes.
  private func sources(_ bytes: Range<Int>, _ count: Int) -> LargeArray<Source> {
    var sources = LargeArray<Source>()
    guard count > 0 else { return sources }
    sources.reserveCapacity(count)
    for word in 0..<words.count {
      let range = words.range(of: word)
      guard isFound(range), bytes.contains(Int(words.bytes[start(of: range.upperBound)])) else {
        continue
      }
      sources.append(Source(key: key(of: range), word: UInt32(word)))
    }
    sources.sort(0..<sources.count)
    return sources
  }

  /// How many words end in characters that begin with each byte.
  private var firstByteCounts: [Int] {
    var counts = Array(repeating: 0, count: 256)
    for word in 0..<words.count {
      let range = words.range(of: word)
      if isFound(range) { counts[Int(words.bytes[start(of: range.upperBound)])] += 1 }
    }
    return counts
  }

  /// Returns the start of the character that ends before an index.
  private func start(of end: Int) -> Int {
    var start = end - 1
    while words.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private func key(of range: Range<Int>) -> UInt64 {
    var (key, left, end) = (UInt64(0), 8, range.upperBound)
    while left > 0, end > range.lowerBound {
      let start = start(of: end)
      for index in start..<end where left > 0 {
        left -= 1
        key |= UInt64(words.bytes[index]) << UInt64(8 * left)
      }
      end = start
    }
    return key
  }

  private func backwards(_ word: Int) -> [UInt8] {
    let range = words.range(of: word)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var end = range.upperBound
    while end > range.lowerBound {
      let start = start(of: end)
      bytes += words.bytes[start..<end]
      end = start
    }
    return bytes
  }

  /// Whether a word is found by its end: neither the value of a filter, nor a long code, nor as long as a word that
  /// was cut.
  private func isFound(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, words.bytes[range.lowerBound] != UInt8(ascii: "=") else { return false }
    guard range.count > Self.longestCode else { return true }
    var (count, hasDigits) = (0, false)
    for byte in words.bytes[range] {
      if byte & 0xC0 != 0x80 { count += 1 }
      if ASCII.isDigit(byte) { hasDigits = true }
    }
    return count < WordReader.longest && (!hasDigits || count <= Self.longestCode)
  }
}
