import Bytes
import Testing

@testable import Records

/// What is asked of tables that are read in parts, by several workers.
@Suite struct CollectionPlanTests {
  private static let kinds = ["song", "call", "", "alarm call", "Song", "?"]

  private static let table =
    "id,kind,n,day,lat,lon\n"
    + (0..<80).map { row in
      row % 11 == 10
        ? "short\n"
        : "\(row % 9 == 4 ? "" : "Row \(row % 30)"),\(kinds[row % 6]),\(row * 7 % 10),"
          + "20\(10 + row % 5)-01-01,\(row % 80).5,-\(row)\n"
    }.joined()

  private static let objects = (0..<80).map { row in
    let late = row > 50 ? #", "late": "l\#(row % 3)", "kind": ["\#(kinds[row % 6])", "x"]"# : ""
    return row % 13 == 5 ? "7" : #"{"id": "row \#(row % 40)", "n": \#(row % 4)\#(late)}"#
  }

  private static let texts: [(name: String, text: String)] = [
    ("table.csv", table), ("table.tsv", table.replacing(",", with: "\t")),
    ("list.json", "[\(objects.joined(separator: ",\n"))]"),
    ("lines.ndjson", objects.joined(separator: "\n")),
  ]

  private static let requests: [@Sendable (inout CollectionSchema) -> Void] = [
    { _ in },
    { $0.group = "kind" },
    {
      $0.nameRows(by: "ID")
      $0.sort(by: "n", descending: true)
      $0.counted = .these(["kind", "n"])
    },
    {
      $0.group = "kind"
      $0.sort(by: "n")
      $0.counted = .these(["ID"])
      $0.title = "kind"
      $0.hidden = ["N"]
    },
    {
      $0.group = "id"
      $0.sort(by: "id", descending: true)
      $0.counted = .nothing
      $0.shown = ["n", "kind"]
    },
  ]

  /// Everything that can be seen of an index, or the message.
  private func outcome(
    _ sources: [any RecordSource], parts: Int, windowSize: Int = 100,
    _ ask: (inout CollectionSchema) -> Void
  ) -> [String] {
    do throws(InputError) {
      return try collection(sources, parts: parts, windowSize: windowSize, ask).everything
    } catch {
      return [error.description]
    }
  }

  @Test(arguments: texts.indices, requests.indices)
  func `an index is the same in any number of parts`(text: Int, request: Int) {
    let sources = [source(Self.texts[text].text, name: Self.texts[text].name)]
    let ask = Self.requests[request]
    let whole = outcome(sources, parts: 1, windowSize: 1 << 18, ask)
    #expect(whole.count > 60)
    for parts in [1, 2, 3, 7, 20] {
      #expect(outcome(sources, parts: parts, ask) == whole, "\(parts) parts")
    }
  }

  @Test(arguments: requests.indices, [2, 3, 7])
  func `so is that of several inputs, whose columns come late`(request: Int, parts: Int) {
    let sources =
      [
        source("n,other\n1,x\n2,y\n", name: "few.csv")
      ] + Self.texts.map { source($0.text, name: $0.name) }
    // Lines without the column that rows are called by are no part of such a table.
    let ask = Self.requests[request]
    let whole = outcome(sources, parts: 1, windowSize: 1 << 18, ask)
    #expect(whole.count > 250 || request == 2 && whole.count == 1)
    #expect(outcome(sources, parts: parts, ask) == whole)
  }

  @Test func `rows before a column comes have nothing in it`() throws {
    let sources = [
      source("a\n1\n2\n", name: "a.csv"), source("a,b\n3,x\n4,y\n", name: "b.csv"),
      source(#"[{"a": 5}, {"b": "x", "c": 1}, {"b": "y"}]"#, name: "c.json"),
      source("a\n6\n", name: "d.csv"),
    ]
    for parts in 1...4 {
      let index = try collection(sources, parts: parts) {
        $0.group = "b"
        $0.sort(by: "a", descending: true)
        $0.counted = .these(["c"])
      }
      #expect(index.groupLines == ["#b_x x 2", "#b_y y 2", "#b_not_given b: not given 4"])
      #expect(index.numbers == [3, 6, 4, 7, 8, 5, 2, 1])
      #expect(index.facetLines.last == "by/c: 1 1, c: not given 7")
    }
  }

  @Test func `places are those of the first columns that say so, in any number of parts`() throws {
    let sources = [
      source("lat,lon\n1,1\n", name: "a.csv"),
      source("n\n1\n", name: "b.csv"),
      source("latitude,longitude\n2,2\n", name: "c.csv"),
      source("lon,lat\n3,3\n", name: "d.csv"),
    ]
    for parts in 1...5 {
      let places = try #require(try collection(sources, parts: parts).places)
      #expect(places.map(\.latitude) == [1, 3] && places.map(\.first) == [0, 3])
    }
  }

  @Test(
    arguments: [
      ("90", "180", true), ("-90.0", "-180", true), ("91", "0", false), ("0", "180.5", false),
      ("north", "0", false),
    ])
  func `there is no map where a value is no degree`(
    latitude: String, longitude: String, isMap: Bool
  ) throws {
    let index = try collection("Lat,LNG\n1,2\n,\n\(latitude),\(longitude)\n")
    #expect((index.places != nil) == isMap)
  }
}
