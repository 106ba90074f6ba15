import TestSupport
import Testing

/// What both commands refuse to publish because of what they have read.
@Suite struct RecordLimitsTests {
  /// Runs a command over a site that was published before, in `out`.
  private func use(
    _ verb: String, _ body: (Sandbox, _ run: ([String]) throws -> Outcome) throws -> Void
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": 9}]"#, at: "ok.json")
      func run(_ words: [String]) throws -> Outcome {
        let site = try sandbox.tree("out")
        // What is piped in is an empty file, if nothing else is said.
        let script = "exec \"$0\" \"$@\" --output out < \"${INPUT:-/dev/null}\""
        let child = try Child(
          program: "/bin/sh", ["-c", script, Child.path(of: "rowhouse"), verb] + words,
          in: sandbox.path
        ).result()
        return Outcome(
          error: child.error, status: child.status, isPublished: try sandbox.tree("out") != site)
      }
      try sandbox.makeFolder("out")
      #expect(try run(["ok.json"]).isPublished)
      try body(sandbox, run)
    }
  }

  private struct Outcome: Equatable {
    let error: String
    let status: Int32
    let isPublished: Bool
  }

  @Test(
    arguments: [
      ("table", "in.csv", ""), ("table", "in.csv", "a,b\n"), ("table", "in.json", "[]"),
      ("table", "in.json", " \n"), ("table", "-", ""), ("table", "in.json", "{}"),
      ("table", "in.json", "[{}, {}]"), ("recordings", "in.json", "[]"),
      ("recordings", "in.json", #"{"recordings":[]}"#), ("recordings", "in.csv", "id,en\n"),
    ])
  func `no rows are an error, unless they are allowed`(
    verb: String, name: String, text: String
  ) throws {
    try use(verb) { sandbox, run in
      if name != "-" { try sandbox.put(text, at: name) }
      let noun = verb == "table" ? "rows" : "recordings"
      let message =
        "error: \(name == "-" ? "standard input" : name): no \(noun). Nothing was published. "
        + "Pass --allow-empty to publish an empty site.\n"
      #expect(try run([name]) == Outcome(error: message, status: 1, isPublished: false))
      let allowed = try run([name, "--allow-empty"])
      #expect(allowed.error == "")
      #expect(allowed.status == 0 && allowed.isPublished)
    }
  }

  @Test(arguments: ["in.json", "in.csv", "-"])
  func `an empty file of recordings is an error, unless it is allowed`(name: String) throws {
    try use("recordings") { sandbox, run in
      if name != "-" { try sandbox.put("", at: name) }
      let message =
        "error: \(name == "-" ? "standard input" : name): the file is empty, expected "
        + "recordings. Save or download it again. Pass --allow-empty to publish an empty "
        + "site.\n"
      #expect(try run([name, "ok.json"]) == Outcome(error: message, status: 1, isPublished: false))
      let both = try run([name, "ok.json", "--allow-empty"])
      #expect(both.error == "")
      #expect(both.status == 0)
      let allowed = try run([name, "--allow-empty"])
      #expect(allowed.error == "")
      #expect(allowed.status == 0 && allowed.isPublished)
    }
  }

  @Test(arguments: ["table", "recordings"])
  func `a folder without files is an error, unless it is allowed`(verb: String) throws {
    try use(verb) { sandbox, run in
      let site = ["ok.json", "--output=data/site"]
      #expect(
        try Child(product: "rowhouse", [verb] + site, in: sandbox.path).result().status == 0)
      let note =
        "note: skipped data/site, a site that rowhouse published. Pass its path to "
        + "read it.\n"
      let message =
        "error: no .json, .geojson, .ndjson, .jsonl, .csv, .tsv or .tab files in \"data\". Pass "
        + "a file or another folder. Pass --allow-empty to publish an empty site.\n"
      #expect(
        try run(["data"]) == Outcome(error: note + message, status: 1, isPublished: false))
      let allowed = try run(["data", "--allow-empty"])
      #expect(allowed.error == note)
      #expect(allowed.status == 0 && allowed.isPublished)
    }
  }

  @Test func `a folder without files is one input of several`() throws {
    try use("recordings") { sandbox, run in
      try sandbox.makeFolder("data")
      #expect(try run(["data", "ok.json"]).status == 1)
      let allowed = try run(["data", "ok.json", "--allow-empty"])
      #expect(allowed.error == "")
      #expect(allowed.status == 0)
    }
  }

  @Test func `of many inputs without rows the first are named`() throws {
    try use("recordings") { sandbox, run in
      for name in ["a", "b", "c", "d"] { try sandbox.put("[]", at: "\(name).json") }
      let rest =
        ": no recordings. Nothing was published. Pass --allow-empty to publish an empty site.\n"
      #expect(
        try run(["a.json", "b.json", "c.json"]).error == "error: a.json, b.json and c.json" + rest)
      #expect(
        try run(["a.json", "b.json", "c.json", "d.json"]).error
          == "error: a.json, b.json and 2 more" + rest)
    }
  }

  @Test(
    arguments: [
      (#"{"error": "client_error", "message": "Missing key."}"#, "client_error: Missing key."),
      (#"{"error": {"code": "bad", "message": "No query"}}"#, "bad: No query"),
      (#"{"error": ""}"#, #"{"error": ""}"#),
      (#"{"error": "x", "detail": 1}"#, "x: 1"),
      (#"{"error": "invalid_grant", "error_description": "Late"}"#, "invalid_grant: Late"),
      (#"{"errors": [{"message": "No field", "path": []}, {}], "data": null}"#, "No field"),
      (#"{"errors": {"name": ["is blank"]}}"#, #"{"name": ["is blank"]}"#),
      (
        #"{"message": "Not Found", "documentation_url": "https://a.example", "status": "404"}"#,
        "Not Found"
      ),
      (#"{"detail": "Not found."}"#, "Not found."),
      (#"{"detail": [{"loc": ["q"], "msg": "required"}]}"#, #"{"loc": ["q"], "msg": "required"}"#),
      (
        #"{"type": "about:blank", "title": "Not Found", "status": 404, "detail": "No such bird"}"#,
        "Not Found: No such bird"
      ),
    ])
  func `an API's error is no row of a table`(text: String, words: String) throws {
    try use("table") { sandbox, run in
      try sandbox.put(text, at: "in.json")
      let message =
        "error: in.json:1:1: byte 0: the file is an API's error message, expected rows: "
        + "\"\(words)\". Fix the query and download it again, or put it in a list if it is a "
        + "row.\n"
      #expect(try run(["in.json"]) == Outcome(error: message, status: 1, isPublished: false))
    }
  }

  @Test(
    arguments: [
      #"[{"error": "x"}]"#, #"{"error": "x"} {"error": "x"}"#, #"{"time": 1, "error": "x"}"#,
      #"{"error": null}"#, #"{"error": false, "message": "Done"}"#, #"{"errors": [ ]}"#,
      #"[{"message": "Hello"}]"#, #"{"from": "Ann", "message": "Hello"}"#,
      #"{"title": "Wren", "message": "Hello"}"#, #"{"id": 1, "detail": "Blue"}"#,
      #"{"title": "Dune", "type": "book", "status": "read"}"#,
    ])
  func `what only resembles an API's error is a row`(text: String) throws {
    try use("table") { sandbox, run in
      try sandbox.put(text, at: "in.json")
      #expect(try run(["in.json"]).status == 0)
    }
  }

  /// Inputs of which two rows of three are skipped.
  private static let refusals = [
    ("table", ["in.csv"], ["in.csv": "a,b\n1,2\n3\n4\n"], "row"),
    (
      "recordings", ["a.json", "b.ndjson"],
      ["a.json": #"[{"id": 1}, {"en": "Wren"}]"#, "b.ndjson": "{\"id\": \"x\"}\n"], "recording"
    ),
  ]

  @Test(arguments: refusals)
  func `more refused than used is an error, unless it is allowed`(
    verb: String, inputs: [String], files: [String: String], noun: String
  ) throws {
    try use(verb) { sandbox, run in
      for (name, text) in files { try sandbox.put(text, at: name) }
      let line = "skipped 2 of 3 \(noun)s"
      func message(_ percent: Int) -> String {
        "error: \(line), more than the limit of \(percent)% (--max-skipped). Nothing was "
          + "published. Fix them, or raise the limit.\n"
      }
      #expect(
        try run(inputs + ["--quiet"])
          == Outcome(error: message(50), status: 1, isPublished: false))
      let loud = try run(inputs + ["--max-skipped", "66%", "--report", "report.json"])
      #expect(loud.error.split(separator: "\n").count == 3)
      #expect(loud.error.hasSuffix("\n" + message(66)))
      #expect(!loud.isPublished)
      #expect(sandbox.text(of: "report.json")?.contains(#", "count": "#) == true)

      let allowed = try run(inputs + ["--max-skipped", "67", "--quiet"])
      #expect(allowed == Outcome(error: "warning: \(line)\n", status: 0, isPublished: true))
    }
  }

  @Test(arguments: refusals)
  func `strict is decided before anything is published`(
    verb: String, inputs: [String], files: [String: String], noun: String
  ) throws {
    try use(verb) { sandbox, run in
      for (name, text) in files { try sandbox.put(text, at: name) }
      let message =
        "error: skipped 2 of 3 \(noun)s, and --strict allows none. Nothing was published. Fix "
        + "them, or leave out --strict.\n"
      #expect(
        try run(inputs + ["--strict", "--quiet", "--max-skipped=100%"])
          == Outcome(error: message, status: 1, isPublished: false))
    }
  }

  @Test(arguments: [("table", "row"), ("recordings", "recording")])
  func `many refusals of a kind are counted, and the first are told`(
    verb: String, noun: String
  ) throws {
    try use(verb) { sandbox, run in
      let rows = (1...3_000).map { #"{"id": \#($0)}"# }
      let bad = (0..<2_500).map { "\($0)" }
      try sandbox.put((rows + bad).joined(separator: "\n"), at: "in.json")
      let outcome = try run(["in.json", "--report", "report.json"])
      let lines = outcome.error.split(separator: "\n")
      let what = verb == "table" ? "not a row of this table" : "not an object"
      #expect(lines.count == 7)
      #expect(lines[0].hasPrefix("in.json:3001:1: byte "))
      #expect(lines[4].hasPrefix("in.json:3005:1: byte "))
      #expect(lines[5] == "in.json: skipped 2,495 more \(noun)s: \(what)")
      #expect(
        lines[6]
          == "warning: skipped 2,500 of 5,500 \(noun)s; skipped.html lists the first 1,000")
      #expect(outcome.status == 0)

      let report = try #require(sandbox.text(of: "report.json"))
      #expect(report.matches(of: /skipped (row|record) \d+:/).count == 1_000)
      let reason = verb == "table" ? "notARow" : "notAnObject"
      #expect(
        report.contains(
          #""skippedReasons": [{"file": "in.json", "reason": "\#(reason)", "count": 2500}]"#))
    }
  }

  @Test func `what is wrong with the input is said in twelve lines`() throws {
    try use("recordings") { sandbox, run in
      for number in 1...9 {
        try sandbox.put(
          "id,en,made up \(number)\n\(number),Wren,a\nx\(number),Wren,b\n,Wren,c\n1\n",
          at: "\(number).csv")
        try sandbox.put(
          #"{"id": N00} {"id": N00} {"id": N00, "en": "Owl"} 7 {"id" 7}"#
            .replacing("N", with: "\(number)").replacing("} ", with: "}\n")
            .replacing("7 {", with: "7\n{"),
          at: "\(number).ndjson")
      }
      let inputs = (1...9).flatMap { ["\($0).csv", "\($0).ndjson"] }
      let outcome = try run(inputs + ["--max-skipped", "90", "--report", "report.json"])
      let lines = outcome.error.split(separator: "\n")
      #expect(outcome.status == 0 && lines.count == 12, "\(outcome.error)")
      #expect(
        lines[4] == "note: 5 more notes about the input. Pass --report FILE to list them.")
      #expect(
        lines[10].hasPrefix("18 files: skipped 58 more recordings: not an object (8), "),
        "\(lines[10])")
      #expect(lines[11] == "warning: skipped 63 of 81 recordings; skipped.html lists them")
      let report = try #require(sandbox.text(of: "report.json"))
      #expect(report.matches(of: /made up/).count == 9)
    }
  }

  @Test func `skipped rows have a page, with their places, reasons and texts`() throws {
    try use("table") { sandbox, run in
      let long = String(repeating: "ü", count: 600)
      try sandbox.put("a,b\n1,2\n3,\"x\ny\",<b>\u{7}\n4,5\n\u{202E}\(long)\n", at: "data/in.csv")
      #expect(try run([sandbox("data/in.csv"), "--base-url", "https://example.org"]).status == 0)
      let page = try #require(sandbox.text(of: "out/skipped.html"))
      #expect(page.contains("<meta name=\"robots\" content=\"noindex\"/>"))
      #expect(
        page.contains(
          """
          <caption>2 skipped rows</caption>
          <tbody>
          <tr><th scope="col">Location</th><th scope="col">Reason</th><th scope="col">Text</th></tr>
          <tr><td>in.csv, row 2, line 3, byte 8</td><td>3 cells, expected 2</td>\
          <td dir="auto">3,&quot;x↵y&quot;,&lt;b&gt;\\u{7}</td></tr>
          """), "\(page)")
      let cut = String(repeating: "ü", count: 499)
      #expect(page.contains("<td dir=\"auto\">\\u{202E}\(cut)…</td></tr>\n</tbody>"))
      #expect(!page.contains(sandbox.path))
      let link = "<a href=\"skipped.html\">Skipped rows</a>"
      #expect(sandbox.text(of: "out/index.html")?.contains("\(link) (2)</li>") == true)
      let above = link.replacing("skipped.html", with: "../skipped.html")
      #expect(sandbox.text(of: "out/rows/index.html")?.contains("\(above)</li>") == true)
      #expect(sandbox.text(of: "out/sitemap.xml")?.contains("skipped") == false)

      // Tables of one site share the page.
      try sandbox.put("c\n1\n", at: "other.csv")
      #expect(try run(["data/in.csv", "other.csv", "--each"]).status == 0)
      #expect(sandbox.text(of: "out/skipped.html")?.contains("2 skipped rows") == true)
      let other = "<a href=\"../skipped.html\">"
      #expect(sandbox.text(of: "out/other/index.html")?.contains(other) == true)

      // What is hidden is not told, nor how long it is.
      #expect(try run(["data/in.csv", "--hide", "b"]).status == 0)
      let hiding = try #require(sandbox.text(of: "out/skipped.html"))
      #expect(hiding.contains("<td>in.csv, row 2</td><td>3 cells, expected 2</td></tr>"))
      #expect(!hiding.contains("ü") && !hiding.contains("Text"))

      // Without skipped rows there is neither.
      #expect(try run(["other.csv"]).status == 0)
      #expect(sandbox.text(of: "out/skipped.html") == nil)
      #expect(sandbox.text(of: "out/index.html")?.contains("skipped") == false)
    }
  }

  @Test func `a table of other numbers is for another command`() throws {
    try use("recordings") { sandbox, run in
      let rows = (1...20).map { "F00\($0),Wren\n" }
      try sandbox.put("id,en\n" + rows.joined(), at: "in.csv")
      #expect(
        try run(["in.csv"]).error == """
          in.csv:2:1: byte 6: skipped record 1: its "id" is "F001", expected up to 12 digits. Write \
          only the digits.
          in.csv: skipped 19 more recordings: an "id" that is not up to 12 digits
          error: skipped 20 of 20 recordings, more than the limit of 50% (--max-skipped). Nothing \
          was published. Use rowhouse table for recordings with other numbers.

          """)
    }
  }
}
