import Catalogues
import Publishing
import Recordings
import Records
import Rendering
import TestSupport
import Testing

@Suite struct CatalogueGroupingTests {
  /// Records with spellings, numbers and dates that quarrel, in some files.
  private static let files: [[String]] = {
    let countries = ["Sweden", "sweden ", "Kenya", "", "?", "United  States", "united states"]
    let recordists = ["Ada Vos", "ada vos", "Ben Ito", "XC12", "", "Ada  Vos"]
    let dates = ["2020-05-01", "2020-05-00", "1975-07-00", "0000-00-00", "?", "2019-12-31"]
    let times = ["06:30", "9:30am", "?", "xx:xx", "6:30"]
    let birds = [("Turdus", "merula", "Blackbird"), ("turdus", "merula", "Amsel"), ("", "", "")]
    let records = (0..<90).map { number in
      let bird = birds[number % birds.count]
      return CatalogueTests.record(
        // A sixth of the numbers are there twice, with other words.
        number % 75,
        [
          "cnt": countries[number % countries.count], "rec": recordists[number % recordists.count],
          "date": dates[number / 2 % dates.count], "time": times[number / 3 % times.count],
          "q": ["A", "B", "no score", ""][number % 4], "gen": bird.0, "sp": bird.1, "en": bird.2,
        ])
    }
    return stride(from: 0, to: 90, by: 18).map { Array(records[$0..<$0 + 18]) }
  }()

  private func publish(
    _ files: [[String]], groupedBy grouping: RecordingFacet?,
    orderedBy order: RecordingOrder = .newest, pageSize: Int = 50, workers: Int = 2
  ) async throws -> [String: String] {
    let sources = files.enumerated().map { number, records in
      BytesSource(name: "\(number).json", bytes: Array("[\(records.joined(separator: ","))]".utf8))
    }
    let index = try CollectionIndex.reading(
      sources, of: .recordings(groupedBy: grouping, orderedBy: order))
    let catalogue = Catalogue(of: RecordingKind(index), titled: "Birds", pageSize: pageSize)
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: workers)
      .publish(catalogue.publication(theme: Theme(name: "none", stylesheet: [])))
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The words of the rows that a pattern is in.
  private func rows(_ page: String?, _ mark: String) -> [String] {
    (page ?? "").split(separator: "\n").filter { $0.contains(mark) }.map {
      String($0.replacing(/<[^>]*>/, with: " ")).split(separator: " ").joined(separator: " ")
    }
  }

  @Test(
    arguments: [RecordingFacet?.some(.species), .country, .recordist, nil], RecordingOrder.allCases)
  func `the order of files and records and the number of workers change no byte`(
    grouping: RecordingFacet?, order: RecordingOrder
  ) async throws {
    let pages = try await publish(
      Self.files, groupedBy: grouping, orderedBy: order, pageSize: 20, workers: 1)
    #expect(pages["recordings/page-4.html"] != nil)
    var generator = SystemRandomNumberGenerator()
    for workers in 2...3 {
      let files = Self.files.map { $0.shuffled(using: &generator) }.shuffled(using: &generator)
      let others = try await publish(
        files, groupedBy: grouping, orderedBy: order, pageSize: 20, workers: workers)
      // The page of skipped records says where they are.
      #expect(Self.withoutPlaces(others) == Self.withoutPlaces(pages))
    }
  }

  private static func withoutPlaces(_ files: [String: String]) -> [String: String] {
    files.filter { $0.key != "\(SkippedPage.path)" }
  }

  private static let few = [
    [
      CatalogueTests.record(1, ["cnt": "Sweden", "rec": "Ada Vos"]),
      CatalogueTests.record(2, ["cnt": "Kenya", "rec": "ada  vos "]),
      CatalogueTests.record(3, ["cnt": "", "rec": "?"]),
      CatalogueTests.record(4, ["cnt": "sweden", "rec": "Ada Vos"]),
      CatalogueTests.record(5, ["cnt": "Sweden", "rec": "Wu"]),
    ]
  ]

  @Test(
    arguments: [
      (
        RecordingFacet?.some(.species), "species", ["Common Blackbird Turdus merula 5 recordings"],
        ["Common Blackbird Turdus merula 5"],
        ["Common Blackbird 5"]
      ),
      (
        .country, "countries",
        ["Kenya 1 recording", "Sweden 3 recordings", "Country not given 1 recording"],
        ["Kenya 1", "Sweden 3", "Country not given 1"],
        ["Sweden 3", "Kenya 1"]
      ),
      (
        .recordist, "recordists",
        ["Ada Vos 3 recordings", "Wu 1 recording", "Recordist not given 1 recording"],
        ["Ada Vos 3", "Wu 1", "Recordist not given 1"],
        ["Ada Vos 3", "Wu 1"]
      ),
    ])
  func `the front page and the index follow the groups`(
    grouping: RecordingFacet?, folder: String, headers: [String], index: [String],
    front: [String]
  ) async throws {
    let pages = try await publish(Self.few, groupedBy: grouping)
    #expect(rows(pages["recordings/index.html"], #"<tr class="group"#) == headers)
    #expect(bars(of: pages["\(folder)/index.html"]).map { "\($0.names) \($0.count)" } == index)
    let home = (pages["index.html"] ?? "").split(separator: "<section>")
    let list = home.first { $0.contains("href=\"\(folder)/index.html\"") && $0.contains("bars") }
    // Of one value nothing is to be chosen.
    #expect(rows(list.map(String.init), "<li><a") == (index.count > 1 ? front : []))
  }

  @Test func `the index leads to the page where a group begins`() async throws {
    let pages = try await publish(Self.few, groupedBy: .country, pageSize: 2)
    let links = (pages["countries/index.html"] ?? "").matches(of: /href="\.\.\/recordings([^"]*)"/)
    #expect(
      links.map { String($0.1) }.filter { $0.contains("#") } == [
        "/index.html#country-kenya", "/index.html#country-sweden",
        "/page-3.html#country-not-given",
      ])
    #expect(
      rows(pages["recordings/page-2.html"], #"<tr class="group"#) == [
        "Sweden 3 recordings, continued"
      ])
  }

  @Test func `without groups there is one list`() async throws {
    let pages = try await publish(Self.few, groupedBy: .none, orderedBy: .id)
    let list = pages["recordings/index.html"] ?? ""
    #expect(list.matches(of: /<tr id="(XC\d+)"/).map { String($0.1) } == (1...5).map { "XC\($0)" })
    #expect(list.matches(of: /<tbody/).count == 1)
    #expect(!list.contains("rowgroup"))
  }
}
