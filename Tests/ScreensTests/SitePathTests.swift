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
        "a/B c" is not a path of a site: "B c" is not made of lowercase letters, digits, hyphens, \
        underscores and dots, or begins with a dot
        """)
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
