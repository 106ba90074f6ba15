import Records

/// The part of the world that a map shows, and where a degree of it is in the drawing.
struct MapFrame: Equatable {
  /// Degrees east and north of the edges.
  private(set) var west: Int
  private(set) var east: Int
  private(set) var south: Int
  private(set) var north: Int

  /// How many degrees there are from one line to the next.
  private(set) var step: Int

  /// The drawing's width, in its units.
  static let width = 720

  /// The most lines that are drawn from side to side.
  private static let maximumLines = 12

  /// A frame around some cells, whose edges are lines; nil without cells.
  ///
  /// It is never higher than three quarters of its width.
  init?(around cells: [MapCell]) {
    guard let first = cells.first else { return nil }
    let edges = cells.reduce(
      into: (first.longitude, first.longitude + 1, first.latitude, first.latitude + 1)
    ) { edges, cell in
      edges.0 = min(edges.0, cell.longitude)
      edges.1 = max(edges.1, cell.longitude + 1)
      edges.2 = min(edges.2, cell.latitude)
      edges.3 = max(edges.3, cell.latitude + 1)
    }
    (west, east, south, north, step) = (-180, 180, -90, 90, 30)
    for step in [5, 10, 15, 30] {
      self.step = step
      west = Self.floor(edges.0 - 1, step, within: 180)
      east = -Self.floor(-edges.1 - 1, step, within: 180)
      south = Self.floor(edges.2 - 1, step, within: 90)
      north = -Self.floor(-edges.3 - 1, step, within: 90)
      widen()
      if (east - west) / step <= Self.maximumLines { break }
    }
  }

  /// Makes the frame as wide as its height needs, and not wider than the world.
  private mutating func widen() {
    let least = max(4 * step, (north - south) * 4 / 3)
    while east - west < least {
      if east < 180 { east += step }
      if west > -180, east - west < least { west -= step }
    }
  }

  /// The multiple of a step at or below a number of degrees, but not beyond the end of the world.
  private static func floor(_ degrees: Int, _ step: Int, within limit: Int) -> Int {
    let shifted = degrees + 720
    return max(-limit, shifted / step * step - 720)
  }

  var height: Int { (north - south) * Self.width / (east - west) }

  /// Where half a degree is from the left, in tenths of a unit.
  func x(ofTwice degrees: Int) -> Int {
    (degrees - 2 * west) * Self.width * 5 / (east - west)
  }

  /// Where half a degree is from the top, in tenths of a unit.
  func y(ofTwice degrees: Int) -> Int {
    (2 * north - degrees) * Self.width * 5 / (east - west)
  }

  /// The meridians between the edges.
  var meridians: [Int] { Array(stride(from: west + step, to: east, by: step)) }

  /// The parallels between the edges.
  var parallels: [Int] { Array(stride(from: south + step, to: north, by: step)) }
}
