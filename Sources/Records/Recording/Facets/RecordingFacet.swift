/// What recordings can be counted and listed by.
public enum RecordingFacet: String, CaseIterable, Sendable {
  case species, country, recordist, type, quality, year

  /// What the values are called together, in sentences: `countries`.
  public var plural: String {
    switch self {
    case .species: "species"
    case .country: "countries"
    case .recordist: "recordists"
    case .type: "types"
    case .quality: "qualities"
    case .year: "years"
    }
  }

  /// Whether the sections of a listing are the values.
  public func isGroup(of grouping: RecordingGrouping) -> Bool { rawValue == grouping.rawValue }

  /// What the value is called of recordings that do not say it.
  var unknownTitle: String {
    switch self {
    case .species: RecordingGrouping.species.unknownTitle
    case .country: RecordingGrouping.country.unknownTitle
    case .recordist: RecordingGrouping.recordist.unknownTitle
    case .type: "Type not given"
    case .quality: "No score"
    case .year: "Year not given"
    }
  }
}
