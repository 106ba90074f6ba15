import TestSupport
import Testing

/// What `rowhouse table` takes from a Table Schema, and what it writes as one.
@Suite struct SchemaCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: [String], isQuiet: Bool = true
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(
      product: "rowhouse", ["table"] + words + ["--output", "out"] + (isQuiet ? ["--quiet"] : []),
      in: sandbox.path
    ).result()
  }

  private static let people = """
    1;ann;3/4/2026;1.234
    2;bo;5/6/2026;-9

    """

  private static let schema = #"""
    {
      "fields": [
        {"name": "number", "type": "integer"},
        {"name": "name", "title": "First name", "description": "As she says it."},
        {"name": "born", "title": "Born", "type": "date", "format": "%d/%m/%Y"},
        {"name": "owes", "type": "number", "decimalChar": ","}
      ],
      "missingValues": ["", "-9"],
      "primaryKey": "name"
    }
    """#

  @Test func `names, titles, types, words for nothing and the key come from the file`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.people, at: "in/people.csv")
      // It is no table, though it lies in the folder of the tables.
      try sandbox.put(Self.schema, at: "in/schema.json")
      let words = ["in", "--no-header", "--schema", "in/schema.json", "--sort", "-born"]
      let plain = try run(sandbox, words)
      #expect(plain.error == "" && plain.status == 0)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      let headers = page.matches(of: /<th scope="col"[^>]*>(.*?)<\/th>/).map { String($0.output.1) }
      #expect(headers == ["First name", "number", "Born", "owes"])
      #expect(page.matches(of: /<tr id="(.*?)"/).map(\.output.1) == ["bo", "ann"])
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains(">As she says it. 2 values, all unique<"))
      #expect(front.contains("<span>2026-04-03</span><span>2026-06-05</span></p>"))
      #expect(front.contains(">1 number, 1 missing<"))

      // What the command line says is what is done.
      let own = try run(
        sandbox,
        words + [
          "--id", "number", "--label", "name=N", "--type", "born=text", "--type", "owes=text",
        ])
      #expect(own.error == "" && own.status == 0)
      let second = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(second.matches(of: /<tr id="(.*?)"/).map(\.output.1) == ["2", "1"])
      #expect(second.contains(">N</th>"))
      #expect(sandbox.text(of: "out/index.html")?.contains(">2 values, all unique<") == true)
    }
  }

  @Test func `values that are not of their type are told of, and shown as they are written`() throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("day,n\n2026-01-02,1\nsoon,2\n", at: "in.csv")
      try sandbox.put(#"{"fields": [{"name": "day", "type": "date"}]}"#, at: "s.json")
      let run = try run(sandbox, ["in.csv", "--schema", "s.json"], isQuiet: false)
      #expect(
        run.error.contains(
          "warning: in.csv: some values of the column \"day\" are not of the type \"date\" in "
            + "--schema. They are shown unchanged.\n"))
      #expect(run.status == 0)
      #expect(sandbox.text(of: "out/rows/index.html")?.contains(">soon<") == true)
    }
  }

  @Test func `what was found out is written, and read again it makes the same site`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        "name,seen,price\nann,22.11.2026,\"1.234,50\"\nbo,1.2.2026,7\n", at: "in.csv")
      try sandbox.put("older", at: "s.json")
      let first = try run(
        sandbox, ["in.csv", "--id", "name", "--label", "seen=Seen", "--write-schema", "s.json"])
      #expect(first.error == "" && first.status == 0)
      #expect(
        sandbox.text(of: "s.json") == #"""
          {
            "fields": [
              {"name": "name", "type": "string"},
              {"name": "seen", "title": "Seen", "type": "date", "format": "any"},
              {"name": "price", "type": "number", "decimalChar": ",", "groupChar": "."}
            ],
            "missingValues": [""],
            "primaryKey": "name"
          }

          """#)
      let site = try sandbox.tree("out")
      let second = try run(sandbox, ["in.csv", "--schema", "s.json"])
      #expect(second.error == "" && second.status == 0)
      #expect(try sandbox.tree("out") == site)
    }
  }

  @Test func `columns of every type are read again as they were`() throws {
    let columns: [(name: String, values: [String], field: String)] = [
      ("name", ["ann", "bo", "cy"], #""type": "string""#),
      ("n", ["1", "20", "7"], #""type": "integer""#),
      ("id", ["70001", "70003", "70002"], #""type": "integer""#),
      ("Height (m)", ["1.5", "-", "2"], #""type": "number""#),
      ("share", ["12%", "5%", "7.5%"], #""type": "number", "bareNumber": false"#),
      (
        "price", ["$1,200.50", "$3.00", "?"],
        #""type": "number", "groupChar": ",", "bareNumber": false"#
      ),
      ("day", ["2026-11-22", "2025-01-02", "NA"], #""type": "date", "format": "any""#),
      ("flown", ["1/13/2026", "2/3/2026", "3/4/2026"], #""type": "date", "format": "any""#),
      ("hour", ["7:05", "23:59", "8:00"], #""type": "time", "format": "any""#),
      (
        "at", ["2024-05-01T10:00:00.123+02:00", "2024-05-02T10:00:00Z", ""],
        #""type": "datetime", "format": "any""#
      ),
      ("created_at", ["1517966773", "1617966773", "1717966773"], #""type": "number""#),
      ("made", ["circa 1930", "1852–1911", "n.d."], #""type": "string""#),
      ("duration", ["75:30", "1:02:03", "0:45"], #""type": "string""#),
      (
        "open", ["yes", "no", "n/a"],
        #""type": "boolean", "trueValues": ["true", "True", "TRUE", "yes", "Yes", "YES", "y", "Y"], "#
          + #""falseValues": ["false", "False", "FALSE", "no", "No", "NO", "n", "N"]"#
      ),
      ("site", ["https://a.org", "https://b.org/c", ""], #""type": "string", "format": "uri""#),
      ("mail", ["ana@a.org", "bo@b.org", "cy@c.org"], #""type": "string", "format": "email""#),
      (
        "photo", ["https://a.org/1.jpg", "https://a.org/2.png", ""],
        #""type": "string", "format": "uri""#
      ),
      (
        "call", ["https://a.org/1.mp3", "https://a.org/2.ogg", ""],
        #""type": "string", "format": "uri""#
      ),
      ("lat", ["48.5", "50.25", "-3"], #""type": "number""#),
      ("lon", ["2.5", "3.25", "100"], #""type": "number""#),
      ("gps", ["48.5, 2.5", "50.1, 3.2", "-3, 100"], #""type": "string""#),
      ("colour", ["#ff8800", "#abc", "#000000"], #""type": "string""#),
      ("tags", [#"["a", "b"]"#, #"["b"]"#, "[]"], #""type": "array""#),
      ("parts", ["p|q", "q", "q|p"], #""type": "list", "delimiter": "|""#),
      ("whole", ["p;q", "q;r", "q;p"], #""type": "string", "delimiter": """#),
      (
        "reviews", [#"[{"stars": 5}]"#, "[]", #"[{"stars": 1}, {"stars": 2}]"#],
        #""type": "array""#
      ),
    ]
    try Sandbox.use { sandbox in
      func line(_ cells: [String]) -> String {
        cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
      }
      let rows = (0..<12).map { row in line(columns.map { $0.values[row % 3] }) }
      try sandbox.put(line(columns.map(\.name)) + rows.joined(), at: "in.csv")
      let options = [
        "in.csv", "--row-pages", "--exports", "--columns", "name,n,day,gps,created_at,parts",
      ]
      let first = try run(
        sandbox,
        options + ["--split", "whole=none", "--split", "parts=|", "--write-schema", "s.json"])
      #expect(first.error == "" && first.status == 0)
      let schema = try #require(sandbox.text(of: "s.json"))
      for (name, _, field) in columns {
        #expect(schema.contains("{\"name\": \"\(name)\", \(field)}"))
      }
      let site = try sandbox.tree("out")
      let second = try run(sandbox, options + ["--schema", "s.json"])
      #expect(second.error == "" && second.status == 0)
      #expect(try sandbox.tree("out") == site)
    }
  }

  @Test(
    arguments: [
      (["--schema", "none.json"], "cannot open \"none.json\": no such file or directory", 3),
      (
        ["--schema", "bad.json"],
        "bad.json: not a Table Schema. Expected an object with \"fields\", a list with an "
          + "object for each column.", 1
      ),
      (["--schema", "other.json"], #"no column named "zz". The columns are: a, b"#, 2),
      (
        ["--write-schema", "in.csv"],
        "--write-schema in.csv would overwrite one of the inputs. Write the schema elsewhere.", 2
      ),
      (
        ["--write-schema", "out/s.json"],
        "--write-schema out/s.json is inside the output folder. Write the schema elsewhere.", 2
      ),
      (
        ["--write-schema", "none/s.json"],
        "--write-schema none/s.json: cannot open \"none\": no such file or directory", 3
      ),
    ] as [([String], String, Int32)])
  func `a file that cannot be used ends it, and nothing is published`(
    words: [String], message: String, status: Int32
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try sandbox.put("[]", at: "bad.json")
      try sandbox.put(#"{"fields": [{"name": "zz"}]}"#, at: "other.json")
      let run = try run(sandbox, ["in.csv"] + words)
      #expect(run.error == "error: \(message)\n")
      #expect(run.status == status)
      #expect(sandbox.text(of: "out/index.html") == nil)
    }
  }
}
