import TestSupport
import Testing

/// `rowhouse table`, run as people run it: what it prints, and the exit status.
@Suite struct TableCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", ["table"] + words, in: sandbox.path).result()
  }

  @Test func `a file becomes a site that is called as it is`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("id,name\n1,Ada\n2,Bo\n3,Cem\n", at: "folder/some people.v2.csv")
      let run = try run(
        sandbox, "folder/some people.v2.csv", "--output", "out", "--page-size", "2",
        "--sortable", "none")
      #expect(run.error == "")
      #expect(run.output.hasPrefix("3 rows on 4 pages, 26 files, "))
      #expect(run.output.hasSuffix(" bytes, all valid, in out\n"))
      #expect(run.status == 0)
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains("<h1>Some people.v2</h1>"))
      #expect(front.contains(">some people.v2.csv: 3 rows in 2 columns.</p>"))
      #expect(!front.contains("folder"))
      #expect(sandbox.text(of: "out/rows/page-2.html")?.contains(#"id="row-3""#) == true)
      let check = try Child(product: "rowhouse", ["check", "out"], in: sandbox.path).result()
      #expect(check.status == 0)

      let again = try self.run(
        sandbox, "folder/some people.v2.csv", "--output", "out", "--page-size", "2", "--quiet",
        "--sortable", "none", "--jobs", "1", "--report", "report.json")
      #expect(again.output == "" && again.error == "")
      let report = try #require(sandbox.text(of: "report.json"))
      #expect(report.hasPrefix(#"{"records": 3, "pages": 4, "bytes": "#))
      #expect(report.contains(#""written": 0, "kept": 25, "removed": 0"#))
    }
  }

  @Test(arguments: ["secret key", "SecretKey"])
  func `a column that is hidden is in no file, and not found`(name: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("name,secret key\nAda,x7q\nBo,x7q\nCem,x8q\nDan,x8q\n", at: "in.csv")
      let run = try run(
        sandbox, "in.csv", "--output", "out", "--row-pages", "--exports", "--download", "--hide",
        name,
        "--quiet")
      #expect(run.status == 0 && run.error == "")
      let found = try Child(
        program: "/bin/sh", ["-c", "grep -rliE 'x[78]q|secret' out; find out -path '*secret*'"],
        in: sandbox.path
      ).result()
      #expect(found.output == "")
    }
  }

  @Test func `what is piped in is read, whatever it is`() throws {
    try Sandbox.use { sandbox in
      for text in [
        "a,b\n1,2\n", "a;b\n1;2", "a|b\n1|2", "a\tb\n1\t2", #"[{"a":1,"b":2}]"#, "[\"a\",2]",
      ] {
        try sandbox.put(text, at: "in")
        let script = "exec \"$0\" table - --output out < in"
        let run = try Child(
          program: "/bin/sh", ["-c", script, Child.path(of: "rowhouse")], in: sandbox.path
        ).result()
        #expect(run.output.hasPrefix("1 row on 3 pages, "))
        #expect(sandbox.text(of: "out/index.html")?.contains("<h1>Table</h1>") == true)
      }
    }
  }

  @Test func `a row that does not fit is reported, and the rest is published`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n3\n", at: "in.csv")
      let message = """
        in.csv:3:1: byte 8: skipped row 2: 1 cell, expected 2. Fix the row, or pass --pad to \
        accept short rows.

        """
      let run = try run(sandbox, "in.csv", "--output", "out")
      #expect(
        run.error == message + "warning: skipped 1 of 2 rows\n")
      #expect(run.status == 0)

    }
  }

  @Test(
    arguments: [
      (
        "in.csv", "a\n\"x", 1,
        """
        error: in.csv:2:1: byte 2: row 1, column "a": the quote that opens here has no closing \
        quote before the end of the file. Close it, or download the file again.
        """
      ),
      ("none.csv", nil, 3, #"error: cannot open "none.csv": no such file or directory"#),
      (
        "folder/in.txt", "", 1,
        """
        error: no .json, .geojson, .ndjson, .jsonl, .csv, .tsv or .tab files in "folder". Pass a \
        file or another folder. Pass --allow-empty to publish an empty site.
        """
      ),
    ] as [(String, String?, Int32, String)])
  func `a file that cannot be used stops everything, and says why`(
    file: String, text: String?, status: Int32, message: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("keep", at: "out/index.html")
      if let text { try sandbox.put(text, at: file) }
      let run = try run(sandbox, file.hasPrefix("folder") ? "folder" : file, "--output", "out")
      #expect(run.error == message + "\n")
      #expect(run.output == "")
      #expect(run.status == status)
      #expect(try sandbox.tree("out") == ["index.html = keep"])
    }
  }

  @Test(arguments: [
    (
      #"{"page": {"tags": ["x"]}, "data": [ {"a": 1}, {"a": 2}]}"#, [],
      "note: in.json: reading the 2 objects of \"data\". Choose another list with --rows: "
        + "\"page.tags\" (1 value)\n"
    ),
    (#"{"data": {"items": [{"a": 1}]}}"#, ["--rows", "data.items"], ""),
    (
      #"{"a": [], "b": [1], "c": [1, 2]}"#, ["--rows", "d"],
      "error: in.json: no list at \"d\"; did you mean \"a\"? The lists are: \"a\" (0 values), "
        + "\"b\" (1 value) and \"c\" (2 values)\n"
    ),
    (
      "[{}]", ["--rows", "d"],
      "error: in.json: no list at \"d\". --rows works only with a JSON file that is one object "
        + "with lists in it.\n"
    ),
    (
      #"{"few": [{"a": 1}], "data": [{"a": 1}, {"a": 2}"#, [],
      "error: in.json:1:48: byte 47: unexpected end of file. The file looks truncated; download "
        + "it again.\n"
    ),
    (
      #"{"data": [{"a": 1}], "z": garbage}"#, ["--rows", "data", "--jobs", "4"],
      "error: in.json:1:27: byte 26: expected a value, found \"g\". "
    ),
    (
      #"{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": null}], "x": [1,,2]}"#,
      [], "error: in.json:1:92: byte 91: expected a value, found \",\". "
    ),
    (#"{"a": ["x"]}"#, [], ""),
    (
      #"{"x": {"a": 1, "b": [{}]}, "y": {"a": 2}}"#, [],
      "note: in.json: reading the 2 members as rows, with their names in the column \"key\". Pass "
        + "--rows . to read the object as one row. Choose another list with --rows: \"x.b\" "
        + "(1 object)\n"
    ),
    (#"{"x": {"a": 1}, "y": {"a": 2}}"#, ["--rows", "."], ""),
    (#"{"data": {"x": {"a": 1}, "y": 2}, "more": {"x": {}}}"#, ["--rows", "more"], ""),
  ])
  func `of one object the largest list of objects has the rows`(
    text: String, options: [String], error: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(text, at: "in.json")
      let words = ["table", "in.json", "--output", "out"] + options
      let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(run.error.hasPrefix(error), "\(run.error)")
    }
  }

  @Test func `lists of objects are numbers in the listing, and tables on rows' pages`() throws {
    try Sandbox.use { sandbox in
      let many = (1...60).map { #"{"n": \#($0)}"# }.joined(separator: ", ")
      let wide = (1...14).map { #""m\#($0)": 1"# }.joined(separator: ", ")
      try sandbox.put(
        #"""
        [{"name": "Alder", "reviews": [{"by": "<Ann>", "at": {"x": [1, 2]}}, {"stars": 5}], "ways": []},
        {"name": "Birch", "reviews": [{"by": "Bo"}], "ways": [{\#(wide)}]},
        {"name": "Cedar", "reviews": [], "ways": [\#(many)]}, {"name": "Dill", "points": [[1, 2], [3, null]]}]
        """#, at: "in.json")
      let run = try run(
        sandbox, "in.json", "--output", "out", "--row-pages", "--download", "--sort", "-reviews",
        "--lang", "fr")
      #expect(run.status == 0, "\(run.error)")
      let listing = try #require(sandbox.text(of: "out/rows/index.html"))
      let cells = listing.matches(of: /<td>(.*?)<\/td>/).map { String($0.output.1) }
      #expect(
        cells == [
          "reviews\u{202F}: 2", "", "", "reviews\u{202F}: 1", "ways\u{202F}: 1", "", "",
          "ways\u{202F}: 60", "", "", "", "(1, 2), (3)",
        ])
      let row = try #require(sandbox.text(of: "out/rows/0/row-1.html"))
      #expect(
        row.contains(
          """
          <table class="facts">
          <caption>reviews\u{202F}: 2</caption>
          <thead><tr><th scope="col">by</th><th scope="col">at</th><th scope="col">stars</th></tr></thead>
          <tbody>
          <tr><td>&lt;Ann&gt;</td><td>x: (1, 2)</td><td></td></tr>
          <tr><td></td><td></td><td>5</td></tr>
          </tbody>
          </table>
          """))
      #expect(
        sandbox.text(of: "out/rows/0/row-2.html")?.contains(">Colonnes\u{202F}: 1 à 12 sur 14</p>")
          == true)
      #expect(
        sandbox.text(of: "out/rows/0/row-3.html")?.contains("<p class=\"q\">et 10 de plus</p>")
          == true)
      #expect(sandbox.text(of: "out/rows/all.csv")?.contains(#""[{""by"": ""Bo""}]""#) == true)
      #expect(sandbox.text(of: "out/rows/all.json")?.contains(#""reviews":[{"by": "Bo"}]"#) == true)
      for page in try sandbox.tree("out")
      where page.prefix(while: { $0 != " " }).hasSuffix(".html") {
        #expect(!page.contains("[{") && !page.contains("&quot;by"))
      }
    }
  }

  @Test func `lines that are quoted as a whole are one column`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("\"a;\"\"b\"\"\"\n\"1;\"\"2\"\"\"\n", at: "in.csv")
      #expect(
        try run(sandbox, "in.csv", "--output", "out").error
          == "warning: in.csv: found one column, with a semicolon in each of its cells. If that "
          + "separates the columns, export the file again: each line is quoted as a whole.\n")
    }
  }

  @Test(
    arguments: [
      ("in.tsv", "a;b\n1;2\n3;4\n", "a semicolon"),
      ("in.csv", "\"a|b\"\n1|2\n", "a vertical bar"), ("in.csv", "\"a;b\"\n1;2\n", "a semicolon"),
      ("in.tab", "a,b\n1,2\n", "a comma"),
      ("in.tsv", "a;b\n1;2\n3\n", nil), ("in.tsv", "a;b\n\"1;2\"\n", nil),
      ("in.tsv", "a\tb\n;\t;\n", nil),
    ] as [(String, String, String?)])
  func `a column that holds another separator throughout is spoken of`(
    name: String, text: String, words: String?
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(text, at: name)
      let run = try run(sandbox, name, "--output", "out")
      let warning = words.map {
        "warning: \(name): found one column, with \($0) in each of its cells. If that separates "
          + "the "
          + "columns, " + (name == "in.csv" ? "" : "rename the file to .csv and ")
          + "put it between the names in the first line too, or pass --skip-lines N if the names are "
          + "further below.\n"
      }
      #expect(run.error == warning ?? "")
      #expect(run.status == 0)
    }
  }

  @Test func `several inputs are one table, whose columns are united by their names`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,x\n2\n", at: "in/a.csv")
      try sandbox.put(#"[{"b": "y", "c": {"d": 3}}]"#, at: "in/b/b.json")
      try sandbox.put("a\tc.d\n4\t5", at: "z.tsv")
      let run = try run(sandbox, "z.tsv", "in", "--output", "out", "--quiet")
      #expect(run.status == 0)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      let cells = page.matches(of: /<t[hd](?: [^>]*)?>(.*?)<\/t[hd]>/).map { String($0.output.1) }
      #expect(
        cells == [
          "Row", "a", "c.<wbr/>d", "b", "1", "4", "5", "", "2", "1", "", "x", "4", "", "3", "y",
        ])
      #expect(sandbox.text(of: "out/index.html")?.contains("3 files: 3 rows in 3 columns.") == true)
    }
  }

  @Test func `one of several inputs that is empty is an error, unless that is allowed`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n1", at: "a.csv")
      try sandbox.put("", at: "b.csv")
      let failed = try run(sandbox, "a.csv", "b.csv", "--output", "out", "--quiet")
      #expect(
        failed.error
          == "error: b.csv: the file is empty, expected rows. Save or download it again. Pass "
          + "--allow-empty to publish an empty site.\n")
      #expect(failed.status == 1)
      let run = try run(
        sandbox, "a.csv", "b.csv", "--output", "out", "--quiet", "--allow-empty")
      #expect(run.status == 0)
    }
  }

  @Test(arguments: ["", "a,b\n", "[]"])
  func `a file without rows is a site that says so, where that is allowed`(text: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(text, at: text == "[]" ? "in.json" : "in.csv")
      let run = try run(
        sandbox, text == "[]" ? "in.json" : "in.csv", "--output", "out", "--allow-empty")
      #expect(run.error == "")
      #expect(run.status == 0)
      #expect(
        sandbox.text(of: "out/rows/index.html")?.contains("There are no rows to show.") == true)
    }
  }

  @Test func `a site that would be too large is skipped in its own words`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n1\n2\n3\n", at: "in.csv")
      let run = try run(
        sandbox, "in.csv", "--output", "out", "--page-size", "1", "--sortable", "none",
        "--max-files", "7")
      #expect(
        run.error.hasSuffix(
          "\nerror: the site would have about 27 files; the limit is 7 (--max-files). Nothing "
            + "was published. Use a larger --page-size or raise the limit.\n"))
      #expect(run.status == 1)
    }
  }
}
