import Publishing
import Records
import Rendering
import TestSupport
import Testing

@testable import Catalogues

@Suite struct TableCatalogueTests {
  private func publish(
    _ text: String, named name: String = "people.csv", pageSize: Int = 50, base: String = "",
    hasExports: Bool = false, hasDownload: Bool = false, sortable: [String] = []
  ) async throws -> [String: String] {
    var extras = CatalogueExtras()
    extras.hasExports = hasExports
    extras.hasDownload = hasDownload
    return try await publishedTable(
      text, named: name, titled: "People", by: pageSize, with: extras, at: base, workers: 2
    ) { $0.sorted = sortable }
  }

  private func table(_ page: String?) -> [Substring] {
    let lines = (page ?? "").split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.contains("<table") }),
      let end = lines.firstIndex(of: "</table>")
    else { return [] }
    return Array(lines[start..<end])
  }

  @Test func `a table is drawn as it is, its numbers aligned by a stylesheet`() async throws {
    let files = try await publish(
      """
      name,born,site,mail,
      "Ada <b>""V"" ",1815,https://example.org/?a=1&b='2',mailto:ada@example.org,x
      Bo,-3.5,http://example.org,bo@example.org," "
      Cem,,javascript:alert(1),//example.org,"two
      lines"
      """)
    #expect(
      files.keys.sorted() == [
        "assets/catalogue.css", "assets/columns.css", "assets/explore.css", "assets/explore.js",
        "assets/explorer.js", "assets/icon.svg", "assets/lead.js", "assets/pages.css",
        "assets/rows.css", "index.html", "rows/index.html", "search.html", "search/e0.js",
        "search/extras.js", "search/facets.js", "search/k0_0.js",
        "search/lines.js", "search/order.js", "search/r0.js", "search/root.js", "search/suggest.js",
        "search/take.js", "search/w0.js", "search/x0.js",
      ])
    #expect(
      table(files["rows/index.html"]).joined(separator: "\n") == #"""
        <table class="listing">
        <caption id="caption" class="vh">All rows, 3 rows</caption>
        <thead><tr><th scope="col" data-order="">name</th>\#
        <th scope="col" data-order="">born</th><th scope="col" data-order="">site</th>\#
        <th scope="col" data-order="">mail</th>\#
        <th scope="col" data-order="">Column 5</th></tr></thead>
        <tbody>
        <tr id="row-1"><th scope="row">Ada &lt;b&gt;&quot;V&quot; </th><td>1815</td>\#
        <td><a href="https://example.org/?a=1&amp;b=%272%27">example.org/?a=1&amp;b='2'</a></td>\#
        <td><a href="mailto:ada@example.org">ada@example.org</a></td><td>x</td></tr>
        <tr id="row-2"><th scope="row">Bo</th><td>-3.5</td>\#
        <td><a href="http://example.org">example.org</a></td>\#
        <td>bo@example.org</td><td></td></tr>
        <tr id="row-3"><th scope="row">Cem</th><td></td><td>javascript:alert(1)</td>\#
        <td>//example.org</td><td>two
        lines</td></tr>
        </tbody>
        """#)
    #expect(
      files["assets/columns.css"] == #"""
        @layer base {
        @media print, (width >= 40rem) {
        .listing tr:not(.group) > :is(:nth-child(2):where(:not(.moved *)), .c2) { text-align: var(--end-side); }
        }
        @media screen and (width >= 40rem) {
        .listing tbody tr:not(.group, :has(> th > details)) > * { max-inline-size: none; }
        }
        td:is(:nth-child(2):where(:not(.moved *)), .c2) { --name: "born"; }
        td:is(:nth-child(3):where(:not(.moved *)), .c3) { --name: "site"; }
        td:is(:nth-child(4):where(:not(.moved *)), .c4) { --name: "mail"; }
        td:is(:nth-child(5):where(:not(.moved *)), .c5) { --name: "Column 5"; }
        @media screen and (width < 40rem) {
        .listing tbody tr:not(.group) > :is(:nth-child(2):where(:not(.moved *)), .c2) { \#
        order: 3; min-inline-size: 6.5rem; margin-block-start: .375rem; }
        .listing tbody tr:not(.group) > :is(:is(:nth-child(3), :nth-child(4), :nth-child(5)):where(:not(.moved *)), \#
        .c3, .c4, .c5) { order: 4; flex-basis: 100%; unicode-bidi: normal; }
        .listing td:is(:is(:nth-child(2), :nth-child(3), :nth-child(4), :nth-child(5)):where(:not(.moved *)), \#
        .c2, .c3, .c4, .c5)::before {
        content: var(--name) "\2068 " / ""; margin-inline-end: .375rem; color: var(--quiet); font-size: var(--t2);
        }
        .listing td:is(:nth-child(2):where(:not(.moved *)), .c2)::before { display: block; }
        }
        }

        """#)
    let page = try #require(files["rows/index.html"])
    #expect(page.contains(#"<link rel="stylesheet" href="../assets/columns.css"/>"#))
    #expect(files["index.html"]?.contains("columns.css") == false)
  }

  @Test func `a colour is seen, and what begins with www is a link`() async throws {
    let files = try await publish("name,colour,site\nAnn,#ff8800,www.a.org/b\nBo,,www.b.org")
    #expect(
      table(files["rows/index.html"]).filter { $0.hasPrefix("<tr id") } == [
        """
        <tr id="row-1"><th scope="row">Ann</th><td><svg xmlns="http://www.w3.org/2000/svg" \
        class="swatch" viewBox="0 0 1 1" aria-hidden="true">\
        <path fill="#ff8800" d="M0 0h1v1H0z"/></svg>#ff8800</td>\
        <td><a href="https://www.a.org/b">a.org/b</a></td></tr>
        """,
        """
        <tr id="row-2"><th scope="row">Bo</th><td></td>\
        <td><a href="https://www.b.org">b.org</a></td></tr>
        """,
      ])
  }

  @Test func `the style of a listing is at most 24 kilobytes`() async throws {
    let columns = (0..<14).map { "Column of the name \($0)" }.joined(separator: ",")
    let cells = (0..<14).map { "\($0 * 3)" }.joined(separator: ",")
    let files = try await publish("\(columns)\n\(cells)\n")
    let page = try #require(files["rows/index.html"])
    let sheets = page.matches(of: /href="..\/(assets\/\w+.css)"/).map { String($0.1) }
    #expect(sheets.count == 4)
    #expect(sheets.reduce(0) { $0 + (files[$1]?.utf8.count ?? 0) } <= 24_000)
  }

  @Test func `a cell is drawn as what all of its column is`() async throws {
    let files = try await publish(
      """
      sound,who,picture,length,day
      https://a.org/1.mp3,ana@a.org,https://a.org/1.jpg,0:45,2026-11-22
      http://a.org/2.ogg,mailto:bo@b.org,//a.org/2.png?big,75:30,2026-11-21
      ,,,,
      """)
    #expect(
      table(files["rows/index.html"]).filter { $0.hasPrefix("<tr id") } == [
        """
        <tr id="row-1"><th scope="row">1</th><td><a class="play" href="https://a.org/1.mp3">Play</a>\
        </td><td><a href="mailto:ana@a.org">ana@a.org</a></td>\
        <td><a href="https://a.org/1.jpg">a.org/1.jpg</a></td><td>0:45</td>\
        <td>2026-11-22</td></tr>
        """,
        """
        <tr id="row-2"><th scope="row">2</th><td><a href="http://a.org/2.ogg">Play</a></td>\
        <td><a href="mailto:bo@b.org">bo@b.org</a></td>\
        <td>//a.org/2.png?big</td><td>75:30</td><td>2026-11-21</td></tr>
        """,
        """
        <tr id="row-3"><th scope="row">3</th><td></td><td></td><td></td><td></td><td></td></tr>
        """,
      ])
    #expect(files["rows/index.html"]?.contains("assets/player.js") == true)
    #expect(files["assets/player.js"] != nil)
    #expect(files["assets/columns.css"]?.contains(":is(:nth-child(1), :nth-child(5))") == true)
    for words in [
      "2 audio files", "2 email addresses", "2 images", "2 durations", "2 dates",
    ] {
      #expect(
        files["index.html"]?.contains(">\(words), all unique, 1 missing") == true, "\(words)")
    }
  }

  @Test func `every page has its rows as files, if that is asked for`() async throws {
    let files = try await publish("n\n1\n2\n3\n", pageSize: 2, hasExports: true)
    #expect(files["rows/index.csv"] == "\u{FEFF}n\r\n1\r\n2\r\n")
    #expect(files["rows/page-2.json"] == "[\n{\"n\":3}\n]\n")
    let page = try #require(files["rows/page-2.html"])
    #expect(page.contains(#"href="page-2.csv" download="rows-page-2.csv""#))
    #expect(page.contains(#"href="page-2.json" download="rows-page-2.json""#))
    let empty = try await publish("n\n", hasExports: true)
    #expect(empty.keys.contains { $0.contains("csv") } == false)
  }

  @Test func `search engines are told of no page that has the rows in another order`() async throws
  {
    let files = try await publish(
      "n\n1\n2\n3\n", pageSize: 2, base: "https://example.org/", sortable: ["n"])
    #expect(files["sorted/n/down/page-2.html"] != nil)
    let sitemap = try #require(files["sitemap.xml"])
    #expect(sitemap.contains("rows/page-2.html") && !sitemap.contains("sorted"))
  }

  @Test(arguments: [1, 1_000, 2_001, 30_000])
  func `all rows can be taken along, in one file of each form`(count: Int) async throws {
    let rows = 0..<count
    let files = try await publish(
      "n\n" + rows.map { "\($0)\n" }.joined(), pageSize: 10_000, hasDownload: true)
    #expect(files["rows/all.csv"] == "\u{FEFF}n\r\n" + rows.map { "\($0)\r\n" }.joined())
    let objects = rows.map { "{\"n\":\($0)}" }
    #expect(files["rows/all.json"] == "[\n" + objects.joined(separator: ",\n") + "\n]\n")
    #expect(files["rows/all.ndjson"] == objects.map { $0 + "\n" }.joined())
    let home = try #require(files["index.html"])
    let size = try #require(files["rows/all.csv"]).utf8.count
    let words = count > 24_000 ? "about 199 kB" : "\(ByteCount(size))"
    #expect(home.contains(#"<a href="rows/all.csv" download="People.csv">CSV</a> \#(words)</li>"#))
    // Sizes would make every page another when a row comes.
    let listing = try #require(files["rows/index.html"])
    #expect(listing.contains(#"<a href="all.csv" download="People.csv">CSV</a></li>"#))
  }

  @Test func `a table without sounds has no player`() async throws {
    let files = try await publish("a,b\n1,https://a.org/1.mp3\n2,https://a.org/2\n")
    #expect(files["rows/index.html"]?.contains("player") == false)
    #expect(files["assets/player.js"] == nil)
    #expect(files["index.html"]?.contains(">2 links, all unique<") == true)
  }

  @Test func `the front page says what there is`() async throws {
    let files = try await publish("name,born,none\nAda,1815,\nBo,-3.5,\nCem\nDee,,\n")
    let home = try #require(files["index.html"])
    let cards = home.matches(of: /(?s)<section class="card">.*?<\/section>/).map {
      String($0.output.replacing(/<[^>]*>/, with: " ")).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    #expect(
      cards == [
        "name 3 values, all unique", "born -3.5 1815 2 numbers, all unique, 1 missing",
        "none No values",
      ])
    #expect(
      home.contains("<div><dt>Rows</dt><dd>3</dd></div>\n<div><dt>Columns</dt><dd>3</dd></div>"))
    #expect(
      files["index.html"]?.contains(
        """
        <p class="lead">people.csv: 3 rows in 3 columns. 1 row was skipped: it does not match \
        the columns.</p>
        """) == true)
    #expect(files["rows/index.html"]?.contains(#"<tr id="row-4"><th scope="row">Dee</th>"#) == true)
  }

  @Test func `rows that the first column does not name are named by their numbers`() async throws {
    let files = try await publish(
      #"[{"a": "x", "b": 1}, {"b": 2}, {"a": "\u200B", "b": 3}]"#, named: "in.json")
    #expect(
      table(files["rows/index.html"]).suffix(6) == [
        """
        <thead><tr><th scope="col">Row</th><th scope="col">a</th>\
        <th scope="col" data-order="">b</th></tr></thead>
        """,
        "<tbody>",
        #"<tr id="row-1"><th scope="row">1</th><td>x</td><td>1</td></tr>"#,
        #"<tr id="row-2"><th scope="row">2</th><td></td><td>2</td></tr>"#,
        #"<tr id="row-3"><th scope="row">3</th><td></td><td>3</td></tr>"#,
        "</tbody>",
      ])
    #expect(files["assets/columns.css"]?.contains(":is(:nth-child(1), :nth-child(3))") == true)
  }

  @Test func `pages are where arithmetic says, and name their neighbours`() async throws {
    let lines = (1...120).map { "\($0)\n" }.joined()
    let files = try await publish("n\n\(lines)", base: "https://example.org/t/")
    #expect(
      files.keys.filter { $0.hasPrefix("rows/") }.sorted()
        == ["rows/index.html", "rows/page-2.html", "rows/page-3.html"])
    let page = try #require(files["rows/page-2.html"])
    #expect(page.contains("51 to 100 of 120 rows</caption>"))
    #expect(page.contains("<title>All rows, page 2 of 3 – People</title>"))
    #expect(page.contains(#"<tr id="row-51"><th scope="row">51</th></tr>"#))
    #expect(page.contains(#"<link rel="next" href="https://example.org/t/rows/page-3.html"/>"#))
    #expect(files["sitemap.xml"]?.contains("https://example.org/t/rows/page-3.html") == true)
    // The page for what is not there is shown at any address.
    let notFound = try #require(files["404.html"])
    let references = notFound.matches(of: /(?:href|src|action)="(.*?)"/).map { String($0.1) }
    #expect(references.contains("https://example.org/t/assets/catalogue.css"))
    #expect(references.contains("https://example.org/t/rows/"))
    #expect(references.filter { !$0.hasPrefix("https://example.org/t/") } == ["#main"])
    #expect(files["sitemap.xml"]?.contains("404") == false)
  }

  @Test func `a table with places has a map of what is found, and others have none`() async throws {
    let files = try await publish(
      "name,lat,lon\nOslo,59.9,10.7\nNowhere,,\nPole,-90,180\n")
    #expect(files["search/map.js"] != nil && files["assets/land.svg"] != nil)
    #expect(files["rows/index.html"]?.contains(#" data-land="../assets/land.svg""#) == true)
    let places = try #require(files["search/p0.js"])
    // Two lines, of three digits a row.
    let codes = try #require(places.firstMatch(of: /"p0","(.{9})\\n(.{9})"/))
    #expect(codes.1.dropFirst(3) == "     !" && codes.2.dropFirst(3) == "   ~~~")
    let others = try await publish("name,lat,lon\nOslo,north,east\n")
    #expect(others.keys.allSatisfy { !$0.hasSuffix("/map.js") && !$0.hasSuffix("/p0.js") })
    #expect(others["rows/index.html"]?.contains("data-land") == false)
  }

  @Test(arguments: ["", "a,b\n", "\u{FEFF}"])
  func `no rows are a site that says so`(text: String) async throws {
    let files = try await publish(text)
    #expect(
      files.keys.sorted() == [
        "assets/catalogue.css", "assets/explorer.js", "assets/icon.svg", "assets/lead.js",
        "assets/pages.css", "assets/rows.css", "index.html", "rows/index.html", "search.html",
        "search/extras.js", "search/facets.js", "search/order.js", "search/root.js",
        "search/suggest.js", "search/take.js",
      ])
    #expect(files["rows/index.html"]?.contains("<p>There are no rows to show.</p>") == true)
    #expect(files["search.html"]?.contains("search-browse") == false)
    let columns = text == "a,b\n" ? 2 : 0
    #expect(files["index.html"]?.contains("people.csv: 0 rows in \(columns) columns.") == true)
  }

  @Test(
    arguments: [
      "<script>alert(1)</script>", "]]>", "<!--", "&#0;", "\u{301}", "<\u{301}b>", "\u{1}\u{7F}",
      "\u{FFFE}\u{FFFF}", "https://", "https://user@example.org/", "https://example.org/%zz%",
      "HTTPS://EXAMPLE.ORG:70000/", "https://example.org:80/a b", "mailto:a%@example.org",
      "mailto:&'@example.org", "https://exa_mple.org/", "https://[::1]/", "http:x", "https:",
      "https:///", "https://example.org/\u{202E}", "https://example.org/\"><script>", "\r\r",
    ])
  func `whatever a cell or a name holds, the pages are valid`(text: String) async throws {
    let cell = "\"\(text.replacing("\"", with: "\"\""))\""
    let files = try await publish("\(cell),b,\(cell)\n\(cell),\(cell),\(cell)\n,,\n")
    #expect(files["rows/index.html"]?.contains("row-2") == true)
  }
}
