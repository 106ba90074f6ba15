import Bytes
import Testing

@testable import Recordings
@testable import Records

@Suite struct RecordFormatTests {
  @Test(arguments: [
    ("a.json", RecordFormat.json), ("a.ndjson", .json), ("b/a.JsonL", .json),
    ("a.csv", .table(.comma)), ("a.TSV", .table(.tab)), ("a.tab", .table(.tab)),
    (".csv", .table(.comma)),
    ("a.txt", nil), ("standard input", nil), ("json", nil), ("a.csv.gz", .table(.comma)), ("", nil),
    ("a.json/b", nil),
  ])
  func `a name tells the format`(name: String, format: RecordFormat?) {
    #expect(RecordFormat(named: name) == format)
  }

  @Test(arguments: [
    ("{", RecordFormat.json), (" \n[", .json), ("<html>", .json), ("", .json), (" \r\n", .json),
    ("id,gen", .table(nil)), ("\"id\"", .table(nil)), ("17", .table(nil)), ("\tid", .table(nil)),
  ])
  func `or else the beginning does`(text: String, format: RecordFormat) {
    #expect(RecordFormat(Array(text.utf8)[...]) == format)
  }

  @Test func `a header with a tab is separated by tabs`() throws {
    let index = try CollectionIndex.reading(
      [
        source("id\tgen, sp\n1\ta,b\n", name: "standard input")
      ], of: .recordings())
    #expect(try index.all.map { $0[.id].text } == ["1"])
    let long = String(repeating: "x", count: 200)
    for windowSize in [64, 1 << 20] {
      let index = try CollectionIndex.reading(
        [source("\(long)\tid\n\t1\n", name: "")], of: .recordings(), windowSize: windowSize)
      #expect(index.ids == [1])
    }
  }

  @Test(arguments: ["birds.json", "birds.csv", "birds.json.gz", "standard input"])
  func `what is packed is refused by name`(name: String) {
    #expect(
      fault(in: [0x1F, 0x8B, 8, 0, 0], name: name)
        == "\(name): the file is compressed with gzip. Unpack it: gunzip -c FILE | rowhouse "
        + "recordings - ...")
  }

  @Test(
    arguments: [
      ("BZh91AY", "compressed with bzip2. Unpack it: bunzip2 -c FILE | rowhouse recordings - ..."),
      ("\u{FD}7zXZ\0", "compressed with xz. Unpack it: xz -dc FILE | rowhouse recordings - ..."),
      (
        "(\u{B5}/\u{FD}",
        "compressed with Zstandard. Unpack it: zstd -dc FILE | rowhouse recordings - ..."
      ),
      (
        "PK\u{3}\u{4}\u{14}",
        "a ZIP archive or a spreadsheet (.xlsx). Save the sheet as CSV in UTF-8, or unpack it: "
          + "unzip -p FILE | rowhouse recordings - ..."
      ),
      (
        "SQLite format 3\0\u{10}",
        "an SQLite database. Export its rows: sqlite3 -csv -header FILE 'SELECT * FROM ...' | "
          + "rowhouse recordings - ..."
      ),
      (
        "PAR1\u{15}",
        "a Parquet file. Convert it: duckdb -csv -nullvalue '' -c \"FROM 'FILE'\" | rowhouse "
          + "recordings - ..."
      ),
      (
        "birds.csv" + String(repeating: "\0", count: 248) + "ustar",
        "a tar archive. Unpack it: tar -xf FILE. Then read a table in it."
      ),
      ("ARROW1\0\0", "an Arrow file. Save it as CSV or NDJSON."),
      (
        "\u{D0}\u{CF}\u{11}\u{E0}\u{A1}\u{B1}\u{1A}\u{E1}",
        "an old Office file, such as .xls. Save the sheet as CSV in UTF-8."
      ),
      ("%PDF-1.7", "a PDF. Save the table as CSV."),
    ])
  func `what is no text is called by its name, and how to read it is said`(
    latin: String, message: String
  ) {
    let bytes = latin.unicodeScalars.map { UInt8($0.value) }
    #expect(fault(in: bytes, name: "in.csv") == "in.csv: the file is \(message)")
  }

  @Test(
    arguments: [
      (String(repeating: " ", count: 100) + "{\"id\": 1}", [1]), ("\u{FEFF} [{\"id\": 1}]", [1]),
      ("\u{FEFF}id\n1", [1]),
    ] as [(String, [UInt64])])
  func `space and a mark before the beginning do not matter`(text: String, ids: [UInt64]) throws {
    for windowSize in [64, 1 << 20] {
      let index = try CollectionIndex.reading(
        [source(text, name: "standard input")], of: .recordings(), windowSize: windowSize)
      #expect(index.ids == ids)
    }
  }
}
