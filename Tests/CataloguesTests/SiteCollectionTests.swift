import Publishing
import Records
import Rendering
import Screens
import TestSupport
import Testing

@testable import Catalogues

/// A catalogue that stands within a site.
@Suite struct SiteCollectionTests {
  private static let volcanoes = [
    Volcano(name: "Etna", country: "Italy", elevation: 3_357, words: "tall, \"old\""),
    Volcano(name: "Hekla", country: "Iceland", elevation: 1_491, words: "two\nlines"),
    Volcano(name: "Main", country: "Italy", elevation: 1_281, words: "a;b\t<i>"),
    Volcano(name: "Stromboli", country: nil, elevation: 924, words: nil),
    Volcano(name: "Etna", country: "Italy", elevation: 5, words: "=1+1"),
  ]

  private func publish(_ source: CollectionSource) async throws -> [String: String] {
    try await publish(VolcanoSite(source: source))
  }

  private func publish(_ site: some Site) async throws -> [String: String] {
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2).publish(try site.publication())
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private var values: CollectionSource {
    .values(Self.volcanoes) { (volcano: Volcano, column: VolcanoColumn) in
      switch column {
      case .name: volcano.name
      case .country: volcano.country
      case .elevation: "\(volcano.elevation)"
      case .words: volcano.words
      }
    }
  }

  @Test func `values of one's own type are rows, groups, indexes, lists and pages`() async throws {
    let files = try await publish(values)
    #expect(
      files.keys.filter { $0.hasPrefix("volcanoes/") && $0.hasSuffix(".html") }.sorted() == [
        "volcanoes/by/country/index.html", "volcanoes/by/elevation/1281/index.html",
        "volcanoes/by/elevation/1491/index.html", "volcanoes/by/elevation/3357/index.html",
        "volcanoes/by/elevation/5/index.html", "volcanoes/by/elevation/924/index.html",
        "volcanoes/by/elevation/index.html", "volcanoes/et/etna-2.html", "volcanoes/et/etna.html",
        "volcanoes/he/hekla.html", "volcanoes/index.html", "volcanoes/ma/main-2.html",
        "volcanoes/page-2.html", "volcanoes/page-3.html", "volcanoes/st/stromboli.html",
        "volcanoes/summary.html",
      ])
    let pages = ["index", "page-2", "page-3"].compactMap { files["volcanoes/\($0).html"] }
    let anchors = pages.joined().matches(of: /<(?:tr|th)[^>]* id="([^"]*)"/).map(\.output.1)
    #expect(
      anchors == [
        "country_iceland", "hekla", "country_italy", "etna", "main-2", "etna-2",
        "country_not_given", "stromboli",
      ])
    let words = pages.joined().matches(of: /<td>([^<]*)<\/td><\/tr>/).map(\.output.1)
    #expect(
      words == ["two\nlines", "tall, &quot;old&quot;", "a;b\t&lt;i&gt;", "=1+1", ""])
  }

  @Test func `row pages lead to those before and after in their group`() async throws {
    let files = try await publish(values)
    func neighbours(_ page: String) -> [Substring] {
      (files["volcanoes/\(page).html"] ?? "")
        .matches(of: /<a rel="(?:prev|next)" href="([^"]*)"/).map(\.output.1)
    }
    #expect(neighbours("et/etna") == ["../ma/main-2.html"])
    #expect(neighbours("ma/main-2") == ["../et/etna.html", "../et/etna-2.html"])
    #expect(neighbours("et/etna-2") == ["../ma/main-2.html"])
    #expect(neighbours("he/hekla").isEmpty && neighbours("st/stromboli").isEmpty)
  }

  @Test func `the search of the site finds each row once, in the listing`() async throws {
    let files = try await publish(values)
    let rows = try #require(files["search/r0.js"])
    let columns = rows.split(separator: #"\n"#)
    // The sixth column has the anchors: an empty one for each page's title.
    #expect(
      columns[5].split(separator: #"\t"#) == [
        "p", "row-1-1", "hekla", "etna", "main-2", "etna-2", "stromboli", "row-1", "row-2", "row-3",
        "row-1", "row-2", "row-3", "row-4", "row-5", "row-1-1",
      ])
    #expect(rows.matches(of: /Stromboli/).count == 1 && rows.matches(of: /Hekla/).count == 1)
  }

  @Test func `each collection of a site has filters of its own in the site's search`() async throws
  {
    let files = try await publish(TwoLists(source: values))
    #expect(
      files["search.html"]?.contains(
        """
        <div class="filters">
        <label hidden="hidden">Volcanoes: country <select name=" country">\
        <option value="">All</option></select></label>
        <label hidden="hidden">Volcanoes: elevation <select name=" elevation">\
        <option value="">All</option></select></label>
        <label hidden="hidden">Hills: Country &lt;here&gt; <select name="low/hills country">\
        <option value="">All</option></select></label>
        </div>

        """) == true)
    #expect(
      files["search/filters.js"]?.replacing("\"", with: "'").hasPrefix(
        """
        rowhouse(['filters',[\
        [' country',[['Italy',3],['Iceland',1]]],\
        [' elevation',[['1281',1],['1491',1],['3357',1],['5',1],['924',1]]],\
        ['low/hills country',[['Italy',1]]]],
        """) == true)
    // Rows have the values of their own collection's columns, five of the first and two of the other.
    let columns = try #require(files["search/r0.js"]).split(separator: #"\n"#)
    #expect(
      columns.dropFirst(6).map { $0.prefix { $0 != "\"" }.replacing(#"\u001f"#, with: "*") } == [
        #"p\tIceland\tItaly*3\t*18"#, #"p\t1491\t3357\t1281\t5\t924\t*17"#, #"p*17\tItaly\t*5"#,
      ])
  }

  @Test func `what only a row's own page says is found by the search of the site`() async throws {
    let files = try await publish(TwoLists(source: values))
    #expect(files["search/w0.js"]?.contains("giants") == true)
    #expect(files["search/r0.js"]?.contains("Giants") == false)
  }

  @Test func `the same values are the same bytes`() async throws {
    let files = try await publish(values)
    for _ in 0..<5 { #expect(try await publish(values) == files) }
  }

  @Test func `no values are a listing that says so`() async throws {
    let files = try await publish(
      .values([Volcano]()) { (_: Volcano, _: VolcanoColumn) in "x" })
    #expect(
      files["volcanoes/index.html"]?.contains("There are no volcanoes to show.") == true)
  }

  @Test func `one column of values is a collection, whatever it says`() async throws {
    for name in ["{", "[1]", "a;b|c", "<p>", "\u{FEFF}x"] {
      let content = try PageContent.collection(
        of: OddColumn.self,
        from: .values([name, "", "y"]) { (text: String, _: OddColumn) in text },
        titled: "Odd", with: CatalogueExtras())
      let store = MemoryStore()
      _ = try await Publisher(to: store, workers: 1).publish(
        Publication(
          frame: PageFrame(site: "Odd", language: "en"),
          theme: Theme(name: "bare", stylesheet: []),
          series: try VolcanoSite().publication().series
            + content.series(at: PagePlace("odd/index.html"))))
      let page = String(decoding: store.files["odd/index.html"] ?? [], as: UTF8.self)
      #expect(page.contains(", 3 rows</caption>"), "\(name)")
    }
  }

  @Test func `what is not in order is a fault of the site`() throws {
    let nameless = #expect(throws: SiteFault.self) {
      try VolcanoSite(
        source: .values(["", "Etna"]) { (text: String, _: VolcanoColumn) in text }
      ).publication()
    }
    #expect(
      nameless?.description
        == "String:2:1: byte 37: skipped row 1: no value in the column of --id. Add one, or "
        + "choose another column.")
    let missing = #expect(throws: SiteFault.self) {
      try VolcanoSite(
        source: .file("wines.csv", in: DataFolder("../Examples/Data"))
      ).publication()
    }
    #expect(
      missing?.description.contains(
        #"wines.csv: no column named "country", which VolcanoColumn has"#) == true)
  }
}

private struct Volcano: Sendable {
  let name: String
  let country: String?
  let elevation: Int
  let words: String?
}

private enum VolcanoColumn: CollectionColumn {
  case name, country, elevation, words

  var roles: Set<ColumnRole> {
    switch self {
    case .name: [.title, .identifier]
    case .country: [.group]
    case .elevation: [.sort, .descending, .facet]
    case .words: []
    }
  }
}

private enum OddColumn: CollectionColumn {
  case only
  var name: String { "a;b;c\t\"{\"" }
}

/// A site of two collections, of which the first is its front page.
private struct TwoLists: Site {
  enum Page: String, SitePage { case high = "index", low = "low/hills/index" }

  let title = "Two"
  var source = CollectionSource.values([Volcano]()) { (_, _: VolcanoColumn) in nil }
  var theme: Theme { Theme(name: "bare", stylesheet: []) }

  func content(of page: Page) throws(SiteFault) -> PageContent {
    switch page {
    case .high:
      try .collection(of: VolcanoColumn.self, from: source, titled: "Volcanoes")
    case .low:
      try .collection(
        of: HillColumn.self,
        from: .values([1, 2]) { (hill: Int, column: HillColumn) in
          switch column {
          case .name: "Hill \(hill)"
          case .country: hill == 1 ? "Italy" : nil
          case .legend: "Giants sleep here"
          }
        }, titled: "Hills")
    }
  }
}

private enum HillColumn: CollectionColumn {
  case name, country, legend

  var title: String { self == .country ? "Country <here>" : name }

  var roles: Set<ColumnRole> {
    switch self {
    case .name: [.title]
    case .country: [.facet]
    case .legend: [.rowPageOnly]
    }
  }
}

private struct VolcanoSite: Site {
  enum Page: String, SitePage { case front = "index", volcanoes = "volcanoes/index" }

  let title = "Small"
  var source = CollectionSource.values([Volcano]()) { (_, _: VolcanoColumn) in nil }
  var theme: Theme { Theme(name: "bare", stylesheet: []) }

  func content(of page: Page) throws(SiteFault) -> PageContent {
    switch page {
    case .front: .screen(FrontScreen())
    case .volcanoes:
      try .collection(
        of: VolcanoColumn.self, from: source, titled: "Volcanoes",
        called: RowNoun("volcano", "volcanoes"), by: 2)
    }
  }
}

private struct FrontScreen: Screen {
  enum Section: CaseIterable { case only }
  let title = "Small"

  func rows(in section: Section) -> [String] { ["Nothing"] }
  func cell(for row: String) -> Cell { Cell(row) }
}
