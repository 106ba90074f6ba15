import Catalogues
import Publishing
import Recordings
import Records
import Rendering
import TestSupport
import Testing

@Suite struct CatalogueSearchTests {
  private func publish(
    _ extras: CatalogueExtras, _ fields: [String: String] = [:]
  ) async throws -> [String: String] {
    let record = CatalogueTests.record(7, fields)
    let source = BytesSource(name: "test.json", bytes: Array(record.utf8))
    let catalogue = Catalogue(
      of: RecordingKind(try CollectionIndex.reading([source], of: .recordings()), with: extras),
      titled: "Birds", pageSize: 50)
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2)
      .publish(catalogue.publication(theme: Theme(name: "none", stylesheet: [])))
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `recordings with places have a map of what is found, and others have none`()
    async throws
  {
    let files = try await publish(CatalogueExtras(), ["lat": "59.8", "lng": "17.6"])
    #expect(files["search/map.js"] != nil && files["search/p0.js"] != nil)
    let listing = try #require(files["recordings/index.html"])
    #expect(listing.contains(#" data-land="../assets/land.svg""#))
    let others = try await publish(CatalogueExtras(), ["lat": "north", "lng": "17.6"])
    #expect(others["search/map.js"] == nil && others["search/p0.js"] == nil)
    #expect(others["recordings/index.html"]?.contains("data-land") == false)
  }

  @Test func `a catalogue whose search is left out has no file and no field of it`() async throws {
    let searched = try await publish(CatalogueExtras())
    var extras = CatalogueExtras()
    extras.hasSearch = false
    let plain = try await publish(extras)

    #expect(
      Set(searched.keys).subtracting(plain.keys).filter { !$0.hasPrefix("search/") }.sorted()
        == [
          "assets/explore.css", "assets/explore.js", "assets/explorer.js", "assets/lead.js",
          "search.html",
        ])
    #expect(searched["search/root.js"] != nil)
    #expect(Set(plain.keys).subtracting(searched.keys) == ["assets/rows.js"])
    #expect(plain["recordings/index.html"]?.contains("<form") == false)

    // The field and links to it are all that pages but the listing have besides.
    let field = /<form class="find".*<\/form>\n/
    let row = /<p class="q">For example .*\n/
    let number = /<\/a><a class="n" href="(?:\.\.\/)+recordings\/index\.html\?[^"]*">(\d+)<\/a>/
    for (path, page) in plain where path.hasSuffix(".html") && path != "recordings/index.html" {
      let other = try #require(searched[path])
      #expect(other.matches(of: field).count == 1, "\(path)")
      let rest = other.replacing(field, with: "").replacing(row, with: "")
        .replacing(number) { "<span class=\"n\">\($0.output.1)</span></a>" }
      #expect(rest == page, "\(path)")
    }
  }
}
