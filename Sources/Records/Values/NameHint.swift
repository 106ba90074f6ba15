/// A hint in a column's name about ambiguous values.
enum NameHint {
  case duration, latitude, longitude, period

  /// Returns whether a name has the hint; case, spaces and the characters `_`, `-` and `.` are
  /// ignored.
  func isGiven(by name: String) -> Bool {
    let plain = String(name.lowercased().filter { !" _-.".contains($0) })
    return switch self {
    case .duration: plain.contains("duration") || plain.contains("length")
    case .latitude: ["lat", "latitude", "decimallatitude"].contains(plain)
    case .period:
      [
        "date", "year", "period", "born", "died", "birth", "death", "made", "created", "published",
        "lived",
      ]
      .contains(where: plain.contains)
    case .longitude: ["lon", "lng", "long", "longitude", "decimallongitude"].contains(plain)
    }
  }
}
