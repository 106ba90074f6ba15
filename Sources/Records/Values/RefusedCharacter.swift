import Bytes

/// The characters of records that are U+FFFD on pages and in other files: controls but for tabs and
/// line ends, and noncharacters.
enum RefusedCharacter {
  /// Returns the first one in UTF-8, from the start of a character on, and the range of its bytes.
  static func first(
    in text: Span<UInt8>, from start: Int
  ) -> (bytes: Range<Int>, scalar: Unicode.Scalar)? {
    var next = start
    while next < text.count {
      // Eight at a time, where all are printable ASCII.
      if next + 8 <= text.count, arePrintable(text.word(at: next)) {
        next += 8
        continue
      }
      let index = next
      let character = UTF8Character(in: text, at: index)
      next = max(character.end, index + 1)
      if isRefused(character.scalar) { return (index..<next, character.scalar) }
    }
    return nil
  }

  /// Whether none of eight bytes is a control or beyond ASCII.
  private static func arePrintable(_ word: UInt64) -> Bool {
    let controls = word &- 0x2020_2020_2020_2020
    let deletes = (word ^ 0x7F7F_7F7F_7F7F_7F7F) &- 0x0101_0101_0101_0101
    return (controls | deletes | word) & 0x8080_8080_8080_8080 == 0
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": false
    default: scalar.value < 0x20 || scalar.isRefused
    }
  }

  /// The text, UTF-8, with U+FFFD for each; `nil` for a text without such characters.
  static func replaced(in text: Span<UInt8>) -> [UInt8]? {
    guard first(in: text, from: 0) != nil else { return nil }
    var replaced: [UInt8] = []
    var start = 0
    while let refused = first(in: text, from: start) {
      for index in start..<refused.bytes.lowerBound { replaced.append(text[index]) }
      replaced += "\u{FFFD}".utf8
      start = refused.bytes.upperBound
    }
    for index in start..<text.count { replaced.append(text[index]) }
    return replaced
  }
}
