import Testing

@testable import Bytes

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("", ""), ("a\u{0}b\u{1B}[1m\u{9B}\n", "a\u{FFFD}b\u{FFFD}[1m\u{FFFD}\u{FFFD}"),
    ("e\u{301}tude", "e\u{301}…"), ("åäö", "åä…"), ("åä", "åä"),
  ])
  func `an excerpt has so many characters and no control`(text: String, expected: String) {
    let limit = text.unicodeScalars.contains("\u{0}") ? 80 : 2
    #expect(Excerpt.of(text, limit: limit) == expected)
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
