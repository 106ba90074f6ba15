import Publishing
import Rendering
import Screens
import Testing

/// What is wrong with a site is said at once, of all its pages, by screen and row.
@Suite struct SiteFaultsTests {
  @Test func `the faults of all pages are said, by the pages' paths`() {
    let fault = #expect(throws: SiteFault.self) { try FaultySite().publication() }
    #expect(
      fault?.description == """
        broken.html: the data cannot be read
        fields.html: two controls have the identifier "name". Give each its own.
        index.html: row "C" scrolls to "nowhere", which is not the identifier of a row or \
        section here
        index.html: row "B" has the same identifier as row "A": "same". Give each its own.
        index.html: row "C" has the same identifier as section "Part": "part". Give each its own.
        pictures.html: row "A" shows the image "gone.png", which is not a file of the site. Add \
        it to the site's files, or fix the path.
        pictures.html: row "C" plays "gone.mp3", which is not a file of the site. Add it to the \
        site's files, or fix the path.
        """)
  }

  @Test func `where only files cannot be read, the machine is at fault`() {
    let fault = #expect(throws: SiteFault.self) { try FaultySite(isUnread: true).publication() }
    guard case .machine(let words)? = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(words == "cannot open \"x\"\ncannot open \"x\"\ncannot open \"x\"\ncannot open \"x\"")
  }
}

private struct FaultySite: Site {
  enum Page: String, SitePage { case pictures, front = "index", broken, fields }

  var isUnread = false
  let title = "Faulty"
  var theme: Theme { Theme(name: "bare", stylesheet: []) }
  var files: [SiteFile] { [SiteFile(at: "there.png", [1])] }

  func content(of page: Page) throws(SiteFault) -> PageContent {
    if isUnread { throw .machine("cannot open \"x\"") }
    return switch page {
    case .front: .screen(TwinScreen())
    case .pictures: .screen(ShowingScreen())
    case .broken: throw .data("broken.html: the data cannot be read")
    case .fields: .screen(TwinForm())
    }
  }
}

private struct TwinScreen: Screen {
  enum Section: CaseIterable { case part }
  enum Row: CaseIterable { case a, b, c }

  let title = "Twins"

  func header(of section: Section) -> String? { "Part" }
  func identifier(ofSection section: Section) -> String? { "part" }
  func rows(in section: Section) -> [Row] { Row.allCases }
  func identifier(of row: Row) -> String? { row == .c ? "part" : "same" }

  func cell(for row: Row) -> Cell {
    switch row {
    case .a: Cell("A")
    case .b: Cell("B")
    case .c: Cell("C", does: .scroll(to: "nowhere"))
    }
  }
}

private struct ShowingScreen: Screen {
  enum Section: CaseIterable { case all }
  enum Row: CaseIterable { case a, b, c }

  let title = "Showing"

  func rows(in section: Section) -> [Row] { Row.allCases }

  func cell(for row: Row) -> Cell {
    switch row {
    case .a: Cell("A", picture: .image("gone.png"))
    case .b: Cell("B", picture: .image("there.png"))
    case .c: Cell("C", accessory: .sound(.file("gone.mp3")))
    }
  }
}

private struct TwinForm: Form {
  enum Section: CaseIterable { case all }
  enum Row: CaseIterable { case first, second }

  struct Model: Sendable {
    var first = ""
    var second = ""
  }

  let title = "Fields"
  var model = Model()

  func rows(in section: Section) -> [Row] { Row.allCases }
  func identifier(of row: Row) -> String? { "name" }
  func cell(for row: Row) -> Cell { Cell("Name") }

  func field(of row: Row) -> Field<Model>? {
    switch row {
    case .first: .text(\.first)
    case .second: .text(\.second)
    }
  }
}
