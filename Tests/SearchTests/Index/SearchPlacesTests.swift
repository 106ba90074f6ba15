import Testing

@testable import Search

@Suite struct SearchPlacesTests {
  private func texts(of places: SearchPlaces) -> [String] {
    places.files.map { String(decoding: $0.text, as: UTF8.self) }
  }

  @Test func `a place is two codes of three digits, and none is zeros`() {
    var places = SearchPlaces()
    places.append((north: -90, east: -180))
    places.append(nil)
    places.append((north: 90, east: 180))
    // Of 93 digits the first is a space, the second "!", and the last "~".
    #expect(texts(of: places) == ["  !   ~~~\n  !   ~~~"])
  }

  @Test(arguments: [(0, 0), (51.47, -0.4543), (-89.9999, 179.9999), (1e-7, -1e-7)])
  func `a place is known to 25 m north and 50 m east`(north: Double, east: Double) throws {
    var places = SearchPlaces()
    places.append((north, east))
    let lines = try #require(texts(of: places).first).split(separator: "\n")
    let degrees = zip(lines, [90.0, 180]).map { line, limit in
      let code = line.utf8.reduce(0) { code, byte in
        // Neither the quotation mark nor the backslash is a digit.
        code * 93 + Int(byte) - 32 - (byte > 34 ? 1 : 0) - (byte > 92 ? 1 : 0)
      }
      return (Double(code - 1) / 804_355 * 2 - 1) * limit
    }
    #expect(abs(degrees[0] - north) < 0.000_113 && abs(degrees[1] - east) < 0.000_225)
  }

  @Test func `a file has the places of 16,384 rows`() {
    var places = SearchPlaces()
    for row in 0..<16_385 { places.append((north: 0, east: Double(row % 180))) }
    #expect(places.files.map(\.path) == ["search/p0.js", "search/p1.js"])
    #expect(texts(of: places).map(\.utf8.count) == [6 * 16_384 + 1, 7])
  }
}
