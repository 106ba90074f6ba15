/// Text in which there is nothing to see.
package enum Blank {
  /// Returns whether text has nothing but white space, and marks without a width.
  ///
  /// The marks are those of Unicode that programs leave behind: in addition to ASCII's, the
  /// no-break space, the spaces and marks from U+2000 to U+200F, U+2028 to U+202F, U+205F and
  /// U+2060, U+3000 and the byte order mark. To a screen reader, a row header with only these is
  /// empty.
  package static func isBlank(_ text: Span<UInt8>) -> Bool {
    var position = 0
    while position < text.count {
      let length = length(text, at: position)
      guard length > 0 else { return false }
      position += length
    }
    return true
  }

  /// Returns the range of a text without the ASCII spaces and control characters around it.
  package static func content(of text: Span<UInt8>) -> Range<Int> {
    text.indices.trimming { text[$0] <= UInt8(ascii: " ") }
  }

  /// How many bytes the space at a position has; zero if there is something else.
  private static func length(_ text: Span<UInt8>, at position: Int) -> Int {
    let byte = text[position]
    if byte < 0x80 { return ASCII.isSpace(byte) ? 1 : 0 }
    let rest = text.count - position
    if byte == 0xC2 { return rest > 1 && text[position + 1] == 0xA0 ? 2 : 0 }
    guard rest > 2 else { return 0 }
    let isSpace =
      switch (byte, text[position + 1], text[position + 2]) {
      case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0x9F...0xA0),
        (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
        true
      default: false
      }
    return isSpace ? 3 : 0
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the ASCII spaces and control characters around them.
  package var trimmed: Self { trimming { $0 <= UInt8(ascii: " ") } }
}
