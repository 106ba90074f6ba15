import Testing

@testable import Records

/// Both coordinates of a place in one cell.
@Suite struct PlaceTextTests {
  @Test(arguments: [
    ("48.85, 2.35", 48.85, 2.35), ("-33.86,151.21", -33.86, 151.21), ("(48.85; 2.35)", 48.85, 2.35),
    ("POINT (2.35 48.85)", 48.85, 2.35), ("point(2.35 48.85)", 48.85, 2.35),
    ("Point Z (2.35 48.85 30)", 48.85, 2.35), ("48.85N 2.35W", 48.85, -2.35),
    ("48.85° N, 2.35° E", 48.85, 2.35), ("N 48° 30', E 2° 15'", 48.5, 2.25),
    ("2°15'E 48°30'N", 48.5, 2.25), ("33°51′36″S 151°12′36″E", -33.86, 151.21),
    ("48°30'0\"N 2°15'0\"E", 48.5, 2.25), ("{\"lat\": 48.5, \"lon\": 2.25}", 48.5, 2.25),
    ("{\"latitude\": \"48.5\", \"longitude\": \"2.25\"}", 48.5, 2.25),
    ("{\"type\": \"Point\", \"coordinates\": [2.25, 48.5]}", 48.5, 2.25), ("0, 0", 0, 0),
    ("90, -180", 90, -180),
  ])
  func `a place is read`(text: String, north: Double, east: Double) throws {
    let found = PlaceText(text.utf8.span)
    let place = try #require(found)
    #expect(abs(place.north - north) < 1e-9 && abs(place.east - east) < 1e-9)
  }

  @Test(arguments: [
    "", "48.85", "48.85 2.35", "91.0, 2.0", "48.85, 181", "48.85, 2.35, 3", "POINT(2.35)",
    "POINT(200 10)", "N 48.85, N 2.35", "48.85N, 2.35", "{\"lat\": 48.5}",
    "{\"lat\": \"x\", \"lon\": 1}",
    "Paris, 2.35", "2026-11-22", "12:30, 13:45", "(48.85, 2.35", "48°61'N 2°E", "1.2.3, 4",
    "[48.85, 2.35]",
  ])
  func `other texts are none`(text: String) { #expect(PlaceText(text.utf8.span) == nil) }

  @Test func `short numbers are places by the column's name, and long ones by themselves`() throws {
    for (name, kind) in [("gps", ColumnType.place), ("size", .text)] {
      #expect(try table("id,\(name)\n1,\"48.8, 2.3\"\n2,\"0.5, 1\"\n").columns[1].kind == kind)
    }
    let index = try table("id,at\n1,\"48.8566, 2.35\"\n2,\"52.52, 13.405\"\n")
    #expect(index.columns[1].kind == .place)
  }

  @Test func `rows have their places on the map from one column`() throws {
    let index = try table(
      """
      name,where,secret
      a,"48°51'24""N 2°21'03""E",1
      b,N/A,2
      c,POINT(2.35 48.85),3
      d,"-33.86785, 151.20732",4
      """, windowSize: 40)
    #expect(index.columns[1].kind == .place)
    let cells = try #require(index.places)
    #expect(
      cells.map { [$0.latitude, $0.longitude, $0.count, $0.first] } == [
        [-34, 151, 1, 3], [48, 2, 2, 0],
      ])
    let columns = try #require(index.placeColumns)
    #expect(columns == (1, 1))
    let places = try index.rows(in: 0..<4).map { $0.place(in: columns)?.north }
    #expect(places == [48.0 + 51 / 60.0 + 24 / 3600.0, nil, 48.85, -33.86785])
  }

  @Test func `sorted rows keep their places`() throws {
    var schema = CollectionSchema.table
    schema.sort(by: "name")
    let index = try table(
      "name,gps\nb,\"1.5, 2.5\"\na,\"10.5, 20.5\"\n", schema)
    #expect(index.places?.map { [$0.latitude, $0.first] } == [[1, 1], [10, 0]])
  }

  @Test func `a hidden column puts nothing on a map`() throws {
    var schema = CollectionSchema.table
    schema.hidden = ["gps"]
    #expect(try table("name,gps\nb,\"1.5, 2.5\"\n", schema).places == nil)
  }

  @Test(arguments: [
    ("latitude,longitude\n10,200\n20,300", [ColumnType.wholeNumber, .wholeNumber]),
    ("galaxy,longitude\nM31,121.2\nM33,133.6", [.text, .decimal]),
    ("name,lat\na,10.5\nb,20.5", [.text, .decimal]),
    ("lat,lng\n10.5,20\n20.5,30", [.latitude, .longitude]),
    ("Decimal Latitude,decimalLongitude\n10.5,20\n20.5,30", [.latitude, .longitude]),
  ]) func `a coordinate needs the other`(text: String, kinds: [ColumnType]) throws {
    let index = try table(text)
    #expect(index.columns.map(\.kind) == kinds)
    #expect((index.places != nil) == kinds.contains(.latitude))
  }

  @Test func `members of an object are a place, and those of two objects are none`() throws {
    let index = try table(
      #"[{"n": 1, "at": {"lat": 48.5, "lon": 2.5}}, {"n": 2, "at": {"lat": 50.5, "lon": 3.5}}]"#,
      name: "in.json")
    #expect(index.places?.map(\.latitude) == [48, 50])
    let other = try table(
      #"[{"from": {"lat": 48.5}, "to": {"lon": 2.5}}]"#, name: "in.json")
    #expect(other.places == nil && other.columns.map(\.kind) == [.decimal, .decimal])
  }
}
