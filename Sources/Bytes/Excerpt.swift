/// Words from a file in a message: no longer than a message may be, and nothing that a terminal
/// would obey.
public enum Excerpt {
  /// The beginning of some text, with U+FFFD for each control character.
  public static func of(_ text: String, limit: Int = 80) -> String {
    var excerpt = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard excerpt.count < limit else { return String(excerpt) + "…" }
      let isControl = scalar.properties.generalCategory == .control
      excerpt.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(excerpt)
  }

  /// At most sixty characters of some UTF-8 in double quotes.
  public static func quoted(_ bytes: some Collection<UInt8>) -> String {
    // No character has more than four bytes, and one more shows that there is more.
    "\"\(of(String(decoding: bytes.prefix(4 * 61), as: UTF8.self), limit: 60))\""
  }
}
