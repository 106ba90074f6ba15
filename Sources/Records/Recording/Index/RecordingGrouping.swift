/// What the sections of a listing are.
public enum RecordingGrouping: String, CaseIterable, Sendable {
  case species, country, recordist

  /// No sections: one list of all recordings.
  case none

  /// What the groups are called together, in sentences: `countries`.
  ///
  /// Without groups these are the recordings.
  public var plural: String {
    switch self {
    case .species: "species"
    case .country: "countries"
    case .recordist: "recordists"
    case .none: "recordings"
    }
  }

  /// The fields that say what group a record belongs to.
  var fields: InlineArray<3, RecordingField?> {
    switch self {
    case .species: [.genus, .species, .commonName]
    case .country: [.country, nil, nil]
    case .recordist: [.recordist, nil, nil]
    case .none: [nil, nil, nil]
    }
  }

  /// What the group is called whose records do not say what it is.
  var unknownTitle: String {
    switch self {
    case .species: "Identity unknown"
    case .country: "Country not given"
    case .recordist: "Recordist not given"
    case .none: ""
    }
  }
}
