import Testing

@testable import Catalogues
@testable import Records
@testable import Rendering

@Suite struct DotMapTests {
  private func cell(_ latitude: Int, _ longitude: Int, _ count: Int = 1) -> MapCell {
    MapCell(latitude: latitude, longitude: longitude, count: count, first: 0)
  }

  @Test(
    arguments: [
      ([(0, 0)], "-6 7 -6 7 1000"), ([(59, 17), (55, 12)], "0 31 49 66 1836"),
      ([(-90, -180), (89, 179)], "-180 180 -60 82 1000"), ([(89, 179)], "163 180 83 90 2500"),
      ([(30, -100), (30, 101)], "-180 180 -60 82 1000"),
    ])
  func `the view has the places and what is around them, or is the world`(
    places: [(Int, Int)], edges: String
  ) throws {
    let view = try #require(MapView(around: places.map { cell($0.0, $0.1) }))
    #expect("\(view.west) \(view.east) \(view.south) \(view.north) \(view.stretch)" == edges)
  }

  @Test(arguments: [
    ([("A", 3), ("B", 1)], "A: 50–51° N, 7–8° E"), ([("A", 2), ("B", 2)], "50–51° N, 7–8° E"),
    ([], "50–51° N, 7–8° E"),
  ])
  func `an area is called what more than half of its rows are`(
    names: [(String, Int)], title: String
  ) throws {
    let cells = ["A", "B"].map { name in
      let named = names.first { $0.0 == name }
      return MapCell(
        latitude: 50, longitude: 7, count: named?.1 ?? 1, first: 0,
        name: named.map { MapCell.Name(title: $0.0, count: $0.1) })
    }
    let map = try #require(DotMap(of: cells))
    #expect(map.title(of: map.areas[0], in: .english) == title)
  }

  @Test func `the view is at most twice as wide as high, and never higher than wide`() throws {
    for (south, north, west, east) in [(0, 0, -60, 60), (-55, 10, -70, -69), (70, 71, 0, 90)] {
      let view = try #require(MapView(around: [cell(south, west), cell(north, east)]))
      #expect(view.width <= view.height * 2 + 300 && view.height <= view.width + 300)
    }
  }

  @Test func `a place that is far from all others does not make the view larger`() throws {
    let many = (0..<10).map { cell(50, $0, 100) }
    let far = cell(-30, 150)
    let view = try #require(MapView(around: many + [far]))
    #expect(view == MapView(around: many))
    #expect(!view.shows(latitude: -2950, longitude: 15050))
  }

  @Test func `a degree is as long to the north as to the east in the middle of the map`() {
    let view = MapView(latitude: 60, longitude: 20, width: 36)
    #expect(1_995...2_005 ~= view.stretch)
    #expect(view.box.hasPrefix("182 4") && view.width == 3_600)
    #expect(view.shows(latitude: 6_000, longitude: 2_000))
  }

  @Test(arguments: [(0, "0"), (1250, "12.5"), (-4, "-.04"), (5, ".05"), (-10_000, "-100")])
  func `hundredths are written short`(number: Int, text: String) {
    #expect(Hundredths.text(number) == text)
  }

  @Test func `a dot is the larger the more rows there are, and lies amid them`() throws {
    let map = try #require(DotMap(of: [cell(0, 0, 10_000), cell(3, 3, 100), cell(4, 4)]))
    #expect(map.areaSize == 1)
    #expect(map.byCount.map { map.size(of: $0, amongUpTo: 10_000) } == [3, 1, 0])
    #expect(map.byCount[0].center == (50, 50))
  }

  @Test func `there are never too many dots`() throws {
    let all = (-90..<90).flatMap { latitude in (-180..<180).map { cell(latitude, $0) } }
    let map = try #require(DotMap(of: all))
    #expect(map.areaSize == 10)
    #expect(map.areas.count == 648)
    #expect(map.areas.reduce(0) { $0 + $1.count } == 64_800)
    #expect(map.title(of: map.areas[0], in: .english) == "80–90° S, 170–180° W")
    #expect(DotMap(of: []) == nil)
  }
}
