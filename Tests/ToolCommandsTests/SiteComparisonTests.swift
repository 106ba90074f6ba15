import Publishing
import Rendering
import Screens
import Store
import TestSupport
import Testing

@testable import ToolCommands

/// What is said of two folders of pages.
@Suite struct SiteComparisonTests {
  /// A page that shows rows, or whatever else is in its `<main>`.
  static func page(_ title: String, _ main: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml"><head><title>\(title)</title></head>
    <body><main><h1>\(title)</h1>\(main)</main></body></html>
    """
  }

  /// A table of one body, whose rows have an identifier, a name and a value.
  static func table(_ rows: [(id: String, name: String, value: String)]) -> String {
    let lines = rows.map { row in
      let id = row.id.isEmpty ? "" : " id=\"\(row.id)\""
      return "<tr\(id)><th scope=\"row\">\(row.name)</th><td>\(row.value)</td></tr>"
    }
    return "<table><tbody>\(lines.joined())</tbody></table>"
  }

  /// What is different between two folders, given by their files, as text.
  static func text(
    _ old: [String: String], _ new: [String: String], limit: Int = 20
  ) throws -> String {
    try difference(old, new, limit: limit).text
  }

  static func difference(
    _ old: [String: String], _ new: [String: String], limit: Int = 20
  ) throws -> SiteDifference {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    for (folder, files) in [("old", old), ("new", new)] {
      for (file, text) in files { try sandbox.put(text, at: "\(folder)/\(file)") }
    }
    return try SiteComparison.difference(
      from: SiteBuild(sandbox("old")), to: SiteBuild(sandbox("new")), limit: limit)
  }

  /// A change of the one page there is.
  private func text(_ old: String, _ new: String) throws -> String {
    try Self.text(["p.html": Self.page("P", old)], ["p.html": Self.page("P", new)])
  }

  // MARK: - Pages and files

  @Test(arguments: [
    "page-02.html", "page-0.html", "page-+2.html", "page-99999999999999999999.html",
  ])
  func `a page that is numbered in another way is a page by itself`(_ name: String) throws {
    let text = try Self.text(
      ["x/\(name)": Self.page("T", "<p>x</p>")], ["x/\(name)": Self.page("T", "<p>y</p>")])
    #expect(
      text == """
        x/\(name) "T"
          - x
          + y
        1 row added and 1 row removed
        """)
  }

  @Test func `two that are the same have no differences`() throws {
    let files = ["index.html": Self.page("A", ""), "a.css": "x"]
    #expect(try Self.text(files, files) == "no differences")
    #expect(try Self.difference(files, files).isEmpty)
  }

  @Test func `pages and files come, go and move`() throws {
    let old = [
      "index.html": Self.page("A", ""), "gone.html": Self.page("Gone", "<p>x</p>"),
      "b.html": Self.page("B", "<p>y</p>"), "a.css": "x", "b.css": "x",
    ]
    let new = [
      "index.html": Self.page("A", ""), "new/come.html": Self.page("Come", "<p>z</p>"),
      "new/b.html": Self.page("B", "<p>y</p>"), "a.css": "y", "c.css": "x",
    ]
    #expect(
      try Self.text(old, new) == """
          > B: "b.html" → "new/b.html"
          + new/come.html Come
          - gone.html Gone
          ~ a.css
          - b.css
          + c.css
        1 page added, 1 page removed, 1 page moved, 1 file added, 1 file removed and 1 file changed
        """)
  }

  @Test func `titles, introductions and columns are compared`() throws {
    let head = "<thead><tr><th>A</th><th>B</th></tr></thead>"
    let old = Self.page(
      "P", "<p class=\"introduction\">I 1</p><table>\(head)<tr><td>x</td><td>1</td></tr></table>")
    let new = old.replacing("<h1>P", with: "<h1>Q").replacing("I 1", with: "I 2")
      .replacing("<th>B", with: "<th>C</th><th>B").replacing("<td>1", with: "<td>0</td><td>1")
    #expect(
      try Self.text(["p.html": old], ["p.html": new]) == """
        p.html "Q"
          ~ title: "P" → "Q"
          ~ introduction: "I 1" → "I 2"
          ~ columns: "A, B" → "A, C, B"
        1 page retitled, 1 introduction reworded and 1 table with other columns
        """)
  }

  @Test func `what only looks differ in is counted`() throws {
    #expect(
      try text("<p>x</p>", "<p><b>x</b></p>") == "1 page that differs only in what is not compared")
    #expect(
      try Self.text(
        ["a.html": "<p>x</p>", "search/a.js": "1", "sitemap.xml": "1"],
        ["a.html": "<p>x</p>", "search/a.js": "2", "sitemap.xml": "2"])
        == "2 files that differ only in what is not compared")
  }

  // MARK: - Sections and rows

  /// A row of three words between bars.
  private static func rows(_ text: String) -> [(String, String, String)] {
    text.split(separator: ", ").map { row in
      let parts = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts[1], parts[2])
    }
  }

  @Test(arguments: [
    ("a|A|1, b|B|2", "a|A|1, c|C|3, b|B|2", "  + C · 3\n1 row added"),
    ("a|A|1, b|B|2", "b|B|2", "  - A · 1\n1 row removed"),
    ("a|A|1", "a|B|1", "  ~ \"A\" → \"B\"\n1 row reworded"),
    ("a|A|1", "a|A|2", "  ~ A: \"1\" → \"2\"\n1 row with other values"),
    ("a|A|, b|B|, c|C|, d|D|", "d|D|, a|A|, b|B|, c|C|", "  > D: place \"4\" → \"1\"\n1 row moved"),
    (
      "a|A|1, b|B|2", "b|B|2, a|A|3",
      "  > A: place \"1\" → \"2\"\n  ~ A: \"1\" → \"3\"\n1 row moved and 1 row with other values"
    ),
    // Without identifiers, and with those that only count.
    ("|A|1, |B|2", "|A|1, |C|3, |B|2", "  + C · 3\n1 row added"),
    ("row-1|A|1, row-2|B|2", "row-1|C|3, row-2|A|1, row-3|B|2", "  + C · 3\n1 row added"),
    (
      "row-1-1|A|1, row-1-2|B|2", "row-1-1|A|1, row-1-2|B|3",
      "  ~ B: \"2\" → \"3\"\n1 row with other values"
    ),
    (
      "|Buy us a coffee|", "|Buy us some coffee|",
      "  ~ \"Buy us a coffee\" → \"Buy us some coffee\"\n1 row reworded"
    ),
    ("|Rate|", "|Review|", "  - Rate\n  + Review\n1 row added and 1 row removed"),
    ("|A|1, |A|1", "|A|1", "  - A · 1\n1 row removed"),
  ])
  func `a row is told by its identifier, or else by what it says`(
    old: String, new: String, lines: String
  ) throws {
    #expect(
      try text(Self.table(Self.rows(old)), Self.table(Self.rows(new))) == "p.html \"P\"\n" + lines)
  }

  @Test func `a row that says the same under another identifier is another row`() throws {
    #expect(
      try text(Self.table([("a", "A", "1")]), Self.table([("b", "A", "1")])) == """
        p.html "P"
          - A · 1
          + A · 1
        1 row added and 1 row removed
        """)
  }

  @Test func `links are compared, not where in a list they lead`() throws {
    let old =
      #"<p id="a"><a href="l/page-2.html#row-3">x</a></p><p id="b"><a href="c.html">y</a></p>"#
    let new =
      #"<p id="a"><a href="l/index.html#row-2">x</a></p><p id="b"><a href="d.html">y</a></p>"#
    #expect(
      try text(old, new) == """
        p.html "P"
          ~ y: link "c.html" → "d.html"
        1 row with other links
        """)
  }

  private func sections(_ sections: [(name: String, rows: [String])]) -> String {
    sections.map { section in
      "<h2>\(section.name)</h2>" + section.rows.map { "<p id=\"\($0)\">Row \($0)</p>" }.joined()
    }.joined()
  }

  @Test func `sections come, go, move and are renamed, with their rows`() throws {
    let old = sections([("A", ["1", "2"]), ("B", ["3", "4"]), ("C", ["5"]), ("D", ["6"])])
    let new = sections([("B", ["3", "4"]), ("A", ["1"]), ("E", ["7", "2"]), ("F", ["6"])])
    #expect(
      try text(old, new) == """
        p.html "P"
          - section C
          ~ section: "D" → "F"
          > section A
          + section E
          - Row 5 in "C"
          + Row 7 in "E"
          > Row 2: section "A" → "E"
        1 section added, 1 section removed, 1 section renamed, 1 section moved, 1 row added, 1 row removed \
        and 1 row moved
        """)
  }

  @Test func `controls say what they are at`() throws {
    func control(_ control: String) -> String {
      "<table><tbody><tr id=\"a\"><th>A</th><td>\(control)</td></tr></tbody></table>"
    }
    #expect(
      try text(
        control(#"<input type="checkbox"/>"#),
        control(#"<input type="checkbox" checked="checked"/>"#)) == """
          p.html "P"
            ~ A: "[ ]" → "[x]"
          1 row with other values
          """)
    #expect(
      try text(
        control(#"<select><option selected="selected">x</option><option>y</option></select>"#),
        control(#"<select><option>x</option><option selected="selected">y</option></select>"#))
          == """
          p.html "P"
            ~ A: "x" → "y"
          1 row with other values
          """)
  }

  @Test func `a long text is cut to where it differs`() throws {
    let words = String(repeating: "word ", count: 60)
    #expect(
      try text("<p id=\"a\">\(words)one</p>", "<p id=\"a\">\(words)two</p>") == """
        p.html "P"
          ~ "…word word word word word word one" → "…word word word word word word two"
        1 row reworded
        """)
  }

  // MARK: - Lists

  /// The pages of a list in a folder, of two rows each.
  static func list(_ rows: [(String, String, String)], in folder: String) -> [String: String] {
    var files: [String: String] = [:]
    for start in stride(from: 0, to: rows.count, by: 2) {
      let name = start == 0 ? "index" : "page-\(start / 2 + 1)"
      files["\(folder)/\(name).html"] = page("L", table(Array(rows[start...].prefix(2))))
    }
    return files
  }

  private static let rows = (1...9).map { ("r\($0)", "Row \($0)", "\($0)") }

  @Test func `rows that slide from page to page have not moved`() throws {
    let new = [("r0", "Row 0", "0")] + Self.rows
    #expect(
      try Self.text(Self.list(Self.rows, in: "l"), Self.list(new, in: "l")) == """
        l/index.html "L"
          + Row 0 · 0
        1 row added, and 4 pages that follow from it
        """)
    let numbered = { (rows: [(String, String, String)]) in
      Self.list(rows.enumerated().map { ("row-\($0 + 1)", $1.1, $1.2) }, in: "l")
    }
    #expect(
      try Self.text(numbered(Self.rows), numbered(new)) == """
        l/index.html "L"
          + Row 0 · 0
        1 row added, and 4 pages that follow from it
        """)
  }

  @Test func `one row that has moved far is one line`() throws {
    let new = Array(Self.rows.dropFirst()) + [Self.rows[0]]
    #expect(
      try Self.text(Self.list(Self.rows, in: "l"), Self.list(new, in: "l")) == """
        l/index.html "L"
          > Row 1: page "1" → "5"
        1 row moved, and 4 pages that follow from it
        """)
  }

  @Test func `a catalogue's other pages follow from its list`() throws {
    func catalogue(_ rows: [(String, String, String)]) -> [String: String] {
      var files = Self.list(rows, in: "rows")
      files["index.html"] = Self.page("C", "<p class=\"introduction\">\(rows.count) rows</p>")
      files["summary.html"] = Self.page("Summary", Self.table(rows))
      files["by/x/index.html"] = Self.page("X", Self.table(rows))
      files["rows/\(rows.count).json"] = "[]"
      return files
    }
    #expect(
      try Self.text(catalogue(Self.rows), catalogue(Self.rows.dropLast())) == """
        rows/index.html "L"
          - Row 9 · 9
        1 row removed, and 3 pages and 2 files that follow from it
        """)
  }

  @Test func `a catalogue that comes is one page`() throws {
    let front = ["index.html": Self.page("A", "<p>x</p>")]
    var files = Self.list(Self.rows, in: "c/rows")
    files["c/index.html"] = Self.page("C", "")
    files["c/rows/0/r1.html"] = Self.page("R1", "")
    #expect(
      try Self.text(front, files.merging(front) { $1 }) == """
          + c/index.html C
        1 page added, and 6 pages that follow from it
        """)
  }

  @Test func `a page of the site's own is never taken for a catalogue's`() throws {
    var files = Self.list(Self.rows, in: "rows")
    files["index.html"] = Self.page("A", "<p>x</p>")
    files["summary.html"] = Self.page("S", "<p id=\"s\">y</p>")
    files["help.html"] = Self.page("H", "")
    var other = files.merging(Self.list(Self.rows.dropLast(), in: "rows")) { $1 }
    other["rows/page-5.html"] = nil
    other["summary.html"] = Self.page("S", "<p id=\"s\">z</p>")
    #expect(
      try Self.text(files, other) == """
        rows/index.html "L"
          - Row 9 · 9
        summary.html "S"
          ~ "y" → "z"
        1 row removed and 1 row reworded
        """)
  }

  @Test func `a column that comes or goes is not a change of every row`() throws {
    func list(_ columns: [String], _ cells: (Int) -> [String]) -> [String: String] {
      let head = columns.map { "<th>\($0)</th>" }.joined()
      let rows = (1...4).map { row in
        "<tr id=\"r\(row)\">" + cells(row).map { "<td>\($0)</td>" }.joined() + "</tr>"
      }
      let table = "<table><thead><tr>\(head)</tr></thead><tbody>\(rows.joined())</tbody></table>"
      return ["p.html": Self.page("P", table)]
    }
    #expect(
      try Self.text(
        list(["A", "B"]) { ["\($0)", "x"] },
        list(["A", "C", "B"]) { ["\($0)", "new", $0 == 3 ? "y" : "x"] }) == """
          p.html "P"
            ~ columns: "A, B" → "A, C, B"
            ~ 3: B "x" → "y"
          1 table with other columns and 1 row with other values
          """)
  }

  @Test func `of each kind so many are listed, and all are counted`() throws {
    #expect(
      try Self.text(
        ["p.html": Self.page("P", Self.table(Self.rows))],
        ["p.html": Self.page("P", Self.table(Array(Self.rows.prefix(2))) + "<p>x</p>")], limit: 2)
          == """
          p.html "P"
            - Row 3 · 3
            - Row 4 · 4
            + x
          1 row added and 7 rows removed (2 listed)
          """)
  }

  // MARK: - Sites

  @Test func `two builds of a site are compared by their manifests and pages`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    for (folder, rows) in [("old", ["One", "Two", "Three"]), ("new", ["Two", "Three", "Four"])] {
      let store = try FolderStore(sandbox(folder))
      _ = try await Publisher(to: store, workers: 1).publish(ListSite(rows: rows).publication())
      // Whatever the build did not make is not compared.
      try sandbox.put(folder, at: "\(folder)/CNAME")
    }
    let difference = try SiteComparison.difference(
      from: SiteBuild(sandbox("old")), to: SiteBuild(sandbox("new")))
    #expect(
      difference.text == """
        index.html "List"
          - One
          + Four
        1 row added and 1 row removed, and 4 files that follow from it
        """)
  }

  // MARK: - Strange folders

  @Test func `a page that is cut off, or is none, is said to be unreadable`() throws {
    #expect(
      try Self.text(["a.html": Self.page("A", "<p>x</p>")], ["a.html": "<p>x"]) == """
        a.html ""
          ! line 1: Premature end of data in tag p line 1
        1 page that cannot be read
        """)
  }

  @Test func `names of files are shown, not obeyed, and need not be text`() throws {
    try Sandbox.use { sandbox in
      for (folder, text) in [("old", "x"), ("new", "y")] {
        try sandbox.put("<p>\(text)</p>", at: "\(folder)/\u{1B}[31m.html")
      }
      sandbox.makeFile(in: "new", named: [0xFF] + Array(".html".utf8))
      let difference = try SiteComparison.difference(
        from: SiteBuild(sandbox("old")), to: SiteBuild(sandbox("new")))
      #expect(
        difference.text == """
            + \u{FFFD}.html
          \\u{1B}[31m.html ""
            - x
            + y
          1 row added, 1 row removed and 1 file added
          """)
    }
  }

  @Test func `links to files and folders are not followed, but those that are named are`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.page("A", "<p>x</p>"), at: "old/a.html")
      try sandbox.put(Self.page("B", "<p>x</p>"), at: "outside/b.html")
      try sandbox.put(Self.page("A", "<p>x</p>"), at: "real/a.html")
      try sandbox.makeLink(at: "real/b.html", to: "../outside/b.html")
      try sandbox.makeLink(at: "real/c", to: "../outside")
      try sandbox.makeLink(at: "new", to: "real")
      let difference = try SiteComparison.difference(
        from: SiteBuild(sandbox("old")), to: SiteBuild(sandbox("new")))
      #expect(difference.isEmpty)
    }
  }

  @Test func `a manifest that is not as written is an error`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("x", at: "old/.rowhouse-manifest")
      let error = #expect(throws: (any Error).self) { try SiteBuild(sandbox("old")) }
      #expect(
        error.map { "\($0)" } == """
          cannot compare "\(sandbox("old"))": .rowhouse-manifest:1: expected a line of a \
          manifest of format 2
          """)
    }
  }
}

/// A site of one list.
private struct ListSite: Site {
  enum Page: String, SitePage { case front = "index" }

  let title = "List"
  var rows: [String] = []
  var theme: Theme { Theme(name: "bare", stylesheet: []) }

  func content(of page: Page) -> PageContent { .screen(ListScreen(rows: rows)) }
}

private struct ListScreen: Screen {
  enum Section: CaseIterable { case only }
  let title = "List"
  let rows: [String]

  func rows(in section: Section) -> [String] { rows }
  func cell(for row: String) -> Cell { Cell(row) }
}
