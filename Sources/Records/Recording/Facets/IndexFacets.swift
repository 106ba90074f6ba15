/// The values of all facets but the one that the listing is grouped by.
struct IndexFacets: Sendable {
  let totals: RecordingTotals
  private let values: [RecordingFacet: FacetValues]

  init(_ entries: [IndexEntry], named names: FactNames) {
    let tally = FacetTally(entries, named: names)
    totals = RecordingTotals(tally, recordings: entries.count)
    var values: [RecordingFacet: FacetValues] = [:]
    for field in FactNames.Field.allCases where names[field].count > 0 {
      values[field.facet] = FacetValues(
        of: field, Array(tally.counts(of: field)), named: names[field])
    }
    values[.quality] = FacetValues(
      tally.qualities, of: .quality, unknown: RecordFacts.qualityCount - 1, isDescending: false
    ) { number in
      String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(number)))
    }
    values[.year] = FacetValues(tally.years, of: .year, unknown: 0, isDescending: true) { "\($0)" }
    self.values = values
  }

  func values(of facet: RecordingFacet) -> [RecordingGroup] { values[facet]?.values ?? [] }

  /// The positions in the values of a facet of those that a record has.
  func numbers(of facts: RecordFacts, by facet: RecordingFacet) -> [Int32] {
    guard let numbers = values[facet]?.numbers else { return [] }
    return switch facet {
    case .species: numbers[facts[.species]]
    case .country: numbers[facts[.country]]
    case .recordist: numbers[facts[.recordist]]
    case .type: numbers[facts[.type]]
    case .quality: numbers[facts.quality]
    case .year: numbers[facts.year]
    }
  }
}
