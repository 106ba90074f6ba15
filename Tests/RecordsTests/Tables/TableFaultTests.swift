import Bytes
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
          in.csv:2:1: byte 4: skipped row 1: 1 cell, expected 2. Fix the row, or pass --pad to \
          accept short rows.
          """,
          """
          in.csv:5:1: byte 11: skipped row 3: 3 cells, expected 2. Fix the row: a cell that \
          contains the separator needs quotes around it.
          """,
        ]
      ),
      (
        "in.json", "[{\"a\": 1}, 17, \"x\",\n[2], {\"a\": 3}]", [[1: ["1"]], [5: ["3"]]],
        [
          """
          in.json:1:12: byte 11: skipped row 2: expected an object with values. Fix or remove it.
          """,
          """
          in.json:1:16: byte 15: skipped row 3: expected an object with values. Fix or remove it.
          """,
          """
          in.json:2:1: byte 20: skipped row 4: expected an object with values. Fix or remove it.
          """,
        ]
      ),
      (
        "in.json", "[[], [1], [], {}, [2]]", [[2: ["1"]], [5: ["2"]]],
        [
          """
          in.json:1:2: byte 1: skipped row 1: expected an object or a list with values. Fix or \
          remove it.
          """,
          """
          in.json:1:11: byte 10: skipped row 3: 0 cells, expected 1. Fix the row, or pass --pad \
          to accept short rows.
          """,
          """
          in.json:1:15: byte 14: skipped row 4: expected a list of values. Fix or remove it.
          """,
        ]
      ),
      (
        "in.json", "17", [],
        [
          """
          in.json:1:1: byte 0: skipped row 1: expected an object or a list with values. Fix or \
          remove it.
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
        "in.json:1:16: byte 15: row 2: expected true, false or null, found \"o\". Fix the file "
          + "or download it again."
      ),
      (
        "in.json", "[    {\"a name\": 1},\(String(repeating: " ", count: 200))nope]",
        "in.json:1:221: byte 220: row 2: expected true, false or null, found \"o\". Fix the "
          + "file or download it again."
      ),
      (
        "in.json", "Not found",
        "in.json:1:1: byte 0: expected a value, found \"N\". Fix the file or download it again."
      ),
      (
        "in.json", "<!DOCTYPE html>",
        "in.json:1:1: byte 0: the file is a web page, expected rows. Save the data, not the "
          + "page that shows it."
      ),
      (
        "in.csv", "\n<html>",
        "in.csv:2:1: byte 1: the file is a web page, expected rows. Save the data, not the page "
          + "that shows it."
      ),
      (
        "in.csv", "PK\u{3}\u{4}",
        "in.csv: the file is a ZIP archive or a spreadsheet (.xlsx). Save the sheet as CSV in "
          + "UTF-8, or unpack it: unzip -p FILE | rowhouse table - ..."
      ),
      (
        "in.csv", "a\0b\0",
        "in.csv:1:1: byte 0: the file is UTF-16, expected UTF-8. Pass --encoding utf-16 or "
          + "utf-16be, or convert it: iconv -f UTF-16 -t UTF-8 FILE | rowhouse table - ..."
      ),
      (
        "in.csv", "a,b\n1,x\"y\n",
        "in.csv:2:4: byte 7: row 1, column \"b\": expected text without quotes (a cell with "
          + "quotes must be quoted, each of them doubled), found a double quote. Fix the file "
          + "or download it again."
      ),
      (
        "in.csv", "a,b\n1,\"x\n",
        "in.csv:2:3: byte 6: row 1, column \"b\": the quote that opens here has no closing "
          + "quote before the end of the file. Close it, or download the file again."
      ),
      (
        "in.csv", "a;b\n1;\"x\"y\n",
        "in.csv:2:6: byte 9: row 1, column \"b\": expected a semicolon or the end of the line after a "
          + "closing quote, found \"y\". Fix the file or download it again."
      ),
      (
        "in.json", #"[{"a": 1}, {"a": 1, "b": "x"#,
        "in.json:1:28: byte 27: unexpected end of file in row 2, column \"b\". The file looks "
          + "truncated; download it again."
      ),
      (
        "in.json", #"[{"a": 1} {"a": 2}]"#,
        "in.json:1:11: byte 10: expected \",\" or \"]\", found \"{\". Fix the file or download "
          + "it again."
      ),
      (
        "in.json", "[",
        "in.json:1:2: byte 1: unexpected end of file. The file looks truncated; download it again."
      ),
      (
        "in.json", "[[1, 2], [1, nul]]",
        "in.json:1:17: byte 16: row 2: expected true, false or null, found \"]\". Fix the file "
          + "or download it again."
      ),
      (
        "in.csv", String(repeating: "x,", count: 1024),
        "in.csv:1:1: byte 0: more than 1024 columns, one for each name in a row. Turn names "
          + "that are data into values, or remove some."
      ),
      (
        "in.json", wideList,
        "in.json:1:1: byte 0: row 1: more than 1024 columns, one for each name in a row. Turn "
          + "names that are data into values, or remove some."
      ),
      (
        "in.ndjson", wideObjects,
        "in.ndjson:1025:1: byte 11181: row 1025: more than 1024 columns, one for each name in a "
          + "row. Turn names that are data into values, or remove some."
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
        == "in.json:1:1: byte 0: row 1, column \"a\": more than 16777215 bytes in one row. Put "
        + "the rows in a list, or one on each line.")
  }

  @Test func `reading is called off where the meter says so`() throws {
    let text = "a\n" + String(repeating: "1\n", count: 1_000)
    let error = #expect(throws: InputError.self) {
      try CollectionIndex.reading([source(text, name: "in.csv")], of: .table, windowSize: 64) {
        _, _ in false
      }
    }
    #expect(error?.reason == .cancelled)
  }
}
