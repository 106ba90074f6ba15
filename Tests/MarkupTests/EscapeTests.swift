import Markup
import Testing

@Suite struct EscapeTests {
  @Test(
    arguments: [
      ("Salt & pepper", "Salt &amp; pepper"),
      ("<script>", "&lt;script&gt;"),
      ("&lt;", "&amp;lt;"),
      ("\"'", "&quot;'"),
      ("<\u{301}script", "&lt;\u{301}script"),
      ("\"\u{301} onfocus=alert(1)", "&quot;\u{301} onfocus=alert(1)"),
      ("\"\u{200D}&\u{FE0F}>\u{20DD}", "&quot;\u{200D}&amp;\u{FE0F}&gt;\u{20DD}"),
      ("\u{0}\u{B}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{7F}\u{80}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}"),
      ("a\u{FFFE}b\u{FFFF}c", "a\u{FFFD}b\u{FFFD}c"),
      ("\u{FFFD}\u{F000}\u{FEFF}\u{FFFC}", "\u{FFFD}\u{F000}\u{FEFF}\u{FFFC}"),
      ("\u{1FFFD}\u{1FFFE}\u{10FFFF}\u{10FFFD}", "\u{1FFFD}\u{FFFD}\u{FFFD}\u{10FFFD}"),
      ("one\r\ntwo\rthree\nfour\r", "one\ntwo\nthree\nfour\n"),
      ("\tZürich 🐦 Łódź", "\tZürich 🐦 Łódź"),
      ("", ""),
    ])
  func `text and attributes are escaped alike`(text: String, escaped: String) {
    var html = HTMLWriter()
    html.element(.p, .id(text), text: text)
    html.text(utf8: Array(text.utf8)[...])
    #expect(html.string == "<p id=\"\(escaped)\">\(escaped)</p>\(escaped)")
  }

  @Test func `what Unicode calls controls and noncharacters is replaced, and nothing else is`() {
    var html = HTMLWriter()
    let wrong = (0...0x10_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      let isRefused =
        $0.properties.generalCategory == .control || $0.properties.isNoncharacterCodePoint
      html.removeAll()
      html.text("\($0)")
      let isReplaced = html.bytes == Array("\u{FFFD}".utf8)
      return isReplaced != (isRefused || $0 == "\u{FFFD}") && !"\t\n\r".unicodeScalars.contains($0)
    }
    #expect(wrong == [])
  }

  @Test func `no byte of text is ever markup`() {
    for byte in UInt8.min..<0x80 {
      var html = HTMLWriter()
      html.text(String(UnicodeScalar(byte)))
      #expect(!html.bytes.contains { "<>\"".utf8.contains($0) })
    }
  }

  /// `"<\u{301}"` is one `Character` that is not `"<"`: an escaper that compares characters lets it
  /// through, and browsers run it.
  @Test(arguments: ["<", ">", "&", "\""])
  func `a mark that combines with markup does not hide it`(markup: String) {
    for scalar in ["\u{301}", "\u{308}", "\u{20DD}", "\u{FE0F}", "\u{200D}", "\u{E0001}"] {
      var html = HTMLWriter()
      html.text(markup + scalar)
      #expect(html.string.utf8.first == UInt8(ascii: "&"))
      #expect(html.string.unicodeScalars.last.map(String.init) == scalar)
    }
  }

  @Test func `bytes that are not UTF-8 never read past the end`() {
    for bytes in [[0xEF], [0xEF, 0xBF], [0x61, 0xEF, 0xBF], [0xFF, 0xEF]] as [[UInt8]] {
      var html = HTMLWriter()
      html.text(utf8: bytes[...])
      #expect(html.bytes == bytes)
    }
  }
}
