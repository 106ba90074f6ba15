import Records
import Testing

@testable import Rendering

@Suite struct DotMapTests {
  private func cell(_ latitude: Int, _ longitude: Int, _ count: Int = 1) -> MapCell {
    MapCell(latitude: latitude, longitude: longitude, count: count, first: 0)
  }

  @Test(
    arguments: [
      ([(0, 0)], "-10 10 -5 5 5"), ([(59, 17), (55, 12)], "5 25 50 65 5"),
      ([(-90, -180), (89, 179)], "-180 180 -90 90 30"), ([(89, 179)], "160 180 85 90 5"),
      ([(-50, -70), (10, -70)], "-120 -10 -60 20 10"),
      ([(30, -180), (30, 179)], "-180 180 0 60 30"),
    ])
  func `the frame is what the cells need, between lines, and no narrower than its height asks`(
    places: [(Int, Int)], edges: String
  ) throws {
    let frame = try #require(MapFrame(around: places.map { cell($0.0, $0.1) }))
    let (west, east, south, north) = (frame.west, frame.east, frame.south, frame.north)
    #expect("\(west) \(east) \(south) \(north) \(frame.step)" == edges)
  }

  @Test func `a dot's surface is as its number, and it lies amid its recordings`() throws {
    let map = try #require(DotMap(of: [cell(0, 0, 100), cell(3, 3, 25), cell(4, 4, 0 + 1)]))
    #expect(map.areaSize == 1)
    #expect(map.dots.map(\.radius) == [140, 70, 16])
    #expect(map.dots[0].x == map.frame.x(ofTwice: 1))
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
