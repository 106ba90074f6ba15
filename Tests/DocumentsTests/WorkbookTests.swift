import Documents
import Files
import Packing
import TestSupport
import Testing

@Suite struct WorkbookTests {
  /// The CSV of the first sheet that is not hidden.
  private static func csv(
    _ book: WorkbookBytes, sheet name: String? = nil, limit: Int = 1 << 24
  ) throws -> (text: String, rows: Workbook.Rows) {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.put(book.bytes, at: "book.xlsx")
    let archive = try ZipArchive(InputFile(sandbox("book.xlsx")), name: "book.xlsx")
    let workbook = try Workbook(archive, limit: limit)
    let sheet = try #require(
      workbook.sheets.first { name == nil ? !$0.isHidden : $0.name == name })
    let rows = try #require(try workbook.rows(of: sheet, limit: limit))
    return (String(decoding: try rows.file.readAll(), as: UTF8.self), rows)
  }

  private static func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ["", "parts/book/"])
  func `documents are found in any folder that the archive names`(folder: String) throws {
    var book = WorkbookBytes(
      rows: #"<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>0.5</v></c></row>"#,
      strings: "<si><t>half</t></si>", formats: ["0%"])
    book.folder = folder
    #expect(try Self.csv(book).text == "half,50%\n")
  }

  @Test func `texts are shared, or in their cells, rich or plain`() throws {
    let book = WorkbookBytes(
      rows: """
        <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>\
        <c r="C1" t="inlineStr"><is><r><t>in</t></r><r><t xml:space="preserve"> place</t></r></is></c></row>\
        <row r="2"><c r="A2" t="str"><f>A1</f><v>a "b", c</v></c>\
        <c r="B2" t="s"><v>2</v></c><c r="C2" t="inlineStr"><is><t>#x_x0041_</t></is></c></row>
        """,
      strings: """
        <si><t>name</t></si>\
        <si><r><t>漢</t></r><r><rPr><b/></rPr><t>字</t></r><rPh sb="0" eb="2"><t>かんじ</t></rPh></si>\
        <si><t xml:space="preserve"> two_x000A_lines</t></si>
        """)
    #expect(try Self.csv(book).text == "name,漢字,in place\n\"a \"\"b\"\", c\",\" two\nlines\",#xA\n")
  }

  @Test(arguments: [
    ("0.1", "General", "0.1"), ("0.10000000000000001", "General", "0.1"),
    ("1E-3", "General", "0.001"), ("-1.25E-5", "General", "-0.0000125"),
    ("2.682407416493281E-06", "General", "0.000002682407416493281"),
    ("1.25E-30", "General", "1.25e-30"), ("1.5E+3", "General", "1500"), ("12", "#,##0", "12"),
    ("0.125", "0.0%", "12.5%"), ("0.07", "0%", "7%"), ("-0.5", "0%", "-50%"),
    ("7", "00000", "00007"), ("3.5", "0.00", "3.50"), ("2.675", "0.00", "2.68"),
    ("1234.5", "#,##0.00 [$€-407]", "1234.50 €"), ("-9.9", "\"$\"#,##0.00", "-$9.90"),
    ("1234.5", "_-[$£-809]* #,##0.00_-;-[$£-809]* #,##0.00_-", "£1234.50"),
    ("45123", "dd/mm/yyyy", "2023-07-16"), ("45123.75", "m/d/yy h:mm", "2023-07-16T18:00:00"),
    ("45123", "mmm yy", "2023-07-16"), ("0.5", "h:mm AM/PM", "12:00:00"),
    ("0.50001", "mm:ss", "12:00:00.864"), ("1.5", "[h]:mm", "36:00:00"),
    ("59", "yyyy-mm-dd", "1900-02-28"),
    ("60", "yyyy-mm-dd", "1900-02-29"), ("61", "yyyy-mm-dd", "1900-03-01"),
    ("1", "d.m.yy", "1900-01-01"),
    ("45123", "[Red]d\"th of \"mmmm", "2023-07-16"), ("12", "0 \"kg\"", "12"),
    ("0.5", "# ?/?", "0.5"),
    ("-1", "yyyy", "-1"), ("123456789012345680", "0", "123456789012345680"),
  ])
  func `numbers are as their format shows them, and days and times as ISO 8601`(
    number: String, format: String, expected: String
  ) throws {
    let book = WorkbookBytes(
      rows: "<row><c s=\"1\"><v>\(number)</v></c><c><v>1</v></c></row>", formats: [format])
    #expect(try Self.csv(book).text == "\(expected),1\n")
  }

  @Test(arguments: [
    (9, "50%"), (14, "1900-01-00"), (2, "0.50"), (21, "12:00:00"), (22, "12:00:00"),
  ])
  func `formats that are named by number are known`(number: Int, expected: String) throws {
    let book = WorkbookBytes(
      rows: "<row><c s=\"2\"><v>0.5</v></c><c><v>1</v></c></row>", builtIn: number)
    // The day 0 is no day; what is shown of it is its time.
    let shown = number == 14 ? "1899-12-31" : expected
    #expect(try Self.csv(book).text == "\(shown),1\n")
  }

  @Test func `days may be counted from 1904`() throws {
    let book = WorkbookBytes(
      rows: "<row><c s=\"1\"><v>0</v></c><c s=\"1\"><v>43661</v></c></row>",
      formats: ["yyyy-mm-dd"],
      isFrom1904: true)
    #expect(try Self.csv(book).text == "1904-01-01,2023-07-16\n")
  }

  @Test func `booleans are words, errors are missing, and formulas have their values`() throws {
    let book = WorkbookBytes(
      rows: """
        <row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c>\
        <c><f>1+1</f><v>2</v></c><c><f>1+2</f></c><c t="d"><v>2024-05-01</v></c></row>
        """)
    let (text, rows) = try Self.csv(book)
    #expect(text == "true,false,,2,,2024-05-01\n")
    #expect(rows.formulasWithoutValue == 1)
  }

  @Test func `what is hidden is left out, and counted`() throws {
    let book = WorkbookBytes(
      rows: """
        <row r="1"><c><v>1</v></c><c><v>2</v></c><c><v>3</v></c></row>\
        <row r="2" hidden="1"><c><v>4</v></c></row><row r="3"><c><v>5</v></c><c/><c><v>6</v></c></row>
        """, before: "<cols><col min=\"2\" max=\"2\" hidden=\"1\"/></cols>")
    let (text, rows) = try Self.csv(book)
    #expect(text == "1,3\n\n5,6\n")
    #expect((rows.hiddenRows, rows.hiddenColumns) == (1, 1))
  }

  @Test func `a table may begin anywhere, and lines have the numbers of rows`() throws {
    for dimension in ["", "<dimension ref=\"A1:Z99\"/>", "<dimension ref=\"C3:D5\"/>"] {
      let book = WorkbookBytes(
        rows: """
          <row r="3"><c r="C3"><v>1</v></c><c r="D3"><v>2</v></c></row>\
          <row r="5"><c r="D5"><v>3</v></c></row><row r="6"><c r="A6" s="1"/></row>
          """, before: dimension)
      #expect(try Self.csv(book).text == "\n\n1,2\n\n,3\n")
    }
  }

  @Test func `merged headings and values are in each of their cells, titles in one`() throws {
    let book = WorkbookBytes(
      rows: """
        <row r="1"><c r="A1" t="str"><v>Title</v></c></row>\
        <row r="2"><c r="A2" t="str"><v>id</v></c><c r="B2" t="str"><v>price</v></c></row>\
        <row r="3"><c r="A3" t="str"><v>x</v></c><c r="B3"><v>1</v></c><c r="C3"><v>2</v></c></row>\
        <row r="4"><c r="A4"/><c r="B4"><v>3</v></c><c r="C4"><v>4</v></c></row>\
        <row r="5"><c r="A5"/></row>
        """,
      after: """
        <mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="B2:C2"/><mergeCell ref="A3:A5"/></mergeCells>
        """)
    #expect(try Self.csv(book).text == "Title,,\nid,price,price\nx,1,2\nx,3,4\n")
  }

  @Test func `links are addresses`() throws {
    let book = WorkbookBytes(
      rows: """
        <row r="1"><c r="A1" t="str"><v>photo</v></c><c r="B1" t="str"><v>site</v></c></row>\
        <row r="2"><c r="A2" t="str"><v>see</v></c><c r="B2" t="str">\
        <f>HYPERLINK("https://example.org/b?a=1","b")</f><v>b</v></c></row>
        """,
      after: "<hyperlinks><hyperlink ref=\"A1:A2\" r:id=\"rId9\"/></hyperlinks>",
      links: ["rId9": "https://example.org/a.jpg"])
    #expect(
      try Self.csv(book).text
        == "photo,site\nhttps://example.org/a.jpg,https://example.org/b?a=1\n")
  }

  @Test func `what is damaged is said with its place`() throws {
    func problem(_ rows: String, strings: String = "") -> String? {
      Self.problem { _ = try Self.csv(WorkbookBytes(rows: rows, strings: strings)) }
    }
    let fix = "Save it again in a spreadsheet program, or download it again."
    #expect(
      problem("<row r=\"7\"><c r=\"C7\" t=\"s\"><v>9</v></c></row>")
        == "book.xlsx, sheet \"Birds\", cell C7: the file is damaged: there is no shared text 9. \(fix)"
    )
    #expect(
      problem("<row><c>")
        == "book.xlsx/Birds: the file is damaged: its XML is not well-formed. \(fix)")
  }

  @Test func `document types are refused`() throws {
    var book = WorkbookBytes(rows: "<row><c t=\"str\"><v>&a;</v></c></row>")
    book.prolog = "<!DOCTYPE worksheet [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
    let problem = Self.problem { _ = try Self.csv(book) }
    #expect(problem?.contains("it has a document type") == true)
  }

  @Test func `few bytes cannot stand for many`() throws {
    let text = String(repeating: "x", count: 30_000)
    let cells = String(repeating: "<c t=\"s\"><v>0</v></c>", count: 40)
    let book = WorkbookBytes(
      rows: String(repeating: "<row>\(cells)</row>", count: 5), strings: "<si><t>\(text)</t></si>")
    let problem = Self.problem { _ = try Self.csv(book, limit: 1 << 20) }
    #expect(problem?.contains("more than 1048576 bytes when unpacked") == true)
  }
}
