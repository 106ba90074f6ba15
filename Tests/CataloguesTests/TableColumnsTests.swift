import Records
import Rendering
import Screens
import TestSupport
import Testing

@testable import Catalogues
@testable import Publishing

/// The pages of a table of which groups, orders, facets and pages of rows are asked.
@Suite struct TableColumnsTests {
  private func publish(
    _ text: String, workers: Int = 2, _ ask: (inout CollectionSchema) -> Void
  ) async throws -> [String: String] {
    try await publishedTable(text, by: 2, workers: workers, ask)
  }

  /// The words of the lines that a mark is in.
  private func lines(_ page: String?, _ mark: String) -> [String] {
    (page ?? "").split(separator: "\n").filter { $0.contains(mark) }.map {
      String($0.replacing(/<[^>]*>/, with: " ")).split(separator: " ").joined(separator: " ")
    }
  }

  private static let text = """
    name,country,kind,n,lat,lon
    Oslo,Norway,"city, big",1,59.9,10.7
    Lund,Sweden,town,2,55.7,13.2
    Bergen,norway,town,3,60.4,5.3
    Main,,town,4,,
    Oslo,Norway,farm,5,59.1,10.2

    """

  @Test func `a value that has no letters for an address is shown as it is, and has an address`()
    async throws
  {
    let files = try await publish("name,kind\na,***\nb,***\nc,+\nd,+\ne,\n***,+\n") {
      $0.group = "kind"
    }
    let pages = ["index", "page-2", "page-3"].flatMap {
      lines(files["rows/\($0).html"], "<tr class=\"group")
    }
    #expect(pages == ["*** 2 rows", "+ 3 rows", "+ 3 rows, continued", "kind: not given 1 row"])
    let groups = (files["rows/index.html"] ?? "") + (files["rows/page-2.html"] ?? "")
    #expect(Set(groups.matches(of: /id="(kind[^"]*)"/).map(\.output.1)).count == 2)
    let named = try await publish("name,kind\n***,a\nb,b\n+,c\n") { $0.nameRows(by: "name") }
    let titles = named.filter { $0.key.wholeMatch(of: /rows\/[^\/]+\/.*/) != nil }.flatMap {
      lines($0.value, "<h1")
    }
    #expect(titles.sorted() == ["***", "+", "b"])
  }

  @Test func `groups are headings, and an index leads to the page where each begins`() async throws
  {
    let files = try await publish(Self.text) { $0.group = "country" }
    #expect(
      ["index", "page-2", "page-3"].flatMap { lines(files["rows/\($0).html"], "<tr class=\"group") }
        == [
          "Norway 3 rows", "Norway 3 rows, continued", "Sweden 1 row", "country: not given 1 row",
        ])
    #expect(
      (files["by/country/index.html"] ?? "").matches(of: /href="([^"]*#[^"]*)"/).map(\.output.1)
        .filter { $0.hasPrefix("../") } == [
          "../../rows/index.html#country_norway", "../../rows/page-2.html#country_sweden",
          "../../rows/page-3.html#country_not_given",
        ])
  }

  @Test(
    arguments: [
      ("n", .sum, "n (total)", ["n (total) 6", "n (total) -5", nil]),
      ("n", .mean, "n (average)", ["n (average) 3", "n (average) -2.5", nil]),
      ("n", .smallest, "n (minimum)", ["n (minimum) 2", "n (minimum) -7", nil]),
      ("share", .sum, "share (total)", ["share (total) 0.60", nil, "share (total) 9007199.25"]),
      (
        "share", .mean, "share (average)",
        ["share (average) 0.30", nil, "share (average) 9007199.25"]
      ),
      ("paid", .sum, "paid (total)", ["paid (total) $1,234,568.00", "paid (total) $0.30", nil]),
      (
        "paid", .mean, "paid (average)",
        ["paid (average) $617,284.00", "paid (average) $0.15", nil]
      ),
      (
        "paid", .largest, "paid (maximum)",
        ["paid (maximum) $1,234,567.50", "paid (maximum) $0.2", nil]
      ),
      ("day", .smallest, "day (earliest)", ["day (earliest) 1.12.2025", nil, nil]),
      ("day", .largest, "day (latest)", ["day (latest) 22.11.2026", nil, nil]),
    ] as [(String, GroupTotal.Measure, String, [String?])])
  func `sections and their index say what their rows come to`(
    column: String, measure: GroupTotal.Measure, title: String, totals: [String?]
  ) async throws {
    let text = """
      kind,n,share,paid,day
      a,2,0.10,"$1,234,567.50",22.11.2026
      b,-7,,$0.1,
      a,4,.5,$0.50,1.12.2025
      ,-,9007199.25,,
      b,2,NA,$0.2,

      """
    let files = try await publish(text) {
      $0.group = "kind"
      $0.totals = [(column, measure)]
    }
    let headers: [String] = ["index", "page-2", "page-3"].flatMap {
      lines(files["rows/\($0).html"], "<tr class=\"group")
    }.filter { !$0.contains("continued") }
    let groups = ["a 2 rows", "b 2 rows", "kind: not given 1 row"]
    #expect(
      headers
        == zip(groups, totals).map { [$0.0, $0.1].compactMap(\.self).joined(separator: ", ") })
    let index = lines(files["by/kind/index.html"], "<tr")
    #expect(index[0] == "kind Rows \(title)")
    let amounts = totals.map { $0?.dropFirst(title.count) ?? "" }
    #expect(
      index.dropFirst() == [
        "a 2\(amounts[0])", "b 2\(amounts[1])", "kind: not given 1\(amounts[2])",
      ])
  }

  @Test(arguments: [
    ("k,p\na,1e308\na,1e308\n", ["a 2 rows, p (total) beyond 1e308"]), ("k,p\na,\n", ["a 1 row"]),
    ("k,p\na,99999999999999999999\n", ["a 1 row, p (total) 1e+20"]), ("k,p\n", []),
    ("k,p\na,\"1.234,50 €\"\na,\"-0,5 €\"\n", ["a 2 rows, p (total) 1.234,00 €"]),
  ])
  func `a sum of very much, of nothing, and with a comma before its cents`(
    text: String, headers: [String]
  ) async throws {
    let files = try await publish(text) {
      $0.group = "k"
      $0.totals = [("p", .sum)]
    }
    #expect(lines(files["rows/index.html"], "<tr class=\"group") == headers)
  }

  @Test func `each value of a facet has a list, in the order of the rows`() async throws {
    let files = try await publish(Self.text) {
      $0.counted = .these(["Kind", "country"])
      $0.sort(by: "n", descending: true)
    }
    #expect(
      files.keys.filter { $0.hasPrefix("by/kind") }.sorted() == [
        "by/kind/city-big/index.html", "by/kind/farm/index.html", "by/kind/index.html",
        "by/kind/town/index.html", "by/kind/town/page-2.html",
      ])
    #expect(
      ["index", "page-2"].flatMap { lines(files["by/kind/town/\($0).html"], "<th scope=\"row\"") }
        == ["Main 4", "Bergen norway 3 60.4 5.3", "Lund Sweden 2 55.7 13.2"])
    #expect(
      bars(of: files["by/kind/index.html"]).map { "\($0.title) \($0.count)" } == [
        "city, big 1", "farm 1", "town 3",
      ])
  }

  @Test func `pages of rows are in folders, and lead to their neighbours in the group`()
    async throws
  {
    let files = try await publish(Self.text) {
      $0.nameRows(by: "name")
      $0.group = "country"
    }
    #expect(
      files.keys.filter { $0.hasPrefix("rows/") }.sorted() == [
        "rows/be/bergen.html", "rows/index.html", "rows/lu/lund.html", "rows/ma/main-2.html",
        "rows/os/oslo-2.html", "rows/os/oslo.html", "rows/page-2.html", "rows/page-3.html",
      ])
    func neighbours(_ page: String) -> [Substring] {
      (files["rows/\(page).html"] ?? "")
        .matches(of: /<a rel="(?:prev|next)" href="([^"]*)"/).map(\.output.1)
    }
    #expect(neighbours("os/oslo") == ["../be/bergen.html"])
    #expect(neighbours("be/bergen") == ["../os/oslo.html", "../os/oslo-2.html"])
    #expect(neighbours("os/oslo-2") == ["../be/bergen.html"])
    #expect(neighbours("lu/lund").isEmpty && neighbours("ma/main-2").isEmpty)
  }

  @Test(
    arguments: [
      (["7", "1234", "7", "12345678901234567890123"], ["0/7", "1/1234", "7-/7-2"], "12"),
      (["Ærø", "x", "a-b", "A B"], ["ae/aero", "x/x", "a-/a-b"], "a-"),
    ])
  func `a row's page is in the folder of its thousand or its first two letters`(
    values: [String], pages: [String], folder: String
  ) async throws {
    let files = try await publish("id\n" + values.joined(separator: "\n")) {
      $0.nameRows(by: "id")
    }
    #expect(pages.allSatisfy { files["rows/\($0).html"] != nil })
    #expect(files.keys.contains { $0.hasPrefix("rows/\(folder)/") })
  }

  @Test(
    arguments: [
      ([], nil, 5, []), (["b"], nil, 5, ["b"]), (["B", "b"], nil, 5, ["b"]),
      (["a"], nil, 2, []), (["a"], "b", 5, ["a"]), (["b"], nil, 10_001, ["b"]),
    ] as [([String], String?, Int, [String])])
  func `headers lead to orders of all pages that are asked for`(
    asked: [String], group: String?, rows: Int, columns: [String]
  ) throws {
    var schema = CollectionSchema.table
    schema.sorted = asked
    schema.group = group
    let text = "a,b,c\n" + (0..<rows).map { "\($0),\($0 % 3),x\n" }.joined()
    let index = try CollectionIndex.reading(
      [BytesSource(name: "in.csv", bytes: Array(text.utf8))], of: schema)
    let sorted = SortedLists(
      of: index, on: Pagination(of: index.count, by: 2, in: "rows")
    ) { $0.reduce("x") { $0.file($1) } }
    let links = sorted?.links(on: nil, from: "rows/index.html") ?? [:]
    #expect(links.keys.sorted().map { index.columns[$0].name } == columns)
    #expect(
      links.keys.sorted().compactMap { links[$0]?.path.description }
        == columns.map { "x/sorted/\($0)/index.html" })
  }

  @Test(
    arguments: [
      (["n", "kind"], [], nil, ["n", "kind"]), (["n"], [], "name", ["name", "n"]),
      (nil, ["LAT", "lon", "n"], nil, ["name", "country", "kind"]),
      (["kind", "n"], ["Kind"], "country", ["country", "n"]),
      (nil, ["name"], nil, ["Row", "country", "kind", "n", "lat", "lon"]),
      (["n"], ["n"], nil, ["Row"]),
    ] as [([String]?, [String], String?, [String])])
  func `columns are shown as they are asked for, that which names rows first`(
    shown: [String]?, hidden: [String], title: String?, heads: [String]
  ) async throws {
    let files = try await publish(Self.text) {
      $0.shown = shown
      $0.hidden = hidden
      $0.title = title
    }
    #expect(
      lines(files["rows/index.html"], "<thead>") == [heads.joined(separator: " ")])
    let row = try #require(files["rows/0/row-1.html"])
    for name in hidden {
      #expect(!row.contains(#"<th scope="row">\#(name.lowercased())</th>"#), "\(name)")
    }
  }

  @Test(arguments: [([], 2), (["kind"], 1)])
  func `a search is narrowed by what rows are looked up by, if pages show it`(
    hidden: [String], filters: Int
  ) async throws {
    let files = try await publish(Self.text) {
      $0.counted = .these(["kind", "country"].filter { !hidden.contains($0) })
      $0.hidden = hidden
    }
    #expect(files["rows/index.html"]?.matches(of: /<section data-name="by-/).count == filters)
    #expect(files["search/facets.js"]?.matches(of: /"by-/).count == filters)
  }

  @Test func `values that are too many for an index have bars, those with the most rows`()
    async throws
  {
    let text =
      "name,town,note,code,rate,even\n"
      + (0..<3_000).map { row in
        let town = row < 40 ? ["New York", "new  york", "NA"][row % 3] : "Town \(row % 700)"
        return "Name \(row),\(town),note \(row % 1_900),\(row % 900)X,\(row % 170 + 7)%,"
          + "e\(row % 650)\n"
      }.joined()
    let files = try await publish(text) { $0.hidden = ["code"] }
    let summary = files["summary.html"]
    #expect(
      summary?.contains("<dt><a href=\"rows/index.html\">Rows</a></dt><dd>3,000</dd>") == true)
    let shown = bars(of: summary)
    #expect(
      shown.prefix(3).map { "\($0.title) \($0.count)" } == ["New York 27", "NA 13", "Town 100 5"])
    #expect(shown.first?.link == "rows/index.html?q=town%3A%22New%20York%22")
    #expect(
      lines(summary, "<h2").dropLast() == [
        "rate 3,000 percentages, 170 unique", "town Top 12 by number of rows",
        "even Top 12 by number of rows",
      ])
    #expect(files["index.html"]?.contains("summary.html#column-2") == true)
    #expect(files["index.html"]?.contains("summary.html#column-3") == false)
  }

  @Test func `a row's page calls its neighbours by their names, on other pages too`() async throws {
    let files = try await publish("name\na\nb\nc\nd\ne\n") { _ in }
    let neighbours = (1...5).map { row in
      (files["rows/0/row-\(row).html"] ?? "").matches(of: /<\/small> ([^<]*)</).map(\.output.1)
    }
    #expect(neighbours == [["b"], ["a", "c"], ["b", "d"], ["c", "e"], ["d"]])
  }

  @Test func `a percentage stands on a bar, which the style sheet of the columns draws`()
    async throws
  {
    let files = try await publish("name,share\na,45%\nb,101%\nc,7.5%\nd,0%\n") { _ in }
    let pages = [files["rows/index.html"], files["rows/page-2.html"]].compactMap(\.self)
    #expect(
      pages.flatMap { $0.matches(of: /<td>(.*)<\/td>/).map { String($0.output.1) } } == [
        #"<i class="b p45"></i>45%"#, "101%", #"<i class="b p7"></i>7.5%"#,
        #"<i class="b p0"></i>0%"#,
      ])
    let sheet = try #require(files["assets/columns.css"])
    #expect(sheet.contains(".p45{width:45%}") && sheet.contains(".p100{width:100%}"))
  }

  @Test func `a card says nothing that the heading above it says`() async throws {
    let rows = (0..<12).map {
      "Name \($0),\(["a", "b"][$0 / 6]),\(["hull", "keel", "mast"][$0 % 3])\n"
    }
    let files = try await publish("name,kind,part\n" + rows.joined()) {
      $0.counted = .these(["kind"])
    }
    #expect(
      lines(files["rows/0/row-1.html"], "<li class=\"card\"").first == "Name 1 keel",
      "which is of kind a, as all below More with kind: a")
  }

  @Test func `a row's page leads to the rows with its values, and to some that share one`()
    async throws
  {
    let files = try await publish(Self.text) { $0.counted = .these(["kind", "country"]) }
    let bergen = try #require(files["rows/0/row-3.html"])
    #expect(bergen.contains(#"<td><a href="../../by/kind/town/index.html">town</a></td>"#))
    #expect(bergen.contains(#"<td><a href="../../by/country/norway/index.html">norway</a></td>"#))
    #expect(
      bergen.contains(
        """
        <section><h2>More with kind: town</h2>
        <ul class="grid">
        <li class="card"><h3><a href="row-4.html">Main</a></h3></li>
        </ul>
        """))
    #expect(files["rows/0/row-1.html"]?.contains("<h2>More") == false)
    let uncounted = try await publish(Self.text) { $0.counted = .these([]) }
    #expect(uncounted["rows/0/row-3.html"]?.contains("<td>town</td>") == true)
  }

  @Test func `the names of files are not what a row's line says`() async throws {
    let files = try await publish(
      Self.table(of: 60, "name,kind,file") { "n \($0),\($0 % 2)/k,a/\($0 % 2).png" }
    ) { _ in }
    #expect(files["rows/0/row-1.html"]?.contains("<p class=\"q\"><span>0/k</span></p>") == true)
  }

  @Test func `a row's page says where its numbers and days are among all`() async throws {
    let files = try await publish(
      Self.table(of: 500, "name,size,day,kind") {
        "n \($0),\($0 * 10 + 5),20\(10 + $0 / 20)-06-01,k\($0 % 3)"
      }
    ) { $0.counted = .these(["kind"]) }
    func ranks(_ row: Int) -> [String] {
      lines(files["rows/0/row-\(row).html"], "class=\"rank\"")
    }
    #expect(
      ranks(1) == [
        "size 5 No. 1 of 500, lowest first", "day 2010-06-01 No. 1 of 500, earliest first",
      ])
    #expect(
      ranks(250) == [
        "size 2495 higher than about 50% of rows", "day 2022-06-01 later than about 50% of rows",
      ])
    #expect(
      ranks(480) == ["size 4795 No. 21 of 500", "day 2033-06-01 No. 21 of 500, latest first"])
    let page = try #require(files["rows/0/row-377.html"])
    #expect(page.contains(#"<circle cx="75.3%" cy="6" r="4"/>"#))
    // What has no rank reaches over the column of ranks.
    #expect(page.contains(#"<th scope="row">name</th><td colspan="2">n 376</td></tr>"#))
    #expect(!page.contains("class=\"figures\""))
    // One in a hundred stands out.
    func figures(_ row: Int) -> [String] {
      files["rows/0/row-\(row).html"].map {
        $0.matches(of: /<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/).map { "\($0.2) \($0.1)" }
      } ?? []
    }
    #expect(
      figures(3) == ["No. 1 of 500, by day, earliest first", "No. 3 of 500, by size, lowest first"])
    #expect(figures(499) == ["No. 1 of 500, by day, latest first", "No. 2 of 500, by size"])
    #expect(figures(10) == ["No. 1 of 500, by day, earliest first"])
    #expect(
      files["search.html"]?.contains(
        """
        <section id="search-browse"><h2>Browse</h2>
        <div class="cols">
        <section><div class="head"><h3>kind</h3>
        """) == true)
  }

  @Test func `values of an object within rows are a part of a row's page`() async throws {
    let files = try await publish("name,a.b,x.y,a.c,e. g,a.d.e\nAda,1,2,3,4,5\nBo,6,7,8,9,0") { _ in
    }
    let page = try #require(files["rows/0/row-1.html"])
    let facts = page.matches(of: /<caption[^>]*>(.*?)<\/caption>|<th scope="row">(.*?)<\/th>/)
      .map { String($0.1 ?? $0.2 ?? "") }
    #expect(
      facts == [
        "Values", "name", "x.y", "e. g", "a", "b", "c", "d.e", "Row", "Row number", "Listed on",
        "Cite as",
      ])
    #expect(page.contains("<td>“Ada”, Table, row 1</td>"))
  }

  @Test(arguments: [40, 41]) func `many values stand in columns`(count: Int) async throws {
    let names = (1...count).map { "c\($0)" }.joined(separator: ",")
    let files = try await publish("\(names)\n\(names)\n\(names)") { _ in }
    let page = try #require(files["rows/0/row-1.html"])
    #expect(page.contains("<div class=\"columns\">") == (count > 40))
  }

  private static func table(of rows: Int = 60, _ header: String, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<rows).map { row($0) + "\n" }.joined()
  }

  @Test(
    arguments: [
      (table("n,day") { "\($0 * 7 % 50),20\(10 + $0 % 5)-01-0\($0 % 9 + 1)" }, "day"),
      (table("n,m") { "\($0 * 7 % 50).5,\($0)" }, "n"),
      (table("a,b") { "x \($0),\(["up", "by", "to"][$0 % 3])" }, "b"),
      (table(of: 4, "a,b") { "\($0),\($0 % 3)" }, nil),
    ] as [(String, String?)])
  func `the home page shows the column that says most, and the first rows`(
    text: String, column: String?
  ) async throws {
    let files = try await publish(text) { _ in }
    let home = try #require(files["index.html"])
    let hero = home.split(separator: "</dl>")[1].split(separator: "</div></div>")[0]
    #expect(hero.contains("class=\"hist\"") == (column != nil))
    #expect(hero.firstMatch(of: /<figcaption>(.*)<\/figcaption>/).map { String($0.1) } == column)
    let cards = home.matches(of: /<li class="card"><h3><a href="(rows\/0\/row-\d.html)">/)
    // What comes again in many rows is said of each, in its card and on its page.
    let line = "<p class=\"q\"><span>up</span></p>\n"
    #expect(home.contains(line) == (column == "b"))
    #expect(files["rows/0/row-1.html"]?.contains("</h1>\n\(line)<div") == (column == "b"))
    #expect(
      cards.map { String($0.1) } == (1...(column == nil ? 4 : 8)).map { "rows/0/row-\($0).html" })
  }

  @Test func `numbers that are names have no chart, and values that are alike tell nothing`()
    async throws
  {
    let files = try await publish(
      Self.table("name,Station ID,kind,grade,town") {
        "Point \($0),\($0 * 7 % 60),buoy,\(["a", "b"][$0 % 2]),\(["Oslo", "Bergen"][$0 % 2])"
      }
    ) { _ in }
    #expect(files["index.html"]?.contains("class=\"hist\"><title>Station ID") == false)
    #expect(files["index.html"]?.contains("median") == false)
    #expect(files["summary.html"]?.contains("Station ID") == false)
    #expect(files["rows/0/row-9.html"]?.contains("class=\"rank\"") == false)
    #expect(
      files["rows/0/row-1.html"]?.contains("</h1>\n<p class=\"q\"><span>Oslo</span></p>") == true)
    // On a phone, too, a row has its town alone below its name.
    let places = files["assets/columns.css"]?.matches(of: /\.c(\d)\) { order: (\d)/)
    #expect(places?.map { "\($0.1) \($0.2)" } == ["5 1"])
  }

  @Test func `a map shows the rows that have a place`() async throws {
    let files = try await publish(Self.text) { _ in }
    let places = lines(files["summary.html"], "<th scope=\"row\"")
    #expect(
      places == ["59–60° N, 10–11° E 2", "55–56° N, 13–14° E 1", "60–61° N, 5–6° E 1"])
    #expect(files["summary.html"]?.contains("<dt>With coordinates</dt><dd>4</dd>") == true)
    let none = try await publish(Self.text.replacing("59.9", with: "99.9")) { _ in }
    #expect(none["summary.html"]?.contains("class=\"map\"") != true)
  }

  @Test(arguments: [1, 2, 7])
  func `the number of workers changes no byte`(workers: Int) async throws {
    let text = "g,n,d\n" + (0..<60).map { "g \($0 % 7),\($0 * 7 % 11),x\($0 % 3)\n" }.joined()
    func ask(_ schema: inout CollectionSchema) {
      schema.group = "g"
      schema.sort(by: "n", descending: true)
      schema.counted = .these(["d", "n"])
      schema.nameRows(by: "g")
    }
    #expect(
      try await publish(text, workers: workers, ask) == publish(text, workers: 3, ask))
  }
}
