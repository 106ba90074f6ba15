import Testing

@testable import Records

@Suite struct DocumentListsTests {
  private func source(_ text: String, named name: String = "in.json") -> BytesSource {
    BytesSource(name: name, bytes: Array(text.utf8))
  }

  @Test(arguments: [
    (
      #"{"a": [], "b": [1, "],", [2]], "c": [{"d": [{}, {}]}, {}, 3]}"#,
      ["a 0 0", "b 3 0", "c 3 2"]
    ),
    (#"{"a": {"b": {"c": [{}]}, "d": [null]}, "e": [[{}]]}"#, ["a.b.c 1 1", "a.d 1 0", "e 1 0"]),
    ("\u{FEFF}{\"a\\\"b\": [ ]}\n", [#"a"b 0 0"#]),
    (#"{"a": "[1]", "b\\": ["\\", "\""]}"#, [#"b\ 2 0"#]),
    (#"{"a": [{}, {"b": ["#, ["a 2 2"]), (#"{"a": [1"#, ["a 1 0"]), ("{}", []), ("", []),
    (#"{"1": [], "1": [1]}"#, ["1 0 0", "1 1 0"]),
  ]) func `the lists of an object are found with what is in them`(
    text: String, expected: [String]
  ) throws {
    let lists = try #require(try DocumentLists(of: source(text))).lists
    #expect(lists.map { "\($0.path) \($0.values) \($0.objects)" } == expected)
    for list in lists where list.range.upperBound < text.utf8.count {
      let found = Array(text.utf8)[list.range]
      #expect(found.first == UInt8(ascii: "[") && found.last == UInt8(ascii: "]"))
    }
  }

  @Test(arguments: [
    ("in.json", "[{}]"), ("in.json", "{}{}"), ("in.json", "{}\n{\"a\": [{}]}"), ("in.json", "{]"),
    ("in.json", "{} x"), ("in.csv", "{}"), ("in.ndjson", "{}"), ("in", "a,b"),
  ]) func `what is not one object has no lists`(name: String, text: String) throws {
    #expect(try DocumentLists(of: source(text, named: name)) == nil)
  }

  @Test func `the largest list has most objects, and is the first of those`() throws {
    let text = #"{"a": [1, 2, 3], "b": [{}], "c": [{}, {}], "d": [{}, {}]}"#
    #expect(try DocumentLists(of: source(text))?.lists.largest?.path == "c")
    #expect(try DocumentLists(of: source(#"{"a": [1]}"#))?.lists.largest == nil)
  }

  @Test func `faults in a list are where they are in the source`() throws {
    let text = "{\n\"é\": 5,\n\"a\": [{\"b\": 1},\n {\"b\": tru}]\n}"
    let whole = source(text)
    let list = try #require(try DocumentLists(of: whole)?.lists.largest)
    #expect {
      try CollectionIndex.reading([ListSource(list, of: whole)], of: .table)
    } throws: { error in
      "\(error)".hasPrefix("in.json:4:11: byte 37: ")
    }
  }

  @Test func `only the rows of the list are read`() throws {
    let whole = source(#"{"name": "x", "a": [{"b": 1}, {"b": 2}], "rest": {"b": 3}}"#)
    let list = try #require(try DocumentLists(of: whole)?.lists.largest)
    let index = try CollectionIndex.reading([ListSource(list, of: whole)], of: .table)
    #expect(index.count == 2)
    #expect(index.columns.map(\.name) == ["b"])
  }
}

@Suite struct GeoFeaturesTests {
  private func rows(_ text: String, named name: String = "in.geojson") -> (String?, RecordFault?) {
    let source = BytesSource(name: name, bytes: Array(text.utf8))
    guard var features = GeoFeatures(of: source) else { return (nil, nil) }
    var text: [UInt8] = []
    var piece: [UInt8] = []
    while features.write(into: &piece) {
      text += piece
      piece = []
    }
    return (String(decoding: text, as: UTF8.self), features.fault)
  }

  @Test func `a feature is its properties, and of a point where it is`() {
    let (text, fault) = rows(
      #"""
      {"type": "Feature", "id": "a\n1", "geometry": {"type": "Point", "coordinates": [-12.5, 59.25, 3]},
       "properties": { "mag": 1.50, "place": "Ö", "on": {"x": [1]} } }
      {"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": [[[1, 2]]]}}
      {"type": "Feature", "properties": null, "geometry": null, "id": 7}
      {"geometry": {"coordinates": [1e2, 0], "type": "Point"}, "type": "Feature"}
      """#, named: "in.json")
    #expect(fault == nil)
    #expect(
      text == #"""
        {"id":"a\n1","mag": 1.50, "place": "Ö", "on": {"x": [1]},"latitude":59.25,"longitude":-12.5,"altitude":3.0}
        {"geometry":"Polygon"}
        {"id":7}
        {"latitude":0.0,"longitude":100.0}

        """#)
  }

  @Test(arguments: [
    ("in.json", #"{"type": "Feature"}"#), ("in.json", #"{"type": "x", "geometry": null}"#),
    ("in.json", "[]"), ("in.json", ""), ("in.csv", "type,geometry\nFeature,x\n"),
    ("in", "type,geometry\nFeature,x\n"),
    ("in.json", "[["), ("in.json", "nothing"),
  ]) func `other rows are no features`(name: String, text: String) {
    #expect(rows(text, named: name).0 == nil)
  }

  @Test func `a fault is where it is in the source`() throws {
    let (_, fault) = rows(
      #"[{"type": "Feature", "geometry": null},"# + "\n"
        + #" {"type": "Feature", "geometry": nul}]"#)
    #expect(try #require(fault).description.hasPrefix("in.geojson:2:"))
  }
}
