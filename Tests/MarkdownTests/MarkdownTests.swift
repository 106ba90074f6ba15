import Foundation
import Markdown
import Testing

@Suite struct MarkdownTests {
  /// The examples of CommonMark's specification, under CC BY-SA 4.0.
  private struct Examples: Decodable {
    let examples: [Example]

    static let all: [Example] = {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "commonmark.json")
      do {
        return try JSONDecoder().decode(Examples.self, from: Data(contentsOf: file)).examples
      } catch {
        Issue.record(error)
        return []
      }
    }()
  }

  private struct Example: Decodable {
    let number: Int
    let markdown: String
    let html: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      number = try values.decode(Int.self)
      markdown = try values.decode(String.self)
      html = try values.decode(String.self)
    }
  }

  @Test func `the specification's short examples are read as it says`() {
    #expect(Examples.all.count > 300)
    for example in Examples.all {
      #expect(MarkdownHTML.text(of: example.markdown) == example.html, "\(example.number)")
    }
  }

  @Test(arguments: [
    (
      "| a | b | c |\n|:--|:-:|--:|\n| 1 | `x\\|y` | *3* |\n| 4 |\n| 5 | 6 | 7 | 8 |\n",
      """
      <table>
      <thead>
      <tr>
      <th align="left">a</th>
      <th align="center">b</th>
      <th align="right">c</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td align="left">1</td>
      <td align="center"><code>x|y</code></td>
      <td align="right"><em>3</em></td>
      </tr>
      <tr>
      <td align="left">4</td>
      <td align="center"></td>
      <td align="right"></td>
      </tr>
      <tr>
      <td align="left">5</td>
      <td align="center">6</td>
      <td align="right">7</td>
      </tr>
      </tbody>
      </table>

      """
    ),
    (
      "text\nhead | er\n--- | ---\n> quote\n",
      """
      <p>text</p>
      <table>
      <thead>
      <tr>
      <th>head</th>
      <th>er</th>
      </tr>
      </thead>
      </table>
      <blockquote>
      <p>quote</p>
      </blockquote>

      """
    ),
    ("| a | b |\n|---|\n", "<p>| a | b |\n|---|</p>\n"),
    ("~~gone~~ and ~gone~, ~~~not\n", "<p><del>gone</del> and <del>gone</del>, ~~~not</p>\n"),
    ("~~a~ b\n", "<p>~~a~ b</p>\n"),
  ])
  func `tables and struck-out text are GitHub's`(markdown: String, html: String) {
    #expect(MarkdownHTML.text(of: markdown) == html)
  }

  @Test func `tags are kept apart with their lines, and comments are left out`() {
    let text = "# A\n<!-- one\n\ntwo --> b\n\nc <br>\n<i>d</i> <!-- e --> f\n\n<!-- open"
    #expect(
      MarkdownDocument(reading: Array(text.utf8)).blocks == [
        .heading(level: 1, [.text("A")], line: 1),
        .paragraph([.text("b")]),
        .paragraph([
          .text("c "), .tag("<br>", line: 6), .text("\n"), .tag("<i>", line: 7), .text("d"),
          .tag("</i>", line: 7), .text("  f"),
        ]),
        .openComment(line: 9),
      ])
  }

  @Test func `a link has the line where its text begins`() {
    let text = "[r]: /r\n\npara [a](/a)\n[b\nc](/b 't')\n\n> - [r]\n"
    func lines(in blocks: [MarkdownBlock]) -> [Int] {
      blocks.flatMap { (block) -> [Int] in
        switch block {
        case .paragraph(let inlines):
          inlines.compactMap { if case .link(let link, _) = $0 { link.line } else { nil } }
        case .quote(let inner): lines(in: inner)
        case .list(let list): list.items.flatMap { lines(in: $0) }
        default: []
        }
      }
    }
    #expect(lines(in: MarkdownDocument(reading: Array(text.utf8)).blocks) == [3, 4, 7])
  }

  /// Texts that make readers slow that look for the same end, or the same beginning, again and again.
  @Test(arguments: [
    "[", "![", "*", "**a ", "*a _b ", "[a](", "[a][", "[x](<y", "[a](b \"", "[a](((", "<",
    "<a b=\" ", "<?", "<!A x", "&", "\\", "|a|\n|-|\n", "> ", "- ", "1. ", ">\n", "a\n=\n",
    "~~a~~", "_a*", "a**b*c*", "[a]: /u\n", "![[[a](b)", "<!--\n", "`` ` ",
  ])
  func `any bytes have a tree of bounded depth, in linear time`(part: String) {
    let text = String(repeating: part, count: 20_000 / part.utf8.count)
    #expect(depth(of: MarkdownDocument(reading: Array(text.utf8)).blocks) < 100)
  }

  private func depth(of blocks: [MarkdownBlock]) -> Int {
    1
      + (blocks.map { block in
        switch block {
        case .quote(let inner): depth(of: inner)
        case .list(let list): list.items.map { depth(of: $0) }.max() ?? 0
        case .paragraph(let inlines), .heading(_, let inlines, _): depth(of: inlines)
        default: 0
        }
      }.max() ?? 0)
  }

  private func depth(of inlines: [MarkdownInline]) -> Int {
    1
      + (inlines.map { inline in
        switch inline {
        case .emphasis(let inner), .strong(let inner), .deleted(let inner), .link(_, let inner):
          depth(of: inner)
        default: 0
        }
      }.max() ?? 0)
  }

  @Test func `a reference repeats a long address only so often`() {
    let text =
      "[a]: /" + String(repeating: "x", count: 10_000) + "\n\n"
      + String(repeating: "[a] ", count: 1_000)
    #expect(MarkdownHTML.text(of: text).utf8.count < 200_000)
  }
}
