import Bytes
import TestSupport
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
    ("{}", []),
    (#"{"1": [], "1": [1]}"#, ["1 0 0", "1 1 0"]),
  ]) func `the lists of an object are found with what is in them`(
    text: String, expected: [String]
  ) throws {
    let lists = try #require(try DocumentLists(of: source(text)))
    #expect(lists.first.map { "\($0.path) \($0.values) \($0.objects)" } == expected)
    #expect(lists.count == expected.count)
    for list in lists.first {
      let found = Array(text.utf8)[list.range]
      #expect(found.first == UInt8(ascii: "[") && found.last == UInt8(ascii: "]"))
    }
  }

  @Test(arguments: [
    ("in.json", "[{}]"), ("in.json", "{}{}"), ("in.json", "{}\n{\"a\": [{}]}"), ("in.json", "{]"),
    ("in.json", "{} x"), ("in.csv", "{}"), ("in.ndjson", "{}"), ("in", "a,b"), ("in.json", ""),
    ("in.json", #"{"a": [1]} x"#), ("in.json", #"{"a": tru, "b": [{}]}"#), ("in", #"{"a;b"#),
  ]) func `what is not one object has no lists`(name: String, text: String) throws {
    #expect(try DocumentLists(of: source(text, named: name)) == nil)
  }

  /// Documents with rows, and a place in each for a value that no row is in.
  private static let besides = [
    (#"{"rows": [{"a": 1}, {"a": 2}], "beside": "#, "}"),
    (#"{"rows": [{"a": 1}, {"a": 2}], "few": [{}], "beside": {"deep": ["#, ", 1]}}"),
    (#"{"few": [{}], "beside": "#, #", "rows": [{"a": 1}, {"a": 2}]}"#),
    (#"{"few": [{}, "#, #"], "rows": [{"a": 1}, {"a": 2}, {}]}"#),
    (#"{"few": [{"b": [1, {"c": "#, #"}]}], "rows": [{"a": 1}, {"a": 2}]}"#),
    (#"{"data": {"rows": [{"a": 1}, {"a": 2}], "beside": "#, "}, \"few\": [1]}\n"),
  ]

  @Test(arguments: TestData.files(".json", in: "json", and: "corpora/JSONTestSuite"))
  func `damage beside the rows is found`(file: TestFile) throws {
    guard !file.name.hasPrefix("i_") else { return }
    let text = try file.bytes
    for (before, after) in Self.besides {
      let whole = BytesSource(
        name: "in.json", bytes: Array(before.utf8) + text + Array(after.utf8))
      for path in [nil, "rows", "data.rows"] {
        let lists = try? DocumentLists(of: whole, wanted: path)
        #expect((lists?.largest != nil) == file.name.hasPrefix("y_"), "\(before)")
      }
    }
  }

  @Test func `an object that ends too early is an error, wherever it ends`() throws {
    let text =
      #"{"few": [{"a": 1}], "é\n": {"rows": [{"a": -1.5}, {"a": true}], "z": null}, "x": "y"}"#
    let first = try #require(text.utf8.firstIndex(of: UInt8(ascii: "[")))
    for end in text.utf8.indices where end > first {
      let cut = BytesSource(name: "in.json", bytes: Array(text.utf8[..<end]))
      #expect {
        _ = try DocumentLists(of: cut)
      } throws: { error in
        (error as? InputError)?.reason == .truncated
          && (error as? InputError)?.place?.offset == cut.byteCount
      }
    }
    #expect(try DocumentLists(of: source(text))?.largest?.objects == 2)
  }

  @Test(arguments: [
    (#"{"rows": [{}]}}"#, "in.json:1:15: byte 14: expected the end, found \"}\""),
    ("{\"rows\": [{}]}\nx", "in.json:2:1: byte 15: expected the end, found \"x\""),
    (#"{"rows": [{}],}"#, "in.json:1:15: byte 14: expected a name in double quotes, found "),
    (#"{"rows": [{}]"#, "in.json:1:14: byte 13: unexpected end of file. The file looks "),
  ]) func `faults say where they are`(text: String, message: String) throws {
    #expect {
      _ = try DocumentLists(of: source(text))
    } throws: {
      "\($0)".hasPrefix(message)
    }
  }

  @Test func `tokens are read across the ends of windows`() throws {
    let long = String(repeating: "é\\\"1", count: RowReading.windowSize / 3)
    let text =
      "{\"\(long)\": [\"\(long)\", 1], \"n\": [\(String(repeating: "1", count: 300_000))]"
    for spaces in 0..<5 {
      let whole = source("\(text)\(String(repeating: " ", count: spaces)), \"b\": [{}]}")
      let lists = try #require(try DocumentLists(of: whole))
      #expect(lists.first.map(\.values) == [2, 1, 1])
      #expect(lists.first.last?.range == whole.byteCount - 5..<whole.byteCount - 1)
    }
  }

  @Test func `nesting is bounded, and many lists take no memory`() throws {
    let deep = String(repeating: "{\"a\":", count: 509)
    let many = String(repeating: "\"b\":[],", count: 100_000)
    let end = String(repeating: "}", count: 509)
    let lists = try #require(
      try DocumentLists(of: source("\(deep){\(many)\"c\":[{}]}\(end)")))
    #expect(lists.count == 100_001)
    #expect(lists.first.count == DocumentLists.namedCount + 1)
    #expect(lists.largest?.path.hasSuffix("a.a.c") == true)
    #expect {
      _ = try DocumentLists(of: source("{\"b\": [1], \"a\":\(deep){\"a\":{\(many)"))
    } throws: {
      "\($0)".contains("expected at most 512 levels of lists and objects")
    }
  }

  @Test(
    arguments: [
      ("a", "a 1"), ("b.c", "b.c 2"), ("é", "é 3"), ("d.e.f", "d.e.f 4"), ("b", nil), ("c", nil),
    ] as [(String, String?)]) func `the list at a path is found`(path: String, list: String?) throws
  {
    let text =
      #"{"a": [1], "b": {"c": [1, 2]}, "\u00e9": [1, 2, 3], "d.e": {"f": [1, 2, 3, 4]}, "a": 5}"#
    let wanted = try DocumentLists(of: source(text), wanted: path)?.wanted
    #expect(wanted.map { "\($0.path) \($0.values)" } == list)
  }

  @Test func `the largest list has most objects, and is the first of those`() throws {
    let text = #"{"a": [1, 2, 3], "b": [{}], "c": [{}, {}], "d": [{}, {}]}"#
    #expect(try DocumentLists(of: source(text))?.largest?.path == "c")
    #expect(try DocumentLists(of: source(#"{"a": [1]}"#))?.largest == nil)
  }

  @Test(
    arguments: [
      (#"{"a": {"x": 1}, "b": {"x": 2, "y": []}}"#, " 2 key"),
      (#"{"a": {"x": 1}}"#, nil), (#"{"a": {"x": 1}, "b": {"y": 1}}"#, nil),
      (#"{"a": {"x": 1}, "b": {"x": 1}, "c": 5}"#, nil), (#"{"a": {}, "b": {}}"#, nil),
      (#"{"a": {"key": 1}, "b": {"key": 1, "_key": []}, "c": {"key": 3}}"#, " 3 row key"),
      // Lists in the members are values, unless they are much longer.
      (#"{"a": {"x": 1, "l": [{}, {}, {}]}, "b": {"x": 2}}"#, " 2 key"),
      (
        #"{"a": {"x": 1, "l": [\#(String(repeating: "{},", count: 20)){}]}, "b": {"x": 2}}"#,
        "a.l 21"
      ),
      // Objects further inside are rows where they outnumber the lists beside them.
      (#"{"n": 2, "of": {"a": {"x": 1}, "b": {"x": {"y": 1}, "z": 1}}}"#, nil),
      (#"{"n": 2, "of": {"a": {"x": 1}, "b": {"x": 1}}, "l": [{}]}"#, "of 2 key"),
      (#"{"n": 2, "of": {"a": {"x": 1}, "b": {"x": 1}}, "l": [{}, {}]}"#, "l 2"),
      // The outermost has the rows.
      (
        #"{"a": {"x": 1, "in": {"p": {"q": 1}, "r": {"q": 1}, "s": {"q": 1}}}, "b": {"x": 1}}"#,
        " 2 key"
      ),
    ] as [(String, String?)])
  func `members that are alike are rows`(text: String, rows: String?) throws {
    let usual = try DocumentLists(of: source(text))?.usual
    let words = usual.map { ["\($0.path) \($0.objects)", $0.key].compactMap(\.self) }
    #expect(words?.joined(separator: " ") == rows)
  }

  @Test func `members become lines with their names`() throws {
    let long = String(repeating: "é", count: RowReading.windowSize)
    let rest = "\"c\": {\"x\": \"\(long)\",\n\"y\": {\"key\": 1}} }}"
    let whole = source(#"{"of": { "a\"b" : { "x" : 1 } , "": {}, "# + rest)
    let list = try #require(try DocumentLists(of: whole, wanted: "of")?.wanted)
    var rows = try KeyedRows(list, of: whole)
    var text: [UInt8] = []
    while try rows.write(into: &text), text.count < RowReading.windowSize {}
    #expect(
      String(decoding: text, as: UTF8.self)
        == "{\"key\":\"a\\\"b\",\"x\" : 1 }\n{\"key\":\"\"}\n"
        + "{\"key\":\"c\",\"x\": \"\(long)\",\n\"y\": {\"key\": 1}}\n")
    #expect(try DocumentLists(of: whole, wanted: "of.c")?.wanted == nil)
  }

  @Test func `faults in a list are where they are in the source`() throws {
    let text = "{\n\"é\": 5,\n\"a\": [{\"b\": 1},\n {\"b\": tru}]\n}"
    #expect {
      _ = try DocumentLists(of: source(text))
    } throws: { error in
      "\(error)".hasPrefix("in.json:4:11: byte 37: ")
    }
  }

  @Test func `only the rows of the list are read`() throws {
    let whole = source(#"{"name": "x", "a": [{"b": 1}, {"b": 2}], "rest": {"b": 3}}"#)
    let list = try #require(try DocumentLists(of: whole)?.largest)
    let index = try CollectionIndex.reading([ListSource(list, of: whole)], of: .table)
    #expect(index.count == 2)
    #expect(index.columns.map(\.name) == ["b"])
  }
}

@Suite struct GeoFeaturesTests {
  private func rows(_ text: String, named name: String = "in.geojson") -> (String?, InputError?) {
    let source = BytesSource(name: name, bytes: Array(text.utf8))
    guard var features = GeoFeatures(of: source) else { return (nil, nil) }
    var text: [UInt8] = []
    var piece: [UInt8] = []
    do throws(InputError) {
      while try features.write(into: &piece) {
        text += piece
        piece = []
      }
    } catch {
      return (String(decoding: text, as: UTF8.self), error)
    }
    return (String(decoding: text, as: UTF8.self), nil)
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
        {"id":"a\n1","mag": 1.50, "place": "Ö", "on": {"x": [1]},"latitude":59.25,"longitude":-12.5,"altitude":3}
        {"geometry":"Polygon"}
        {"id":7}
        {"latitude":0,"longitude":1e2}

        """#)
  }

  @Test(arguments: [
    (#"{"type": "x\",\"name\":\"y"}"#, #"{"geometry":"x\",\"name\":\"y"}"#),
    (#"{"type": 1, "type": "\u00e9\n", "coordinates": [[1, 2]]}"#, #"{"geometry":"\u00e9\n"}"#),
    (
      #"{"coordinates": [ 12.30 ,-0.10,1E+03 , 4], "type": "Point"}"#,
      #"{"latitude":-0.10,"longitude":12.30,"altitude":1E+03}"#
    ),
    (
      #"{"coordinates": [1e999, 9007199254740993, null]}"#,
      #"{"latitude":9007199254740993,"longitude":1e999}"#
    ),
    (#"{"coordinates": ["1", 2], "type": 5}"#, "{}"),
    (#"{"coordinates": [1], "type": null}"#, "{}"),
    (#"{"coordinates": [], "type": "Point"}"#, #"{"geometry":"Point"}"#), ("[1, 2]", "{}"),
    (#"{"coordinates": [1, 2], "coordinates": null, "type": ""}"#, #"{"geometry":""}"#),
    ("{}", "{}"),
  ]) func `values of a geometry keep their bytes`(geometry: String, row: String) {
    let (text, fault) = rows(#"{"type": "Feature", "geometry": \#(geometry)}"#)
    #expect(fault == nil)
    #expect(text == row + "\n")
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
