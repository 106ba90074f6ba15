import Screens
import Testing

@testable import Rendering

@Suite struct ScreenRendererTests {
  /// A screen with whatever a section can have.
  struct Sections: Screen {
    enum Section: CaseIterable { case full, bare, unseen, empty, folded }
    enum Row { case row }
    let title = "Sections & more"
    let introduction: String? = "What a section can have."
    let columns = ColumnTitles(title: "Row", value: "Nothing")

    func header(of section: Section) -> String? {
      switch section {
      case .full: "Header"
      case .bare: nil
      case .unseen: "Not drawn"
      case .empty: "Empty"
      case .folded: "Folded"
      }
    }

    func footer(of section: Section) -> String? { section == .full ? "Footer" : nil }

    func rows(in section: Section) -> [Row] {
      switch section {
      case .full, .bare, .folded: [.row]
      case .unseen, .empty: []
      }
    }

    func notice(of section: Section) -> Notice? {
      section == .empty ? Notice("Nothing", "Not yet.") : nil
    }

    func folding(of section: Section) -> Folding { section == .folded ? .open : .never }
    func cell(for row: Row) -> Cell { Cell("Row") }
  }

  @Test func `a screen is a page with one table, and a section one of its row groups`() {
    let page = drawnPage(Sections(), at: "a/sections.html")
    #expect(
      page == """
        <!DOCTYPE html>
        <html lang="en" xml:lang="en" xmlns="http://www.w3.org/1999/xhtml">
        <head>
        <meta charset="UTF-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <title>Sections &amp; more – Test</title>
        <link rel="stylesheet" href="../assets/theme.css"/>
        <link rel="icon" href="../assets/icon.svg"/>
        </head>
        <body>
        <a class="skip" href="#main">Skip to main content</a>
        <nav aria-label="Breadcrumb"><ol class="crumbs"><li><a href="../index.html">Test</a></li>\
        <li><a href="sections.html" aria-current="page">Sections &amp; more</a></li></ol></nav>
        <main id="main">
        <h1>Sections &amp; more</h1>
        <p class="introduction">What a section can have.</p>
        <table class="screen inset-grouped">
        <caption><span class="vh">Sections &amp; more</span></caption>
        <thead><tr><th scope="col"><span class="vh">Row</span></th>\
        <th scope="col"><span class="vh">Nothing</span></th></tr></thead>
        <tbody>
        <tr class="section"><th scope="rowgroup" colspan="2">Header</th></tr>
        <tr class="row basic"><td colspan="2">Row</td></tr>
        <tr class="footer"><td colspan="2">Footer</td></tr>
        </tbody>
        <tbody>
        <tr class="row basic"><td colspan="2">Row</td></tr>
        </tbody>
        <tbody>
        <tr class="section"><th scope="rowgroup" colspan="2">Empty</th></tr>
        <tr class="row notice"><td colspan="2"><div class="message"><p class="headline">Nothing</p>\
        <p>Not yet.</p></div></td></tr>
        </tbody>
        </table>
        <details class="collapsible" id="section-5" open="open"><summary>Folded</summary>
        <table class="screen inset-grouped">
        <caption><span class="vh">Folded</span></caption>
        <thead><tr><th scope="col"><span class="vh">Row</span></th>\
        <th scope="col"><span class="vh">Nothing</span></th></tr></thead>
        <tbody>
        <tr class="row basic"><td colspan="2">Row</td></tr>
        </tbody>
        </table>
        </details>
        </main>
        </body>
        </html>

        """)
  }

  @Test(
    arguments: [
      (Cell("Row", does: .copy("a")), "actions"), (Cell("Row", does: .share()), "actions"),
      (Cell("Row", does: .print), "actions"), (Cell("Row", does: .scroll(to: "row")), nil),
      (Cell("Row", state: .disabled, does: .print), nil), (Cell("Row"), nil),
      (Cell("Row", accessory: .sound(.file("a/song.mp3"))), "player"),
      (Cell("Row", accessory: .sound(.web(host: "example.org", path: ""))), "player"),
      (Cell("Row", accessory: .sound(.web(.http, host: "example.org", path: ""))), nil),
    ] as [(Cell, String?)])
  func `a page has the scripts that its rows need`(cell: Cell, script: String?) {
    struct One: Screen {
      enum Section: CaseIterable { case only }
      let cell: Cell
      let title = "One"
      func rows(in section: Section) -> [Cell] { [cell] }
      func cell(for row: Cell) -> Cell { row }
      func identifier(of row: Cell) -> String? { "row" }
    }
    let page = ScreenPage(One(cell: cell).outline, at: PagePlace("a/b.html"))
    #expect(page.files.map { "\($0.path)" } == script.map { ["assets/\($0).js"] } ?? [])
    let tags = drawnPage(One(cell: cell)).split(separator: "\n").filter { $0.hasPrefix("<script") }
    let tag = script.map { #"<script src="../assets/\#($0).js" defer="defer"></script>"# }
    #expect(tags.map(String.init) == [tag].compactMap(\.self))
  }

  /// A list of numbers in some state.
  struct Numbers: Screen {
    enum Section: CaseIterable { case numbers }
    let state: ListState<Int>
    let title = "Numbers"
    func rows(in section: Section) -> [Int] { state.items }
    func cell(for row: Int) -> Cell { Cell("\(row)") }
    func notice(of section: Section) -> Notice? { state.notice(about: "numbers") }
    func footer(of section: Section) -> String? { "Counted" }
  }

  static let pages = Pagination(of: 3, by: 2, in: "a")

  @Test(
    arguments: [
      (.populated([1]), "1", ""),
      (
        .loading, "",
        #"""
        <div class="message" role="status" aria-busy="true"><p class="headline">Loading</p><p>The numbers will appear here.</p></div>
        """#
      ),
      (
        .empty, "",
        #"""
        <div class="message"><p class="headline">Nothing here</p><p>There are no numbers to show.</p></div>
        """#
      ),
      (
        .failed("gone"), "",
        #"""
        <div class="message"><p class="headline">Loading failed</p><p>The numbers could not be loaded: gone</p><ul><li><a href="b.html">Try again</a></li></ul></div>
        """#
      ),
      (
        .outdated([1], "gone"), "1",
        #"""
        <div class="message"><p class="headline">Out of date</p><p>The numbers could not be reloaded: gone</p><ul><li><a href="b.html">Try again</a></li></ul></div>
        """#
      ),
      (
        .paging([1], next: pages[1]), "1",
        #"""
        <div class="message"><ul><li><a href="page-2.html">Next 1 numbers</a></li></ul></div>
        """#
      ),
    ] as [(ListState<Int>, String, String)])
  func `each state of a list has its rows and what is said below them`(
    state: ListState<Int>, row: String, message: String
  ) {
    let page = drawnPage(Numbers(state: state))
    let drawn = page.split(separator: "<tbody>\n").last?.split(separator: "</tbody>").first
    var lines = ""
    if !row.isEmpty { lines += #"<tr class="row basic"><td colspan="2">\#(row)</td></tr>"# + "\n" }
    if !message.isEmpty {
      lines += #"<tr class="row notice"><td colspan="2">\#(message)</td></tr>"# + "\n"
    }
    lines += #"<tr class="footer"><td colspan="2">Counted</td></tr>"# + "\n"
    #expect(drawn.map(String.init) == lines)
  }

  @Test func `a site that knows its address says which page is which`() throws {
    let url = try #require(BaseURL("https://example.org/birds"))
    let page = drawnPage(
      Sections(), at: "a/index.html",
      in: PageFrame(site: "Test", language: "en", baseURL: url))
    #expect(page.contains(#"<link rel="canonical" href="https://example.org/birds/a/"/>"#))
  }
}
