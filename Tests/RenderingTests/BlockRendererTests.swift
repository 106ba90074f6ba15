import Markup
import Screens
import Testing

@testable import Rendering

/// The rows of the search that are texts, on pages of their own and around the tables of screens.
@Suite struct BlockRendererTests {
  /// The section, anchor, title and detail of each row that a page notes for the search.
  private func found(_ draw: (PageFrame, inout HTMLWriter) -> Void) -> [String] {
    var frame = PageFrame(site: "Test", language: "en")
    frame.namesRows = true
    var html = HTMLWriter()
    html.noteRows()
    draw(frame, &html)
    return html.notedRows.rows.map { row in
      [row.section, row.anchor, row.title, row.detail].map { text in
        String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
          .joined(separator: " ")
      }.joined(separator: " | ")
    }
  }

  private func prose(_ text: String) throws -> Prose {
    try Prose(Array(text.utf8), in: "a.md", beside: [:])
  }

  @Test func `each heading of a page is found with the words below it`() throws {
    let text = """
      # Prices

      A **fine** shop, [here](index.html).

      ## Open *hours*

      | Day | Hours |
      |---|---|
      | Monday | 9–17 |

      > # Quoted

      ### More
      """
    let page = ProsePage(try prose(text), named: "Prices", at: PagePlace("a.html"))
    #expect(
      found(page.draw) == [
        " | main | Prices | A fine shop, here.",
        " | open-hours | Open hours | Day Hours Monday 9–17 Quoted", " | more | More | ",
      ])
  }

  private struct Guide: Screen {
    enum Section: String, CaseIterable, Titled { case stops, days, empty, rest }
    let title = "Guide"
    let text = Block.text("Intro.")

    func content(above section: Section) -> [Block] {
      switch section {
      case .stops: [text]
      case .days: [.figure(Figure("a.png", alt: "A", caption: "Seen.", placement: .beside))]
      case .empty: [.figure(Figure("a.png", alt: "A"))]
      case .rest: []
      }
    }

    func rows(in section: Section) -> [String] { section == .empty ? [] : ["\(section) row"] }
    func cell(for row: String) -> Cell { Cell(row) }
  }

  @Test func `texts and captions around a screen's rows are found beside the rows`() throws {
    var page = ScreenPage(Guide().outline, at: PagePlace("a.html"))
    page.texts = [Guide().text: try prose("Intro.\n\n## Plan\n\nWords.")]
    #expect(
      found(page.draw) == [
        " | passage | Guide | Intro.", " | plan | Plan | Words.",
        "stops | row-1-1 | stops row | ", " | passage-2 | Guide | Seen.",
        "days | row-2-1 | days row | ", "rest | row-4-1 | rest row | ",
      ])
  }
}
