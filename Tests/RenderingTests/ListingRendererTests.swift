import Markup
import Screens
import TestSupport
import Testing

@testable import Rendering

@Suite struct ListingRendererTests {
  /// A list of words, grouped by their first letter.
  struct Words: Listing {
    enum Column: CaseIterable { case word, length }
    let page: ListPage
    let state: ListState<String>
    var title: String { "Words" }
    var noun: String { "words" }

    func header(of column: Column) -> String {
      switch column {
      case .word: "Word"
      case .length: "Length"
      }
    }

    func draw(_ column: Column, of word: String, into cell: inout CellWriter) {
      switch column {
      case .word: cell.text(word)
      case .length: cell.text("\(word.count)")
      }
    }

    func identify(_ word: String, into identifier: inout CellWriter) {
      if word != "anonymous" { identifier.text(word) }
    }

    func group(of word: String) -> Character? { word.first }
    func header(of letter: Character) -> GroupHeader {
      GroupHeader(
        "Words in \(letter)", subtitle: "\(letter)", in: "la", detail: "some", anchor: nil)
    }
  }

  static let pages = Pagination(of: 120, by: 50, in: "words")

  private func page(
    _ index: Int, _ state: ListState<String>, at path: SitePath? = nil, published url: String = ""
  ) -> String {
    drawn { html in
      ListingRenderer(Words(page: Self.pages[index], state: state), at: path.map { PagePlace($0) })
        .draw(
          in: PageFrame(site: "Test", language: "en", baseURL: BaseURL(url)), into: &html)
    }
  }

  @Test func `a page has its rows, which rows they are, and the way to the others`() throws {
    let page = page(1, .paging(["bat", "bee", "anonymous", "cat"], next: Self.pages[2]))
    let main = try #require(page.split(separator: "<main id=\"main\">\n").last)
    #expect(
      main == """
        <h1>Words</h1>
        <div class="scroll" role="region" aria-labelledby="caption" tabindex="0">
        <table class="listing">
        <caption id="caption"><span class="vh">Words, </span>51 to 100 of 120</caption>
        <colgroup><col class="medium"/><col class="medium"/></colgroup>
        <thead><tr><th scope="col">Word</th><th scope="col">Length</th></tr></thead>
        <tbody>
        <tr class="group"><th scope="rowgroup" colspan="2">Words in b \
        <i lang="la" xml:lang="la">b</i> <span class="detail">some</span></th></tr>
        <tr id="bat"><th scope="row">bat</th><td>3</td></tr>
        <tr id="bee"><th scope="row">bee</th><td>3</td></tr>
        </tbody>
        <tbody>
        <tr class="group"><th scope="rowgroup" colspan="2">Words in a \
        <i lang="la" xml:lang="la">a</i> <span class="detail">some</span></th></tr>
        <tr><th scope="row">anonymous</th><td>9</td></tr>
        </tbody>
        <tbody>
        <tr class="group"><th scope="rowgroup" colspan="2">Words in c \
        <i lang="la" xml:lang="la">c</i> <span class="detail">some</span></th></tr>
        <tr id="cat"><th scope="row">cat</th><td>3</td></tr>
        </tbody>
        </table>
        </div>
        <p><a rel="next" href="page-3.html">Next 20 words</a></p>
        <nav class="pagination" aria-label="Pages of Words"><ul>\
        <li class="previous"><a rel="prev" href="index.html">Previous<span class="vh"> page</span></a></li>\
        <li><a href="index.html" aria-label="Page 1">1</a></li>\
        <li><a href="page-2.html" aria-label="Page 2" aria-current="page">2</a></li>\
        <li><a href="page-3.html" aria-label="Last page, page 3">3</a></li>\
        <li class="next"><a rel="next" href="page-3.html">Next<span class="vh"> page</span></a></li>\
        </ul></nav>
        </main>
        </body>
        </html>

        """)
  }

  @Test func `pages after the first have a title and a breadcrumb of their own`() {
    let page = page(1, .populated(["bat"]))
    #expect(page.contains("<title>Words, page 2 of 3 – Test</title>"))
    #expect(
      page.contains(
        #"<li><a href="index.html">Words</a></li><li><a href="page-2.html" aria-current="page">Page 2</a></li>"#
      ))
  }

  @Test(
    arguments: [
      (
        ListState<String>.loading,
        #"""
        <div class="message" role="status" aria-busy="true"><p class="headline">Loading</p><p>The words will appear here.</p></div>
        """#
      ),
      (
        .empty,
        #"""
        <div class="message"><p class="headline">Nothing here</p><p>There are no words to show.</p></div>
        """#
      ),
      (
        .failed("<gone>"),
        #"""
        <div class="message"><p class="headline">Loading failed</p><p>The words could not be loaded: &lt;gone&gt;</p><ul><li><a href="index.html">Try again</a></li></ul></div>
        """#
      ),
    ])
  func `a list without rows says why`(state: ListState<String>, message: String) {
    let page = page(0, state)
    #expect(page.contains("<h1>Words</h1>\n\(message)\n</main>"))
    #expect(!page.contains("<table"))
  }

  @Test func `a list that could not be read again says so above what there is`() throws {
    let page = page(0, .outdated(["bat"], "the cat has it."))
    let message = """
      <div class="message"><p class="headline">Out of date</p>\
      <p>The words could not be reloaded: the cat has it.</p>\
      <ul><li><a href="index.html">Try again</a></li></ul></div>
      """
    let notice = try #require(page.firstRange(of: message))
    let table = try #require(page.firstRange(of: "<table"))
    #expect(notice.upperBound < table.lowerBound)
  }

  @Test func `a cell has sounds and pictures of the site and of others`() {
    var cell = CellWriter(HTMLWriter(), at: "a/b.html")
    cell.sound(.file("a/song.mp3"))
    cell.sound(.web(host: "example.org", path: "song.mp3"))
    cell.sound(.web(.http, host: "example.org", path: "song.mp3"))
    cell.picture(.image("a/bird.png"))
    cell.picture(.web(host: "example.org", path: "bird.jpg"))
    cell.picture(.web(host: "example.org", path: "bird.jpg", isShown: true))
    #expect(
      String(decoding: cell.finish().bytes, as: UTF8.self) == """
        <a class="play" href="song.mp3">Play</a>\
        <a class="play" href="https://example.org/song.mp3">Play</a>\
        <a href="http://example.org/song.mp3">Play</a>\
        <img class="image" src="bird.png" alt="" width="28" height="28"/>\
        <a class="other" href="https://example.org/bird.jpg">Image</a>\
        <img class="image" src="https://example.org/bird.jpg" alt="" width="28" height="28" \
        loading="lazy" referrerpolicy="no-referrer"/>
        """)
  }

  @Test(arguments: [.populated(["bat"]), .paging(["bat"], next: pages[1])] as [ListState<String>])
  func `a notice is drawn below the rows that there are`(state: ListState<String>) throws {
    struct Counted: Listing {
      enum Column: CaseIterable { case word }
      let page = ListingRendererTests.pages[0]
      let state: ListState<String>
      let title = "Words"
      func header(of column: Column) -> String { "Word" }
      func draw(_ column: Column, of word: String, into cell: inout CellWriter) { cell.text(word) }
      func notice(of state: ListState<String>) -> Notice? { Notice("", "Counted by hand.") }
    }
    let page = drawn {
      ListingRenderer(Counted(state: state))
        .draw(in: PageFrame(site: "Test", language: "en"), into: &$0)
    }
    let notice = try #require(
      page.firstRange(of: #"<div class="message"><p>Counted by hand.</p></div>"#))
    let table = try #require(page.firstRange(of: "</table>"))
    #expect(table.upperBound < notice.lowerBound)
  }

  @Test(
    arguments: [
      (0, nil, ["canonical index.html", "next page-2.html"]),
      (1, nil, ["canonical page-2.html", "prev index.html", "next page-3.html"]),
      (2, nil, ["canonical page-3.html", "prev page-2.html"]),
      (1, "words/here.html", ["canonical here.html"]),
    ] as [(Int, SitePath?, [String])])
  func `a page that knows its address names those of the pages before and after it`(
    index: Int, path: SitePath?, links: [String]
  ) {
    let page = page(index, .populated(["bat"]), at: path, published: "https://example.org/a")
    let expected = links.map { link in
      let words = link.replacing("index.html", with: "").split(
        separator: " ", omittingEmptySubsequences: false)
      return #"<link rel="\#(words[0])" href="https://example.org/a/words/\#(words[1])"/>"#
    }
    let head = page.split(separator: "\n").filter {
      $0.contains(/<link rel="(canonical|prev|next)" href="https:/)
    }
    #expect(head.map(String.init) == expected)
    #expect(!self.page(index, .populated(["bat"]), at: path).contains("<link rel=\"prev\""))
  }

  @Test func `a page shown elsewhere links from where it is`() {
    let page = page(0, .paging(["bat"], next: Self.pages[1]), at: "shown/here.html")
    #expect(page.contains(#"<a rel="next" href="../words/page-2.html">Next 50 words</a>"#))
    #expect(page.contains(#"<a href="here.html" aria-current="page">Words</a>"#))
  }
}
