import Catalogues
import Publishing
import Recordings
import Records
import Rendering
import TestSupport
import Testing

/// What can be browsed: indexes of values, and lists of their own.
@Suite struct CatalogueBrowsingTests {
  private func publish(
    _ records: [String], by grouping: RecordingFacet? = .species,
    facets: [RecordingFacet] = [], pageSize: Int = 2, baseURL: BaseURL? = nil
  ) async throws -> [String: String] {
    let source = BytesSource(
      name: "test.json", bytes: Array("[\(records.joined(separator: ",\n"))]".utf8))
    var schema = CollectionSchema.recordings(groupedBy: grouping, orderedBy: .id)
    if !facets.isEmpty { schema.counted = .these(facets.map(\.rawValue)) }
    let index = try CollectionIndex.reading([source], of: schema)
    let catalogue = Catalogue(of: RecordingKind(index), titled: "Birds", pageSize: pageSize)
    let publication = catalogue.publication(
      theme: Theme(name: "none", stylesheet: []), baseURL: baseURL)
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2).publish(publication)
    #expect(try Forecast(of: publication).pages == publication.pageCount)
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private static let few = [
    CatalogueTests.record(1, ["type": "call, song", "cnt": "Åland", "q": "B"]),
    CatalogueTests.record(2, ["type": "Song", "cnt": "Sweden", "date": "2019-01-01"]),
    CatalogueTests.record(3, ["type": "song", "cnt": "sweden ", "q": "no score"]),
    CatalogueTests.record(
      4, ["gen": "Ardea", "sp": "alba", "en": "Great Egret", "cnt": "<b>&", "date": "?"]),
  ]

  /// Each row of an index: the words, the count, and where the link leads.
  private func rows(_ page: String?) -> [String] {
    bars(of: page).map(\.description)
  }

  @Test func `every value is in its index, and leads to its first recording`() async throws {
    let files = try await publish(Self.few)
    #expect(
      rows(files["countries/index.html"]) == [
        "Åland 1 ../recordings/index.html#XC1", "&lt;b&gt;&amp; 1 ../recordings/page-2.html#XC4",
        "Sweden 2 ../recordings/index.html#XC2",
      ])
    #expect(
      rows(files["types/index.html"]) == [
        "call 1 ../recordings/index.html#XC1", "song 4 ../recordings/index.html#XC1",
      ])
    #expect(
      rows(files["quality/index.html"]) == [
        "A 2 ../recordings/index.html#XC2", "B 1 ../recordings/index.html#XC1",
        "No score 1 ../recordings/page-2.html#XC3",
      ])
    #expect(
      rows(files["years/index.html"]) == [
        "2024 2 ../recordings/index.html#XC1", "2019 1 ../recordings/index.html#XC2",
        "Year not given 1 ../recordings/page-2.html#XC4",
      ])
  }

  @Test func `species are listed by either name, and each index leads to the other`() async throws {
    let files = try await publish(Self.few)
    #expect(
      rows(files["species/index.html"]) == [
        "Common Blackbird Turdus merula 3 ../recordings/index.html#turdus-merula",
        "Great Egret Ardea alba 1 ../recordings/page-2.html#ardea-alba",
      ])
    #expect(
      rows(files["species/scientific/index.html"]) == [
        "Ardea alba Great Egret 1 ../../recordings/page-2.html#ardea-alba",
        "Turdus merula Common Blackbird 3 ../../recordings/index.html#turdus-merula",
      ])
    #expect(
      files["species/index.html"]?.contains(
        #"<a class="button" href="scientific/index.html">Scientific name</a>"#) == true)
    #expect(
      files["species/scientific/index.html"]?.contains(
        #"<a class="button" href="../index.html">Common name</a>"#) == true)
  }

  @Test func `a facet's values have lists of their own, whole and in the listing's order`()
    async throws
  {
    let files = try await publish(Self.few, facets: [.type, .country, .year])
    #expect(
      rows(files["types/index.html"]) == ["call 1 call/index.html", "song 4 song/index.html"])
    #expect(
      files["types/index.html"]?.contains(
        #"<p class="q">Recordings with several types are counted once for each.</p>"#) == true)
    func numbers(_ page: String) -> [String] {
      (files[page] ?? "").matches(of: /<tr id="(XC\d+)"/).map { String($0.1) }
    }
    #expect(numbers("types/song/index.html") == ["XC1", "XC2"])
    #expect(numbers("types/song/page-2.html") == ["XC3", "XC4"])
    #expect(numbers("types/call/index.html") == ["XC1"])
    #expect(numbers("countries/sweden/index.html") == ["XC2", "XC3"])
    #expect(numbers("years/year-not-given/index.html") == ["XC4"])
    #expect(
      files.keys.filter { $0.split(separator: "/").count > 2 }.sorted() == [
        "countries/aland/index.html", "countries/b/index.html", "countries/sweden/index.html",
        "species/scientific/index.html", "types/call/index.html", "types/song/index.html",
        "types/song/page-2.html", "years/2019/index.html", "years/2024/index.html",
        "years/year-not-given/index.html",
      ])
    let page = try #require(files["types/song/page-2.html"])
    #expect(page.contains("<h1>Type: song</h1>"))
    #expect(page.contains("<title>Type: song, page 2 of 2 – Birds</title>"))
    let crumbs = try #require(page.split(separator: "<ol class=\"crumbs\">").last)
    #expect(
      crumbs.matches(of: /<li><a href="([^"]*)">(.*?)<\/a><\/li>/).map { "\($0.2) \($0.1)" }.prefix(
        3)
        == ["Birds ../../index.html", "Types ../index.html", "Type: song index.html"])
    #expect(page.contains("<th scope=\"col\">Type</th>"))
    #expect(!files["countries/sweden/index.html", default: ""].contains(">Country<"))
  }

  @Test func `species have lists of their own where something else is the group`() async throws {
    let names = ["Scientific", "Page", "Ardea"].enumerated().map { number, genus in
      CatalogueTests.record(number + 1, ["gen": genus, "sp": "", "en": ""])
    }
    let files = try await publish(names, by: .country, facets: [.species])
    let lists = files.keys.filter { $0.hasPrefix("species/") }.sorted()
    #expect(lists.count == 5)
    #expect(lists.contains("species/ardea/index.html"))
    #expect(lists.contains("species/page/index.html"))
    #expect(files["species/scientific/index.html"]?.contains("by scientific name</h1>") == true)
  }

  /// Recordists with all kinds of beginnings, 205 of them.
  private static let many = (1...205).map { number -> String in
    let names = ["Åsa", "Пётр", "'Bo", "Bo", "Ida", "42"]
    let name = number == 205 ? "" : "\(names[number % names.count]) \(100 + number)"
    return CatalogueTests.record(number, ["rec": name])
  }

  @Test func `long indexes go from A to Z, and their pages are called by what is on them`()
    async throws
  {
    let files = try await publish(Self.many, pageSize: 50)
    let first = try #require(files["recordists/index.html"])
    let last = try #require(files["recordists/page-2.html"])
    let letters = [
      "index.html#letter-a", "index.html#letter-b", "index.html#letter-i",
      "index.html#letter-0-9", "index.html#letter-u43f", "page-2.html#letter-other",
    ]
    for page in [first, last] {
      let nav = page.firstMatch(
        of: /<nav class="rail" aria-label="Recordists from A to Z">.*<\/nav>/)
      #expect(
        (nav?.0 ?? "").matches(of: /href="([^"]*)">(.*?)</).map { String($0.1) } == letters)
    }
    #expect(first.contains("<title>Recordists, 4–Пётр 27 – Birds</title>"))
    #expect(last.contains("<title>Recordists, Пётр 28–П – Birds</title>"))
    #expect(
      last.contains(
        """
        <li><a href="page-2.html" aria-current="page">Пётр 28–П</a></li>
        """))
    #expect(
      last.matches(of: /<section class="letter".*?<h2>(.*?)<\/h2>/).map { String($0.1) }
        == ["П", "Other"])
    #expect(last.contains(#"id="letter-other"><h2>Other"#))
    #expect(!last.contains(#"id="letter-u43f""#))
  }

  @Test func `the sitemap has the lists too`() async throws {
    let files = try await publish(
      Self.few, facets: [.type], baseURL: BaseURL("https://example.org/"))
    let sitemap = try #require(files["sitemap.xml"])
    let pages = files.keys.filter { $0.hasSuffix(".html") && $0 != "404.html" }
    #expect(sitemap.matches(of: /<url>/).count == pages.count)
    #expect(sitemap.contains("<loc>https://example.org/types/song/page-2.html</loc>"))
    #expect(sitemap.contains("<loc>https://example.org/summary.html</loc>"))
  }
}
