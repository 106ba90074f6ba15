import Rendering
import Screens
import TestSupport
import Testing

@testable import Publishing

/// Texts and pictures around the tables of a screen.
@Suite struct ScreenContentTests {
  private struct Guide: Screen {
    enum Section: String, CaseIterable, Titled, Identified { case stops, days, empty, rest }
    let title = "Guide"
    var above: [Section: [Block]] = [:]
    var closing: [Block] = []

    func content(above section: Section) -> [Block] { above[section] ?? [] }
    func rows(in section: Section) -> [String] { section == .empty ? [] : ["\(section) row"] }
    func cell(for row: String) -> Cell { Cell(row) }
  }

  private struct Manual: Site {
    enum Page: String, SitePage { case front = "index" }
    var front = PageContent.prose("# Front")
    var files: [SiteFile] = []
    let title = "Manual"
    var theme: Theme { Theme(name: "bare", stylesheet: []) }
    func content(of page: Page) -> PageContent { front }
  }

  private static func pages(of screen: some Screen, files: [SiteFile] = []) async throws
    -> [String: String]
  {
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 1)
      .publish(try Manual(front: .screen(screen), files: files).publication())
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// A page from the end of its title on.
  private static func body(
    of screen: some Screen, files: [SiteFile] = []
  ) async throws -> Substring {
    let page = try #require(try await pages(of: screen, files: files)["index.html"])
    return page[try #require(page.firstRange(of: "</h1>")).upperBound...]
  }

  /// The names of tags with classes and identifiers, in order.
  private static func outline(_ html: Substring) -> [String] {
    html.matches(of: /<(div|h\d|figure|table|p|form|details)( class="[\w -]+")?( id="[\w-]+")?/)
      .map { "\($0.1)\($0.2 ?? "")\($0.3 ?? "")" }
  }

  @Test func `a table ends where a section has content above it, and another begins below`()
    async throws
  {
    let html = try await Self.body(
      of: Guide(
        above: [
          .days: [.text("# Days\n\nA day.\n\n### Hours")], .empty: [.text("Alone.")],
        ], closing: [.text("The end.")]))
    #expect(
      Self.outline(html) == [
        "table class=\"screen inset-grouped\"",
        "div class=\"prose\" id=\"passage\"", "h2 id=\"days-2\"", "p", "h3 id=\"hours\"",
        "table class=\"screen inset-grouped\"",
        "div class=\"prose\" id=\"passage-2\"", "p", "table class=\"screen inset-grouped\"",
        "div class=\"prose\" id=\"passage-3\"", "p",
      ])
    #expect(html.contains("Guide, continued") && !html.contains("empty"))
  }

  @Test func `only a page with content has the stylesheet of texts`() async throws {
    let plain = try await Self.pages(of: Guide())
    #expect(plain["assets/content.css"] == nil)
    #expect(plain["index.html"]?.contains("content.css") == false)
    let full = try await Self.pages(of: Guide(closing: [.text("The end.")]))
    #expect(full["assets/content.css"] != nil)
    #expect(full["index.html"]?.contains(#"href="assets/content.css""#) == true)
  }

  @Test func `what is beside a section's rows shares a part of the page with them`() async throws {
    let html = try await Self.body(
      of: Guide(above: [
        .days: [
          .text("Words."),
          .figure(Figure("a.svg", alt: "A", frame: .phone, placement: .beside)),
        ]
      ]), files: [Self.svg(at: "a.svg", 600, 1200)])
    #expect(
      Self.outline(html) == [
        "table class=\"screen inset-grouped\"", "div class=\"beside\"",
        "div class=\"prose\" id=\"passage\"", "p", "div class=\"side\"",
        "figure class=\"picture\"", "div class=\"phone\"", "div",
        "table class=\"screen inset-grouped\"",
      ])
    #expect(html.contains(#"<img src="a.svg" alt="A" width="260" height="520" decoding="async"/>"#))
  }

  private static func svg(at path: SitePath, _ width: Int, _ height: Int) -> SiteFile {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)"/>"#
    return SiteFile(at: path, Array(text.utf8))
  }

  @Test(
    arguments: [
      (Figure("a.svg", alt: ""), #"alt="" width="300" height="150""#),
      (Figure("a.svg", alt: "", width: 100), #"width="100" height="50""#),
      (Figure("a.svg", alt: "", height: 100), #"width="200" height="100""#),
      (Figure("a.svg", alt: "", width: 7, height: 9), #"width="7" height="9""#),
      (Figure("a.svg", alt: "", frame: .phone), #"width="260" height="130""#),
    ])
  func `the size of a picture follows from its file`(figure: Figure, size: String) async throws {
    let html = try await Self.body(
      of: Guide(closing: [.figure(figure)]), files: [Self.svg(at: "a.svg", 300, 150)])
    #expect(html.contains(size))
  }

  @Test func `a dark variant is the source for those who prefer dark colours`() async throws {
    let html = try await Self.body(
      of: Guide(closing: [.figure(Figure("a.svg", alt: "A", caption: "B & c", dark: "d.svg"))]),
      files: [Self.svg(at: "a.svg", 30, 15), Self.svg(at: "d.svg", 30, 15)])
    #expect(
      html.contains(
        """
        <figure class="picture"><picture><source media="(prefers-color-scheme: dark)" \
        srcset="d.svg"/><img src="a.svg" alt="A" width="30" height="15" decoding="async"/>\
        </picture><figcaption>B &amp; c</figcaption></figure>
        """))
  }

  @Test func `a picture in a text is a figure with its title as the caption`() async throws {
    let html = try await Self.body(
      of: Guide(closing: [.text("![A *map*](a.svg \"Words\")\n\nSee ![B](a.svg).")]),
      files: [Self.svg(at: "a.svg", 30, 15)])
    let image = #"width="30" height="15""#
    #expect(
      html.contains(
        """
        <figure class="picture"><img src="a.svg" alt="A map" \(image) decoding="async"/>\
        <figcaption>Words</figcaption></figure>
        """))
    #expect(html.contains("<p>See <img src=\"a.svg\" alt=\"B\" \(image) loading=\"lazy\""))
  }

  @Test func `all mistakes in texts and pictures are errors of the build, by their places`() {
    let screen = Guide(
      above: [
        .stops: [.text("<b>")], .days: [.figure(Figure("gone.png", alt: "A"))],
        .rest: [.text(at: "Missing.md")],
      ], closing: [.text("![](a.png) [x](javascript:a)")])
    #expect {
      try Manual(front: .screen(screen)).publication()
    } throws: { error in "\(error)".contains("Missing.md") && "\(error)".contains("no such file") }
    var readable = screen
    readable.above[.rest] = nil
    #expect {
      try Manual(front: .screen(readable)).publication()
    } throws: { error in
      let lines = "\(error)".split(separator: "\n")
      return lines.count == 3 && lines.allSatisfy { $0.contains("ScreenContentTests.swift:") }
        && lines[0].contains("the HTML tag \"<b>\"") && lines[1].contains("has no text for those")
    }
    readable.above[.stops] = nil
    readable.closing = []
    #expect {
      try Manual(front: .screen(readable)).publication()
    } throws: { error in
      "\(error)" == """
        index.html: a figure shows "gone.png", which is not a file of the site. Add it to the \
        site's files, or fix the path.
        """
    }
  }

  @Test func `a picture whose size can't be read needs one`() {
    let files = [SiteFile(at: "a.png", [1, 2, 3])]
    #expect {
      let screen = Guide(closing: [.figure(Figure("a.png", alt: "A"))])
      _ = try Manual(front: .screen(screen), files: files).publication()
    } throws: { error in "\(error)".contains("whose size can't be read. Give it a width") }
    #expect(throws: Never.self) {
      let figure = Figure("a.png", alt: "A", width: 10, height: 10)
      let screen = Guide(closing: [.figure(figure)])
      _ = try Manual(front: .screen(screen), files: files).publication()
    }
  }

  @Test func `a link to a page that is not there is known by its line in the Swift file`() throws {
    let screen = Guide(closing: [.text("[gone](gone.html#a)"), .text("![A](b.svg)")])
    let references = try Manual(front: .screen(screen)).publication().prose.flatMap(\.references)
    #expect(references.map { $0.path.map { "\($0)" } } == ["gone.html", "b.svg"])
  }

  @Test func `identifiers of headings are not those of rows, sections and fields`() async throws {
    let heading = ["Stops", "Row 1 1", "Section 3", "Main", "Variants title", "Stops"]
    let html = try await Self.body(
      of: Guide(closing: [.text(heading.map { "## \($0)\n" }.joined())]))
    #expect(
      html.matches(of: /<h2 id="([\w-]+)"/).map { String($0.1) } == [
        "stops-2", "row-1-1-2", "section-3", "main-2", "variants-title-2", "stops-3",
      ])
  }

  private struct Trip: Sendable {
    var isShared = false
    var days = 1
  }

  private struct Built: BuiltForm {
    var model = Trip()
    let title = "Trip"

    var body: [Section] {
      Section {
        Toggle("shared", "Share", \.isShared).and("days", "Days", .stepper(\.days, in: 1...9))
      }
      Text("## Shared field\n\nWith friends.").visible(when: .isOn(\.isShared))
      Text("## Shared days field\n\nUntil then.")
    }
  }

  @Test func `what is above a section comes and goes with it`() async throws {
    let files = try await Self.pages(of: Built())
    let page = try #require(files["index.html"])
    #expect(page.contains(#"<div class="prose" id="passage" data-when="1">"#))
    #expect(page.contains(#"<h2 id="shared-days-field-2">"#))
    #expect(page.contains(#"<h2 id="shared-field-2">"#))
    #expect(files["assets/conditions/index.css"]?.contains(#"[data-when="1"]"#) == true)
  }

  @Test func `the search of a site finds texts, by their headings`() async throws {
    let files = try await Self.pages(of: Guide(closing: [.text("## Plan\n\nWalk *uphill*.")]))
    let found = files.filter { $0.key.hasPrefix("search/") }.map(\.value).joined()
    #expect(found.contains("Walk uphill.") && found.contains("plan"))
  }
}
