import Testing

@testable import Bytes

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("", ""), ("a\u{0}b\u{1B}[1m\u{9B}\n", #"a\u{0}b\u{1B}[1m\u{9B}\u{A}"#),
    ("e\u{301}tude", "e\u{301}…"), ("åäö", "åä…"), ("åä", "åä"),
  ])
  func `an excerpt has so many characters and no control`(text: String, expected: String) {
    let limit = text.unicodeScalars.contains("\u{0}") ? 80 : 2
    #expect(Excerpt.of(text, limit: limit) == expected)
  }

  @Test(arguments: [
    ("a\tb åäö ## [x] a::b", "a\tb åäö ## [x] a::b"), ("", ""), ("a\nb\r", #"a\u{A}b\u{D}"#),
    ("\u{7F}\u{85}\u{2028}\u{2029}\u{202E}", #"\u{7F}\u{85}\u{2028}\u{2029}\u{202E}"#),
    ("::error::x", #"\u{3A}:error::x"#), (" \t::e\u{301}", " \t\\u{3A}:e\u{301}"),
    ("a ##[error]b ###[", #"a ##\u{5B}error]b ###\u{5B}"#),
  ])
  func `a line is one line, does nothing, and is no command`(text: String, expected: String) {
    #expect(Excerpt.line(text) == expected)
  }

  @Test func `a line that is too long loses its middle`() {
    for sign in ["a", "å", "𐐨", "\u{1B}"] {
      let text = "cannot open \(String(repeating: sign, count: 100_000)): no such file"
      let line = Excerpt.line(text)
      #expect(line.hasPrefix("cannot open ") && line.hasSuffix(": no such file"))
      #expect(line.contains("…") && line.utf8.count < 14_000)
    }
    let whole = String(repeating: "å", count: 2_000)
    #expect(Excerpt.line(whole) == whole)
  }

  @Test(arguments: [59, 60, 61, 300])
  func `at most sixty characters are quoted, however many bytes they have`(count: Int) {
    for character in ["a", "é", "鳥", "𐐨"] {
      let text = String(repeating: character, count: count)
      let quoted = Excerpt.quoted(text.utf8)
      #expect(quoted == "\"\(text.prefix(60))\(count > 60 ? "…" : "")\"")
    }
  }
}
