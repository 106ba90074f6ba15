/// Degrees of latitude and longitude as people write them.
enum Degrees {
  /// `60° N`, or `Equator`.
  static func latitude(_ degrees: Int) -> String {
    degrees == 0 ? "Equator" : text(degrees, "N", "S")
  }

  /// `30° E`, or `0°`.
  static func longitude(_ degrees: Int) -> String { text(degrees, "E", "W") }

  /// `55–60° N, 15–20° E`.
  static func area(_ latitude: Int, _ longitude: Int, size: Int) -> String {
    range(latitude, size, "N", "S") + ", " + range(longitude, size, "E", "W")
  }

  private static func text(_ degrees: Int, _ positive: String, _ negative: String) -> String {
    degrees == 0 || degrees.magnitude == 180
      ? "\(degrees.magnitude)°" : "\(degrees.magnitude)° \(degrees > 0 ? positive : negative)"
  }

  /// No area lies on both sides of zero.
  private static func range(
    _ start: Int, _ size: Int, _ positive: String, _ negative: String
  ) -> String {
    start >= 0
      ? "\(start)–\(start + size)° \(positive)" : "\(-start - size)–\(-start)° \(negative)"
  }
}
