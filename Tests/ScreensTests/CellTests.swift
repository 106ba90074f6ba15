import Screens
import Testing

@Suite struct CellTests {
  enum Pages: String, SitePage { case front = "index", help }

  @Test func `a page is a file`() {
    #expect(Pages.allCases.map(\.path) == ["index.html", "help.html"])
  }
}
