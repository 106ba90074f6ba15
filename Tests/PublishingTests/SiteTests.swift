import Markup
import Rendering
import Screens
import TestSupport
import Testing

@testable import Publishing

/// How the pages of a site hang together.
@Suite struct SiteTests {
  @Test func `pages lead to the one before and the one after, and to those above`() async throws {
    let pages = try await published(try SmallSite().publication())
    let deep = try #require(pages["deep.html"])
    #expect(
      deep.contains(
        """
        <ol class="crumbs"><li><a href="index.html">Small</a></li><li><a href="list.html">List</a></li>\
        <li><a href="deep.html" aria-current="page">Deep</a></li></ol>
        """))
    #expect(
      deep.contains(
        """
        <nav class="neighbours" aria-label="Previous and next page"><ul><li class="previous">\
        <a rel="prev" href="list.html"><small>Previous</small> List</a></li></ul></nav>
        """))
    let front = try #require(pages["index.html"])
    #expect(front.contains(#"<li class="next"><a rel="next" href="list.html"><small>Next"#))
    #expect(!front.contains("Previous</small>"))
  }

  @Test func `a page whose case cannot be a path is refused, and so is each other`() throws {
    #expect {
      try OddlyNamedSite().publication()
    } throws: { error in
      "\(error)" == """
        invalid path "a b.html": it may contain only lowercase letters, digits, hyphens, \
        underscores and dots, and can't start with a dot. Change the raw value of the case \
        "spaced".
        coach-ids.html: no path for the variant "Ä b": invalid path "coach-ids/Ä b.html": "Ä \
        b.html" may contain only lowercase letters, digits, hyphens, underscores and dots, and \
        can't start with a dot
        invalid path "größe.html": it may contain only lowercase letters, digits, hyphens, \
        underscores and dots, and can't start with a dot. Change the raw value of the case \
        "größe".
        index.html: no path for the variant "Ä b": invalid path "Ä b.html": it may contain \
        only lowercase letters, digits, hyphens, underscores and dots, and can't start \
        with a dot
        """
    }
  }

  @Test func `a page that is above itself is above none`() async throws {
    let pages = try await published(try CircularSite().publication())
    #expect(
      pages["one.html"]?.contains(
        #"<li><a href="two.html">Two</a></li><li><a href="one.html" aria-current="page">"#) == true)
  }

  @Test func `each variant has a page, and is shown on the screen's own`() async throws {
    let pages = try await published(try SmallSite().publication())
    let list = try #require(pages["list.html"])
    #expect(list.contains(#"<div class="variant" id="variant-none"><h3><a href="list/none.html">"#))
    let variant = try #require(pages["list/none.html"])
    #expect(variant.contains("<title>List: No rows – Small</title>"))
    #expect(variant.contains(#"<a href="../list.html">List</a></li>"#))
    #expect(variant.contains(#"<p class="headline">Nothing</p>"#))
  }

  @Test func `variants can stay off the screen's own page`() async throws {
    let pages = try await published(try QuietSite().publication())
    let quiet = try #require(pages["quiet.html"])
    #expect(quiet.contains(">One<") && !quiet.contains("variant") && !quiet.contains(">Two<"))
    #expect(pages["quiet/two.html"]?.contains(">Two<") == true)
  }

  @Test func `a variant whose name cannot be a file's is refused`() throws {
    #expect {
      try PageContent.screen(OddlyNamedScreen()).series(at: PagePlace("odd.html"))
    } throws: { error in
      "\(error)" == """
        odd.html: no path for the variant "Ä b": invalid path "odd/Ä b.html": "Ä b.html" may \
        contain only lowercase letters, digits, hyphens, underscores and dots, and can't start \
        with a dot
        """
    }
  }

  @Test func `a screen that is not in order is not drawn`() throws {
    #expect {
      try PageContent.screen(FaultyForm()).series(at: PagePlace("faulty.html"))
    } throws: { error in
      "\(error)" == """
        faulty.html: two controls have the identifier "count". Give each its own.
        faulty.html: "Nameless" has a control but no identifier. Make the type of the rows Identified, \
        or implement identifier(of:).
        faulty.html: row "count" has the value 7, expected a whole number from 0 to 5
        """
    }
  }

  @Test(arguments: [("list.html", "list/index"), ("a/b.html", "a/b/index")])
  func `a listing that is at no index is refused`(path: String, index: String) throws {
    let content = PageContent.listing(of: [1, 2], by: 1) { NumberListing(page: $0, state: $1) }
    #expect {
      try content.series(at: PagePlace(try SitePath(path)))
    } throws: { error in
      "\(error)" == """
        \(path): a listing has several pages, which need their own folder. Give this one the \
        path "\(index)".
        """
    }
    #expect(try content.series(at: PagePlace(try SitePath("\(index).html"))).count == 1)
  }

  @Test func `a screen of many items has pages as a listing does`() async throws {
    let url = try #require(BaseURL("https://example.org/"))
    let pages = try await published(try CountedSite().publication(baseURL: url))
    #expect(
      pages.keys.filter { $0.hasPrefix("numbers/") }.sorted() == [
        "numbers/index.html", "numbers/none.html", "numbers/page-2.html", "numbers/page-3.html",
      ])
    let page = try #require(pages["numbers/page-2.html"])
    #expect(page.contains("<title>Numbers, page 2 of 3 – Counted</title>"))
    #expect(page.contains(#"<link rel="prev" href="https://example.org/numbers/"/>"#))
    #expect(page.contains(#"<link rel="next" href="https://example.org/numbers/page-3.html"/>"#))
    #expect(page.contains(#"<a href="index.html">Numbers</a>"#))
    #expect(page.contains(">3</td>") && page.contains(">4</td>") && !page.contains(">5</td>"))
    #expect(page.contains(#"<a href="page-3.html">Next 1 numbers</a>"#))
    #expect(page.contains(#"<nav class="pagination" aria-label="Pages of Numbers">"#))
    // Its variants are on the first page.
    #expect(pages["numbers/index.html"]?.contains(#"<a href="none.html">None</a>"#) == true)
    #expect(!page.contains("none.html"))
    #expect(pages["numbers/page-3.html"]?.contains("Next 1") == false)
    // What leads from one page to the next leads nowhere else.
    #expect(pages["map.html"]?.contains("page-2.html") == false)
    #expect(pages["map.html"]?.contains("Front") == true)
  }

  private static let second = Pagination(of: 3, by: 2, in: "list")[1]
  private static let later = Pagination(of: 20, by: 2, in: "later")[9]

  @Test(
    arguments: [
      (.loading, [.loading]), (.empty, [.empty]), (.failed("Why"), [.failed("Why")]),
      (.populated([]), [.empty]), (.populated([1]), [.populated([1])]),
      (.outdated([1, 2, 3], "Why"), [.outdated([1, 2], "Why"), .outdated([3], "Why")]),
      (.populated([1, 2, 3]), [.paging([1, 2], next: second), .populated([3])]),
      (
        .paging([1, 2, 3], next: later),
        [.paging([1, 2], next: second), .paging([3], next: later)]
      ),
    ] as [(ListState<Int>, [ListState<Int>])])
  func `a list in any state is drawn a page at a time`(
    list: ListState<Int>, states: [ListState<Int>]
  ) throws {
    let paged = PagedItems(list: list, size: 2)
    #expect(paged.pages(in: "list").map(paged.state) == states)
    let place = PagePlace("list/index.html")
    let screen = PageContent.screen(of: list, by: 2) { _, state in CountedScreen(state: state) }
    #expect(try screen.series(at: place).first?.count == states.count)
    let listing = PageContent.listing(of: list, by: 2) { NumberListing(page: $0, state: $1) }
    #expect(try listing.series(at: place).first?.count == states.count)
  }

  @Test func `a screen of many items is refused at no index, with its faults, and as a form`()
    throws
  {
    let numbers = PageContent.screen(of: [1, 2], by: 1) { _, state in
      CountedScreen(state: state)
    }
    #expect {
      try numbers.series(at: PagePlace("list.html"))
    } throws: { error in
      "\(error)" == """
        list.html: a screen of items has several pages, which need their own folder. Give this \
        one the path "list/index".
        """
    }
    #expect {
      try PageContent.screen(of: [1, 2], by: 1) { page, state in
        CountedScreen(state: state, name: page.index == 0 ? nil : "a b")
      }.series(at: PagePlace("list/index.html"))
    } throws: { error in
      "\(error)"
        == "list/page-2.html: invalid identifier \"a b\": it is empty or contains a space"
    }
    #expect {
      try PageContent.screen(of: [1, 2], by: 1) { _, _ in FaultyForm() }
        .series(at: PagePlace("list/index.html"))
    } throws: { error in
      "\(error)" == "list/index.html: a form can't have several pages. Use a list without a form."
    }
  }

  @Test(arguments: [1, 2])
  func `a field that would find the rows of one page alone is a fault`(size: Int) {
    #expect {
      try PageContent.screen(of: [1, 2], by: size) { _, state in
        CountedScreen(state: state, isSearchable: true)
      }.series(at: PagePlace("list/index.html"))
    } throws: { error in
      "\(error)" == """
        list/index.html: a screen of items can't be searchable: its field would find the rows of \
        one page only. Remove isSearchable; the site's search finds the rows of all pages.
        """
    }
  }

  @Test func `there is a page for addresses where nothing is`() async throws {
    let pages = try await published(try SmallSite().publication())
    #expect(pages["404.html"]?.contains(#"<a href="index.html">Small</a>"#) == true)
    let url = try #require(BaseURL("https://example.org/small/"))
    let absolute = try await published(try SmallSite().publication(baseURL: url))
    #expect(
      absolute["404.html"]?.contains(#"<a href="https://example.org/small/">Small</a>"#) == true)
  }

  @Test func `a map has every page and every link between them`() async throws {
    let map = try #require(try await published(try SmallSite().publication())["map.html"])
    for title in ["Small", "List", "Deep", "Map"] { #expect(map.contains(">\(title)</text>")) }
    #expect(map.contains("<td>To the list</td>"))
  }

  @Test func `a page can show the source of its screen, as it was when the site was built`()
    async throws
  {
    let page = try #require(
      try await published([
        [.front], PageContent.screen(SourceScreen()).series(at: PagePlace("a.html")),
      ])["a.html"])
    #expect(page.contains("<h2 id=\"source-title\">Source code</h2>"))
    #expect(page.contains("<p class=\"file\">Tests/PublishingTests/SmallSite.swift</p>"))
    #expect(page.contains("<h3>Generated HTML</h3>"))
  }

  @Test func `a source that is gone is said by name`() {
    #expect {
      try PageContent.screen(SourceScreen(source: SourceFile(at: "/gone.swift")))
        .series(at: PagePlace("a.html"))
    } throws: { error in
      "\(error)" == "cannot open \"/gone.swift\": no such file or directory"
    }
  }

  @Test(arguments: [("en", false), ("ar", true), ("he-IL", true), ("arn", false)])
  func `a language that is written from right to left says so`(
    language: String, isRightToLeft: Bool
  ) async throws {
    let pages = try await published(
      [[.front]], in: PageFrame(site: "Test", language: language))
    #expect(pages["index.html"]?.contains(#" dir="rtl" xmlns="#) == isRightToLeft)
  }
}

/// The pages of a publication, by their paths.
private func published(_ publication: Publication) async throws -> [String: String] {
  let store = MemoryStore()
  _ = try await Publisher(to: store, workers: 1).publish(publication)
  return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
}

private func published(
  _ series: [[PageSeries]], in frame: PageFrame = PageFrame(site: "Test", language: "en")
) async throws -> [String: String] {
  try await published(
    Publication(
      frame: frame, theme: Theme(name: "bare", stylesheet: []), series: series.flatMap(\.self)))
}

private struct OddlyNamedSite: Site {
  enum Page: String, SitePage { case front = "index", größe, coachIDs, spaced = "a b" }

  let title = "Odd"
  var theme: Theme { Theme(name: "bare", stylesheet: []) }

  func content(of page: Page) -> PageContent { .screen(OddlyNamedScreen()) }
}
