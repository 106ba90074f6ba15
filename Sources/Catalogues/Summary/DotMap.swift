package import Records
package import Rendering

/// A map of rows as dots on the land of the earth, one file for all maps, from Natural Earth 1:110m
/// (https://www.naturalearthdata.com, public domain).
package struct DotMap: Sendable {
  /// The areas, from south to north and west to east.
  package let areas: [Area]

  /// The number of degrees that an area has along each side.
  package let areaSize: Int
  let view: MapView

  /// The maximum number of dots: as many as the eye can distinguish, in 25 KB.
  private static let maximumAreas = 2_000

  /// The rows of a square of some degrees.
  package struct Area: Equatable, Sendable {
    /// The degrees north of its southern edge, and east of its western edge.
    package let latitude: Int
    package let longitude: Int
    package internal(set) var count: Int

    /// The position of the first row in the listing.
    package internal(set) var first: Int

    /// The sums of the degrees of the rows' cells, for their average position in the area.
    var latitudes: Int
    var longitudes: Int

    /// How many of its rows have the name of their cell, such as a country, by that name.
    var names: [String: Int] = [:]
  }

  /// Makes a map of cells of a degree, from south to north and west to east, combined into areas of
  /// 1, 2, 5 or 10 degrees to limit their number; `nil` if there are none.
  package init?(of cells: [MapCell]) {
    guard let view = MapView(around: cells) else { return nil }
    self.view = view
    var (areas, areaSize) = ([Area](), 0)
    for size in [1, 2, 5, 10] {
      areas = Self.areas(of: cells, size: size)
      areaSize = size
      if areas.count <= Self.maximumAreas { break }
    }
    self.areas = areas
    self.areaSize = areaSize
  }

  private static func areas(of cells: [MapCell], size: Int) -> [Area] {
    let columns = 360 / size
    var areas: [Int: Area] = [:]
    for cell in cells {
      let (row, column) = ((cell.latitude + 90) / size, (cell.longitude + 180) / size)
      let empty = Area(
        latitude: row * size - 90, longitude: column * size - 180, count: 0, first: cell.first,
        latitudes: 0, longitudes: 0)
      areas[row * columns + column, default: empty].add(cell)
    }
    return areas.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the title of an area, such as `Sweden: 55–60° N, 15–20° E`; without a name if no value
  /// is that of most of its rows.
  package func title(of area: Area, in words: PageWords) -> String {
    let degrees = Degrees.area(area.latitude, area.longitude, size: areaSize, words)
    return area.name.map { words(.label, $0) + degrees } ?? degrees
  }

  package var byCount: [Area] {
    areas.sorted {
      ($1.count, $0.latitude, $0.longitude) < ($0.count, $1.latitude, $1.longitude)
    }
  }

  /// Returns the size of an area's dot, 0 to 3, each for many times the rows of the one before.
  func size(of area: Area, amongUpTo largest: Int) -> Int {
    let (count, most) = (Double(area.count), Double(largest))
    let square = count * count
    return square * square <= most
      ? 0 : square <= most ? 1 : square * square <= most * most * most ? 2 : 3
  }
}

extension DotMap.Area {
  fileprivate mutating func add(_ cell: MapCell) {
    count += cell.count
    first = min(first, cell.first)
    latitudes += cell.latitude * cell.count
    longitudes += cell.longitude * cell.count
    if let name = cell.name { names[name.title, default: 0] += name.count }
  }

  /// The name that more than half of its rows have.
  fileprivate var name: String? { names.first { 2 * $0.value > count }?.key }

  /// The average position of its rows, in hundredths of degrees.
  var center: (latitude: Int, longitude: Int) {
    ((100 * latitudes + 50 * count) / count, (100 * longitudes + 50 * count) / count)
  }
}
