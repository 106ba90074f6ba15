import Bytes

struct FetchKey: Sendable {
  let text: String

  /// The variable of the environment that has it.
  static let variable = "XENO_CANTO_KEY"

  /// Keys that are shorter may be words of a remark.
  private static let shortestSecret = 16

  /// Reads a key from a text that may end in a line break; `nil` if it is not a key.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first, word.utf8.count <= 1_000,
      word.utf8.allSatisfy({ 0x21..<0x7F ~= $0 })
    else { return nil }
    self.text = String(word)
  }

  /// Some words without the key, however it is written there.
  func hidden(in words: String) -> String {
    let search = SpelledSearch(for: text, in: Array(words.utf8))
    var hidden: [UInt8] = []
    var start = 0
    while let found = search.next(from: start) {
      hidden += search.bytes[start..<found.lowerBound] + "(key)".utf8
      start = found.upperBound
    }
    return String(decoding: hidden + search.bytes[start...], as: UTF8.self)
  }

  /// Returns whether some bytes contain the key, in any spelling.
  func isTold(by bytes: [UInt8]) -> Bool {
    text.utf8.count >= Self.shortestSecret
      && SpelledSearch(for: text, in: bytes).next(from: 0) != nil
  }
}

/// Looks for a word of ASCII each of whose letters may be written by escapes of JSON, of addresses,
/// and of one in the other: `a`, `\u0061`, `%61`, `%2561`, `\u002561`.
struct SpelledSearch {
  let bytes: [UInt8]
  private let word: [UInt8]

  /// How often a letter may be escaped, which is more than answers do.
  private static let depth = 3

  init(for word: String, in bytes: [UInt8]) {
    self.bytes = bytes
    self.word = Array(word.utf8)
  }

  /// Returns the range of the next occurrence of the word.
  func next(from start: Int) -> Range<Int>? {
    for place in bytes.indices.dropFirst(start) {
      guard bytes[place] == word.first || Self.beginsEscape(bytes[place]) else { continue }
      if let upperBound = end(of: word[...], at: place) { return place..<upperBound }
    }
    return nil
  }

  private static func beginsEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\")
  }

  /// Returns the end of letters at a position; `nil` if they are not there.
  private func end(of letters: ArraySlice<UInt8>, at place: Int) -> Int? {
    guard let letter = letters.first else { return place }
    for sign in signs(at: place, depth: Self.depth) where sign.byte == letter {
      if let end = end(of: letters.dropFirst(), at: sign.end) { return end }
    }
    return nil
  }

  /// Returns the possible readings at a position: a literal byte, or the byte that an escape stands
  /// for.
  private func signs(at place: Int, depth: Int) -> [(byte: UInt8, end: Int)] {
    guard place < bytes.count else { return [] }
    var signs = [(byte: bytes[place], end: place + 1)]
    guard depth > 0, Self.beginsEscape(bytes[place]) else { return signs }
    for sign in self.signs(at: place, depth: depth - 1) {
      if sign.byte == UInt8(ascii: "%"), let escaped = number(2, at: sign.end, depth) {
        signs.append(escaped)
      } else if sign.byte == UInt8(ascii: "\\") {
        for next in self.signs(at: sign.end, depth: depth - 1) {
          if next.byte == UInt8(ascii: "u") {
            if let escaped = number(4, at: next.end, depth) { signs.append(escaped) }
          } else if "\"\\/".utf8.contains(next.byte) {
            signs.append(next)
          }
        }
      }
    }
    return signs
  }

  /// Returns the byte that some hexadecimal digits encode.
  private func number(_ count: Int, at place: Int, _ depth: Int) -> (byte: UInt8, end: Int)? {
    var (value, end) = (0, place)
    for _ in 1...count {
      let digits = signs(at: end, depth: depth - 1).lazy.compactMap { sign in
        Hexadecimal.value(of: sign.byte).map { (value: $0, end: sign.end) }
      }
      guard let digit = digits.first else { return nil }
      value = value << 4 | Int(digit.value)
      end = digit.end
    }
    return UInt8(exactly: value).map { ($0, end) }
  }
}
