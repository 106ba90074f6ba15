import TestSupport
import Testing

/// What a catalogue tells programs, where its address is known.
@Suite struct FoundSiteTests {
  private static let rows = """
    name,seen,place
    Robin & <Wren>,2026-04-01,Hyde Park
    Blackbird,2026-05-02 07:05,Kew
    Siskin,,Richmond
    Redwing,2026-05-02 06:00,Kew

    """

  private func build(
    _ sandbox: Sandbox, _ words: String..., status: Int32 = 0, error: String? = nil
  ) throws {
    let command = ["table", "birds.csv", "--output", "site", "--title", "Birds"] + words
    let run = try Child(product: "rowhouse", command + ["--quiet"], in: sandbox.path).result()
    #expect(run.output == "" && run.error == error ?? "" && run.status == status, "\(run)")
  }

  @Test func `the newest rows are a feed, with the times of the data`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.rows, at: "birds.csv")
      try build(sandbox, "--base-url", "https://example.org/b", "--feed", "Seen")
      #expect(
        sandbox.text(of: "site/feed.xml") == """
          <?xml version="1.0" encoding="UTF-8"?>
          <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
          <title>Birds</title>
          <id>https://example.org/b/</id>
          <updated>2026-05-02T07:05:00Z</updated>
          <author><name>Birds</name>
          </author>
          <link rel="alternate" href="https://example.org/b/"/>
          <link rel="self" href="https://example.org/b/feed.xml"/>
          <entry>
          <title>Blackbird</title>
          <id>https://example.org/b/#row-2</id>
          <updated>2026-05-02T07:05:00Z</updated>
          <link rel="alternate" href="https://example.org/b/rows/#row-2"/>
          <summary>name: Blackbird; seen: 2026-05-02 07:05; place: Kew</summary>
          </entry>
          <entry>
          <title>Redwing</title>
          <id>https://example.org/b/#row-4</id>
          <updated>2026-05-02T06:00:00Z</updated>
          <link rel="alternate" href="https://example.org/b/rows/#row-4"/>
          <summary>name: Redwing; seen: 2026-05-02 06:00; place: Kew</summary>
          </entry>
          <entry>
          <title>Robin &amp; &lt;Wren&gt;</title>
          <id>https://example.org/b/#row-1</id>
          <updated>2026-04-01T00:00:00Z</updated>
          <link rel="alternate" href="https://example.org/b/rows/#row-1"/>
          <summary>name: Robin &amp; &lt;Wren&gt;; seen: 2026-04-01; place: Hyde Park</summary>
          </entry>
          </feed>

          """)
      let link =
        #"<link rel="alternate" type="application/atom+xml" title="Birds" href="../feed.xml"/>"#
      #expect(sandbox.text(of: "site/rows/index.html")?.contains(link) == true)
    }
  }

  @Test func `a feed has fifty rows at most, the newest, and of one day the first`() throws {
    try Sandbox.use { sandbox in
      let rows = (1...120).map { "r\($0),2026-01-\($0 % 2 == 0 ? "02" : "01")\n" }
      try sandbox.put("name,day\n" + rows.joined(), at: "birds.csv")
      try build(sandbox, "--base-url", "https://example.org/", "--feed", "day", "--row-pages")
      let feed = try #require(sandbox.text(of: "site/feed.xml"))
      let titles = feed.matches(of: /<title>(r\d+)</).map { String($0.1) }
      #expect(titles == (1...50).map { "r\(2 * $0)" })
      #expect(feed.contains("href=\"https://example.org/rows/0/row-2.html\""))
    }
  }

  @Test func `a feed has the years of four digits`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        """
        name,time
        Pliny,0079-08-24T13:00:00Z
        First,0000-01-01T00:00:00Z
        Before,0000-01-01T00:00:00+01:00
        Last,9999-12-31T23:59:59Z
        After,9999-12-31T23:59:59-01:00

        """, at: "birds.csv")
      try build(sandbox, "--base-url", "https://example.org/", "--feed", "time")
      let feed = try #require(sandbox.text(of: "site/feed.xml"))
      #expect(
        feed.matches(of: /<updated>(.*)</).map { String($0.1) } == [
          "9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z", "0079-08-24T13:00:00Z",
          "0000-01-01T00:00:00Z",
        ])
    }
  }

  @Test func `a feed needs an address, a column, and a day in it`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.rows, at: "birds.csv")
      try build(
        sandbox, "--feed", "seen", status: 2,
        error: "error: --feed needs the site's URL. Pass --base-url too.\n")
      try build(
        sandbox, "--base-url", "https://example.org/", "--feed", "when", status: 2,
        error: "error: no column named \"when\". The columns are: name, seen, place\n")
      try build(
        sandbox, "--base-url", "https://example.org/", "--feed", "place", status: 1,
        error: """
          error: cannot render feed.xml: no row has a date or time in "place". Choose another \
          column with --feed.

          """)
      #expect(sandbox.text(of: "site/index.html") == nil)
    }
  }

  @Test func `previews and search engines are told what a page is`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.rows, at: "birds.csv")
      try build(
        sandbox, "--base-url", "https://example.org/b/", "--row-pages", "--download", "--source",
        "https://example.org/data", "--license", "CC & <BY>", "--description", "Seen in London")
      #expect(
        try head(of: "index", in: sandbox) == """
          <link rel="manifest" href="site.webmanifest"/>
          <link rel="apple-touch-icon" href="assets/icon-180.png"/>
          <meta name="description" content="Seen in London. birds.csv: 4 rows in 3 columns."/>
          <meta property="og:type" content="website"/>
          <meta property="og:site_name" content="Birds"/>
          <meta property="og:title" content="Birds"/>
          <meta property="og:description" content="Seen in London. birds.csv: 4 rows in 3 columns."/>
          <meta property="og:url" content="https://example.org/b/"/>
          <meta property="og:image" content="https://example.org/b/assets/icon-512.png"/>
          <script type="application/ld+json">{"@context":"https://schema.org","@graph":[\
          {"@type":"WebSite","name":"Birds","url":"https://example.org/b/","inLanguage":"en"},\
          {"@type":"Dataset","name":"Birds","description":"Seen in London. birds.csv: 4 rows in 3 \
          columns.","url":"https://example.org/b/","isBasedOn":["https://example.org/data"],\
          "license":["CC \\u0026 \\u003CBY\\u003E"],"variableMeasured":["name","seen","place"],\
          "distribution":[\
          {"@type":"DataDownload","contentUrl":"https://example.org/b/rows/all.csv",\
          "encodingFormat":"text/csv"},\
          {"@type":"DataDownload","contentUrl":"https://example.org/b/rows/all.json",\
          "encodingFormat":"application/json"},\
          {"@type":"DataDownload","contentUrl":"https://example.org/b/rows/all.ndjson",\
          "encodingFormat":"application/x-ndjson"}]}]}</script>
          """)
      #expect(
        try head(of: "rows/index", in: sandbox).hasSuffix(
          """
          <script type="application/ld+json">{"@context":"https://schema.org","@graph":[\
          {"@type":"BreadcrumbList","itemListElement":[\
          {"@type":"ListItem","position":1,"name":"Birds","item":"https://example.org/b/"},\
          {"@type":"ListItem","position":2,"name":"All rows","item":"https://example.org/b/rows/"}]},\
          {"@type":"ItemList","itemListElement":[\
          {"@type":"ListItem","position":1,"url":"https://example.org/b/rows/0/row-1.html"},\
          {"@type":"ListItem","position":2,"url":"https://example.org/b/rows/0/row-2.html"},\
          {"@type":"ListItem","position":3,"url":"https://example.org/b/rows/0/row-3.html"},\
          {"@type":"ListItem","position":4,"url":"https://example.org/b/rows/0/row-4.html"}]}]}</script>
          """))
      #expect(
        sandbox.text(of: "site/site.webmanifest") == """
          {"name": "Birds", "lang": "en", "start_url": "./", "scope": "./", "display": "minimal-ui", \
          "icons": [{"src": "assets/icon.svg", "sizes": "any", "type": "image/svg+xml"}, \
          {"src": "assets/icon-512.png", "sizes": "512x512", "type": "image/png"}]}

          """)
    }
  }

  /// What a page says after its address.
  private func head(of page: String, in sandbox: Sandbox) throws -> String {
    let text = try #require(sandbox.text(of: "site/\(page).html"))
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("<link rel=\"manifest\"") }
    let end = try #require(lines.firstIndex { $0.hasSuffix("</script>") })
    return lines[...end].joined(separator: "\n")
  }

  @Test func `without an address a site has none of it, and with a host that host's files`() throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.rows, at: "birds.csv")
      try build(sandbox, "--host", "github-pages")
      #expect(sandbox.text(of: "site/.nojekyll") == "")
      #expect(sandbox.text(of: "site/site.webmanifest") == nil)
      #expect(sandbox.text(of: "site/index.html")?.contains("og:") == false)
      let check = try Child(product: "rowhouse", ["check", "site"], in: sandbox.path).result()
      #expect(check.output == "3 pages in site, all valid\n" && check.status == 0)
      // What the next build does not have goes.
      try build(sandbox)
      #expect(sandbox.text(of: "site/.nojekyll") == nil)
      try build(
        sandbox, "--host", "github", status: 2,
        error: "error: invalid value \"github\" for --host. Use github-pages, cloudflare-pages "
          + "or netlify.\n"
      )
    }
  }
}
