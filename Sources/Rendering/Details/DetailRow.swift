import Records

/// What the page of a recording can say of it.
enum DetailRow {
  /// A text as it is.
  case text(RecordingField, StaticString)

  /// A text and, if it is a number, what it is measured in.
  case measure(RecordingField, StaticString, unit: StaticString)
  case scientificName, otherSpecies
  case sound, sonogram, oscillogram
  case remarks
  case coordinates, map
  case licence, webPage, list
  case annotations

  /// What stands before the value; nothing where the section's header says it already.
  var title: StaticString? {
    switch self {
    case .text(_, let title), .measure(_, let title, _): title
    case .scientificName: "Scientific name"
    case .otherSpecies: "Other species heard"
    case .sound: "Sound"
    case .sonogram: "Sonogram"
    case .oscillogram: "Oscillogram"
    case .coordinates: "Coordinates"
    case .licence: "Licence"
    case .webPage: "Page on the web"
    case .list: "In the list"
    case .remarks, .map, .annotations: nil
    }
  }
}
