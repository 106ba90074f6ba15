import Screens
import Testing

@testable import Rendering

@Suite struct MapLayoutTests {
  private static let maps: [ScreenMap] =
    (1...30).map { .random(screens: 2 + 3 * $0, links: 9 * $0, seed: UInt64($0)) }
    + [
      ScreenMap("a a Self"), ScreenMap("a b\nb c\nc d\nd a Home\nd b Up\nc a Home"),
      .random(screens: 120, links: 400, seed: 99), .random(screens: 100, links: 0, seed: 3),
    ]

  @Test(arguments: maps.indices)
  func `boxes and labels overlap nothing and lie within the picture`(map: Int) {
    let layout = MapLayout(MapGraph(Self.maps[map]))
    let areas = layout.boxes + layout.labels.map(\.area)
    let picture = MapArea(x: 0, y: 0, width: layout.width, height: layout.height)
    for area in areas { #expect(picture.contains(area), "\(area)") }
    for (index, area) in areas.enumerated() {
      for other in areas[..<index] where area.overlaps(other) {
        Issue.record("\(area) overlaps \(other)")
      }
    }
  }

  @Test(arguments: maps.indices)
  func `lines run through no box and no label, and end at a box`(map: Int) {
    let graph = MapGraph(Self.maps[map])
    let layout = MapLayout(graph)
    let areas = layout.boxes + layout.labels.map(\.area)
    for (line, edge) in zip(layout.lines, graph.edges) {
      let points = line.points
      // Most areas are nowhere near a line.
      let sides = points.map(\.x), heights = points.map(\.y)
      let around = MapArea(
        x: Int(sides.min() ?? 0), y: Int(heights.min() ?? 0),
        width: Int(sides.max() ?? 0) - Int(sides.min() ?? 0) + 1,
        height: Int(heights.max() ?? 0) - Int(heights.min() ?? 0) + 1)
      let near = areas.filter { $0.overlaps(around) }
      if let crossed = near.first(where: { area in points.contains { area.holds($0) } }) {
        Issue.record("\(line.data) crosses \(crossed)")
      }
      #expect(points.first.map { layout.boxes[edge.from].hasOnSide($0) } == true)
      #expect(points.last.map { layout.boxes[edge.to].hasOnSide($0) } == true)
    }
  }

  @Test func `a title fits its box and a label its room, by the estimate`() {
    let graph = MapGraph(.random(screens: 60, links: 200, seed: 5))
    let layout = MapLayout(graph)
    for (screen, box) in zip(graph.screens, layout.boxes) {
      #expect(TextWidth.pixels(of: ShortText(screen.title).text, size: 14) <= box.width - 32)
    }
    for (label, area) in layout.labels {
      #expect(TextWidth.pixels(of: label.text.text, size: 12) <= area.width)
    }
  }
}

extension MapArea {
  fileprivate func overlaps(_ other: MapArea) -> Bool {
    x < other.end && other.x < end && y < other.y + other.height && other.y < y + height
  }

  fileprivate func contains(_ other: MapArea) -> Bool {
    x <= other.x && other.end <= end && y <= other.y && other.y + other.height <= y + height
  }

  /// Whether a point is inside, by more than the error of the sums it comes from.
  fileprivate func holds(_ point: MapLine.Point) -> Bool {
    point.x > Double(x) + 0.001 && point.x < Double(end) - 0.001 && point.y > Double(y) + 0.001
      && point.y < Double(y + height) - 0.001
  }

  fileprivate func hasOnSide(_ point: MapLine.Point) -> Bool {
    (point.x == Double(x) || point.x == Double(end)) && point.y > Double(y)
      && point.y < Double(y + height)
  }
}

extension MapLine {
  fileprivate struct Point { var x, y: Double }

  /// Points along the line, a few pixels apart, read back from its path data.
  fileprivate var points: [Point] {
    var points: [Point] = []
    var rest = data[...]
    while let letter = rest.popFirst() {
      let numbers = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(numbers.count)
      let values = numbers.split(separator: " ").compactMap { Double($0) }
      let last = points.last ?? Point(x: 0, y: 0)
      switch letter {
      case "M": points.append(Point(x: values[0], y: values[1]))
      case "H":
        let end = Point(x: values[0], y: last.y)
        points += Self.curve(last, last, end, end)
      default:
        points += Self.curve(
          last, Point(x: values[0], y: values[1]), Point(x: values[2], y: values[3]),
          Point(x: values[4], y: values[5]))
      }
    }
    return points
  }

  private static func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    let steps = Int(max(abs(d.x - a.x), abs(d.y - a.y), abs(c.x - a.x))) / 6 + 2
    return (1...steps).map { step in
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
    }
  }
}
