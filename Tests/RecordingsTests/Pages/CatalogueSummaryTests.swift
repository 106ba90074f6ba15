import Catalogues
import Publishing
import Recordings
import Records
import Rendering
import TestSupport
import Testing

@Suite struct CatalogueSummaryTests {
  private func summary(_ records: [String], facets: [RecordingFacet] = []) async throws -> String {
    let source = BytesSource(
      name: "test.json", bytes: Array("[\(records.joined(separator: ",\n"))]".utf8))
    var schema = CollectionSchema.recordings()
    if !facets.isEmpty { schema.counted = .these(facets.map(\.rawValue)) }
    let index = try CollectionIndex.reading([source], of: schema)
    let catalogue = Catalogue(of: RecordingKind(index), titled: "Birds", pageSize: 50)
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 1)
      .publish(catalogue.publication(theme: Theme(name: "none", stylesheet: [])))
    return String(decoding: try #require(store.files["summary.html"]), as: UTF8.self)
  }

  private func rows(_ page: String) -> [String] {
    page.matches(of: /<tr><th scope="row">.*<\/tr>/).map {
      String($0.0.replacing(/<[^>]*>/, with: " ")).split(separator: " ").joined(separator: " ")
    }
  }

  private func figures(_ page: String) -> [String] {
    page.matches(of: /<div><dt>(.*?)<\/dt><dd>(.*?)<\/dd><\/div>/).map {
      "\($0.1.replacing(/<[^>]*>/, with: "")) \($0.2)"
    }
  }

  @Test func `the summary says how much there is of everything`() async throws {
    let page = try await summary([
      CatalogueTests.record(1, ["lat": "59.8", "lng": "17.6", "date": "2019-05-01"]),
      CatalogueTests.record(2, ["lat": "59.2", "lng": "17.0", "type": "call, song", "q": "C"]),
      CatalogueTests.record(3, ["lat": "-12", "lng": "-77", "cnt": "Peru", "file": ""]),
      CatalogueTests.record(4, ["cnt": "?", "gen": "Mystery", "date": ""]),
    ])
    #expect(
      figures(page) == [
        "Recordings 4", "Species 1", "Countries 2", "Recordist 1", "With audio 3",
        "With coordinates 3", "Recorded in 2019 to 2024",
      ])
    #expect(
      rows(page) == [
        "59–60° N, 17–18° E 2", "11–12° S, 76–77° W 1", "2019 1", "2024 2", "Year not given 1",
      ])
    #expect(
      bars(of: page).map { "\($0.title) \($0.count)" } == [
        "Sweden 2", "Peru 1", "Country not given 1", "A 3", "C 1", "song 4", "call 1",
      ])
    #expect(
      page.contains(
        """
        <li><a href="recordings/index.html#XC3"><svg xmlns="http://www.w3.org/2000/svg" \
        class="b" width="50.0%" aria-hidden="true"><rect width="100%" height="100%"/></svg>\
        <span class="t">Peru</span>
        """))
    #expect(page.contains("From 18° S to 66° N and from 83° W to 24° E, 2 dots."))
    #expect(page.matches(of: /<path stroke-width="[\d.]+" d="M[\d.]+ [\d.]+h0"\/>/).count == 2)
  }

  @Test func `what has a list of its own is linked to it`() async throws {
    let page = try await summary([CatalogueTests.record(1)], facets: [.country])
    let links = Dictionary(
      bars(of: page).map { ($0.title, $0.link) }, uniquingKeysWith: { first, _ in first })
    #expect(links["Sweden"] == "countries/sweden/index.html")
    #expect(links["2024"] == "recordings/index.html#XC1")
  }

  @Test func `nothing is a summary without a map`() async throws {
    let page = try await summary([])
    #expect(
      figures(page) == [
        "Recordings 0", "Species 0", "Countries 0", "Recordists 0", "With audio 0",
        "With coordinates 0",
      ])
    #expect(!page.contains("<svg"))
  }

  @Test func `long tables are shortened, and say where the rest is`() async throws {
    let page = try await summary(
      (1...30).map { number in
        CatalogueTests.record(
          number,
          ["cnt": "Country \(100 + number % 20)", "date": "\(1990 + number)-01-01", "type": "x"])
      })
    #expect(page.contains(#"<h2>Countries</h2><p class="q">Top 12 by number of recordings</p>"#))
    #expect(bars(of: page).count { $0.title.hasPrefix("Country") } == 12)
    #expect(page.contains(#"<a href="countries/index.html">All 20</a>"#))
    #expect(page.matches(of: /<title>\d{4}: 1<\/title>/).count == 30)
    #expect(page.contains(#"<a href="years/index.html">All 30</a>"#))
    #expect(!page.contains(">All 1<"))
  }
}
