import Testing

@testable import Rendering

@Suite struct ShortTextTests {
  @Test(arguments: [
    ("", ""), ("Short", "Short"), ("123456789012345678901234", "123456789012345678901234"),
    ("1234567890123456789012345", "12345678901234567890123…"),
    ("設定設定設定設定設定設定", "設定設定設定設定設定設定"), ("設定設定設定設定設定設定設", "設定設定設定設定設定設…"),
    (String(repeating: "👩‍👩‍👧‍👦", count: 13), String(repeating: "👩‍👩‍👧‍👦", count: 11) + "…"),
  ])
  func `text is shortened to 24 columns between characters`(whole: String, text: String) {
    #expect(ShortText(whole) == ShortText(text, of: whole, isShortened: text != whole))
  }

  @Test func `a letter with a thousand accents is shortened too`() {
    let accents = "a" + String(repeating: "\u{301}", count: 1_000)
    #expect(ShortText(accents).text.unicodeScalars.count == 97)
  }

  @Test(arguments: [
    ("", 0), ("i", 5), ("Settings", 60), ("WWWW", 54), ("設定", 30), ("e\u{301}", 9), ("👩‍👩‍👧‍👦", 20),
  ])
  func `the width of text is estimated by the kinds of its characters`(text: String, width: Int) {
    #expect(TextWidth.pixels(of: text, size: 14) == width)
  }
}

extension ShortText {
  fileprivate init(_ text: String, of whole: String, isShortened: Bool) {
    self = isShortened ? ShortText(text, of: whole) : ShortText(whole)
  }
}
