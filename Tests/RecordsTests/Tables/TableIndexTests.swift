import Bytes
import Foundation
import TestSupport
import Testing

@testable import Records

@Suite struct TableIndexTests {
  @Test(arguments: [#"["a"]"#, #"[""]"#, #"["a", "b"]"#, #"["\ud800"]"#])
  func `a list of names alone is a header without rows`(text: String) throws {
    #expect(try table(text, name: "in.json").count == 0)
  }

  @Test(
    arguments: [
      ("in.csv", "a,b\n1,2\n3,\n", ["a", "b"], [["1", "2"], ["3", ""]]),
      ("in.csv", "\u{FEFF}a\r\n\r\n\"x,\"\"y\"\"\nz\"\r\n", ["a"], [["x,\"y\"\nz"]]),
      ("in.tsv", "a,b\tc\n1,5\t2", ["a,b", "c"], [["1,5", "2"]]),
      ("in.csv", "a;b;c,d\n1,5;2;3", ["a", "b", "c,d"], [["1,5", "2", "3"]]),
      ("in.csv", "\"a;;;\",b\n1,2", ["a;;;", "b"], [["1", "2"]]),
      ("in.csv", "a\tb\n1\t2", ["a", "b"], [["1", "2"]]),
      ("in", "a;b\n1;2", ["a", "b"], [["1", "2"]]),
      ("in.csv", "a|b|c;d\n1|2;|\"|\"", ["a", "b", "c;d"], [["1", "2;", "|"]]),
      ("in.csv", "sep=;\na;b,c\n1;2", ["a", "b,c"], [["1", "2"]]),
      ("in.csv", "\u{FEFF}\"SEP=|\"\r\n\r\na,b|c\r\n1|2\r\n", ["a,b", "c"], [["1", "2"]]),
      ("in.csv", "sep=;", [], []),
      ("in.csv", "sep=;;\n1;;", ["sep=", "Column 2", "Column 3"], [["1", "", ""]]),
      (
        "in.csv", "a,b\n1,2,\n3,4,\r\n5,\"\",\n", ["a", "b"],
        [["1", "2"], ["3", "4"], ["5", ""]]
      ),
      ("in.csv", "name", ["name"], []),
      ("in.csv", "", [], []),
      ("in.csv", "\n\r\n", [], []),
      ("in.json", " \n", [], []),
      ("in.json", "[]", [], []),
      (
        "in.json", #"[{"a": 1, "b": "x\ny"}, {}, {"c": null, "a": {"d": [1, "2"]}, "b": ""}]"#,
        ["a", "b", "c", "a.d"],
        [["1", "x\ny", "", ""], ["", "", "", ""], ["", "", "", #"[1, "2"]"#]]
      ),
      (
        "in.ndjson", "{\"b\": true}\n\n{\"a\": -1.5e3, \"b\": false}\n", ["b", "a"],
        [["true", ""], ["false", "-1.5e3"]]
      ),
      ("in.json", #"{"a": 1, "\u0061": 2}"#, ["a"], [["2"]]),
      ("in.json", #"[{"a": 1}] [{"a": 2}]{"a": 3}"#, ["a"], [["1"], ["2"], ["3"]]),
      (
        "in.json", #"[["a", "\u00e9"], [1, "x"], ["y", null]]"#, ["a", "é"],
        [["1", "x"], ["y", ""]]
      ),
      (
        "in.json", "[[1, \"x\"],\n[[2], {}]]", ["Column 1", "Column 2"],
        [["1", "x"], ["[2]", "{}"]]
      ),
      (
        "in.jsonl", "[\"a\", \"b\"]\n[[1], 2]\n[[], 3]", ["a", "b"], [["[1]", "2"], ["[]", "3"]]
      ),
    ] as [(String, String, [String], [[String]])])
  func `a table has the columns and cells that its source has`(
    name: String, text: String, columns: [String], rows: [[String]]
  ) throws {
    for windowSize in [64, 100, 1 << 20] {
      let index = try table(text, name: name, windowSize: windowSize)
      #expect(index.names == columns)
      #expect(try index.texts == rows)
      #expect(index.refusals.counts.isEmpty)
      #expect(index.numbers == Array(1..<rows.count + 1))
    }
  }

  @Test(
    arguments: [
      ("a,,a,\" \",b\n", ["a", "Column 2", "a (2)", "Column 4", "b"]),
      ("a,a (2),a\n", ["a", "a (2)", "a (3)"]),
      ("\" two\n\n lines \",\u{A0}\n", ["two lines", "Column 2"]),
      ("Column 2,\n", ["Column 2", "Column 2 (2)"]),
      ("\u{1B}[2J,\u{B}\n", ["\u{FFFD}[2J", "\u{FFFD}"]),
      (String(repeating: "x", count: 130) + "\n", [String(repeating: "x", count: 120) + "…"]),
    ])
  func `every column has a name of its own`(text: String, names: [String]) throws {
    #expect(try table(text).names == names)
  }

  @Test func `a backslash and N are a missing value in text, and NA is a value`() throws {
    let index = try table("id,code\n1,\\N\n2,NA\n3,x\n4,\\n\n")
    #expect(index.columns[1].kind == .text)
    #expect(index.columns[1].values == 3 && index.columns[1].different == 3)
  }

  @Test func `what is in a column is counted, and its numbers compared`() throws {
    let index = try table(
      """
      id,height,code,sparse,nothing,long
      9007199254740993,1.65,007,,,ab
      9007199254740992,-2.5,12, , ,äöü
      9007199254740994,+1e2,13,7,\u{A0},
      """)
    #expect(
      index.columns == [
        TableColumn(
          name: "id", title: "id", values: 3, different: 3, longest: 16,
          numbers: .init(smallest: "9007199254740992", largest: "9007199254740994"),
          roundsNumbers: true, isOfIdentifiers: true,
          histogram: index.columns[0].histogram,
          format: ValueFormat(kind: .wholeNumber, grouped: .nothing, missing: MissingWords())),
        TableColumn(
          name: "height", title: "height", values: 3, different: 3, longest: 4,
          numbers: .init(smallest: "-2.5", largest: "+1e2"),
          histogram: index.columns[1].histogram,
          format: ValueFormat(kind: .decimal)),
        TableColumn(
          name: "code", title: "code", values: 3, different: 3, longest: 3, numbers: nil,
          histogram: index.columns[2].histogram,
          format: ValueFormat(kind: .text)),
        TableColumn(
          name: "sparse", title: "sparse", values: 1, different: 1, longest: 1,
          numbers: .init(smallest: "7", largest: "7"),
          histogram: index.columns[3].histogram,
          format: ValueFormat(kind: .wholeNumber)),
        TableColumn(
          name: "nothing", title: "nothing", values: 0, different: 0, longest: 0, numbers: nil,
          histogram: index.columns[4].histogram,
          format: ValueFormat(kind: .text, dayOrder: .dayMonthYear, missing: MissingWords())),
        TableColumn(
          name: "long", title: "long", values: 2, different: 2, longest: 6, numbers: nil,
          histogram: index.columns[5].histogram,
          format: ValueFormat(kind: .text)),
      ])
  }

  @Test(
    arguments: [
      ("in.csv", "a;b,c\n1;2", .semicolon, true, ["a", "b,c"], [["1", "2"]]),
      ("in.csv", "sep=;\na|b\n1|2", .pipe, true, ["a", "b"], [["1", "2"]]),
      ("in", "[a]|b\n1|2", .pipe, true, ["[a]", "b"], [["1", "2"]]),
      ("in.csv", "a,b\n1,2\n", nil, false, ["Column 1", "Column 2"], [["a", "b"], ["1", "2"]]),
      ("in.csv", "\n\n", nil, false, [], []),
      (
        "in.json", #"[["a", "b"], ["c", 1]]"#, nil, false, ["Column 1", "Column 2"],
        [["a", "b"], ["c", "1"]]
      ),
    ] as [(String, String, Delimiter?, Bool, [String], [[String]])])
  func `what separates cells, and that the first line is a row, can be said`(
    name: String, text: String, delimiter: Delimiter?, hasHeader: Bool, columns: [String],
    rows: [[String]]
  ) throws {
    var schema = CollectionSchema.table
    (schema.shape.delimiter, schema.shape.hasHeader) = (delimiter, hasHeader)
    for windowSize in [64, 1 << 20] {
      let index = try CollectionIndex.reading(
        [source(text, name: name)], of: schema, windowSize: windowSize)
      #expect(index.names == columns)
      #expect(try index.texts == rows)
    }
  }

  @Test(
    arguments: [
      ("in.csv", "a,b,c\n1\n2,3\n4,5,6\n7,8,9,0\n"),
      ("in.ndjson", "[\"a\",\"b\",\"c\"]\n[1]\n[2,3]\n[4,5,6]\n[7,8,9,0]\n[]\n"),
    ])
  func `short rows can be filled`(name: String, text: String) throws {
    var schema = CollectionSchema.table
    schema.shape.padsRows = true
    let index = try CollectionIndex.reading([source(text, name: name)], of: schema)
    #expect(try index.texts == [["1", "", ""], ["2", "3", ""], ["4", "5", "6"]])
    #expect(index.columns.map(\.values) == [3, 2, 1])
  }

  @Test func `a word for nothing is a value of text alone`() throws {
    var schema = CollectionSchema.table
    schema.leaveOut(["?", "-9999"])
    let text = """
      country,height,seen,odd
      NA,NA,2026-11-22,?
      SE,-9999,-,?
      ?,12,2026-11-20,?
      """
    let index = try CollectionIndex.reading([source(text, name: "in.csv")], of: schema)
    #expect(index.columns.map(\.kind) == [.text, .wholeNumber, .date, .text])
    #expect(index.columns.map(\.values) == [2, 1, 2, 0])
    #expect(index.columns[1].numbers == .init(smallest: "12", largest: "12"))
  }

  @Test(arguments: TestData.files(".csv", in: "csv", and: "corpora/spectrum"))
  func `the spectrum of tables is read exactly, also from what its JSON says`(
    file: TestFile
  ) throws {
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(file.meaning.bytes)) as? [[String: String]])
    for file in [file, file.meaning] {
      let source = BytesSource(name: file.name, bytes: try file.bytes)
      let index = try CollectionIndex.reading([source], of: .table, windowSize: 64)
      #expect(index.refusals.counts.isEmpty)
      let rows = try index.texts.map { row in
        Dictionary(uniqueKeysWithValues: zip(index.names, row.map { Array($0.utf8) }))
      }
      #expect(rows == expected.map { $0.mapValues { Array($0.utf8) } })
    }
  }

  @Test(arguments: TestData.tables)
  func `an export is read whole`(file: TestFile) throws {
    let bytes = try file.bytes
    let index = try CollectionIndex.reading(
      [BytesSource(name: "birds.csv", bytes: bytes)], of: .table)
    let rows = try Delimited.rows(of: bytes)
    #expect(index.names == rows[0])
    #expect(try index.texts == Array(rows.dropFirst()))
    #expect(index.count > 500)
  }

  @Test func `a page reads its own rows, and no more`() throws {
    let lines = (1...1_000).map { "\($0),\(String(repeating: "x", count: $0 % 50))\n" }
    let source = MeteredSource(name: "in.csv", bytes: Array("a,b\n\(lines.joined())".utf8))
    let index = try CollectionIndex.reading([source], of: .table)
    let before = source.bytesRead
    let rows = try index.rows(in: 500..<550)
    #expect(rows.map(\.number) == Array(501...550))
    #expect(rows[0].text(of: 0).text == "501")
    #expect(source.bytesRead - before == lines[500..<550].joined().utf8.count - 1)
    let (last, beyond) = (try index.rows(in: 990..<2_000), try index.rows(in: 5_000..<6_000))
    #expect(last.count == 10 && beyond.count == 0)
  }

  @Test(
    arguments: [
      ("in.csv", "a,b\n1,2", ["a,b\n1,\"", "a,b\n1\n2", "a,b\n1,\n", "a,b\n1,\0", "a,b\n1"]),
      (
        "in.json", #"[{"a": 1}]"#,
        [#"[{"b": 1}]"#, #"[[1    ]]"#, #"[{"a": 1 ]"#, #"[{"a":1} ]"#, #"[{"a""#]
      ),
      ("in.json", "[[1, 2]]", ["[[1,,2]]", "[[1   ]]", "[{    }]"]),
    ])
  func `a table that changed between the passes is a fault`(
    name: String, text: String, others: [String]
  ) throws {
    for other in others {
      let source = ChangingSource(name: name, text: text)
      let index = try CollectionIndex.reading([source], of: .table)
      #expect(index.count == 1)
      source.bytes.set(Array(other.utf8))
      let error = #expect(throws: InputError.self, "\(other)") { try index.rows(in: 0..<1) }
      let message = error?.description ?? ""
      #expect(
        message == "\(name): the file changed while it was being read. Run the command again."
          || message.hasPrefix("\(name): cannot read the file: expected bytes "))
    }
  }
}
