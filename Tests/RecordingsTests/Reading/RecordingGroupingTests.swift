import Testing

@testable import Recordings
@testable import Records

@Suite struct RecordingGroupingTests {
  private static let countries = [
    "Sweden", "  sweden", "Sweden", "United  States", "united states", "United States ", "?", "",
    "Åland", "Sweden", " - ", "United States",
  ]

  @Test func `countries come by name however they are spelled, and the unknown last`() throws {
    let text = zip(1..., Self.countries).map { record($0, ("cnt", $1)) }.joined()
    let index = try index(text, groupedBy: .country)
    #expect(
      index.groups == [
        FacetValue(title: "Åland", anchor: "country-land", count: 1, first: 0),
        FacetValue(
          title: "Sweden", anchor: "country-sweden", count: 4, first: 1, isSpelledAlike: false),
        FacetValue(
          title: "United States", anchor: "united-states", count: 4, first: 5,
          isSpelledAlike: false),
        FacetValue(
          title: "Country not given", anchor: "country-not-given", count: 3, first: 9,
          isUnknown: true),
      ])
    #expect(index.ids == [9, 10, 3, 2, 1, 12, 6, 5, 4, 11, 8, 7])
    #expect(index.group?.name == "country")
  }

  @Test func `recordists are told apart by more than case and spaces`() throws {
    let names = [
      "Lars Krogh ", "Lars krogh", "lars krogh", "LARS KROGH", "Lars\\tKrogh", "Lars Krogh-Olsen",
      "XC12",
      "???", "Łukasz", "łukasz",
    ]
    let text = zip(1..., names).map { record($0, ("rec", $1)) }.joined() + record(11)
    let index = try index(text, groupedBy: .recordist)
    #expect(
      index.groups.map { "\($0.title), \($0.anchor), \($0.count)" } == [
        "Lars Krogh, lars-krogh, 5", "Lars Krogh-Olsen, lars-krogh-olsen, 1",
        "Łukasz, recordist-ukasz, 1", "łukasz, recordist-ukasz-2, 1", "XC12, recordist-xc12, 1",
        "Recordist not given, recordist-not-given, 2",
      ])
  }

  @Test func `groups are in the order of an index of them`() throws {
    let names = [
      "Zebra", "Éland", "'s Gravenhage", "eland", "Ōsaka", "9 Mile", "Ёлка", "日本", "", "ab",
    ]
    let text = zip(1..., names).map { record($0, ("cnt", $1)) }.joined()
    let titles = try index(text, groupedBy: .country).groups.map(\.title)
    #expect(
      titles == [
        "9 Mile", "ab", "eland", "Éland", "Ōsaka", "'s Gravenhage", "Zebra", "Ёлка", "日本",
        "Country not given",
      ])
    let others = try index(text, groupedBy: .none).values(of: .country).map(\.title)
    #expect(others.dropLast() == titles.dropLast())
  }

  @Test func `a name that says it is not given is not taken for the unknown`() throws {
    let text = record(1) + record(2, ("cnt", "Country not given"))
    let index = try index(text, groupedBy: .country)
    #expect(index.groups.map(\.anchor) == ["country-not-given", "country-not-given-2"])
    #expect(index.groups.map(\.isUnknown) == [false, true])
    #expect(index.ids == [2, 1])
  }

  @Test func `without groups nothing is grouped`() throws {
    let text = zip(1..., Self.countries).map { record($0, ("cnt", $1)) }.joined()
    let index = try index(text, groupedBy: .none)
    #expect(index.groups == [])
    #expect(index.ids == (1...12).reversed())
    #expect(index.groupNumber(at: 0) == nil)
  }

  @Test func `a spelling counts as often as it is listed`() throws {
    let names = ["Ada Vos", "ada vos", "ada vos"]
    let text = names.enumerated().map { record(max(1, $0.offset), ("rec", $0.element)) }.joined()
    // Numbers 1, 1 and 2: of the first two records, which differ, one is left out.
    let index = try index(text, groupedBy: .recordist)
    #expect(index.count == 2)
    #expect(index.groups.map(\.title) == ["ada vos"])
  }

  @Test(arguments: [RecordingFacet?.some(.species), .country, .recordist, nil])
  func `names of any length are told apart`(grouping: RecordingFacet?) throws {
    let names = (0..<40).map { String(repeating: "x", count: $0) + "y" }
    let fields = ["gen", "cnt", "rec"]
    let text = zip(1..., names + names).map { number, name in
      "{\"id\": \(number), " + fields.map { "\"\($0)\": \"\(name)\"" }.joined(separator: ", ") + "}"
    }.joined()
    let index = try index(text, groupedBy: grouping)
    #expect(index.groups.count == (grouping == .none ? 0 : 40))
    #expect(index.groups.allSatisfy { $0.count == 2 })
  }
}
