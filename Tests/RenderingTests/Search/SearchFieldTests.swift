import Screens
import Testing

@testable import Rendering

@Suite struct SearchFieldTests {
  struct OneRow: Screen {
    enum Section: CaseIterable { case only }
    enum Row { case row }
    let title = "One row"
    var isSearchable = false
    func rows(in section: Section) -> [Row] { [.row] }
    func cell(for row: Row) -> Cell { Cell("Row") }
  }

  @Test func `a page has a field where the site has a search`() {
    let page = drawnPage(OneRow(), at: "a/b.html", in: Self.frame)
    #expect(
      page.contains(
        """
        <a class="skip" href="#main">Skip to main content</a>
        <form class="search" role="search" aria-label="Site" action="../search.html">\
        <input type="search" name="q" aria-label="Search" placeholder="Search"/><button>Search</button></form>
        <nav aria-label="Breadcrumb">
        """))
  }

  @Test func `a page has no field where the site has no search`() {
    #expect(!drawnPage(OneRow()).contains("<form"))
  }

  @Test(arguments: ["search.html", "404.html"] as [SitePath])
  func `neither the search itself nor the page for what is not there has the field`(
    path: SitePath
  ) {
    #expect(!drawnPage(OneRow(), at: path, in: Self.frame).contains("<form"))
  }

  @Test func `the search within a page has a name where there is another`() {
    let both = drawnPage(OneRow(isSearchable: true), in: Self.frame)
    #expect(
      both.contains(#"<div class="search" role="search" aria-label="Page" hidden="hidden">"#))
    let one = drawnPage(OneRow(isSearchable: true))
    #expect(one.contains(#"<div class="search" role="search" hidden="hidden">"#))
  }

  private static var frame: PageFrame {
    var frame = PageFrame(site: "Test", language: "en")
    frame.search = SearchPage.path
    return frame
  }
}
