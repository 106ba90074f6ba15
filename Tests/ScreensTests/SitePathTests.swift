import Screens
import Testing

@Suite struct SitePathTests {
  @Test(
    arguments: ["", "..", "a/../b", "/etc", "a//b", "a/", "Ä", "a b", "A", "a?b", ".git", "a/.b"])
  func `text that is not a path is refused`(text: String) {
    #expect(throws: SitePathError.self) { try SitePath(text) }
  }

  @Test func `a refusal says what a path is made of`() {
    let path = "a/B c"
    let error = #expect(throws: SitePathError.self) { try SitePath(path) }
    #expect(
      error?.description == """
        invalid path "a/B c": "B c" may contain only lowercase letters, digits, hyphens, \
        underscores and dots, and can't start with a dot
        """)
  }

  private enum Page: String, SitePage {
    case coachIDs, settingsPage, URLList, page2, top10Birds, isA, listOfURLs, URLsByName, planBs, ID
    case front = "index"
    case orders = "My_Orders/index"
    case über
    case spaced = "a b"
  }

  @Test func `the words of a case are parted by hyphens`() {
    #expect(
      Page.allCases.map { "\($0.path)" }.prefix(12) == [
        "coach-ids.html", "settings-page.html", "url-list.html", "page2.html", "top10-birds.html",
        "is-a.html", "list-of-urls.html", "urls-by-name.html", "plan-bs.html", "id.html",
        "index.html",
        "my_orders/index.html",
      ])
    #expect(Page.allCases.prefix(12).allSatisfy { $0.path.fault == nil })
  }

  @Test func `a case that cannot be a path has a fault`() {
    #expect(Page.über.path.fault?.path == "über.html")
    #expect(Page.spaced.path.fault?.component == "a b.html")
  }

  @Test(
    arguments: [
      ("index.html", "settings.html", "settings.html"),
      ("index.html", "recordings/page-2.html", "recordings/page-2.html"),
      ("recordings/page-2.html", "recordings/index.html", "index.html"),
      ("recordings/page-2.html", "settings.html", "../settings.html"),
      ("a/b/c.html", "a/d/e.html", "../d/e.html"),
      ("a/b/c.html", "a/b/c.html", "c.html"),
      ("a/b.html", "b/a/b.html", "../b/a/b.html"),
    ] as [(SitePath, SitePath, String)])
  func `references are relative and name files`(from: SitePath, to: SitePath, reference: String) {
    #expect(from.reference(to: to) == reference)
  }
}
