/// Text of files for messages: shortened, and harmless to a terminal and to a log that obeys
/// commands.
///
/// Controls (C0, DEL and C1), line and paragraph separators and the controls of writing direction
/// are shown as escapes, such as `\u{1B}`.
public enum Excerpt {
  /// Returns the beginning of some text, in at most `limit` characters.
  public static func of(_ text: String, limit: Int = 80) -> String {
    var excerpt = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else { return excerpt + "…" }
      excerpt += isHarmful(scalar) ? escape(scalar) : String(scalar)
    }
    return excerpt
  }

  /// Returns at most sixty characters of some UTF-8 in double quotes.
  public static func quoted(_ bytes: some Collection<UInt8>) -> String {
    // No character has more than four bytes, and one more shows that there is more.
    "\"\(of(String(decoding: bytes.prefix(4 * 61), as: UTF8.self), limit: 60))\""
  }

  /// Returns a message as one line, in which line breaks of names or values are escaped.
  ///
  /// A longer one loses its middle: the event is at one end of it, and the reason at the other. No
  /// line contains a command of GitHub's workflows, which begin with `::`, or with `##[` anywhere.
  /// Tabs stay.
  public static func line(_ text: String, limit: Int = 2_000) -> String {
    guard text.utf8.count > limit || !text.utf8.allSatisfy(isPlain) else { return text }
    let scalars = text.unicodeScalars
    var shown = whole(text)
    if text.utf8.count > limit, scalars.count > limit {
      shown =
        whole(String(scalars.prefix(2 * limit / 3))) + "…"
        + whole(String(scalars.suffix(limit / 3)))
    }
    let start = shown.unicodeScalars.firstIndex { !$0.properties.isWhitespace }
    guard let start, shown.unicodeScalars[start...].starts(with: "::".unicodeScalars) else {
      return shown
    }
    return shown[..<start] + escape(":") + shown[shown.unicodeScalars.index(after: start)...]
  }

  /// Returns several lines of one message.
  public static func lines(_ lines: some Sequence<String>) -> String {
    lines.map { line($0) }.joined(separator: "\n")
  }

  /// Text with escapes, and as long as it is.
  private static func whole(_ text: String) -> String {
    var shown = ""
    var hashes = 0
    for scalar in text.unicodeScalars {
      if hashes >= 2 && scalar == "[" || isHarmful(scalar) && scalar != "\t" {
        shown += escape(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
      hashes = scalar == "#" ? hashes + 1 : 0
    }
    return shown
  }

  /// Returns whether a terminal or a log interprets the character, or it changes the direction of
  /// text.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }

  /// Whether a byte is harmless in any position.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "#") && byte != UInt8(ascii: ":")
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
