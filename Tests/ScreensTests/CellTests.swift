import Screens
import Testing

@Suite struct CellTests {
  enum Pages: String, SitePage { case front = "index", help }

  @Test func `a row that opens a page of the site shows a disclosure`() {
    #expect(Cell("Help", opens: .page(Pages.help)).accessory == .disclosure)
  }

  @Test func `a row that leaves the site shows none`() {
    #expect(Cell("Web", opens: .web(host: "example.org", path: "")).accessory == .none)
    #expect(Cell("Mail", opens: .mail(to: "a@example.org")).accessory == .none)
  }

  @Test func `what is said wins over what is usual`() {
    #expect(Cell("Help", accessory: .checkmark, opens: .page(Pages.help)).accessory == .checkmark)
    #expect(Cell("Help", accessory: Accessory.none, opens: .page(Pages.help)).accessory == .none)
  }

  @Test func `a page is a file`() {
    #expect(Pages.allCases.map(\.path) == ["index.html", "help.html"])
  }
}
