import Bytes
import Testing

@testable import Recordings
@testable import Records

/// What is the same of rows, whoever reads them.
@Suite struct RowReaderTests {
  /// The rows of a source with the names of their columns, or why they are left out.
  private func rows(
    _ text: String, name: String = "in.json", windowSize: Int = 64, list: String? = nil
  ) throws(InputError) -> [[String]] {
    var shape = RowShape(subject: .rows)
    shape.list = list.map { Array($0.utf8) }
    shape.kept = [Array("k".utf8)]
    var reader = try RowReader(source(text, name: name), windowSize: windowSize, shape)
    var layout = RowLayout()
    var rows: [[String]] = []
    while let found = try reader.next(&layout) {
      if let refusal = found.refusal {
        rows.append(["\(refusal)"])
        continue
      }
      rows.append(
        layout.cells.enumerated().filter { $1.kind != .absent }.map { column, cell in
          let text = reader.window.bytes[cell.range(from: found.range.lowerBound)]
          return "\(reader.header.names[column][...].text)=\(text.text)"
        })
    }
    return rows
  }

  @Test(
    arguments: [
      (#"{"a": 1, "rows": [{"b": 2}], "c": 3} {"b": 4}"#, [["b=2"], ["b=4"]]),
      (#"{"rows": [{"b": 2}], "rows": [{"b": 3}]}"#, [["b=2"], ["b=3"]]),
      (#"[{"rows": [1]}]"#, [["rows=[1]"]]),
      (#"{"b": 1, "rowz": [{"b": 2}]}"#, [["b=1", "rowz=[{\"b\": 2}]"]]),
    ])
  func `who reads says which list of an object around the rows they are`(
    text: String, expected: [[String]]
  ) throws {
    for windowSize in [64, 1 << 20] {
      #expect(try rows(text, windowSize: windowSize, list: "rows") == expected)
    }
    #expect(try rows(text) != expected || !text.contains("\"rows\": [{"))
  }

  @Test(
    arguments: [
      (
        #"[{"a": {"b": 1, "c": {"d": "x"}}, "e": [{"f": 2}]}]"#,
        [["a.b=1", "a.c.d=x", "e=[{\"f\": 2}]"]]
      ),
      (
        #"[{"a": {"b": 1}}, {"a": 2}, {"a": {"b": 3}, "a.b": 4}]"#, [["a.b=1"], ["a=2"], ["a.b=4"]]
      ),
      (#"[{"a": {}, "b": null}, {"k": {"a": 1}}]"#, [["b=null"], ["k={\"a\": 1}"]]),
      (#"[{"b": {"k": {"a": 1}}}]"#, [["b.k.a=1"]]),
      (
        #"[{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}}}}}]"#,
        [["a.a.a.a.a.a.a.a={\"a\":{\"a\":1}}"]]
      ),
      (
        #"[{"a name that is long": 1, "a name that is longer": 2}, {"a name that is longer": 3}]"#,
        [["a name that is long=1", "a name that is longer=2"], ["a name that is longer=3"]]
      ),
      (
        #"[{"\"": 1, "\\": 2, "é": 3}, {"é": 4, "\u0022": 5, "\u00e9": 6}]"#,
        [["\"=1", "\\=2", "é=3"], ["\"=5", "é=6"]]
      ),
      (
        #"[{"a": 1, "b": 2, "c": 3}, {"c": 4, "a": 5}, {"b": 6, "d": 7}]"#,
        [["a=1", "b=2", "c=3"], ["a=5", "c=4"], ["b=6", "d=7"]]
      ),
    ])
  func `names within objects are columns with a dot`(text: String, expected: [[String]]) throws {
    for windowSize in [64, 1 << 20] {
      let found = try rows(text, windowSize: windowSize).map { row in
        row.map { $0 == "b=" ? "b=null" : $0 }
      }
      #expect(found == expected)
    }
  }

  @Test func `a line that is no JSON is left out where rows are lines`() throws {
    let colon = "malformed(expected: \"\\\":\\\"\", found: \"\\\"1\\\"\", field: Optional(\"a\"))"
    for (name, text, expected) in [
      ("in.json", "{\"a\":0}\n{\"a\"1}\n{\"a\":2}\n", [["a=0"], [colon], ["a=2"]]),
      ("in.ndjson", "{\"a\"1}\r\n{\"a\":2}", [[colon], ["a=2"]]),
      ("in.jsonl", "\u{FEFF}{\"a\"1}\n\n {\"a\"1}\n{\"a\":2}", nil),
      ("in.json", "{\"a\":0}\n{\"a\"1}\n{\"a\"1}", [["a=0"], [colon], [colon]]),
      ("in.json", "{\"a\"1}\n{\"a\":2}", nil),
      ("in.json", "{\n\"a\":0}\n{\"a\"1}\n{\"a\":2}", nil),
      ("in.json", "{\"a\":0} {\"a\"1}\n{\"a\":2}", nil),
      ("in.json", "[{\"a\":0},\n{\"a\"1},\n{\"a\":2}]", nil),
      ("in.json", "{\"a\":0}\n{\"a\":\"cut", nil),
    ] as [(String, String, [[String]]?)] {
      for windowSize in [64, 1 << 20] {
        #expect((try? rows(text, name: name, windowSize: windowSize)) == expected, "\(text)")
      }
    }
    let long = "{\"a\"1\(String(repeating: " ", count: 300))}"
    #expect(
      try rows("{\"a\":0}\n\(long)\n{\"a\":2}") == [["a=0"], [colon], ["a=2"]])
  }

  @Test func `such a line is named with its place and what to do, by both commands`() throws {
    let text = "{\"id\": 1}\n{\"id\": 2, \"en\": \"x\u{1}\"}\n{\"id\": 3}\n"
    let place = "in.ndjson:2:19: byte 28: "
    let reason =
      "expected a character that is allowed in a string (control characters must be escaped), "
      + "found the "
      + "byte 0x01. Fix or remove the line."
    let recordings = try CollectionIndex.reading(
      [source(text, name: "in.ndjson")], of: .recordings())
    #expect(recordings.ids == [3, 1])
    #expect(
      recordings.refusals.examples.map(\.description)
        == ["\(place)skipped record 2: field \"en\": \(reason)"])
    let rows = try table(text, name: "in.ndjson")
    #expect(rows.count == 2)
    #expect(
      rows.refusals.examples.map(\.description)
        == ["\(place)skipped row 2: column \"en\": \(reason)"])
    #expect(rows.refusals.counts.map(\.kind) == [.malformed])
  }
}
