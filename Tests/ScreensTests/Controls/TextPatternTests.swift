import Testing

@testable import Screens

@Suite struct TextPatternTests {
  static let texts = [
    "", "0", "0123456789", "a", "Z", "ROW-1204", "row_1204", "--", "12 34", "12a", "1.5", "-1",
    "é", "e\u{301}", "٣", "３", "ａ", "[", "`", "{", "@", "/", ":", "\u{0}", "\n", "1\n", "ß", "ſ",
    "K",
    "a@b", "ada@example.org", "a@b@c", "@b", "a@", "@", "@@", "a b@c", "a@b c", " a@b", "a@b ",
    "a\t@b", "a@b\n", "a\u{A0}@b", "a\u{2003}@b", "a\u{2028}@b", "a\u{3000}@b", "ü@ö", "🐦@🐦",
    "a@\u{301}b", "a\u{301}@b", "a\u{200B}@b", "\"a\"@b", "<a@b>",
  ]

  @Test(arguments: [TextPattern.digits, .code, .mail], texts)
  func `a pattern accepts what its expression matches as a whole`(
    pattern: TextPattern, text: String
  ) throws {
    let expression = try Regex(pattern.expression).matchingSemantics(.unicodeScalar)
    #expect(pattern.matches(text) == (text.wholeMatch(of: expression) != nil))
  }

  @Test(
    arguments: [
      (.digits, "0412", "04a2"), (.code, "ROW-1204", "ROW_1204"), (.mail, "ada@example.org", "ada"),
    ] as [(TextPattern, String, String)])
  func `a pattern accepts some texts and not others`(
    pattern: TextPattern, accepted: String, refused: String
  ) {
    #expect(pattern.matches(accepted))
    #expect(!pattern.matches(refused))
  }

  /// ECMAScript's white space (`WhiteSpace` and `LineTerminator`) is not quite Unicode's: it has
  /// U+FEFF, and not U+0085.
  @Test(arguments: ["\u{85}"])
  func `what the page accepts is not refused`(space: String) {
    #expect(TextPattern.mail.matches("a\(space)@b"))
  }

  @Test(arguments: ["\u{FEFF}"])
  func `what the page refuses is not accepted`(space: String) {
    #expect(!TextPattern.mail.matches("a\(space)@b"))
  }

  @Test(
    arguments: [
      0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004,
      0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
    ] as [UInt32])
  func `no other space of ECMAScript is part of an address`(value: UInt32) throws {
    let space = String(try #require(Unicode.Scalar(value)))
    #expect(!TextPattern.mail.matches("a\(space)@b"))
    #expect(!TextPattern.mail.matches("a@\(space)b"))
  }
}
