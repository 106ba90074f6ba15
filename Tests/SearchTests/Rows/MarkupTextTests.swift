import Testing

@testable import Search

@Suite struct MarkupTextTests {
  private func text(_ pieces: String...) -> String {
    var text = MarkupText()
    for piece in pieces {
      let bytes = Array(piece.utf8)
      text.add(bytes.span)
    }
    return String(decoding: text.text, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("", ""), ("  a\n\t b  ", "a b"), ("a&amp;b", "a&b"), ("&lt;b&gt;", "<b>"),
      ("&quot;&apos;&#39;&#x27;", "\"'''"), ("&#233;&#xE9;&#xe9;", "ééé"), ("&#x9CE5;", "鳥"),
      ("&#128038;&#x1F426;", "🐦🐦"), ("a&#10;b&#x20;c&#9;d", "a b c d"), ("&amp;amp;", "&amp;"),
      ("Enk\u{F6}ping 鳥", "Enk\u{F6}ping 鳥"), ("&#38;lt;", "&lt;"),
    ])
  func `references are what they stand for, and spaces are one`(markup: String, words: String) {
    #expect(text(markup) == words)
  }

  @Test(arguments: ["&#xD800;", "&#x110000;", "&#0;", "&#;", "&#x;", "&nbsp;", "&", "&;"])
  func `what stands for no character parts words`(reference: String) {
    #expect(text("a", reference) == "a")
    #expect(text("a\(reference);b").hasPrefix("a"))
  }

  @Test func `pieces are one word unless something parts them`() {
    #expect(text("Black", "bird ", "song") == "Blackbird song")
    var text = MarkupText()
    let bytes = Array("a".utf8)
    text.separate()
    text.add(bytes.span)
    text.separate()
    text.separate()
    text.add(bytes.span)
    text.separate()
    #expect(text.text == Array("a a".utf8))
    text.removeAll()
    text.add(bytes.span)
    #expect(text.text == Array("a".utf8))
  }
}
