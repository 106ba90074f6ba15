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
