public import Records

extension RecordingFacet {
  /// What the values are called together, at the head of a page.
  public var title: String {
    switch self {
    case .species: "Species"
    case .country: "Countries"
    case .recordist: "Recordists"
    case .type: "Types"
    case .quality: "Quality"
    case .year: "Years"
    }
  }

  /// What one of them is called, at the head of a column.
  public var singular: String {
    switch self {
    case .species: "Species"
    case .country: "Country"
    case .recordist: "Recordist"
    case .type: "Type"
    case .quality: "Quality"
    case .year: "Year"
    }
  }

  /// What a list of the recordings with a value is called.
  public func title(of value: RecordingGroup) -> String {
    guard !value.isUnknown else { return value.title }
    return switch self {
    case .species, .country, .recordist: value.title
    case .type: "Type: \(value.title)"
    case .quality: "Quality \(value.title)"
    case .year: "Year \(value.title)"
    }
  }

  /// Whether the values are names, which are looked up by their letters.
  var hasNames: Bool {
    switch self {
    case .species, .country, .recordist, .type: true
    case .quality, .year: false
    }
  }

  /// The column of a listing that says the value.
  var column: RecordingListing.Column? {
    switch self {
    case .species: .species
    case .country: .country
    case .recordist: .recordist
    case .quality: .quality
    // A recording has other types than this one, and a day in its year.
    case .type, .year: nil
    }
  }
}
