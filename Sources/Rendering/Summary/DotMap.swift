package import Records

/// A map of where recordings were made, as dots on a frame of meridians and parallels.
///
/// The projection is equirectangular: a degree is as long everywhere, so that a place can be read off
/// the lines. There are no coasts, because nobody gave us any.
package struct DotMap: Sendable {
  /// The recordings of an area, in tenths of the drawing's units.
  struct Dot: Equatable {
    let x: Int
    let y: Int
    let radius: Int
  }

  /// The areas, from south to north and west to east.
  package let areas: [Area]

  /// The number of degrees that an area has along each side.
  package let areaSize: Int

  let frame: MapFrame

  /// The most dots: as many as can be told apart, in 100 KB.
  private static let maximumAreas = 1_000

  /// The radius of the largest and of the smallest dot, in tenths.
  private static let radii = (largest: 140, smallest: 16)

  /// The recordings of a square of some degrees.
  package struct Area: Equatable, Sendable {
    /// The degrees north of its southern edge, and east of its western edge.
    package let latitude: Int
    package let longitude: Int
    package internal(set) var count: Int

    /// The position of the first recording in the listing.
    package internal(set) var first: Int

    /// The sums of the degrees of the recordings' cells, which say where in the area they are.
    var latitudes: Int
    var longitudes: Int
  }

  /// Makes a map; nil if there is nothing to put on it.
  ///
  /// - Parameter cells: Where recordings are, from south to north and west to east. They are put
  ///   together in areas of 1, 2, 5 or 10 degrees, so that there are not too many.
  package init?(of cells: [MapCell]) {
    guard let frame = MapFrame(around: cells) else { return nil }
    self.frame = frame
    var (areas, areaSize) = ([Area](), 0)
    for size in [1, 2, 5, 10] {
      (areas, areaSize) = (Self.areas(of: cells, size: size), size)
      if areas.count <= Self.maximumAreas { break }
    }
    self.areas = areas
    self.areaSize = areaSize
  }

  private static func areas(of cells: [MapCell], size: Int) -> [Area] {
    let columns = 360 / size
    var numbers = Array(repeating: -1, count: columns * (180 / size))
    var areas: [Area] = []
    for cell in cells {
      let (row, column) = ((cell.latitude + 90) / size, (cell.longitude + 180) / size)
      let place = row * columns + column
      if numbers[place] < 0 {
        numbers[place] = areas.count
        areas.append(
          Area(
            latitude: row * size - 90, longitude: column * size - 180, count: 0, first: cell.first,
            latitudes: 0, longitudes: 0))
      }
      let number = numbers[place]
      areas[number].count += cell.count
      areas[number].first = min(areas[number].first, cell.first)
      areas[number].latitudes += cell.latitude * cell.count
      areas[number].longitudes += cell.longitude * cell.count
    }
    return areas.sorted { ($0.latitude, $0.longitude) < ($1.latitude, $1.longitude) }
  }

  /// Where an area is, such as `55–60° N, 15–20° E`.
  package func title(of area: Area, in words: PageWords) -> String {
    Degrees.area(area.latitude, area.longitude, size: areaSize, words)
  }

  /// The dots, large ones first, so that small ones lie on top.
  ///
  /// A dot is in the middle of its area's recordings, and its surface is as their number.
  var dots: [Dot] {
    let largest = Double(areas.map(\.count).max() ?? 1)
    let order = areas.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    return order.map { _, area in
      let radius = (Double(area.count) / largest).squareRoot() * Double(Self.radii.largest)
      return Dot(
        x: frame.x(ofTwice: (2 * area.longitudes + area.count) / area.count),
        y: frame.y(ofTwice: (2 * area.latitudes + area.count) / area.count),
        radius: max(Self.radii.smallest, Int(radius.rounded())))
    }
  }
}
