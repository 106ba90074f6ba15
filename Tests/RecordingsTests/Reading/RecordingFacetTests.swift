import Testing

@testable import Recordings
@testable import Records

@Suite struct RecordingFacetTests {
  private static let text = [
    record(1, ("type", "call, song"), ("q", "B"), ("date", "2019-05-01"), ("cnt", "sweden")),
    record(2, ("type", "Song"), ("q", "A"), ("date", "2020-00-00"), ("cnt", "Sweden ")),
    record(3, ("type", "song,SONG, call"), ("q", "no score"), ("date", "?"), ("cnt", "Åland")),
    record(4, ("type", " , "), ("q", ""), ("date", "1975-07-00"), ("cnt", "Zambia")),
    record(5, ("rec", "Пётр"), ("file", "//xeno-canto.org/5/download"), ("cnt", "Sweden")),
    record(6, ("rec", "'Ana' Łuk"), ("file", "restricted_species"), ("cnt", "\\u0022Aruba\\u0022")),
  ].joined()

  private static func summary(of values: [FacetValue]) -> [String] {
    values.map { "\($0.title)|\($0.anchor)|\($0.count)|\($0.first)\($0.isUnknown ? "|?" : "")" }
  }

  @Test(
    arguments: [
      (
        RecordingFacet.country,
        ["Åland|aland|1|2", "\"Aruba\"|aruba|1|5", "Sweden|sweden|3|0", "Zambia|zambia|1|3"]
      ),
      (
        .recordist,
        [
          "'Ana' Łuk|ana-luk|1|5", "Пётр|recordist-b17496a4|1|4",
          "Recordist not given|recordist-not-given|4|0|?",
        ]
      ),
      (.type, ["call|call|2|0", "song|song|3|0", "Type not given|type-not-given|3|3|?"]),
      (.quality, ["A|a|1|1", "B|b|1|0", "No score|no-score|4|2|?"]),
      (
        .year,
        ["2020|2020|1|1", "2019|2019|1|0", "1975|1975|1|3", "Year not given|year-not-given|3|2|?"]
      ),
    ])
  func `values come by name, each with its count and its first recording`(
    facet: RecordingFacet, expected: [String]
  ) throws {
    let index = try index(Self.text, groupedBy: .none, orderedBy: .id)
    #expect(index.ids == [1, 2, 3, 4, 5, 6])
    #expect(Self.summary(of: index.values(of: facet)) == expected)
  }

  @Test func `every position of a value is known, a type's as often as recordings have it`() throws
  {
    let index = try index(Self.text, groupedBy: .none, orderedBy: .id)
    func numbers(_ facet: RecordingFacet) -> [[UInt64]] {
      guard let positions = index.positions(of: facet.facet) else { return [] }
      return (0..<positions.count).map { value in
        positions.positions(of: value).compactMap { index.id(at: Int($0)) }
      }
    }
    #expect(numbers(.type) == [[1, 3], [1, 2, 3], [4, 5, 6]])
    #expect(numbers(.quality) == [[2], [1], [3, 4, 5, 6]])
    #expect(numbers(.year) == [[2], [1], [4], [3, 5, 6]])
    let second = try #require(index.positions(of: RecordingFacet.type.facet)).positions(of: 1)
    let rows = try index.rows(at: second.map(Int.init))
    #expect(rows.map { $0[.id].text } == ["1", "2", "3"])
  }

  @Test func `what the listing is grouped by has its sections, in the order of names`() throws {
    let index = try index(Self.text, groupedBy: .country)
    #expect(
      index.groups.map(\.title) == ["Åland", "\"Aruba\"", "Sweden", "Zambia"])
    #expect(
      Self.summary(of: index.values(of: .country)) == [
        "Åland|country-land|1|0", "\"Aruba\"|country-aruba|1|1", "Sweden|country-sweden|3|2",
        "Zambia|country-zambia|1|5",
      ])
  }

  @Test(
    arguments: [
      (("59.8", "17.6"), [59, 17]), (("-0.5", "-0.5"), [-1, -1]), (("0", "0"), [0, 0]),
      (("90", "180"), [89, 179]), (("-90.000", "-180.0"), [-90, -180]), (("+1.5", "2."), [1, 2]),
      (("-12", "-77.0"), [-12, -77]), (("90.1", "0"), nil), (("0", "180.5"), nil), (("", "1"), nil),
      (("1e1", "1"), nil), (("--1", "1"), nil), (("1", "abc"), nil),
      (("99999999999999999999", "1"), nil),
      ((".5", "1"), nil), (("?", "?"), nil),
    ] as [((String, String), [Int]?)])
  func `a place is in the degree that begins at or below it`(
    place: (String, String), cell: [Int]?
  ) throws {
    let index = try index(record(1, ("lat", place.0), ("lng", place.1)))
    #expect(index.places?.map { [$0.latitude, $0.longitude] } == (cell.map { [$0] } ?? []))
  }

  @Test func `the totals say how much there is`() throws {
    let index = try index(Self.text)
    #expect(index.count == 6)
    #expect(index.withSound == 1)
    #expect(index.places == [])
  }

  @Test(arguments: [RecordingFacet?.some(.species), .country, .recordist, nil])
  func `parts are counted like the whole`(grouping: RecordingFacet?) throws {
    let records = (1...200).map { number in
      record(
        number, ("type", ["call", "song, call", "Song"][number % 3]), ("gen", "G\(number % 7)"),
        ("cnt", "C\(number % 5)"), ("rec", "R\(number % 11)"), ("lat", "\(number % 90)"),
        ("lng", "7"), ("date", "\(1990 + number % 13)-01-01"), ("q", "A"))
    }
    let sources = [source(records.joined(separator: "\n"))]
    func index(_ count: Int) throws -> CollectionIndex {
      let plan = CollectionPlan(
        sources, of: .recordings(groupedBy: grouping, orderedBy: .newest), parts: count,
        windowSize: 1 << 12, smallestPiece: 512)
      var parts = (0..<plan.count).reversed().map { plan.read($0) }
      return try plan.index(joining: &parts)
    }
    let (whole, joined) = (try index(1), try index(5))
    #expect(joined.places == whole.places)
    #expect(whole.places?.count == 90)
    for facet in RecordingFacet.allCases {
      #expect(joined.values(of: facet) == whole.values(of: facet))
      #expect(!whole.values(of: facet).isEmpty)
    }
  }
}
