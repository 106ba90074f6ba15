import Screens
import Testing

/// Texts and pictures around a screen's tables.
@Suite struct BlockTests {
  private struct Trip: Sendable {
    var isShared = false
  }

  private struct Built: BuiltForm {
    var model = Trip()
    let title = "Trip"

    var body: [Section] {
      Text("Before.")
      Section("Sharing") { Toggle("shared", "Share", \.isShared) }
      Figure("a.png", alt: "A").visible(when: .isOn(\.isShared))
      Text("After.").visible(when: .isOn(\.isShared))
      Section("Rest", content: [.text("Above.")]) { Cell("Row") }
    }
  }

  @Test func `between the sections of a built form are sections without rows`() {
    let outline = Built().outline
    #expect(outline.faults == [])
    #expect(outline.sections.map(\.rows.count) == [0, 1, 0, 0, 1])
    #expect(outline.sections.map(\.blocks.count) == [1, 0, 1, 1, 1])
    #expect(outline.sections.map(\.condition) == [nil, nil, 0, 0, nil])
    #expect(outline.blocks.compactMap(\.figure) == [Figure("a.png", alt: "A")])
  }

  @Test func `a text has the file and the line of its first words`() {
    let line = #line
    let texts = [Block.text("One"), .text("One\ntwo")].map(\.kind)
    #expect(
      texts == [
        .text("One", file: #fileID, line: line + 1),
        .text("One\ntwo", file: #fileID, line: line + 2),
      ])
  }

  private struct Shown: Screen {
    enum Section: CaseIterable { case only }
    var figure: Figure
    let title = "Shown"
    func content(above section: Section) -> [Block] { [.figure(figure)] }
    func rows(in section: Section) -> [Int] { [] }
    func cell(for row: Int) -> Cell { Cell("Row") }
  }

  @Test(
    arguments: [
      (Figure("a.png", alt: ""), []),
      (
        Figure("a.png", alt: " "),
        [
          "the figure \"a.png\" has a blank text. Describe it, or write alt: \"\" if it only decorates."
        ]
      ),
      (
        Figure("a.png", alt: "A", width: 0),
        ["the figure \"a.png\" has an invalid size. Use 1 to 10,000 pixels."]
      ),
    ])
  func `a figure without words or with no size is a mistake`(figure: Figure, faults: [String]) {
    #expect(Shown(figure: figure).outline.faults == faults)
  }

  @Test func `the files of a figure are files that the page shows`() {
    let shown = Shown(figure: Figure("a.png", alt: "A", dark: "b.png")).outline.shownFiles
    #expect(shown.map(\.path) == ["a.png", "b.png"])
  }
}
