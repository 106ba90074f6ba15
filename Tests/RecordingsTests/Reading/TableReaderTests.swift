import Bytes
import TestSupport
import Testing

@testable import Recordings
@testable import Records

@Suite struct TableReaderTests {
  @Test(
    arguments: [
      ("id,en\n2,Wren\n1,Robin\n", [2, 1]), ("id,en\r\n2,Wren\r\n1,Robin", [2, 1]),
      ("\u{FEFF}id\n1", [1]), ("\r\n\nid\n\n2\n\n1\n\n", [2, 1]), ("id", []), ("id\n", []),
      ("id;en;l,x\n2;Wren;\n1;\"a;b\";", [2, 1]), ("id|en|;\n2|Wren|\n1||", [2, 1]),
      ("\"id\"\n\"1\"", [1]), ("en,XC id\nWren,XC7\nRobin, xc8 ", [7, 8]), ("id,,\n1,a,b", [1]),
      ("unheard,unheard,id\n,,1", [1]), ("id,rmk\n1,\"two\nlines, \"\"and\"\" \r\n\"\n2,", [1, 2]),
    ] as [(String, [UInt64])])
  func `rows are records`(text: String, ids: [UInt64]) throws {
    for windowSize in [64, 100, 1 << 20] {
      for name in ["birds.csv", "birds.CSV", "standard input", "birds.txt"] {
        let index = try CollectionIndex.reading(
          [source(text, name: name)], of: .recordings(), windowSize: windowSize)
        #expect(index.ids.sorted() == ids.sorted())
        #expect(index.refusals.counts.isEmpty)
      }
    }
  }

  @Test(
    arguments: [
      (
        "",
        "birds.csv: the file is empty, expected recordings. Save or download it again."
      ),
      (
        "\n\r\n",
        "birds.csv: the file is empty, expected recordings. Save or download it again."
      ),
      (
        "<!DOCTYPE html>",
        "birds.csv:1:1: byte 0: the file is a web page, expected recordings. Save the API's "
          + "response, not the page that shows it."
      ),
      (
        "Not found",
        "birds.csv:1:1: byte 0: the first line names no column of recordings' numbers, such as "
          + "\"id\" or \"source_id\"; found \"Not found\". Fix the header or pass another file."
      ),
      (
        "\n , ,\n",
        "birds.csv:2:1: byte 1: the first line names no column of recordings' numbers, such as "
          + "\"id\" or \"source_id\"; found no names. Fix the header or pass another file."
      ),
      (
        "a,b,c,d,e,f,g,h,i,j,k,l,m,\"n\"\"\nn\"",
        "birds.csv:1:1: byte 0: the first line names no column of recordings' numbers, such as "
          + "\"id\" or \"source_id\"; found \"a\", \"b\", "
          + "\"c\", \"d\", \"e\", \"f\", \"g\", \"h\", \"i\", \"j\", \"k\", \"l\" and 2 more. "
          + "Fix the header or pass another file."
      ),
      (
        String(repeating: "x,", count: 1024),
        "birds.csv:1:1: byte 0: more than 1024 columns, one for each name in a row. Turn names "
          + "that are data into values, or remove some."
      ),
      (
        "id,g\"en",
        "birds.csv:1:5: byte 4: expected text without quotes (a cell with quotes must be quoted, "
          + "each of them doubled), found a double quote. Fix the file or download it again."
      ),
      (
        "id,gen\n1,\"Tur\"dus\n",
        "birds.csv:2:8: byte 14: record 1, field \"gen\": expected a comma or the end of the line after a "
          + "closing quote, found \"d\". Fix the file or download it again."
      ),
      (
        "id,gen\n1,Tur\"dus\"\n",
        "birds.csv:2:6: byte 12: record 1, field \"gen\": expected text without quotes (a cell "
          + "with quotes must be quoted, each of them doubled), found a double quote. Fix the "
          + "file or download it again."
      ),
      (
        "id,gen\n1,\"Turdus\n2,Larus\n",
        "birds.csv:2:3: byte 9: record 1, field \"gen\": the quote that opens here has no closing "
          + "quote before the end of the file. Close it, or download the file again."
      ),
      (
        "id,\u{1}gen\n1,Tur\0dus\n",
        "birds.csv:2:6: byte 13: record 1, field \"\u{FFFD}gen\": expected text, found the byte "
          + "0x00. Fix the file or download it again."
      ),
      (
        "id\n1,\"\0\"\n",
        "birds.csv:2:4: byte 6: record 1: expected text, found the byte 0x00. Fix the file or "
          + "download it again."
      ),
    ] as [(String, String)])
  func `a table that cannot be used says why, where and what to do`(text: String, message: String) {
    for windowSize in [64, 1 << 20] {
      #expect(fault(in: text, name: "birds.csv", windowSize: windowSize) == message)
    }
  }

  @Test(arguments: [
    (
      "id,gen\n1,Turdus\n\n2,\"Tur\ndus\",merula\n3,Larus", [3, 1] as [UInt64],
      "birds.csv:4:1: byte 17: skipped record 2: 3 cells, expected 2. Fix the row: a cell that "
        + "contains the separator needs quotes around it."
    ),
    (
      "id,gen,sp\n1,Turdus,merula\n2,Tur", [1],
      "birds.csv:3:1: byte 26: skipped record 2: 2 cells, expected 3. Fix the row."
    ),
  ])
  func `a row with another number of cells is left out`(
    text: String, ids: [UInt64], message: String
  ) throws {
    let index = try table(text)
    #expect(index.ids == ids)
    #expect(index.refusals.examples.map(\.description) == [message])
  }

  @Test func `of two columns with one field the one with the better name is read`() throws {
    let index = try table("lon.,id,Source-ID,lng,LONGITUDE\n1,7,8,2,3")
    #expect(index.ids == [7])
    #expect(try index.all.map { $0[.longitude].text } == ["2"])
    #expect(
      index.unknownColumns.map(\.description) == [
        "birds.csv: skipped the columns \"lon.\", \"Source-ID\", \"LONGITUDE\": other "
          + "columns have the same fields"
      ])
  }

  @Test(
    arguments: [
      ("url\nhttps://xeno-canto.org/125458\n//www.xeno-canto.org/7/", [125_458, 7]),
      ("filename,author\nXC125458.ogg,A\nabethr1/xc8-Turdus.mp3,B", [125_458, 8]),
      ("file-name,url\nXC3.mp3,https://xeno-canto.org/explore\nXC4.mp3,", [3, 4]),
      ("id,url\n3,https://xeno-canto.org/125458", [3]),
    ] as [(String, [UInt64])])
  func `a number is taken from an address where there is no column with numbers`(
    text: String, ids: [UInt64]
  ) throws {
    let index = try table(text)
    #expect(Set(index.ids) == Set(ids))
    #expect(try index.all.count == ids.count)
  }

  @Test func `where neither has a number the row is left out`() throws {
    let index = try table("url,file-name\nhttps://example.org/,Turdus.mp3\n17,")
    #expect(index.ids == [17])
    #expect(index.refusals.counts.map(\.kind) == [.noIdentifier])
  }

  @Test func `a name that says tabs is believed`() {
    #expect(
      fault(in: "id;gen;sp\n1;Turdus;merula", name: "birds.tsv")
        == "birds.tsv:1:1: byte 0: the first line names no column of recordings' numbers, such "
        + "as \"id\" or \"source_id\"; found \"id;gen;sp\". If a semicolon separates the "
        + "columns, rename "
        + "the file to .csv.")
  }

  @Test func `quotes around a whole header are spoken of`() {
    for name in ["birds.csv", "birds"] {
      #expect(
        fault(in: "\"id,gen\"\n\"1,Turdus\"\n", name: name)
          == "\(name):1:1: byte 0: the first line names no column of recordings' numbers, such "
          + "as \"id\" or \"source_id\"; found \"id,gen\". If a comma separates the columns, "
          + "remove the quotes around the whole line.")
    }
  }

  @Test func `ill-formed text is refused in every column`() {
    let text = Array("id,unheard\n1,L".utf8) + [0xE9] + Array("n".utf8)
    #expect(
      fault(in: text, name: "birds.csv")
        == "birds.csv:2:5: byte 15: record 1, field \"unheard\": expected valid UTF-8, found "
        + "\"n\". Pass --encoding windows-1252 for text from Windows or in Latin-1, or save "
        + "the file as UTF-8.")
    #expect(
      fault(in: text.dropLast(), name: "birds.csv")
        == "birds.csv:2:5: byte 15: record 1, field \"unheard\": expected valid UTF-8, found "
        + "the end of the file. Pass --encoding windows-1252 for text from Windows or in "
        + "Latin-1, or save the file as UTF-8.")
  }

  @Test(
    arguments: [
      ([0xFE, 0xFF, 0, 0x69], "UTF-16"), ([0xFF, 0xFE, 0x69, 0], "UTF-16"),
      ([0x69, 0, 0x64, 0], "UTF-16"), ([0, 0x69, 0, 0x64], "UTF-16"),
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0x69, 0, 0, 0], "UTF-32"),
    ] as [([UInt8], String)])
  func `another encoding is refused by its name`(bytes: [UInt8], name: String) {
    let remedy =
      name == "UTF-16" ? "Pass --encoding utf-16 or utf-16be, or convert it" : "Convert it"
    #expect(
      fault(in: bytes, name: "birds.csv")
        == "birds.csv:1:1: byte 0: the file is \(name), expected UTF-8. \(remedy): "
        + "iconv -f \(name) -t UTF-8 FILE | rowhouse recordings - ...")
  }

  @Test func `a row is bounded, and one below the bound is read`() throws {
    let long = String(repeating: "long ", count: 3_000_000)
    #expect(try table("id,rmk\n1,\(long)\n2,\"\(long)\"").ids == [2, 1])
    #expect(
      fault(in: "id,rmk\n1,\(long)\(long)\n", name: "birds.csv")
        == "birds.csv:2:1: byte 7: record 1: more than 16777215 bytes in one record. Split the "
        + "file or download it again.")
    #expect(
      fault(in: "id,rmk\n1,\"\(long)\(long)\"\n", name: "birds.csv")
        == "birds.csv:2:3: byte 9: record 1, field \"rmk\": the quote that opens here has no "
        + "closing quote within 16777215 bytes. Close it, or download the file again.")
    #expect(
      fault(in: "id,\(long)\(long)", name: "birds.csv")
        == "birds.csv:1:1: byte 0: more than 16777215 bytes in one record. Split the file or "
        + "download it again.")
  }

  @Test(arguments: TestData.tables)
  func `an export is read whole`(file: TestFile) throws {
    let bytes = try file.bytes
    let index = try CollectionIndex.reading(
      [BytesSource(name: "birds.csv", bytes: bytes)], of: .recordings())
    #expect(index.refusals.counts.isEmpty)
    let rows = try Delimited.rows(of: bytes)
    #expect(index.count == rows.count - 1 && index.count > 500)
    for group in index.groups where !group.subtitle.isEmpty {
      #expect(rows.contains { $0[1] == group.title && $0[2] == group.subtitle })
    }
    let views = Dictionary(uniqueKeysWithValues: try index.all.map { ($0[.id].text, $0) })
    let fields: [RecordingField] = [
      .id, .commonName, .genus, .quality, .licence, .type, .latitude, .longitude, .country,
    ]
    for row in rows.dropFirst() {
      let view = try #require(views[row[0]])
      #expect(fields.map { view[$0].text } == row)
    }
  }

  @Test func `a species is the same with its name in one column, in two, and in JSON`() throws {
    let index = try CollectionIndex.reading(
      [
        source("id,common name,Scientific-Name\n1,Wren,Troglodytes troglodytes", name: "a.csv"),
        source("id\tgenus\tspecies\n2\tTroglodytes\ttroglodytes", name: "b.tsv"),
        source(record(3, ("gen", "Troglodytes"), ("sp", "troglodytes")), name: "c.json"),
      ], of: .recordings())
    #expect(index.groups.map(\.count) == [3])
    #expect(index.ids == [3, 2, 1])
  }

  @Test(arguments: [
    "id,gen\n9,a", "id,gen\n1,\"", "id,gen\n1\n2,", "id,gen\n1,\n", "id,gen\n1,\0", "id,gen\n,1,",
  ])
  func `a table that changed between the passes is a fault`(other: String) throws {
    let source = ChangingSource(name: "birds.csv", text: "id,gen\n1,a")
    let index = try CollectionIndex.reading([source], of: .recordings())
    #expect(index.ids == [1])
    source.bytes.set(Array(other.utf8))
    let error = #expect(throws: InputError.self) { try index.rows(in: 0..<1) }
    let message = error?.description ?? ""
    #expect(
      message == "birds.csv: the file changed while it was being read. Run the command again."
        || message.hasPrefix("birds.csv: cannot read the file: expected bytes "))
  }

  private func table(_ text: String) throws -> CollectionIndex {
    try CollectionIndex.reading([source(text, name: "birds.csv")], of: .recordings())
  }
}
