import TestSupport
import Testing

/// `rowhouse recordings`, run as people run it: what it prints, and the exit status.
@Suite struct RecordingsCommandTests {
  /// A catalogue that was published before, which a failure must leave as it is.
  private func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", ["recordings"] + words, in: sandbox.path).result()
  }

  @Test(arguments: ["species", "none", "dvc"])
  func `a catalogue without facets has no links to their indexes`(group: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1", "gen": "Apus", "sp": "apus", "cnt": "Italy"}]"#, at: "in.json")
      let run = try run(
        sandbox, "in.json", "--output", "out", "--facet", "none", "--group-by", group, "--quiet")
      #expect(run.error == "" && run.status == 0)
      #expect(sandbox.text(of: "out/countries/index.html") == nil)
    }
  }

  @Test func `a table of recordings has no empty lists, and plays its sounds`() throws {
    try Sandbox.use { sandbox in
      let rows = ["id,recordist,Media URL", "1,Ann,https://a.org/1.mp3", "2,Bo,", ""]
      try sandbox.put(rows.joined(separator: "\n"), at: "in.csv")
      #expect(try run(sandbox, "in.csv", "--output", "out").status == 0)
      let home = try #require(sandbox.text(of: "out/index.html"))
      #expect(home.contains("<dt>Recordists</dt><dd>2</dd>") && !home.contains("<dt>Types</dt>"))
      #expect(home.contains(">Recordists</a>") && !home.contains(">Types</a>"))
      let listing = try #require(sandbox.text(of: "out/recordings/index.html"))
      #expect(listing.contains(#"<a class="play" href="https://a.org/1.mp3">"#))
    }
  }

  @Test(
    arguments: [
      (
        "Not found", 1,
        """
        error: in.json:1:1: byte 0: expected a value, found "N". Fix the file or download it again.
        """
      ),
      (
        "<!DOCTYPE html><html></html>", 1,
        """
        error: in.json:1:1: byte 0: the file is a web page, expected recordings. Save the API's \
        response, not the page that shows it.
        """
      ),
      (
        "", 1,
        """
        error: in.json: the file is empty, expected recordings. Save or download it again. Pass \
        --allow-empty to publish an empty site.
        """
      ),
      (
        #"{"recordings": [{"id": "1"}, {"id": "2", "rmk": "Calls fr"#, 1,
        """
        error: in.json:1:58: byte 57: unexpected end of file in record 2, field "rmk". The file \
        looks truncated; download it again.
        """
      ),
      (
        #"{"error": "client_error", "message": "Missing key."}"#, 1,
        """
        error: in.json:1:1: byte 0: the file is an API's error message, expected recordings: \
        \"client_error: Missing key.\". Fix the query and download it again.
        """
      ),
      (
        #"{"error": {"code": "missing_parameter", "message": "No query specified"}}"#, 1,
        """
        error: in.json:1:1: byte 0: the file is an API's error message, expected recordings: \
        \"missing_parameter: No query specified\". Fix the query and download it again.
        """
      ),
    ])
  func `a file that cannot be used stops everything, and says why`(
    text: String, status: Int32, message: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("keep", at: "out/index.html")
      try sandbox.put(text, at: "in.json")
      let run = try run(sandbox, "in.json", "--output", "out")
      #expect(run.error == message + "\n")
      #expect(run.output == "")
      #expect(run.status == status)
      #expect(try sandbox.tree("out") == ["index.html = keep"])
    }
  }

  @Test func `a record that cannot be used is reported, and the rest is published`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        """
        [{"id": "1", "en": "Robin"},
         {"en": "Wren"},
         {"id": "x7", "en": "Wren"},
         17,
         {"id": "1", "en": "Robin"},
         {"id": "1", "en": "Wren"}]
        """, at: "in.json")
      let refusals = """
        in.json:1:2: byte 1: skipped record 1: XC1 differs from record 6 of in.json. Keep one of \
        the two.
        in.json:2:2: byte 30: skipped record 2: no "id". Add its number.
        in.json:3:2: byte 47: skipped record 3: its "id" is "x7", expected up to 12 digits. \
        Write only the digits.
        in.json:4:2: byte 76: skipped record 4: not an object. Remove it from the list.
        in.json:5:2: byte 81: skipped record 5: XC1 differs from record 6 of in.json. Keep one \
        of the two.

        """
      let run = try run(sandbox, "in.json", "--output", "out", "--max-skipped", "84%")
      #expect(
        run.error == refusals + "warning: skipped 5 of 6 recordings\n")
      #expect(run.output.hasPrefix("1 recording on 12 pages, "))
      #expect(run.status == 0)
    }
  }

  @Test func `what the machine does not have is its own exit status`() throws {
    try Sandbox.use { sandbox in
      let missing = try run(sandbox, "none.json", "--output", "out")
      #expect(missing.error == "error: cannot open \"none.json\": no such file or directory\n")
      #expect(missing.status == 3)

      try sandbox.put(#"[{"id": "1"}]"#, at: "in.json")
      try sandbox.put("", at: "file")
      let unwritable = try run(sandbox, "in.json", "--output", "file/out", "--quiet")
      #expect(
        unwritable.error == "error: cannot open \"file\": not a directory\n")
      #expect(unwritable.status == 3)
      #expect(try sandbox.tree() == ["file = ", "in.json = [{\"id\": \"1\"}]"])
    }
  }

  @Test func `a folder's files are read in order, and one without any is an error`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "2"}]"#, at: "in/b.json")
      try sandbox.put(#"{"recordings": [{"id": "1"}]}"#, at: "in/a/page.json")
      try sandbox.put("{\"id\": \"3\"}\n{\"id\": \"4\"}\n", at: "in/c.ndjson")
      try sandbox.put("{\"id\": \"5\"}", at: "in/d.JSONL")
      try sandbox.put("id,en\n6,Wren\n", at: "in/e.Csv")
      try sandbox.put("XC-id\ten\nXC7\tWren\n", at: "in/f.tsv")
      try sandbox.put("not a recording", at: "in/notes.txt")
      let run = try run(sandbox, "in", "--output", "out")
      #expect(run.error == "")
      #expect(run.output.hasPrefix("7 recordings on 11 pages, "))

      try sandbox.makeFolder("bare")
      let bare = try self.run(sandbox, "bare", "--output", "out2")
      #expect(
        bare.error == """
          error: no .json, .geojson, .ndjson, .jsonl, .csv, .tsv or .tab files in "bare". Pass a \
          file or another folder. Pass --allow-empty to publish an empty site.

          """)
      #expect(bare.status == 1)
    }
  }

  @Test func `what is piped in is read, be it JSON or a table`() throws {
    try Sandbox.use { sandbox in
      func pipe(_ text: String, _ words: String...) throws -> (output: String, error: String) {
        try sandbox.put(text, at: "in")
        let words =
          ["-c", "exec \"$0\" recordings \"$@\" < in", Child.path(of: "rowhouse")] + words
        let run = try Child(program: "/bin/sh", words, in: sandbox.path).result()
        return (run.output, run.error)
      }
      for text in ["{\"id\": \"1\"}", "id,en\n1,Wren", "id\ten\n1\tWren\n"] {
        let run = try pipe(text, "-", "--output", "out")
        #expect(run.error == "")
        #expect(run.output.hasPrefix("1 recording on 11 pages, "))
      }
      #expect(
        try pipe("id,en\n1", "-", "--output", "out").error
          == "standard input:2:1: byte 6: skipped record 1: 1 cell, expected 2. Fix the row.\n"
          + "error: skipped 1 of 1 recording, more than the limit of 50% (--max-skipped). "
          + "Nothing was published. Fix them, or raise the limit.\n")
    }
  }

  @Test func `thousands of files are no more than one at a time`() throws {
    try Sandbox.use { sandbox in
      for number in 1...300 {
        try sandbox.put("[{\"id\": \"\(number)\"}]", at: "in/\(number).json")
      }
      let words = [Child.path(of: "rowhouse"), "recordings", "in", "--output", "out"]
      let script = ["-c", "ulimit -n 64; exec \"$0\" \"$@\""] + words
      let run = try Child(program: "/bin/sh", script, in: sandbox.path).result()
      #expect(run.error == "")
      #expect(run.output.hasPrefix("300 recordings on 16 pages, "))
    }
  }

  @Test func `what is no recording does not take the place of a catalogue`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1"}]"#, at: "in.json")
      _ = try run(sandbox, "in.json", "--output", "out")
      let site = try sandbox.tree("out")

      try sandbox.put(#"{"name": "x", "type": "module"}"#, at: "package.json")
      let package = try run(sandbox, "package.json", "--output", "out")
      #expect(
        package.error == """
          error: package.json:1:1: byte 0: the JSON has no recordings. Expected an object with \
          "recordings", a list of records, or one record after another.

          """)
      #expect(package.status == 1)

      try sandbox.put(#"[{"en": "Wren"}]"#, at: "bad.json")
      let bad = try run(sandbox, "bad.json", "--output", "out")
      #expect(
        bad.error.hasSuffix(
          "\nerror: skipped 1 of 1 recording, more than the limit of 50% (--max-skipped). "
            + "Nothing was published. Fix them, or raise the limit.\n"))
      #expect(bad.status == 1)
      #expect(try sandbox.tree("out") == site)
    }
  }

  @Test func `a report takes the place of nothing that is read`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1"}]"#, at: "data/in.json")
      for (input, report) in [
        ("data/in.json", "data/in.json"), ("data", "data/report.json"), ("data", "./data/in.json"),
      ] {
        let run = try run(sandbox, input, "--output", "out", "--report", report)
        #expect(
          run.error
            == "error: --report \(report) would overwrite one of the inputs. Write the report "
            + "elsewhere.\n")
        #expect(run.status == 2)
      }
      let run = try run(sandbox, "data", "--output", "out", "--report", "none/report.json")
      #expect(
        run.error == "error: --report none/report.json: cannot open \"none\": "
          + "no such file or directory\n")
      #expect(run.status == 3)
      #expect(sandbox.text(of: "out/index.html") == nil)
      #expect(sandbox.text(of: "data/in.json") == #"[{"id": "1"}]"#)
    }
  }

  @Test func `a file that repeats another is said to once`() throws {
    try Sandbox.use { sandbox in
      let records = (1...5).map { "{\"id\": \($0)}" }.joined(separator: "\n")
      try sandbox.put(records, at: "a.json")
      try sandbox.put(records, at: "b.json")
      let run = try run(sandbox, "a.json", "b.json", "--output", "out")
      #expect(
        run.error == "b.json: skipped 5 recordings: identical to earlier ones, the first in "
          + "a.json\n")
      #expect(run.status == 0)
    }
  }

  @Test func `columns that nobody knows are spoken of`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("id,scientifc name\n1,Turdus merula\n", at: "a.csv")
      try sandbox.put("id,x,y\n2,,\n", at: "b.csv")
      let run = try run(sandbox, "a.csv", "b.csv", "--output", "out")
      #expect(
        run.error == """
          warning: a.csv: skipped the column "scientifc name": no field has this name
          warning: b.csv: skipped the columns "x", "y": no fields have these names

          """)
    }
  }

  @Test func `a second build says what it changed`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": 1}, {"id": 2}]"#, at: "in.json")
      let words = ["in.json", "--output", "out", "--page-size", "1"]
      #expect(
        try run(sandbox, words[0], words[1], words[2]).output.hasSuffix(" all valid, in out\n"))
      #expect(
        try run(sandbox, words[0], words[1], words[2]).output
          .hasSuffix(" all valid, in out: 0 files written, 31 kept, 0 removed\n"))
    }
  }

  @Test func `a report says everything in JSON`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1"}, {"id": "\"\n"}, {"id": "1"}]"#, at: "in.json")
      _ = try run(sandbox, "in.json", "--output", "out", "--report", "report.json", "--quiet")
      let report = try #require(sandbox.text(of: "report.json"))
      #expect(report.hasPrefix(#"{"records": 1, "pages": 12, "bytes": "#))
      #expect(report.contains(#""written": 32, "kept": 0, "removed": 0, "findings": [], "#))
      #expect(
        report.contains(
          #""skipped": ["in.json:1:15: byte 14: skipped record 2: its \"id\" is \"\"#))
      #expect(
        report.contains(
          #""repeated": ["in.json:1:31: byte 30: skipped record 3: XC1 is identical to record 1 of in.json"#
        )
      )
      let steps = #/"(\w+)": \{"seconds": [\d.]+, "bytes": (\d+), "peakMemory": \d+\}/#
      let bytes = report.matches(of: steps)
      #expect(bytes.map(\.1) == ["index", "pages", "links", "search", "commit"])
      #expect(bytes.first?.2 == "42")
      #expect(report.contains(#/"seconds": \{"index": [\d.]+, "pages": /#))
    }
  }

  @Test func `the memory of whoever starts the command is not its own`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1"}]"#, at: "in.json")
      let words = [Child.path(of: "rowhouse"), "recordings", "in.json", "--output", "out"]
      // A shell that has 300 MB in a variable becomes the command.
      let script = #"x=$(head -c 300000000 /dev/zero | tr '\0' x); exec "$0" "$@" --report r.json"#
      let run = try Child(program: "/bin/sh", ["-c", script] + words, in: sandbox.path).result()
      #expect(run.status == 0)
      let peaks = try #require(sandbox.text(of: "r.json")).matches(of: #/"peakMemory": (\d+)/#)
      #expect(peaks.compactMap { Int($0.1) }.allSatisfy { $0 < 200_000_000 })
      #expect(peaks.count == 6)
    }
  }

  @Test func `a second build of the same keeps every file`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1"}]"#, at: "in.json")
      _ = try run(sandbox, "in.json", "--output", "out")
      let stamp = try sandbox.stamp(of: "out/recordings/index.html")
      let words = ["in.json", "--output", "out", "--report", "report.json"]
      _ = try Child(product: "rowhouse", ["recordings"] + words, in: sandbox.path).result()
      #expect(try sandbox.stamp(of: "out/recordings/index.html") == stamp)
      #expect(
        sandbox.text(of: "report.json")?.contains(#""written": 0, "kept": 31, "removed": 0"#)
          == true
      )
    }
  }

  @Test(
    arguments: [
      (["--group-by", "country", "--sort", "id"], ["XC3", "XC1", "XC2"]),
      (["--group-by=recordist", "--facet", "country,type"], ["XC2", "XC1", "XC3"]),
      (["--group-by", "none", "--sort", "quality", "--facet=species"], ["XC2", "XC3", "XC1"]),
      (["--sort", "oldest"], ["XC3", "XC2", "XC1"]),
    ])
  func `sections and order are what was asked for, and the pages are judged valid`(
    options: [String], order: [String]
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        """
        [{"id": "1", "en": "Wren", "cnt": "Sweden", "rec": "Bo Ek", "q": "?", "date": "1975-07-00"},
         {"id": "2", "en": "Wren", "cnt": "", "rec": "Ada Vos", "q": "A", "date": "1975-07-31"},
         {"id": "3", "en": "Wren", "cnt": "Kenya", "rec": "?", "q": "C", "date": "1975-07-30"}]
        """, at: "in.json")
      let words = ["in.json", "--output", "out"] + options
      let run = try Child(product: "rowhouse", ["recordings"] + words, in: sandbox.path).result()
      #expect(run.output.hasPrefix("3 recordings on ") && run.error == "")
      #expect(run.status == 0)
      let list = try #require(sandbox.text(of: "out/recordings/index.html"))
      #expect(list.matches(of: /<tr id="(XC\d)"/).map { String($0.1) } == order)
      let check = try Child(product: "rowhouse", ["check", "out"], in: sandbox.path).result()
      #expect(check.status == 0)
    }
  }
}
