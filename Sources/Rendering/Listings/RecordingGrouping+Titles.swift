import Records

extension RecordingGrouping {
  /// What the groups are called together, at the head of a page.
  var title: String {
    switch self {
    case .species: "Species"
    case .country: "Countries"
    case .recordist: "Recordists"
    case .none: "Recordings"
    }
  }

  /// What one of them is called, at the head of a column.
  var singular: String {
    switch self {
    case .species: "Species"
    case .country: "Country"
    case .recordist: "Recordist"
    case .none: "Recording"
    }
  }
}
