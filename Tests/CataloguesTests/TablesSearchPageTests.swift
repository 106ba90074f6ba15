import Screens
import TestSupport
import Testing

@testable import Catalogues
@testable import Rendering

@Suite struct TablesSearchPageTests {
  private static let page = TablesSearchPage(
    saying: "Type the beginnings of words.",
    of: [
      .init("Pets & more", at: "pets/index.html", listing: "pets/rows/index.html", "4 rows"),
      .init("People", at: "people/index.html", listing: "people/rows/index.html", "1 row"),
    ])

  @Test func `a page has a field, places for what is found, and the tables`() {
    var frame = PageFrame(site: "Birds & more", language: "en")
    (frame.search, frame.searched) = (SearchPage.path, "5 rows")
    #expect(
      drawn { Self.page.draw(in: frame, into: &$0) }.contains(
        """
        <h1>Search</h1>
        <form class="find" id="search-form" role="search" action="search.html">\
        <input type="search" id="search-field" name="q" aria-label="Search in Birds &amp; more" \
        placeholder="Search 5 rows"/><button aria-label="Search"></button>\
        <kbd aria-hidden="true">/</kbd></form>
        <details><summary>How to search</summary>\
        <p class="introduction">Type the beginnings of words.</p></details>
        <div id="search-found" role="status"></div>
        <div class="results" id="search-results" data-noun="rows"></div>
        <p class="tools"><button class="button" type="button" id="search-more" hidden="hidden">Next</button></p>
        <div class="message" id="search-without"><p class="headline">Search needs JavaScript</p>\
        <p>Browse instead:</p></div>
        <section id="search-browse"><h2>Tables</h2>
        <ul class="tables"><li><a href="pets/rows/index.html" data-base="pets/">Pets &amp; more</a> \
        <span class="q">4 rows</span></li>\
        <li><a href="people/rows/index.html" data-base="people/">People</a> <span class="q">1 row</span></li>\
        </ul></section>
        """))
  }

  @Test func `the scripts that are loaded later come with the page`() {
    #expect(Self.page.files.map { "\($0.path)" } == ["assets/tables.js", "search/extras.js"])
  }
}
