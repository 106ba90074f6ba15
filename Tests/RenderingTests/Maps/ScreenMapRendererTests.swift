import Markup
import Screens
import TestSupport
import Testing

@testable import Rendering

@Suite struct ScreenMapRendererTests {
  private func drawn(_ map: ScreenMap, at path: SitePath = "map.html") -> String {
    TestSupport.drawn { ScreenMapRenderer(map, at: path).draw(into: &$0) }
  }

  @Test func `a map is a picture of links and a table that says the same`() {
    let map = ScreenMap(
      screens: [
        .init("Front & centre", to: "index.html"), .init("Settings", to: "app/settings.html"),
        .init("Stray", to: "stray.html"),
      ],
      links: [(from: "index.html", to: "app/settings.html", label: "Open")])
    #expect(
      drawn(map, at: "about/map.html") == """
        <figure class="map">
        <div class="scroll" role="region" aria-labelledby="map-caption" tabindex="0">
        <svg xmlns="http://www.w3.org/2000/svg" role="group" aria-labelledby="map-caption" \
        viewBox="0 0 485 76" width="485" height="76" font-size="14" text-anchor="middle">
        <defs><marker id="map-arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" \
        markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">\
        <path class="arrow" d="M0 0L8 4L0 8Z" fill="currentColor"/></marker></defs>
        <g aria-hidden="true" fill="none" stroke="currentColor" marker-end="url(#map-arrow)">
        <path class="edge" d="M153 38H258"/>
        </g>
        <g aria-hidden="true" font-size="12">
        <text class="edge-label" x="222" y="33">Open</text>
        </g>
        <a class="box" href="../index.html"><rect x="16" y="16" width="137" height="44" rx="8" \
        fill="none" stroke="currentColor"/><text x="84" y="43">Front &amp; centre</text></a>
        <a class="box" href="../app/settings.html"><rect x="258" y="16" width="92" height="44" \
        rx="8" fill="none" stroke="currentColor"/><text x="304" y="43">Settings</text></a>
        <a class="box" href="../stray.html"><rect x="398" y="16" width="71" height="44" rx="8" \
        fill="none" stroke="currentColor"/><text x="433" y="43">Stray</text></a>
        </svg>
        </div>
        <figcaption id="map-caption">3 screens and 1 link, from left to right, starting with \
        <a href="../index.html">Front &amp; centre</a></figcaption>
        </figure>
        <div class="scroll" role="region" aria-labelledby="map-table" tabindex="0">
        <table class="listing">
        <caption id="map-table">Links as a table</caption>
        <colgroup><col class="long"/><col class="long"/><col class="long"/></colgroup>
        <thead><tr><th scope="col">From</th><th scope="col">Row</th><th scope="col">To</th></tr></thead>
        <tbody>
        <tr><th scope="row"><a href="../index.html">Front &amp; centre</a></th><td>Open</td>\
        <td><a href="../app/settings.html">Settings</a></td></tr>
        <tr><th scope="row"><a href="../app/settings.html">Settings</a></th>\
        <td colspan="2">No outgoing links</td></tr>
        <tr><th scope="row"><a href="../stray.html">Stray</a></th>\
        <td colspan="2">No outgoing links</td></tr>
        <tr><th scope="row" colspan="2">Not linked from any screen</th>\
        <td><a href="../stray.html">Stray</a></td></tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test func `a map without screens draws nothing`() {
    #expect(drawn(ScreenMap(screens: [], links: [])) == "")
  }

  @Test func `labels that only repeat the titles of what a screen opens are left out`() {
    #expect(labels(of: ScreenMap("a b B\na c C\nb d Other\nb e E")) == ["Other", "E"])
    #expect(labels(of: ScreenMap("a b B")) == ["B"])
  }

  @Test func `links between the same screens are one line with the first label and a count`() {
    #expect(labels(of: ScreenMap("a b One\na b Two\na b Three")) == ["One +2"])
    #expect(drawn(ScreenMap("a b One\na b Two")).contains("<title>One, Two</title>One +1</text>"))
  }

  @Test func `links into a screen that bear the same label share an arrow`() {
    #expect(
      labels(of: ScreenMap("a b One\na c One\nb d Back\nc d Back")) == ["One", "One", "Back"])
  }

  private func labels(of map: ScreenMap) -> [String] {
    MapLayout(MapGraph(map)).labels.map(\.label.text.text)
  }

  @Test func `a page that only a link knows of is drawn, called by its path`() {
    let map = ScreenMap(
      screens: [.init(" \n", to: "index.html")],
      links: [(from: "index.html", to: "a/b.html", label: "")])
    let page = drawn(map)
    #expect(page.contains(#"<a href="index.html">index.html</a>"#))
    #expect(page.contains(#"<a href="a/b.html">a/b.html</a>"#))
  }

  @Test func `the table tells of screens that open none and that none opens`() {
    let page = drawn(ScreenMap("a b One\nc"))
    #expect(
      page.contains(
        """
        <tr><th scope="row"><a href="a.html">A</a></th><td>One</td><td><a href="b.html">B</a></td></tr>
        <tr><th scope="row"><a href="b.html">B</a></th><td colspan="2">No outgoing links</td></tr>
        <tr><th scope="row"><a href="c.html">C</a></th><td colspan="2">No outgoing links</td></tr>
        <tr><th scope="row" colspan="2">Not linked from any screen</th><td><a href="c.html">C</a></td></tr>
        </tbody>

        """))
  }

  @Test(arguments: [
    "</text></svg><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
    "\"\u{301}><\u{301}b>", "]]>", "\u{202E}override", "\u{0}\u{B}\u{FFFE}",
  ])
  func `a hostile title is text`(title: String) {
    let page = drawn(
      ScreenMap(
        screens: [.init(title, to: "index.html"), .init(title, to: "a.html")],
        links: [
          (from: "index.html", to: "a.html", label: title + "?"),
          (from: "index.html", to: "a.html", label: title),
        ]))
    let plain = drawn(
      ScreenMap(
        screens: [.init("x", to: "index.html"), .init("x", to: "a.html")],
        links: [
          (from: "index.html", to: "a.html", label: "x?"),
          (from: "index.html", to: "a.html", label: "x"),
        ]))
    let tags = { (page: String) in page.utf8.count { $0 == UInt8(ascii: "<") } }
    // A title that is shortened has its whole beside it, in a tag of two parts.
    #expect((0...6).contains(tags(page) - tags(plain)))
    #expect(!page.contains("<script") && !page.contains("<img"))
    #expect(!page.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") })
  }

  @Test func `a title of ten thousand characters is in the table whole and in the box short`() {
    let long = String(repeating: "long ", count: 2_000)
    let page = drawn(ScreenMap(screens: [.init(long, to: "index.html")], links: []))
    #expect(page.contains(">long long long long lon…</text>"))
    #expect(page.contains("<a class=\"box\" href=\"index.html\"><title>\(long)</title><rect "))
  }

  @Test func `the same map draws the same bytes, all numbers of which are whole`() {
    let map = ScreenMap.random(screens: 40, links: 90, seed: 1)
    let page = drawn(map)
    #expect(page == drawn(map))
    let data = page.split(separator: " d=\"").dropFirst(2).compactMap {
      $0.split(separator: "\"").first
    }
    #expect(!data.isEmpty)
    for path in data { #expect(path.allSatisfy { "MHC 0123456789".contains($0) }, "\(path)") }
  }

  @Test func `a big map draws in an instant`() {
    let map = ScreenMap.random(screens: 200, links: 1_000, seed: 7)
    let time = ContinuousClock().measure { _ = drawn(map) }
    print("200 screens, 1000 links: \(time)")
    // In a debug build on a busy machine; optimised it is some fifteen times as fast.
    #expect(time < .seconds(2))
  }
}
