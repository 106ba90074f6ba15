import Testing

@testable import Screens

@Suite struct TextLimitsTests {
  @Test(
    arguments: [
      (0...3, "", true), (0...3, "abc", true), (0...3, "abcd", false),
      (2...3, "", false), (2...3, "a", false), (2...3, "ab", true), (3...3, "abc", true),
      // Browsers count UTF-16 code units: a bird is two of them, a family eleven.
      (0...2, "🐦", true), (0...1, "🐦", false), (0...10, "👨‍👩‍👧‍👦", false), (0...11, "👨‍👩‍👧‍👦", true),
      (0...1, "é", true), (0...1, "e\u{301}", false),
    ])
  func `a text is as long as browsers count`(
    length: ClosedRange<Int>, text: String, isContained: Bool
  ) {
    #expect(TextLimits(length: length).contains(text) == isContained)
  }

  @Test func `a text that may be left out need not look like anything`() {
    #expect(TextLimits(pattern: .mail).contains(""))
    #expect(!TextLimits(length: 1...9, pattern: .mail).contains(""))
    #expect(!TextLimits(length: 1...9, pattern: .digits).contains("12a"))
  }

  @Test(
    arguments: [
      (TextLimits(), "text of 0 to 1000 characters"),
      (TextLimits(length: 2...30), "text of 2 to 30 characters"),
      (TextLimits(length: 4...4), "text of 4 characters"),
      (
        TextLimits(length: 0...9, pattern: .code),
        "text of 0 to 9 characters: letters from A to Z, digits and hyphens"
      ),
      (TextLimits(length: 4...4, pattern: .digits), "text of 4 characters: digits only"),
    ])
  func `limits say what is wanted`(limits: TextLimits, words: String) {
    #expect(limits.description == words)
  }
}
