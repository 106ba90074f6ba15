import Bytes
import Testing

@testable import Records

/// Tables that are read in parts, by several workers.
@Suite struct TablePlanTests {
  /// An index that was read in parts, however small the sources are.
  private func indexed(
    _ sources: [any RecordSource], parts count: Int
  ) throws(InputError) -> CollectionIndex {
    let plan = CollectionPlan(sources, of: .table, parts: count, windowSize: 100, smallestPiece: 8)
    return try index(of: plan)
  }

  /// What can be seen of an index, or the message.
  private func outcome(of sources: [any RecordSource], parts: Int) -> [String] {
    do throws(InputError) {
      let index = try indexed(sources, parts: parts)
      let rows = try index.rows(in: 0..<index.count).enumerated().map { position, row in
        "\(row.number) \(index.file(at: position)):\(index.line(at: position) ?? 0) "
          + "\(index.columns.indices.map { row.text(of: $0).text })"
      }
      return rows + index.columns.map { "\($0)" } + index.refusals.examples.map(\.description)
        + ["\(index.refusals.counts)", "\(String(describing: index.overlookedDelimiter))"]
    } catch {
      return [error.description]
    }
  }

  private static let objects = (0..<80).map { number in
    let late = number > 50 ? #", "late": {"d": "\#(number % 7).5"}"# : ""
    return number % 9 == 4
      ? "17" : #"{"a": \#(number), "b": {"c": "x\u00e9", "n": null}, "l": [{"a": 1}]\#(late)}"#
  }

  private static let texts: [(name: String, text: String)] = [
    (
      "lines.csv",
      "a,b,c\n" + (0..<90).map { "\($0),\"x\ny\",\($0 % 8 == 3 ? "" : "z")\n" }.joined()
    ),
    ("short.csv", "a,b\n" + (0..<90).map { $0 % 6 == 5 ? "\($0)\n" : "\($0),\(-$0)\n" }.joined()),
    ("one.csv", "a\n" + (0..<90).map { "\($0);1\n" }.joined()),
    ("list.json", "[\(objects.joined(separator: ",\n"))]"),
    ("lines.ndjson", objects.joined(separator: "\n")),
    ("bad.ndjson", objects.map { $0 + "\n" }.joined(separator: "{\"a\" 1, \"b\": \"x\n")),
    (
      "lists.json",
      "[[\"a\", \"late\"], \((0..<80).map { "[\($0), [\($0)]]" }.joined(separator: ", "))]"
    ),
    ("lists.jsonl", (0..<80).map { "[\($0), \"\($0)\"]" }.joined(separator: "\n")),
    ("empty.json", "[]"),
    ("cut.json", "[\(objects.joined(separator: ",\n"))"),
  ]

  @Test(arguments: texts.indices)
  func `a table is the same in any number of parts`(number: Int) {
    let (name, text) = Self.texts[number]
    let whole = outcome(of: [source(text, name: name)], parts: 1)
    #expect(whole.count > 80 || ["empty.json", "cut.json"].contains(name))
    for parts in [2, 3, 5, 8, 13, 50] {
      #expect(outcome(of: [source(text, name: name)], parts: parts) == whole, "\(parts) parts")
    }
  }

  @Test(arguments: 2...12)
  func `several sources are the same table in any number of parts`(parts: Int) {
    let sources = Self.texts.dropLast().map { source($0.text, name: $0.name) }
    let whole = outcome(of: sources, parts: 1)
    #expect(whole.count > 600)
    #expect(outcome(of: sources, parts: parts) == whole)
  }

  @Test func `large tables are cut`() {
    for (name, text) in Self.texts where !["empty.json", "bad.ndjson"].contains(name) {
      let plan = CollectionPlan(
        [source(text, name: name)], of: .table, parts: 4, windowSize: 64, smallestPiece: 100)
      #expect(plan.count == 4, "\(name)")
    }
  }

  @Test func `columns are united by their names, and rows numbered through`() throws {
    let index = try CollectionIndex.reading(
      [
        source("a,x,a\n1,2,3\n4\n", name: "a.csv"),
        source(#"[{"x": 5, "b": {"c": 6}}, 7, {"a": 8}]"#, name: "b.json"),
        source("a,a,a\n9,10,11\n", name: "c.csv"),
      ], of: .table)
    #expect(index.names == ["a", "x", "a (2)", "b.c", "a (3)"])
    #expect(
      try index.texts == [
        ["1", "2", "3", "", ""], ["", "5", "", "6", ""], ["8", "", "", "", ""],
        ["9", "", "10", "", "11"],
      ])
    #expect(index.numbers == [1, 3, 5, 6])
    #expect((0..<4).map(index.file) == ["a.csv", "b.json", "b.json", "c.csv"])
    #expect(index.refusals.examples.map(\.record) == [2, 2])
    #expect(index.columns[0].values == 3 && index.columns[0].numbers?.largest == "9")
  }

  @Test func `an API's error is no row, also beside other files`() {
    let sources = [
      source("a\n1\n", name: "a.csv"), source(#"{"error": "no key"}"#, name: "b.json"),
    ]
    for parts in 1...2 {
      #expect(
        outcome(of: sources, parts: parts) == [
          "b.json:1:1: byte 0: the file is an API's error message, expected rows: \"no key\". "
            + "Fix the query and download it again, or put it in a list if it is a row."
        ])
    }
  }
}
