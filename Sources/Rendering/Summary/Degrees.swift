/// Degrees of latitude and longitude as people write them.
enum Degrees {
  /// `60° N`, or `Equator`.
  static func latitude(_ degrees: Int, _ words: PageWords) -> String {
    degrees == 0 ? words[.equator] : text(degrees, words[.northShort], words[.southShort])
  }

  /// `30° E`, or `0°`.
  static func longitude(_ degrees: Int, _ words: PageWords) -> String {
    text(degrees, words[.eastShort], words[.westShort])
  }

  /// `55–60° N, 15–20° E`.
  static func area(_ latitude: Int, _ longitude: Int, size: Int, _ words: PageWords) -> String {
    range(latitude, size, words[.northShort], words[.southShort]) + ", "
      + range(longitude, size, words[.eastShort], words[.westShort])
  }

  private static func text(_ degrees: Int, _ positive: String, _ negative: String) -> String {
    degrees == 0 || degrees.magnitude == 180
      ? "\(degrees.magnitude)°" : "\(degrees.magnitude)° \(degrees > 0 ? positive : negative)"
  }

  /// No area crosses zero.
  private static func range(
    _ start: Int, _ size: Int, _ positive: String, _ negative: String
  ) -> String {
    start >= 0
      ? "\(start)–\(start + size)° \(positive)" : "\(-start - size)–\(-start)° \(negative)"
  }
}
