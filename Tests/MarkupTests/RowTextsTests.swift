import Markup
import Testing

@Suite struct RowTextsTests {
  /// What is noted of a page: the section, anchor, title and detail of each row.
  private func rows(_ draw: (inout HTMLWriter) -> Void) -> [String] {
    var html = HTMLWriter()
    html.noteRows()
    draw(&html)
    let words = { (text: [UInt8]) in
      String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    return html.notedRows.rows.map { row in
      [row.section, row.anchor, row.title, row.detail].map(words).joined(separator: " | ")
    }
  }

  private func row(
    _ anchor: String?, _ cells: [(inout HTMLWriter) -> Void], into html: inout HTMLWriter
  ) {
    html.beginRow(anchor)
    html.element(.tr, .id(anchor ?? "none")) { html in
      for cell in cells {
        html.beginCell()
        html.element(.td, content: cell)
      }
    }
    html.endRow()
  }

  @Test func `a row is what its cells say, below the header of its section`() {
    #expect(
      rows { html in
        html.noteSection { $0.element(.p, text: "User & more") }
        row("a", [{ $0.text("Ada <V>") }, { $0.text("x") }, { $0.number(12) }], into: &html)
        row("b&\"", [{ $0.text("Only") }], into: &html)
        html.noteSection { _ in }
        row("c", [], into: &html)
      } == ["User & more | a | Ada <V> | x 12", "User & more | b&\" | Only | ", " | c |  | "])
  }

  @Test func `tags part words, literals say what is between them`() {
    #expect(
      rows { html in
        row(
          "a",
          [
            { html in
              html.element(.strong, text: "Song")
              html.literal("Thrush<br/>sings <i lang=\"la\">Turdus</i>.")
            }
          ], into: &html)
      } == [" | a | Song Thrush sings Turdus . | "])
  }

  @Test func `words that are joined are one, and what is left out is not there`() {
    #expect(
      rows { html in
        row(
          "a",
          [
            { html in
              html.text("For ")
              html.joiningWords { $0.element(.span, text: "you") }
              html.text(",")
              html.withoutNoting { $0.element(.span, text: "nobody") }
              html.text(" twice")
            }
          ], into: &html)
        html.withoutNoting { row("b", [{ $0.text("B") }], into: &$0) }
      } == [" | a | For you, twice | "])
  }

  @Test func `an anchor may be written in the middle of a tag`() {
    #expect(
      rows { html in
        html.beginRow()
        html.literal("<tr id=\"")
        html.beginAnchor()
        html.literal("row-")
        html.number(7)
        html.endAnchor()
        html.literal("\" class=\"none\"><td>")
        html.beginCell()
        html.text("A")
        html.literal("</td></tr>")
        html.endRow()
      } == [" | row-7 | A | "])
  }

  @Test func `a row without an anchor cannot be led to`() {
    #expect(rows { row(nil, [{ $0.text("A") }], into: &$0) } == [])
  }

  @Test func `what else is known of a row is noted beside it`() {
    var html = HTMLWriter()
    html.noteOthers { _ in [[1]] }
    html.noteRows()
    for anchor in ["a", "b"] { row(anchor, [{ $0.text("A") }], into: &html) }
    html.noteOthers { [[], [UInt8($0)]] }
    #expect(html.notedRows.rows.map(\.others) == [[[], [0]], [[], [1]]])
  }

  @Test func `nothing is noted unless somebody asks, and the bytes are the same`() {
    var plain = HTMLWriter()
    var noting = HTMLWriter()
    noting.noteRows()
    row("a&b", [{ $0.text("<\u{1}>\r\n") }, { $0.literal("<b>x</b>") }], into: &plain)
    row("a&b", [{ $0.text("<\u{1}>\r\n") }, { $0.literal("<b>x</b>") }], into: &noting)
    #expect(plain.bytes == noting.bytes)
    #expect(plain.notedRows.rows.isEmpty)
    noting.noteRows()
    #expect(noting.notedRows.rows.isEmpty)
  }
}
