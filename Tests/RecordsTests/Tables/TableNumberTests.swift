import Bytes
import TestSupport
import Testing

@testable import Records

@Suite struct TableNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("+7", 7), (" 7 ", 7), ("0.5", 0.5), (".5", 0.5),
      ("-.25", -0.25), ("1e3", 1000), ("1.5E-3", 0.0015), ("123456789012345", 123_456_789_012_345),
      ("1234567890123456774144", 1_234_567_890_123_456_774_144), ("0.1", 0.1), ("3.14159", 3.14159),
      ("", nil), (" ", nil), ("-", nil), (".", nil), ("1.", nil), ("007", nil), ("-01", nil),
      ("00.5", nil), ("1,000", nil), ("1 000", nil), ("1e", nil), ("1e+", nil), ("0x10", nil),
      ("NaN", nil), ("inf", nil), ("1e999", nil), ("1\t", nil), ("--1", nil), ("1-2", nil),
      ("2024-05-17", nil), ("12:30", nil), ("١", nil), ("1e1e1", nil),
      (String(repeating: "9", count: 65), nil),
    ] as [(String, Double?)])
  func `a number is what nobody reads as anything else`(text: String, value: Double?) {
    #expect(TableNumber.value(of: Array(text.utf8).span) == value)
  }

  @Test func `a number is read as the language reads it`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let whole = generator.below(1_000_000_000)
      let text = "\(whole).\(generator.below(1_000_000))"
      #expect(TableNumber.value(of: Array(text.utf8).span) == Double(text))
    }
  }

  @Test(
    arguments: [
      ("", true), (" \t\r\n", true), ("\u{A0}", true), ("\u{2003}\u{200B}", true),
      ("\u{3000}\u{FEFF}", true), ("\u{2028} ", true), ("x", false), (" x", false), ("0", false),
      ("\u{A0}é", false), ("\u{2010}", false), ("–", false), ("\0", false), ("\u{3001}", false),
    ])
  func `blank is where there is nothing to see`(text: String, isBlank: Bool) {
    #expect(Blank.isBlank(Array(text.utf8).span) == isBlank)
  }

  @Test(
    arguments: [
      ("mailto:ada@example.org", "ada@example.org"), ("MAILTO:a.b+c@x-y.org", "a.b+c@x-y.org"),
      ("mailto:ada@example.org?subject=x", nil), ("mailto:", nil), ("mailto:ada", nil),
      ("mailto:a@b@c", nil), ("mailto:a b@c", nil), ("mailto:\"a\"@c", nil), ("mailto:@c", nil),
      ("ada@example.org", nil), ("mailto:a@-c", nil), ("mailto:a@c, d@e", nil),
    ] as [(String, String?)])
  func `an address of mail is one recipient`(text: String, address: String?) {
    #expect(MailAddress(Array(text.utf8)[...])?.text == address)
  }
}
