import Screens
import TestSupport
import Testing

@testable import Rendering

@Suite struct SearchPageTests {
  @Test func `a page has what there is to narrow its results by`() {
    let page = SearchPage(
      saying: "Type the beginnings of words.", as: .list,
      narrowedBy: [("country", "Country"), ("by-<b>", "<b>")], playing: true,
      browsing: [.init("All recordings", to: "recordings/index.html")])
    #expect(
      drawn { page.draw(in: Self.frame(of: RowNoun("recording", "recordings")), into: &$0) } == """
        <!DOCTYPE html>
        <html lang="en" xml:lang="en" xmlns="http://www.w3.org/1999/xhtml">
        <head>
        <meta charset="UTF-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <title>Search – Birds &amp; more</title>
        <link rel="stylesheet" href="assets/theme.css"/>
        <link rel="icon" href="assets/icon.svg"/>
        <script src="assets/search.js" defer="defer"></script>
        </head>
        <body>
        <a class="skip" href="#main">Skip to main content</a>
        <nav aria-label="Breadcrumb"><ol class="crumbs"><li><a href="index.html">Birds &amp; more\
        </a></li><li><a href="search.html" aria-current="page">Search</a></li></ol></nav>
        <main id="main">
        <h1>Search</h1>
        <p class="introduction" id="search-hint">Type the beginnings of words.</p>
        <form class="search" id="search-form" role="search" action="search.html">
        <label for="search-field">Search in Birds &amp; more</label>
        <input type="search" id="search-field" name="q" placeholder="Search" aria-describedby="search-hint" \
        autocomplete="off" spellcheck="false"/>
        <button>Search</button>
        <div class="filters">
        <label hidden="hidden">Country <select name="country"><option value="">All</option>\
        </select></label>
        <label hidden="hidden">&lt;b&gt; <select name="by-&lt;b&gt;">\
        <option value="">All</option></select></label>
        </div>
        </form>
        <div id="search-found" role="status"></div>
        <div class="results" id="search-results" data-noun="recordings" \
        data-player="assets/player.js" hidden="hidden">
        <ol id="search-rows"></ol>
        </div>
        <p class="tools"><button type="button" id="search-more" hidden="hidden">Next</button>\
        <button type="button" id="search-all" hidden="hidden">Count all results</button>\
        <button type="button" id="search-retry" hidden="hidden">Try again</button></p>
        <div class="message" id="search-without">\
        <p class="headline">Search needs JavaScript</p>\
        <p>Browse instead:</p>\
        <ul><li><a href="recordings/index.html">All recordings</a></li></ul></div>
        </main>
        </body>
        </html>

        """)
  }

  @Test func `a page for rows has no filters and no table, and plays nothing`() {
    let page = drawn { Self.rows.draw(in: Self.frame, into: &$0) }
    #expect(!page.contains("<select") && !page.contains("<table") && !page.contains("player.js"))
    #expect(
      page.contains(
        """
        <div class="results" id="search-results" data-noun="rows" hidden="hidden">
        <ol id="search-rows"></ol>
        </div>

        """))
    #expect(
      page.contains(
        """
        <div class="message" id="search-without">\
        <p class="headline">Search needs JavaScript</p></div>

        """))
  }

  @Test func `a page that leads to a listing has the names that earlier addresses had`() {
    let page = SearchPage(
      saying: "Type.", as: .listing("rows/index.html", renaming: "country=by-Country"), browsing: []
    )
    #expect(
      drawn { page.draw(in: Self.frame, into: &$0) }.contains(
        """
        <p><a id="search-listing" href="rows/index.html" data-names="country=by-Country">Explore</a></p>

        """))
  }

  @Test func `the scripts that are loaded later come with the page`() {
    let files = ["assets/search.js", "search/extras.js"]
    let playing = SearchPage(saying: "", as: .list, playing: true, browsing: [])
    #expect(Self.rows.files.map { "\($0.path)" } == files)
    #expect(playing.files.map { "\($0.path)" } == files + ["assets/player.js"])
  }

  private static let rows = SearchPage(saying: "Type.", as: .list, browsing: [])

  private static var frame: PageFrame { frame(of: .row) }

  private static func frame(of noun: RowNoun) -> PageFrame {
    var frame = PageFrame(
      site: "Birds & more", language: "en", words: PageWords.english.calling(noun))
    frame.search = SearchPage.path
    return frame
  }
}
