import Foundation
import TestSupport
import Testing

/// `rowhouse table` and `recordings` of what is packed: gzip, ZIP, workbooks and databases.
@Suite struct PackedCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: String..., verb: String = "table"
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(
      product: "rowhouse", [verb] + words + ["-o", "out", "--download", "--force"],
      in: sandbox.path
    ).result()
  }

  /// All rows that were published, as CSV without its byte order mark.
  private func rows(_ sandbox: Sandbox, _ folder: String = "rows") -> String? {
    sandbox.text(of: "out/\(folder)/all.csv").map {
      $0.replacing("\u{FEFF}", with: "").replacing("\r\n", with: "\n")
    }
  }

  private func notes(_ error: String) -> [String] {
    error.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("forecast: ") }
  }

  @Test func `a packed file is read as the file itself`() throws {
    try Sandbox.use { sandbox in
      let text = "name\tborn\nann\t1990\n"
      try sandbox.put(gzip(Array(text.utf8)), at: "people.tsv.gz")
      let run = try run(sandbox, "people.tsv.gz")
      #expect(notes(run.error) == [] && run.status == 0)
      #expect(rows(sandbox) == "name,born\nann,1990\n")
      #expect(sandbox.text(of: "out/index.html")?.contains("<h1>People</h1>") == true)

      // By its first bytes, whatever it is called, and in any encoding.
      try sandbox.put(gzip([0xFF, 0xFE] + Array(text.utf8).flatMap { [$0, 0] }), at: "people.csv")
      #expect(try self.run(sandbox, "people.csv", "--delimiter", "tab").status == 0)
      #expect(rows(sandbox) == "name,born\nann,1990\n")
    }
  }

  @Test func `a folder has packed files, but none beside the file itself`() throws {
    try Sandbox.use { sandbox in
      let text = "name\nann\n"
      try sandbox.put(text, at: "in/a.csv")
      try sandbox.put(gzip(Array(text.utf8)), at: "in/a.csv.gz")
      try sandbox.put(gzip(Array("name\nbo\n".utf8)), at: "in/b.csv.gz")
      try sandbox.put(ZipBytes.archive([ZipBytes.Entry("c.csv", "name\ncy\n")]), at: "in/c.zip")
      #expect(try run(sandbox, "in").status == 0)
      #expect(rows(sandbox) == "name\nann\nbo\ncy\n")
    }
  }

  @Test func `a folder may have more packed files than a shell allows to be open`() throws {
    try Sandbox.use { sandbox in
      for number in 10..<60 {
        try sandbox.put(gzip(Array("n\n\(number)\n".utf8)), at: "in/\(number).csv.gz")
      }
      let words = ["-c", "ulimit -S -n 40; exec \"$@\"", "sh", Child.path(of: "rowhouse")]
      let run = try Child(
        program: "/bin/sh", words + ["table", "in", "-o", "out"], in: sandbox.path
      ).result()
      #expect(run.output.hasPrefix("50 rows on "), "\(run.error)")
    }
  }

  @Test func `of several tables in an archive the largest is read, or the one that is named`()
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put(
        ZipBytes.archive([
          ZipBytes.Entry("__MACOSX/._birds.csv", String(repeating: "x", count: 900)),
          ZipBytes.Entry("d/.DS_Store", String(repeating: "x", count: 900)),
          ZipBytes.Entry("d/small.csv", "a\n1\n"),
          try ZipBytes.Entry(packing: "name,born\nann,1990\nbo,1991\n", as: "d/birds.csv"),
          ZipBytes.Entry("../up.csv", String(repeating: "x", count: 900)),
          ZipBytes.Entry("d/README.txt", String(repeating: "x", count: 900)),
        ]), at: "x.zip")
      var run = try run(sandbox, "x.zip")
      #expect(
        notes(run.error) == [
          "note: x.zip: reading \"d/birds.csv\", the largest of 2 tables. Choose another with "
            + "--rows: \"d/small.csv\". All: --each"
        ])
      #expect(rows(sandbox) == "name,born\nann,1990\nbo,1991\n")

      run = try self.run(sandbox, "x.zip", "--rows", "small")
      #expect(notes(run.error) == [])
      #expect(rows(sandbox) == "a\n1\n")

      run = try self.run(sandbox, "x.zip", "--each")
      #expect(notes(run.error) == [] && run.status == 0)
      #expect(rows(sandbox, "birds/rows") != nil && rows(sandbox, "small/rows") != nil)

      run = try self.run(sandbox, "x.zip", "--rows", "none")
      #expect(
        run.error
          == "error: x.zip: no table named \"none\". The tables are: \"d/small.csv\" and "
          + "\"d/birds.csv\".\n")
      #expect(run.status == 2)
    }
  }

  @Test func `rows are found in JSON that is packed`() throws {
    try Sandbox.use { sandbox in
      let json = #"{"data": {"items": [{"a": 1}, {"a": 2}]}, "other": [{"b": 3}]}"#
      try sandbox.put(ZipBytes.archive([ZipBytes.Entry("x.json", json)]), at: "x.zip")
      #expect(try run(sandbox, "x.zip").status == 0)
      #expect(rows(sandbox) == "a\n1\n2\n")
      #expect(try run(sandbox, "x.zip", "--rows", "other").status == 0)
      #expect(rows(sandbox) == "b\n3\n")
    }
  }

  @Test func `the core of a Darwin Core archive is read as meta.xml says`() throws {
    try Sandbox.use { sandbox in
      let meta = """
        <archive xmlns="http://rs.tdwg.org/dwc/text/">\
        <extension fieldsTerminatedBy="," ignoreHeaderLines="1">\
        <files><location>media.csv</location></files><coreid index="0"/></extension>\
        <core encoding="ISO-8859-1" fieldsTerminatedBy="\\t" fieldsEnclosedBy="" ignoreHeaderLines="0">\
        <files><location>occurrence.txt</location></files><id index="0"/>\
        <field index="1" term="http://rs.tdwg.org/dwc/terms/scientificName"/></core></archive>
        """
      try sandbox.put(
        ZipBytes.archive([
          ZipBytes.Entry("meta.xml", meta),
          ZipBytes.Entry(
            "media.csv", "id,url\n" + String(repeating: "1,https://example.org/\n", count: 9)),
          ZipBytes.Entry(
            "occurrence.txt",
            Array("1\t5\" M\u{F6}we\r\n2\tb, c\r\n".unicodeScalars.map { UInt8($0.value) })),
        ]), at: "x.zip")
      let run = try run(sandbox, "x.zip")
      #expect(
        notes(run.error) == [
          "note: x.zip: reading \"occurrence.txt\", the core that meta.xml names. Choose another "
            + "with --rows: \"media.csv\". All: --each"
        ])
      #expect(rows(sandbox) == "id,scientificName\n1,\"5\"\" Möwe\"\n2,\"b, c\"\n")
    }
  }

  @Test func `the core is also read from the folder of an unpacked archive`() throws {
    try Sandbox.use { sandbox in
      let meta = """
        <archive xmlns="http://rs.tdwg.org/dwc/text/"><core fieldsTerminatedBy="\\t" ignoreHeaderLines="1">
        <files><location>occurrence.txt</location></files><id index="0"/></core>
        <extension><files><location>media.txt</location></files></extension></archive>
        """
      try sandbox.put(meta, at: "dwca/meta.xml")
      try sandbox.put("id\tscientificName\n1\tTurdus merula\n", at: "dwca/occurrence.txt")
      try sandbox.put("id\turl\n1\thttps://example.org/\n", at: "dwca/media.txt")
      #expect(try run(sandbox, "dwca").status == 0)
      #expect(rows(sandbox) == "id,scientificName\n1,Turdus merula\n")
      // A path in the description leads nowhere else.
      try sandbox.put(meta.replacing("occurrence.txt", with: "../secret.txt"), at: "dwca/meta.xml")
      try sandbox.put("a\n1\n", at: "secret.txt")
      #expect(try run(sandbox, "dwca").status == 1)
    }
  }

  @Test func `recordings are read from archives too`() throws {
    try Sandbox.use { sandbox in
      let json = #"{"recordings": [{"id": "1", "gen": "Turdus", "sp": "merula"}]}"#
      try sandbox.put(ZipBytes.archive([ZipBytes.Entry("x.json", json)]), at: "x.zip")
      let run = try run(sandbox, "x.zip", verb: "recordings")
      #expect(notes(run.error) == [] && run.output.hasPrefix("1 recording on "))
    }
  }

  @Test func `the first sheet with rows is read, and what is left out is said`() throws {
    try Sandbox.use { sandbox in
      let table = """
        <row><c t="str"><v>name</v></c><c t="str"><v>born</v></c></row>\
        <row hidden="1"><c t="str"><v>x</v></c></row>\
        <row><c t="str"><v>ann</v></c><c><f>1+1</f></c></row>
        """
      let book = WorkbookBytes(sheets: [
        .init("About", "<row><c t=\"str\"><v>made in 2024</v></c></row>"),
        .init("Sheet2", table),
        .init("Old", table, isHidden: true), .init("More", table),
      ])
      try sandbox.put(book.bytes, at: "people.xlsx")
      let run = try run(sandbox, "people.xlsx")
      #expect(
        notes(run.error) == [
          "note: people.xlsx: reading the sheet \"Sheet2\", one of 3. Choose another with --rows: "
            + "\"About\" and \"More\". All: --each",
          "note: people.xlsx: skipped hidden sheets: \"Old\". Read one with --rows",
          "note: people.xlsx, sheet \"Sheet2\": skipped 1 hidden row",
          "warning: people.xlsx, sheet \"Sheet2\": 1 formula has no value. Open the file in a "
            + "spreadsheet program and save it.",
        ])
      #expect(rows(sandbox) == "name,born\nann,\n")
      #expect(sandbox.text(of: "out/index.html")?.contains("<h1>People</h1>") == true)
      #expect(try self.run(sandbox, "people.xlsx", "--rows", "old").status == 0)
    }
  }

  @Test func `other documents are refused by name`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        ZipBytes.archive([
          ZipBytes.Entry("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
          ZipBytes.Entry("content.xml", "<x/>"), ZipBytes.Entry("META-INF/manifest.xml", "<x/>"),
        ]), at: "x.ods")
      let run = try run(sandbox, "x.ods")
      #expect(
        run.error
          == "error: x.ods: it is an OpenDocument file, as .ods is. Save the sheet as .xlsx or CSV.\n"
      )
      #expect(run.status == 1)
    }
  }

  @Test func `what is unpacked has a limit`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        gzip(Array("a\n".utf8) + [UInt8](repeating: 0x31, count: 300_000)), at: "x.csv.gz")
      let run = try run(sandbox, "x.csv.gz", "--max-bytes", "200000")
      #expect(run.error.hasPrefix("error: x.csv.gz: it has more than 200000 bytes when unpacked"))
      #expect(run.status == 1)
    }
  }

  @Test func `a plan of packed inputs makes the same site`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(gzip(Array("a\n1\n2\n".utf8)), at: "x.csv.gz")
      #expect(try run(sandbox, "x.csv.gz").status == 0)
      let command = """
        "$0" plan x.csv.gz --plan work --download && "$0" draw --plan work --part 1/1 \
        && "$0" publish --plan work -o other && diff -r out other
        """
      let run = try Child(
        program: "/bin/sh", ["-c", command, Child.path(of: "rowhouse")], in: sandbox.path
      ).result()
      #expect(run.status == 0, "\(run)")
    }
  }

  @Test func `sqlite3 reads a table of a database, and the error names it if it is missing`()
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put(Array("SQLite format 3\0".utf8) + [0, 0], at: "x.db")
      // No program is found here but those of the sandbox.
      let run = try Child(
        program: "/usr/bin/env",
        ["PATH=\(sandbox.path)", Child.path(of: "rowhouse"), "table", "x.db", "-o", "out"],
        in: sandbox.path
      ).result()
      #expect(
        run.error.hasPrefix(
          "error: x.db: it is an SQLite database, and the program sqlite3 is not "))
      #expect(run.error.contains("sqlite3 -csv -header 'x.db' 'SELECT * FROM ...' > table.csv"))

      let sql = """
        CREATE TABLE few(a); INSERT INTO few VALUES(1); CREATE TABLE "bi""rds"(name, note);
        INSERT INTO "bi""rds" VALUES('a, b', NULL), ('two
        lines', 'x"y'); CREATE VIEW names AS SELECT name FROM "bi""rds";
        """
      _ = try Child(program: "/usr/bin/sqlite3", ["y.db", sql], in: sandbox.path).result()
      let build = try self.run(sandbox, "y.db")
      #expect(
        notes(build.error) == [
          "note: y.db: reading \"bi\"rds\", the largest of 3 tables. Choose another with --rows: "
            + "\"few\" and \"names\". All: --each"
        ])
      #expect(rows(sandbox) == "name,note\n\"a, b\",\n\"two\nlines\",\"x\"\"y\"\n")
      #expect(try self.run(sandbox, "y.db", "--rows", "NAMES").status == 0)
      #expect(rows(sandbox) == "name\n\"a, b\"\n\"two\nlines\"\n")
    }
  }
}
