import Screens
import TestSupport
import Testing

@testable import Rendering

@Suite struct RowRendererTests {
  enum Page: String, SitePage { case front = "index", more = "a/more" }

  @Test(
    arguments: [
      (
        Cell("Title"),
        #"<tr class="row basic"><td colspan="2">Title</td></tr>"#
      ),
      (
        Cell("Title", .subtitle("More")),
        #"<tr class="row subtitle"><td colspan="2">Title <small>More</small></td></tr>"#
      ),
      (
        Cell("Title", .value("Value")),
        #"""
        <tr class="row value"><th scope="row">Title</th><td><span class="value">Value</span></td></tr>
        """#
      ),
      (
        Cell("Title", .leadingValue("Value")),
        #"""
        <tr class="row leading-value"><th scope="row">Title</th><td><span class="value">Value</span></td></tr>
        """#
      ),
    ])
  func `each style has its place for further words`(cell: Cell, row: String) {
    #expect(drawn(cell) == row + "\n")
  }

  @Test(arguments: [CellStyle.subtitle(""), .value(""), .leadingValue("")])
  func `words that are empty leave no gap`(style: CellStyle) {
    #expect(drawn(Cell("Title", style)).contains(#"<td colspan="2">Title</td>"#))
  }

  @Test(
    arguments: [
      (
        Cell("Title", opens: .page(Page.more)),
        #"""
        <tr class="row basic link disclosure"><td colspan="2"><a href="more.html">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", opens: .page(Page.front, row: "here")),
        #"""
        <tr class="row basic link disclosure"><td colspan="2"><a href="../index.html#here">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", opens: .web(host: "example.org", path: "a b?c=<d>&e#f")),
        #"""
        <tr class="row basic link external"><td colspan="2"><a href="https://example.org/a%20b?c=%3Cd%3E&amp;e#f">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", opens: .page(Page.more, row: "%41 b")),
        #"""
        <tr class="row basic link disclosure"><td colspan="2"><a href="more.html#%2541%20b">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", opens: .choice("a&b=#é", of: "c d", on: Page.more.path)),
        #"""
        <tr class="row basic link disclosure"><td colspan="2"><a href="more.html?c%20d=a%26b%3D%23%C3%A9#c%20d">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", opens: .web(.http, host: "javascript:alert(1)", path: "")),
        #"""
        <tr class="row basic link external"><td colspan="2"><a href="http://javascript:alert%281%29/">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", opens: .web(host: "example.org", path: "/a%41%#b#c")),
        #"""
        <tr class="row basic link external"><td colspan="2"><a href="https://example.org/a%41%25#b%23c">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", opens: .mail(to: "ada@example.org")),
        #"""
        <tr class="row basic link"><td colspan="2"><a href="mailto:ada@example.org">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", accessory: .checkmark(isOn: true)),
        #"""
        <tr class="row basic"><th scope="row">Title</th><td><span class="mark"><span class="vh">Selected</span></span></td></tr>
        """#
      ),
      (
        Cell("Title", accessory: .checkmark(isOn: false)),
        #"""
        <tr class="row basic"><th scope="row">Title</th><td><span class="unmarked"><span class="vh">Not selected</span></span></td></tr>
        """#
      ),
      (
        Cell("Title", accessory: .none, opens: .page(Page.more)),
        #"""
        <tr class="row basic link"><td colspan="2"><a href="more.html">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", accessory: .none, opens: .web(host: "example.org", path: "")),
        #"""
        <tr class="row basic link"><td colspan="2"><a href="https://example.org/">Title</a></td></tr>
        """#
      ),
      (
        Cell("Title", .value("Value"), accessory: .detail(to: .page(Page.more))),
        #"""
        <tr class="row value"><th scope="row">Title</th><td><span class="value">Value</span> <a class="info" href="more.html"><span class="vh">More about Title</span></a></td></tr>
        """#
      ),
      (
        Cell(
          "Title", accessory: .disclosureWithDetail(to: .page(Page.more)), opens: .page(Page.front)),
        #"""
        <tr class="row basic link disclosure"><th scope="row"><a href="../index.html">Title</a></th><td><a class="info" href="more.html"><span class="vh">More about Title</span></a></td></tr>
        """#
      ),
      (
        Cell("Title", role: .destructive),
        #"<tr class="row basic destructive"><td colspan="2">Title</td></tr>"#
      ),
    ])
  func `accessories and links are independent of each other`(cell: Cell, row: String) {
    #expect(drawn(cell) == row + "\n")
  }

  @Test(
    arguments: [
      (
        Cell("Title", .subtitle("More"), picture: .symbol("<")),
        #"""
        <tr class="row subtitle"><td colspan="2"><span class="pictured"><span class="image" aria-hidden="true">&lt;</span><span>Title <small>More</small></span></span></td></tr>
        """#
      ),
      (
        Cell("Title", picture: .symbol("clock")),
        #"""
        <tr class="row basic"><td colspan="2"><span class="pictured"><svg xmlns="http://www.w3.org/2000/svg" class="image" viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 2.75a9.25 9.25 0 1 1 0 18.5 9.25 9.25 0 0 1 0-18.5zM12 6.75V12l3.5 2.5"/></svg><span>Title</span></span></td></tr>
        """#
      ),
      (
        Cell("Title", picture: .image("a/picture.png"), badge: "3"),
        #"""
        <tr class="row basic"><th scope="row"><span class="pictured"><img class="image" src="picture.png" alt="" width="28" height="28"/><span>Title</span></span></th><td><span class="badge">3</span></td></tr>
        """#
      ),
      (
        Cell("Title", .value("Value"), badge: "3"),
        #"""
        <tr class="row value"><th scope="row">Title</th><td><span class="badge">3</span> <span class="value">Value</span></td></tr>
        """#
      ),
      (
        Cell("Title", state: .selected),
        #"<tr class="row basic selected" aria-current="true"><td colspan="2">Title</td></tr>"#
      ),
      (
        Cell("Title", state: .disabled, opens: .page(Page.more)),
        #"<tr class="row basic disabled"><td colspan="2">Title</td></tr>"#
      ),
    ])
  func `pictures, badges and states are drawn with any style`(cell: Cell, row: String) {
    #expect(drawn(cell) == row + "\n")
  }

  @Test func `each symbol with a name is a drawing of its own`() {
    let rows = SymbolName.allCases.map { drawn(Cell("Title", picture: .symbol($0.rawValue))) }
    let lines = rows.compactMap { row in
      row.firstMatch(of: /<path d="((?:[MLHVCSAZmlhvcsaz](?: ?-?[\d.]+)*)+)"\/><\/svg>/)?.1
    }
    #expect(lines.count == 24 && Set(lines).count == 24)
  }

  @Test(
    arguments: [
      (
        Cell("Copy", does: .copy("a < b")),
        #"""
        <tr class="row basic"><td colspan="2"><span class="act" data-copy="a &lt; b">Copy</span> <small>a &lt; b</small></td></tr>
        """#
      ),
      (
        Cell("Copy", .value("a"), does: .copy("a")),
        #"""
        <tr class="row value"><th scope="row"><span class="act" data-copy="a">Copy</span></th><td><span class="value">a</span></td></tr>
        """#
      ),
      (
        Cell("Share", .subtitle("Tell a friend"), does: .share()),
        #"""
        <tr class="row subtitle"><td colspan="2"><span class="act" data-share="data-share">Share</span> <small>Tell a friend</small> <small><a href="b.html">a/b.html</a></small></td></tr>
        """#
      ),
      (
        Cell("Share", does: .share(.web(host: "example.org", path: "a b"))),
        #"""
        <tr class="row basic"><td colspan="2"><span class="act" data-share="data-share">Share</span> <small><a href="https://example.org/a%20b">https://example.org/a%20b</a></small></td></tr>
        """#
      ),
      (
        Cell("Print", picture: .symbol("P"), does: .print),
        #"""
        <tr class="row basic"><td colspan="2"><span class="pictured"><span class="image" aria-hidden="true">P</span><span><span class="act" data-print="data-print">Print</span></span></span></td></tr>
        """#
      ),
      (
        Cell("Up", does: .scroll(to: "top row")),
        #"""
        <tr class="row basic link"><td colspan="2"><a href="b.html#top%20row">Up</a></td></tr>
        """#
      ),
      (
        Cell("Reset", role: .destructive, does: .reset),
        #"""
        <tr class="row basic destructive"><td colspan="2"><button type="reset" class="act" disabled="disabled">Reset</button></td></tr>
        """#
      ),
      (
        Cell("Copy", state: .disabled, does: .copy("a")),
        #"<tr class="row basic disabled"><td colspan="2">Copy</td></tr>"#
      ),
    ])
  func `what a row does is words, or a control that works without a script`(
    cell: Cell, row: String
  ) {
    #expect(drawn(cell) == row + "\n")
  }

  @Test(
    arguments: [
      (
        Cell("Song", accessory: .sound(.file("a/song.mp3"))),
        #"""
        <tr class="row basic"><th scope="row">Song</th><td><a class="play" href="song.mp3" data-name="Song">Play<span class="vh"> Song</span></a></td></tr>
        """#
      ),
      (
        Cell(
          "Song", .value("0:21"), accessory: .sound(.web(host: "example.org", path: "a b.mp3")),
          opens: .page(Page.more)),
        #"""
        <tr class="row value link"><th scope="row"><a href="more.html">Song</a></th><td><span class="value">0:21</span> <a class="play" href="https://example.org/a%20b.mp3" data-name="Song">Play<span class="vh"> Song</span></a></td></tr>
        """#
      ),
      (
        Cell("Song", accessory: .sound(.web(.http, host: "example.org", path: "song.mp3"))),
        #"""
        <tr class="row basic"><th scope="row">Song</th><td><a class="other" href="http://example.org/song.mp3">Play<span class="vh"> Song</span></a></td></tr>
        """#
      ),
      (
        Cell("Bird", picture: .web(host: "example.org", path: "bird.jpg")),
        #"""
        <tr class="row basic"><th scope="row">Bird</th><td><a class="other" href="https://example.org/bird.jpg">Image<span class="vh"> of Bird</span></a></td></tr>
        """#
      ),
      (
        Cell(
          "Bird", .value("3 s"), picture: .web(host: "example.org", path: "bird.jpg"), badge: "New",
          accessory: .sound(.file("song.mp3"))),
        #"""
        <tr class="row value"><th scope="row">Bird</th><td><span class="badge">New</span> <a class="other" href="https://example.org/bird.jpg">Image<span class="vh"> of Bird</span></a> <span class="value">3 s</span> <a class="play" href="../song.mp3" data-name="Bird">Play<span class="vh"> Bird</span></a></td></tr>
        """#
      ),
      (
        Cell("Bird", picture: .web(.http, host: "example.org", path: "bird.jpg", isShown: true)),
        #"""
        <tr class="row basic"><th scope="row">Bird</th><td><a class="other" href="http://example.org/bird.jpg">Image<span class="vh"> of Bird</span></a></td></tr>
        """#
      ),
      (
        Cell("Bird", picture: .web(host: "example.org", path: "bird.jpg", isShown: true)),
        #"""
        <tr class="row basic"><td colspan="2"><span class="pictured"><img class="image" src="https://example.org/bird.jpg" alt="" width="28" height="28" loading="lazy" referrerpolicy="no-referrer"/><span>Bird</span></span></td></tr>
        """#
      ),
    ])
  func `a sound is played and a picture of another site is a link, over HTTP both are links`(
    cell: Cell, row: String
  ) {
    #expect(drawn(cell) == row + "\n")
  }

  @Test func `a row that resets a form is a button there`() {
    let row = drawn { html in
      RowRenderer(
        row: RowOutline(Cell("Reset", does: .reset)), part: TablePart(path: "a.html", isLive: true),
        place: "row-1-1"
      ).draw(into: &html)
    }
    #expect(
      row == """
        <tr class="row basic link"><td colspan="2"><button type="reset" class="act">Reset</button>\
        </td></tr>

        """)
  }

  @Test func `a prototype is drawn as its author says, and escaped`() {
    struct Everything: Prototype {
      let title = "All"
      func draw(into content: inout CellContent) {
        content.strong("<b>")
        content.text(" & ")
        content.emphasis("em")
        content.lineBreak()
        content.note("note")
        content.code("a < b")
        content.link("more", to: .page(Page.more))
        content.meter(7, of: 5, unit: "stars")
      }
    }
    #expect(
      drawn(Cell(Everything(), opens: .page(Page.front))) == """
        <tr class="row prototype link disclosure"><td colspan="2">\
        <a href="../index.html"><strong>&lt;b&gt;</strong></a> &amp; <em>em</em><br/>\
        <small>note</small><code>a &lt; b</code><a href="more.html">more</a>\
        <meter min="0" max="5" value="5" aria-label="5 of 5 stars">5 of 5 stars</meter></td></tr>

        """)
  }

  @Test func `a row's identifier is its anchor`() {
    #expect(
      drawn(Cell("Title"), identifier: "name")
        == #"<tr class="row basic" id="name"><td colspan="2">Title</td></tr>"# + "\n")
  }

  @Test func `all words are escaped`() {
    let evil = "<b>\"&\u{301}"
    let row = drawn(Cell(evil, .value(evil), opens: .mail(to: evil)), identifier: evil)
    #expect(
      row == """
        <tr class="row value link" id="&lt;b&gt;&quot;&amp;\u{301}"><th scope="row">\
        <a href="mailto:%3Cb%3E%22%26%CC%81">&lt;b&gt;&quot;&amp;\u{301}</a></th>\
        <td><span class="value">&lt;b&gt;&quot;&amp;\u{301}</span></td></tr>

        """)
  }
}
