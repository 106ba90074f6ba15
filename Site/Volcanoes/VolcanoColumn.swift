import Catalogues
import Rowhouse

/// The columns of `volcanoes.csv`, in the order in which they are shown.
///
/// The name of a case is the name in the file. Every `switch` is exhaustive: a column that is added
/// does not compile until it is said what it is.
enum VolcanoColumn: String, CollectionColumn {
  case name, picture, country, region, type, elevation
  case lastEruption = "last eruption"
  case status, latitude, longitude, notes

  var name: String { rawValue }

  var title: String {
    switch self {
    case .picture: "Shape"
    case .name: "Volcano"
    case .country: "Country"
    case .region: "Region"
    case .type: "Type"
    case .elevation: "Elevation (m)"
    case .lastEruption: "Last eruption"
    case .status: "Status"
    case .latitude: "Latitude"
    case .longitude: "Longitude"
    case .notes: "Notes"
    }
  }

  var type: ColumnType? {
    switch self {
    case .picture: .picture
    case .elevation: .wholeNumber
    case .latitude: .latitude
    case .longitude: .longitude
    case .name, .country, .region, .type, .status, .notes: .text
    // A year is no amount: its digits need not stand below each other.
    case .lastEruption: .text
    }
  }

  var roles: Set<ColumnRole> {
    switch self {
    case .name: [.identifier, .title]
    case .region: [.group]
    case .country, .type, .status: [.facet]
    case .elevation: [.sort, .descending]
    case .latitude, .longitude, .notes: [.rowPageOnly]
    case .picture, .lastEruption: []
    }
  }
}
