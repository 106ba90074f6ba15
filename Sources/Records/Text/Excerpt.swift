/// Words from a file in a message: no longer than a message may be, and nothing that a terminal
/// would obey.
enum Excerpt {
  /// The beginning of some text, with U+FFFD for each control character.
  static func of(_ text: String, limit: Int = 80) -> String {
    var excerpt = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard excerpt.count < limit else { return String(excerpt) + "…" }
      let isControl = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
      excerpt.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(excerpt)
  }
}
