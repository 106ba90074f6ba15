import Markup
import Testing

@Suite struct HTMLWriterTests {
  @Test func `elements nest and close in order`() {
    var html = HTMLWriter()
    html.element(.table) { html in
      html.element(.tr) { $0.element(.td, text: "1") }
    }
    #expect(html.string == "<table><tr><td>1</td></tr></table>")
  }

  @Test func `absent attributes write nothing`() {
    var html = HTMLWriter()
    html.void(.input, .type("checkbox"), nil, .flag("checked"))
    #expect(html.string == #"<input type="checkbox" checked="checked"/>"#)
  }

  @Test func `JSON ends no script, and says what it said`() {
    var html = HTMLWriter()
    html.element(.script, .type("application/ld+json")) { html in
      html.json(Array("{\"a\":\"</script>&amp;\u{7F}\u{FFFF}é\u{85}\"}".utf8))
    }
    #expect(
      html.string == #"""
        <script type="application/ld+json">{"a":"\u003C/script\u003E\u0026amp;\#u{FFFD}\#u{FFFD}é\#u{FFFD}"}</script>
        """#)
  }

  @Test func `phrases of another language are elements where such may stand`() {
    let (phrase, part, end) = (PhraseMark.phrase, PhraseMark.part, PhraseMark.end)
    let text = "\(phrase)Values of \(part)שם & עיר\(end)\(end)"
    var html = HTMLWriter()
    html.page(in: "he", phrases: "en") { html in
      html.element(.title, text: text)
      html.element(.p, .label(text), text: text)
      html.element(.p, text: "\(end)a\(phrase)b")
    }
    #expect(
      html.string.hasSuffix(
        #"""
        <title>Values of שם &amp; עיר</title>\#
        <p aria-label="Values of שם &amp; עיר">\#
        <bdi lang="en">Values of <bdi lang="he">שם &amp; עיר</bdi></bdi></p>\#
        <p>a<bdi lang="en">b</bdi></p></html>
        """#))
    html.removeAll()
    html.text(text)
    #expect(
      html.string.contains("\u{FFFD}Values of \u{FFFD}"), "marks are read within such a page alone")
  }

  @Test func `a writer forgets its page and can write another`() {
    var html = HTMLWriter()
    html.text("first")
    html.removeAll()
    html.text("second")
    #expect(html.string == "second")
  }

  @Test func `a writer goes back to where it was`() {
    var html = HTMLWriter()
    html.text("kept")
    let count = html.count
    html.text(" and forgotten")
    html.removeAll(after: count)
    #expect(html.string == "kept")
  }

  @Test(
    arguments: [
      (0, "0"), (9, "9"), (10, "10"), (1_000_000, "1000000"), (.max, "18446744073709551615"),
    ])
  func `a number is written in digits`(number: UInt64, digits: String) {
    var html = HTMLWriter()
    html.number(number)
    #expect(html.string == digits)
  }
}

extension HTMLWriter {
  /// The page as text.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
