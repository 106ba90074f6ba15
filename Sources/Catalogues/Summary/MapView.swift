import Records
import Rendering

/// The part of the earth that a map shows, on an equirectangular projection whose degrees are right in the
/// middle of that part.
///
/// `x` is degrees east of 180° W, `y` degrees south of the pole, longer by ``stretch``; both in hundredths.
struct MapView: Equatable {
  /// Its edges in whole degrees.
  private(set) var west: Int
  private(set) var east: Int
  private(set) var south: Int
  private(set) var north: Int

  /// How much longer a degree of latitude is than one of longitude, in thousandths.
  let stretch: Int

  /// All land but the Antarctic.
  static let world = MapView(west: -180, east: 180, south: -60, north: 82, stretch: 1_000)

  /// The margin around the places on each side, in degrees.
  private static let margin = 6

  /// The extent in degrees above which the whole world is shown.
  private static let widest = 200

  private init(west: Int, east: Int, south: Int, north: Int, stretch: Int) {
    self.west = west
    self.east = east
    self.south = south
    self.north = north
    self.stretch = stretch
  }

  /// The part with all rows but those of the outermost hundredth on each side; nil without cells.
  init?(around cells: [MapCell]) {
    var latitudes = Array(repeating: 0, count: 180)
    var longitudes = Array(repeating: 0, count: 360)
    for cell in cells {
      latitudes[cell.latitude + 90] += cell.count
      longitudes[cell.longitude + 180] += cell.count
    }
    guard let (south, north) = Self.ends(of: latitudes),
      let (west, east) = Self.ends(of: longitudes)
    else { return nil }
    self.init(
      west: west - 180 - Self.margin, east: east - 179 + Self.margin,
      south: max(-90, south - 90 - Self.margin), north: min(90, north - 89 + Self.margin),
      stretch: Self.stretch(at: (south + north) / 2 - 90))
    guard self.east - self.west <= Self.widest else {
      self = .world
      return
    }
    widen()
  }

  /// The part around a place, as wide as some degrees of longitude.
  init(latitude: Double, longitude: Double, width: Int) {
    let stretch = Self.stretch(at: Int(latitude))
    let height = width * 625 / stretch
    let (south, west) = (Int(latitude.rounded()) - height / 2, Int(longitude.rounded()) - width / 2)
    self.init(west: west, east: west + width, south: south, north: south + height, stretch: stretch)
  }

  /// Returns the first and the last index of counts, without a hundredth of the total at the ends.
  private static func ends(of counts: [Int]) -> (Int, Int)? {
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    var before = 0
    var first: Int?
    for (place, count) in counts.enumerated() {
      before += count
      if first == nil, 100 * before > total { first = place }
      if 100 * before >= 99 * total { return (first ?? place, place) }
    }
    return nil
  }

  /// One by the cosine of a latitude, at most 2.5.
  private static func stretch(at latitude: Int) -> Int {
    let angle = Double(latitude) * .pi / 180
    let square = angle * angle
    let cosine =
      1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
    return Int(min(2_500, 1_000 / max(cosine, 0.4)))
  }

  /// Makes it at most twice as wide as high, and at least as wide as high.
  private mutating func widen() {
    let least = (east - west) * 500 / stretch
    let missing = max(0, least - (north - south))
    north = min(90, north + (missing + 1) / 2)
    south = max(-90, north - max(least, north - south))
    let width = (north - south) * stretch / 1_000
    let narrow = max(0, width - (east - west))
    west -= narrow / 2
    east += narrow - narrow / 2
    // What is beyond the edge of the world is on its other side.
    if west < -180 { (west, east) = (-180, min(180, east - 180 - west)) }
    if east > 180 { (west, east) = (max(-180, west + 180 - east), 180) }
  }

  /// Returns the x coordinate of a longitude in hundredths of a degree.
  func x(_ hundredths: Int) -> Int { hundredths + 18_000 }

  /// Returns the y coordinate of a latitude in hundredths of a degree.
  func y(_ hundredths: Int) -> Int { (9_000 - hundredths) * stretch / 1_000 }

  /// Whether a place in hundredths of degrees is on it.
  func shows(latitude: Int, longitude: Int) -> Bool {
    100 * south...100 * north ~= latitude && 100 * west...100 * east ~= longitude
  }

  var width: Int { 100 * (east - west) }
  var height: Int { y(100 * south) - y(100 * north) }

  /// The `viewBox` of its drawing.
  var box: String {
    [x(100 * west), y(100 * north), width, height].map(Hundredths.text).joined(separator: " ")
  }
}

/// Numbers with two digits behind the mark.
enum Hundredths {
  /// `12.5` of 1250, `-.04` of -4.
  static func text(_ number: Int) -> String {
    let magnitude = number.magnitude
    let rest = magnitude % 100
    let sign = number < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(magnitude / 100)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(magnitude < 100 ? "" : "\(magnitude / 100)").\(digits)"
  }
}

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
