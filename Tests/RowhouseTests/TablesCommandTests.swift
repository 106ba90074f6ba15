import TestSupport
import Testing

/// `rowhouse table` with `--each`, and of a data package: several tables as one site.
@Suite struct TablesCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", ["table"] + words + ["-o", "out"], in: sandbox.path).result()
  }

  /// The pages of what was published, and a check of them.
  private func pages(of sandbox: Sandbox) throws -> [String] {
    let check = try Child(product: "rowhouse", ["check", "out"], in: sandbox.path).result()
    #expect(check.error == "" && check.status == 0)
    let found = try Child(
      program: "/bin/sh", ["-c", "cd out && find . -name '*.html' | LC_ALL=C sort"],
      in: sandbox.path
    ).result()
    return found.output.split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  private func putTables(_ sandbox: Sandbox) throws {
    try sandbox.put("id,name\n1,Ada\n2,Bo\n", at: "in/people.csv")
    try sandbox.put(
      #"[{"name": "Rex", "kind": "dog", "owner": 1}, {"name": "Tom", "kind": "cat", "owner": 9}]"#,
      at: "in/pets.json")
  }

  @Test func `each input is a table, and each file of a folder`() throws {
    try Sandbox.use { sandbox in
      try putTables(sandbox)
      // What describes tables is none.
      try sandbox.put(#"{"resources": [{"path": "people.csv"}]}"#, at: "in/datapackage.json")
      let run = try run(sandbox, "in", "--each")
      #expect(run.error == "")
      #expect(run.output.hasPrefix("4 rows on 8 pages, ") && run.status == 0)
      #expect(
        try pages(of: sandbox) == [
          "index.html", "people/index.html", "people/rows/index.html", "people/search.html",
          "pets/index.html", "pets/rows/index.html", "pets/search.html", "search.html",
        ])
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains("<h1>In</h1>"))
      #expect(
        front.contains(
          #"<h3><a href="people/index.html">People</a></h3>"#))
      #expect(front.contains(">2 rows in 2 columns</p>"))

      let again = try self.run(sandbox, "in/pets.json", "in/people.csv", "--each", "--quiet")
      #expect(again.error == "" && again.output == "" && again.status == 0)
      #expect(sandbox.text(of: "out/index.html")?.contains("<h1>Tables</h1>") == true)
    }
  }

  @Test func `a column is asked of the tables that have it`() throws {
    try Sandbox.use { sandbox in
      try putTables(sandbox)
      let run = try run(
        sandbox, "in", "--each", "--id", "NAME", "--group-by", "kind", "--facet", "owner",
        "--label", "owner=Owner", "--hide", "id", "--sort=-name", "--quiet")
      #expect(run.error == "" && run.status == 0)
      #expect(
        try pages(of: sandbox) == [
          "index.html", "people/index.html", "people/rows/index.html", "people/search.html",
          "pets/by/kind/index.html", "pets/by/owner/1/index.html", "pets/by/owner/9/index.html",
          "pets/by/owner/index.html", "pets/index.html", "pets/rows/index.html",
          "pets/search.html", "pets/summary.html", "search.html",
        ])
      let people = try #require(sandbox.text(of: "out/people/rows/index.html"))
      #expect(people.matches(of: /<tr id="(.*?)"/).map(\.output.1) == ["bo", "ada"])
      #expect(sandbox.text(of: "out/pets/index.html")?.contains(">Owner<") == true)
    }
  }

  @Test(
    arguments: [
      (
        ["--id", "nam"],
        "error: no column named \"nam\"; did you mean \"name\"? The columns are: id, name, "
          + "kind, owner\n"
      ),
      (
        ["--facet", "kind,size"],
        "error: no column named \"size\". The columns are: id, name, kind, owner\n"
      ),
      (
        ["--group-by", "kind", "--total", "kind"],
        "error: pets.json: no sum of the column \"kind\": "
      ),
      (
        ["--write-schema", "s.json"],
        "error: --write-schema works with one table only. Leave it out.\n"
      ),
    ]) func `what no table can do is a usage error`(words: [String], message: String) throws
  {
    try Sandbox.use { sandbox in
      try putTables(sandbox)
      let run = try Child(
        product: "rowhouse", ["table", "in", "--each", "-o", "out", "--quiet"] + words,
        in: sandbox.path
      ).result()
      #expect(run.error.hasPrefix(message), "\(run.error)")
      #expect(run.status == 2)
      #expect(sandbox.text(of: "out/index.html") == nil)
    }
  }

  @Test func `a table that cannot be read is told by its file, and nothing is published`() throws {
    try Sandbox.use { sandbox in
      try putTables(sandbox)
      try sandbox.put("", at: "in/zero.csv")
      let run = try run(sandbox, "in", "--each", "--quiet")
      #expect(
        run.error
          == "error: in/zero.csv: no rows and no columns. Nothing was published. "
          + "Pass --allow-empty to publish an empty site.\n")
      #expect(run.status == 1)
      #expect(sandbox.text(of: "out/index.html") == nil)
      try sandbox.put("name\n", at: "in/zero.csv")
      #expect(try self.run(sandbox, "in", "--each", "--quiet").status == 0)
      #expect(sandbox.text(of: "out/index.html")?.contains(">0 rows in 1 column<") == true)
    }
  }

  private static let package = #"""
    {
      "title": "Pets and people", "description": "Who has whom.",
      "licenses": [{"name": "CC0-1.0", "path": "https://example.org/cc0"}],
      "resources": [
        {"name": "people", "path": "people.csv", "title": "People",
         "schema": {"fields": [{"name": "id"}, {"name": "name"}], "primaryKey": "id"}},
        {"name": "pets", "path": "pets.csv", "schema": "schemas/pets.json",
         "dialect": {"delimiter": "|"}, "encoding": "latin1"},
        {"name": "readme", "path": "readme.md"}
      ]
    }
    """#

  private func putPackage(_ sandbox: Sandbox) throws {
    try sandbox.put(Self.package, at: "in/datapackage.json")
    try sandbox.put("id,name\nann,Ann\nbo,Bo\n", at: "in/people.csv")
    try sandbox.put(
      Array("name|owner\nRex|ann\nTom|bo\n".utf8) + [0xC9] + Array("va|cy\n".utf8),
      at: "in/pets.csv")
    try sandbox.put(
      #"""
      {"fields": [{"name": "name"}, {"name": "owner", "title": "Owner"}], "foreignKeys": [
        {"fields": "owner", "reference": {"resource": "people", "fields": "id"}}]}
      """#, at: "in/schemas/pets.json")
  }

  @Test func `a data package is a site of its tables, which lead to each other`() throws {
    try Sandbox.use { sandbox in
      try putPackage(sandbox)
      let run = try run(
        sandbox, "in/datapackage.json", "--row-pages", "--source", "https://a.org/b")
      let lines = run.error.split(separator: "\n")
      #expect(
        lines == [
          "note: in/datapackage.json: skipped the resource \"readme\": not a table",
          "warning: pets.csv: 1 value in \"owner\" matches no \"id\" of \"people\"; shown "
            + "without a link",
        ])
      #expect(run.status == 0)
      #expect(
        try pages(of: sandbox) == [
          "index.html", "people/index.html", "people/rows/an/ann.html", "people/rows/bo/bo.html",
          "people/rows/index.html", "people/search.html", "pets/index.html",
          "pets/rows/0/row-1.html", "pets/rows/0/row-2.html", "pets/rows/0/row-3.html",
          "pets/rows/index.html", "pets/search.html", "search.html",
        ])
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains("<h1>Pets and people</h1>"))
      #expect(front.contains(">Who has whom.</p>"))
      #expect(front.contains("<dt>Tables</dt><dd>2</dd></div>\n<div><dt>Rows</dt><dd>5</dd>"))
      #expect(front.contains(#"<a href="https://example.org/cc0">CC0-1.0</a>"#))
      #expect(front.contains(#"<a href="https://a.org/b">a.org/b</a>"#))
      let pets = try #require(sandbox.text(of: "out/pets/rows/index.html"))
      #expect(
        pets.contains(
          #"Rex</a></th><td><a href="../../people/rows/an/ann.html">ann</a></td></tr>"#))
      #expect(pets.contains(#"Éva</a></th><td>cy</td></tr>"#))
      #expect(
        sandbox.text(of: "out/people/rows/an/ann.html")?.contains(
          #"<th scope="row">pets: Owner</th><td><span class="value">"#
            + #"<a href="../../../pets/rows/0/row-1.html">Rex</a></span></td>"#) == true)
    }
  }

  @Test func `a package of one table is that table, with what is said of it`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("id,boss\nann,\nbo,ann\n", at: "people.csv")
      try sandbox.put(
        #"""
        {"resources": [{"name": "people", "title": "People", "path": "people.csv",
          "description": "All of us.", "schema": {"fields": [{"name": "id"}, {"name": "boss"}],
          "primaryKey": "id", "foreignKeys": [
            {"fields": "boss", "reference": {"resource": "", "fields": "id"}}]}}]}
        """#, at: "p.json")
      let run = try run(sandbox, "p.json", "--quiet", "--write-schema", "s.json")
      #expect(run.error == "" && run.status == 0)
      #expect(try pages(of: sandbox) == ["index.html", "rows/index.html", "search.html"])
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains("<h1>People</h1>"))
      #expect(front.contains(">All of us. people.csv: 2 rows in 2 columns.</p>"))
      #expect(
        sandbox.text(of: "out/rows/index.html")?.contains(
          ##"<tr id="bo"><th scope="row">bo</th><td><a href="index.html#ann">ann</a></td></tr>"##)
          == true)
      #expect(sandbox.text(of: "s.json")?.contains(#""primaryKey": "id""#) == true)
    }
  }

  @Test func `a package that cannot be read is told of`() throws {
    try Sandbox.use { sandbox in
      try putPackage(sandbox)
      let both = try run(sandbox, "in/people.csv", "in/datapackage.json")
      #expect(
        both.error
          == "error: in/datapackage.json is a data package. Pass no other input.\n"
      )
      #expect(both.status == 2)
      try sandbox.put(
        #"{"resources": [{"name": "a", "path": "https://a.org/a.csv"}]}"#, at: "far.json")
      let far = try run(sandbox, "far.json")
      #expect(
        far.error
          == "error: far.json: resource \"a\": the path \"https://a.org/a.csv\" is a URL, which "
          + "is not downloaded. Save the file beside the package and use its name.\n")
      #expect(far.status == 1)
      try sandbox.put("id\nx\n", at: "in/people.csv")
      let missing = try run(sandbox, "in/datapackage.json", "--quiet")
      #expect(missing.error == "error: people.csv: no column named \"name\". The columns are: id\n")
      #expect(missing.status == 2)
      let inside = try Child(
        product: "rowhouse", ["table", "in/datapackage.json", "-o", "in"], in: sandbox.path
      ).result()
      #expect(
        inside.error
          == "error: --output in contains the input in/datapackage.json. Use another folder.\n")
      #expect(sandbox.text(of: "out/index.html") == nil)
    }
  }

  @Test(arguments: ["path", "schema", "folder"])
  func `a data package's link out of its folder is an error`(which: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("id,name\n1,secret\n", at: "outside/x.csv")
      try sandbox.put(#"{"fields": [{"name": "id", "title": "secret"}]}"#, at: "outside/s.json")
      try sandbox.put("id,name\n1,Ada\n", at: "in/own.csv")
      try sandbox.makeLink(at: "in/inner.csv", to: "own.csv")
      try sandbox.makeLink(at: "in/x.csv", to: "../outside/x.csv")
      try sandbox.makeLink(at: "in/s.json", to: "../outside/s.json")
      try sandbox.makeLink(at: "in/folder", to: "../outside")
      let (path, schema, culprit) =
        switch which {
        case "path": ("x.csv", "", "in/x.csv")
        case "schema": ("own.csv", #", "schema": "s.json""#, "in/s.json")
        default: ("folder/x.csv", "", "in/folder/x.csv")
        }
      try sandbox.put(
        "{\"resources\": [{\"name\": \"t\", \"path\": \"\(path)\"\(schema)}]}",
        at: "in/datapackage.json")
      let run = try run(sandbox, "in/datapackage.json")
      #expect(run.status == 1)
      #expect(
        run.error
          == "error: cannot read \"\(culprit)\" of the resource \"t\" in in/datapackage.json: "
          + "it links to a file outside the package's folder. Copy the file into the folder.\n")
      try sandbox.put(
        #"{"resources": [{"name": "t", "path": "inner.csv"}]}"#, at: "in/datapackage.json")
      #expect(try self.run(sandbox, "in/datapackage.json").status == 0)
    }
  }
}
