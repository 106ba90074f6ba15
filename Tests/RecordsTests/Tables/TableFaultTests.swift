import Testing

@testable import Records

@Suite struct TableFaultTests {
  private static let wideList = "[" + String(repeating: "1,", count: 1024) + "1]"
  private static let wideObjects = (1...1025).map { "{\"\($0)\": 1}\n" }.joined()

  @Test(
    arguments: [
      (
        "in.csv", "a,b\n1\n2,3\n\n4,5,6\n7,8\n", [[2: ["2", "3"]], [4: ["7", "8"]]],
        [
          """
          in.csv:2:1: byte 4: row 1 is left out: it has 1 cell, and the table has 2 columns; mend it or \
          take it out
          """,
          """
          in.csv:5:1: byte 11: row 3 is left out: it has 3 cells, and the table has 2 columns; mend it \
          or take it out
          """,
        ]
      ),
      (
        "in.json", "[{\"a\": 1}, 17, \"x\",\n[2], {\"a\": 3}]", [[1: ["1"]], [5: ["3"]]],
        [
          """
          in.json:1:12: byte 11: row 2 is left out: it is not an object with values; mend it or take it \
          out
          """,
          """
          in.json:1:16: byte 15: row 3 is left out: it is not an object with values; mend it or take it \
          out
          """,
          """
          in.json:2:1: byte 20: row 4 is left out: it is not an object with values; mend it or take it \
          out
          """,
        ]
      ),
      (
        "in.json", "[[], [1], [], {}, [2]]", [[2: ["1"]], [5: ["2"]]],
        [
          """
          in.json:1:2: byte 1: row 1 is left out: it is not an object or a list with values; mend it or \
          take it out
          """,
          """
          in.json:1:11: byte 10: row 3 is left out: it has 0 cells, and the table has 1 column; mend it \
          or take it out
          """,
          """
          in.json:1:15: byte 14: row 4 is left out: it is not a list of values; mend it or take it out
          """,
        ]
      ),
      (
        "in.json", "17", [],
        [
          """
          in.json:1:1: byte 0: row 1 is left out: it is not an object or a list with values; mend it or \
          take it out
          """
        ]
      ),
    ] as [(String, String, [[Int: [String]]], [String])])
  func `a row that does not fit is left out, and the others keep their numbers`(
    name: String, text: String, rows: [[Int: [String]]], messages: [String]
  ) throws {
    for windowSize in [64, 1 << 20] {
      let index = try table(text, name: name, windowSize: windowSize)
      #expect(index.refusals.examples.map(\.description) == messages)
      #expect(index.refusals.examples.map(\.reason.kind.isLoss) == messages.map { _ in true })
      let found = zip(index.numbers, try index.texts).map { [$0: $1] }
      #expect(found == rows)
    }
  }

  @Test(
    arguments: [
      (
        "in.json", "[{\"name\": 1}, nope]",
        "in.json:1:16: byte 15: row 2: expected true, false or null, found \"o\": mend the file or "
          + "download it again"
      ),
      (
        "in.json", "[    {\"a name\": 1},\(String(repeating: " ", count: 200))nope]",
        "in.json:1:221: byte 220: row 2: expected true, false or null, found \"o\": mend the file or "
          + "download it again"
      ),
      (
        "in.json", "Not found",
        "in.json:1:1: byte 0: expected a value, found \"N\": mend the file or download it again"
      ),
      (
        "in.json", "<!DOCTYPE html>",
        "in.json:1:1: byte 0: the file is a web page, not rows: save the data, not the page that "
          + "shows it"
      ),
      (
        "in.csv", "\n<html>",
        "in.csv:2:1: byte 1: the file is a web page, not rows: save the data, not the page that "
          + "shows it"
      ),
      (
        "in.csv", "PK\u{3}\u{4}",
        "in.csv: the file is a ZIP archive, as spreadsheets (.xlsx) are: unpack it (unzip -p FILE "
          + "| rowhouse table - ...), or save the sheet as CSV in UTF-8"
      ),
      (
        "in.csv", "a\0b\0",
        "in.csv:1:1: byte 0: the file is UTF-16, and rows are read as UTF-8: save it as UTF-8 "
          + "(iconv -f UTF-16 -t UTF-8 FILE | rowhouse table - ...)"
      ),
      (
        "in.csv", "a,b\n1,x\"y\n",
        "in.csv:2:4: byte 7: row 1, column \"b\": expected text without quotes (a field that has some "
          + "stands in quotes, each doubled), found a double quote: mend the file or download it again"
      ),
      (
        "in.csv", "a,b\n1,\"x\n",
        "in.csv:2:3: byte 6: row 1, column \"b\": the quote that opens here is not closed before the "
          + "file ends: mend the file or download it again"
      ),
      (
        "in.csv", "a;b\n1;\"x\"y\n",
        "in.csv:2:6: byte 9: row 1, column \"b\": expected a semicolon or the end of the line after a "
          + "closing quote, found \"y\": mend the file or download it again"
      ),
      (
        "in.json", #"[{"a": 1}, {"a": 1, "b": "x"#,
        "in.json:1:28: byte 27: the file ends inside row 2, in the column \"b\": it looks cut off; "
          + "download it again"
      ),
      (
        "in.json", #"[{"a": 1} {"a": 2}]"#,
        "in.json:1:11: byte 10: expected \",\" or \"]\", found \"{\": mend the file or download it again"
      ),
      (
        "in.json", "[",
        "in.json:1:2: byte 1: the file ends before the rows do: it looks cut off; download it again"
      ),
      (
        "in.json", "[[1, 2], [1, nul]]",
        "in.json:1:17: byte 16: row 2: expected true, false or null, found \"]\": mend the file or "
          + "download it again"
      ),
      (
        "in.csv", String(repeating: "x,", count: 1024),
        "in.csv:1:1: byte 0: there are more than 1024 columns, one for every name that is in a row: "
          + "make values of names that are data, or take some out"
      ),
      (
        "in.json", wideList,
        "in.json:1:1: byte 0: row 1: there are more than 1024 columns, one for every name that is in "
          + "a row: make values of names that are data, or take some out"
      ),
      (
        "in.ndjson", wideObjects,
        "in.ndjson:1025:1: byte 11181: row 1025: there are more than 1024 columns, one for every name "
          + "that is in a row: make values of names that are data, or take some out"
      ),
    ] as [(String, String, String)])
  func `a table that cannot be used says why, where and what to do`(
    name: String, text: String, message: String
  ) {
    for windowSize in [64, 1 << 20] {
      #expect(tableFault(in: text, name: name, windowSize: windowSize) == message)
    }
  }

  @Test func `a row is bounded, and one below the bound is read`() throws {
    let long = String(repeating: "long ", count: 3_000_000)
    #expect(try table("a,b\n1,\(long)\n2,\"\(long)\"").count == 2)
    #expect(
      tableFault(in: "{\"a\": \"\(long)\(long)\"}", name: "in.json")
        == "in.json:1:1: byte 0: row 1, column \"a\": more than 16777215 bytes belong together here: a "
        + "row has a few thousand; give the rows as a list of their own, or one a line")
  }

  @Test func `reading is called off where the meter says so`() throws {
    let text = "a\n" + String(repeating: "1\n", count: 1_000)
    let error = #expect(throws: RecordFault.self) {
      try CollectionIndex.reading([source(text, name: "in.csv")], of: .table, windowSize: 64) {
        _, _ in false
      }
    }
    #expect(error?.reason == .cancelled)
  }
}
