import Screens
import Testing

@Suite struct CellContentTests {
  /// A cell with one of everything.
  struct RatingCell: Prototype {
    let title: String
    let stars: Int

    func draw(into content: inout CellContent) {
      content.strong(title)
      content.text(" is ")
      content.emphasis("rated")
      content.lineBreak()
      content.meter(stars, of: 5, unit: "stars")
      content.note("by visitors")
      content.code("id 7")
      content.link("More", to: .page("help.html", fragment: nil))
    }
  }

  /// A cell that is a bar.
  struct StarsCell: Prototype {
    let title = "Stars"
    let (stars, all): (Int, Int)

    init(stars: Int, of all: Int) {
      (self.stars, self.all) = (stars, all)
    }

    func draw(into content: inout CellContent) { content.meter(stars, of: all, unit: "stars") }
  }

  @Test func `a prototype is its pieces, in order`() {
    let link = Link.page("help.html", fragment: "rating")
    let cell = Cell(RatingCell(title: "Heron", stars: 4), opens: link)
    #expect(cell.title == "Heron")
    #expect(cell.opens == link)
    #expect(cell.accessory == .automatic)
    guard case .prototype(let content) = cell.style else {
      Issue.record("\(cell.style) is no prototype")
      return
    }
    #expect(
      content.pieces == [
        .strong("Heron"), .text(" is "), .emphasis("rated"), .lineBreak,
        .meter(4, of: 5, unit: "stars"), .note("by visitors"), .code("id 7"),
        .link("More", to: .page("help.html", fragment: nil)),
      ])
  }

  @Test(
    arguments: [
      (0, 0), (3, 3), (5, 5), (6, 5), (-1, 0), (Int.max, 5), (Int.min, 0),
    ])
  func `a part is between nothing and the whole`(part: Int, drawn: Int) {
    guard case .prototype(let content) = Cell(StarsCell(stars: part, of: 5)).style else {
      Issue.record("The cell is no prototype")
      return
    }
    #expect(content.pieces == [.meter(drawn, of: 5, unit: "stars")])
  }

  @Test func `of nothing there is a meter, which its page draws as words`() {
    guard case .prototype(let content) = Cell(StarsCell(stars: 0, of: 0)).style else {
      Issue.record("The cell is no prototype")
      return
    }
    #expect(content.pieces == [.meter(0, of: 0, unit: "stars")])
  }
}
