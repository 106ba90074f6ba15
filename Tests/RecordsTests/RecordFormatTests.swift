import Testing

@testable import Records

@Suite struct RecordFormatTests {
  @Test(arguments: [
    ("a.json", RecordFormat.json), ("a.ndjson", .json), ("b/a.JsonL", .json),
    ("a.csv", .table(.comma)), ("a.TSV", .table(.tab)), ("a.tab", .table(.tab)),
    (".csv", .table(.comma)),
    ("a.txt", nil), ("standard input", nil), ("json", nil), ("a.csv.gz", nil), ("", nil),
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
        == "\(name): the file is packed with gzip: unpack it "
        + "(gunzip -c FILE | rowhouse recordings - ...)")
    #expect(
      fault(in: [0x50, 0x4B, 3, 4, 20, 0], name: name)
        == "\(name): the file is a ZIP archive, as spreadsheets (.xlsx) are: unpack it, or save the "
        + "sheet as CSV in UTF-8")
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
