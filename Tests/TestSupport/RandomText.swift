/// Texts with everything in them that a reader could stumble over, but for zeros.
package enum RandomText {
  private static let pieces = [
    "", "song", "Uppsala län", "\"", "\"\"", ",", ";", "\t", "\n", "\r\n", "\\", "/", "//x.org/",
    " ", "  ", "鳥", "🐦", "e\u{301}", "\"\u{301}", "\u{2028}", "\u{7F}", "\u{FEFF}", "<b>", "&amp;",
    "{}", "[1]", "null", "12.50", "'", "\u{B}", "\u{1F}", "Łódź", "\u{10FFFF}", "\u{D7FF}", "A",
    "?",
  ]

  package static func any(using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<generator.below(4) {
      text += pieces[generator.below(pieces.count)]
    }
    return text
  }
}
