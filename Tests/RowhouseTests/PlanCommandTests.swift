import Foundation
import TestSupport
import Testing

/// Sites that several processes make together.
@Suite struct PlanCommandTests {
  @discardableResult
  private func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", words, in: sandbox.path).result()
  }

  /// Plans, draws in parts, and publishes to the folder `parts`.
  private func make(_ sandbox: Sandbox, _ words: [String], drawing count: Int) throws {
    func done(_ words: [String]) throws {
      let run = try Child(product: "rowhouse", words + ["--quiet"], in: sandbox.path).result()
      try #require(run.status == 0, "\(words): \(run.error)")
    }
    try done(["plan", "--plan", "plan"] + words)
    for part in (1...count).reversed() {
      try done(["draw", "--plan", "plan", "--part", "\(part)/\(count)"])
    }
    try done(["publish", "--plan", "plan", "--output", "parts"])
  }

  /// Puts data into the sandbox: a table of which some rows are skipped, two that refer to each other,
  /// and recordings of which some are there twice.
  private func put(in sandbox: Sandbox) throws {
    let rows = (0..<400).map { row in
      row % 50 == 7 ? "\(row)" : "\(row),place \(row % 9),\(row).5,2024-0\(1 + row % 9)-11"
    }
    try sandbox.put((["id,place,size,day"] + rows).joined(separator: "\n"), at: "in.csv")
    try sandbox.put("nr,of\n1,3\n2,4\n3,999\n", at: "others.csv")
    let fields = ["id", "place", "size", "day"].map { #"{"name": "\#($0)"}"# }
    try sandbox.put(
      #"""
      {"resources": [
        {"name": "places", "path": "in.csv",
          "schema": {"fields": [\#(fields.joined(separator: ", "))], "primaryKey": "id"}},
        {"name": "others", "path": "others.csv", "schema": {
          "fields": [{"name": "nr"}, {"name": "of"}],
          "foreignKeys": [{"fields": "of", "reference": {"resource": "places", "fields": "id"}}]}}
      ]}
      """#, at: "datapackage.json")
    let recordings = (0..<300).map { number in
      #"{"id": "\#(number % 290)", "gen": "Turdus", "sp": "s\#(number % 7)", "en": "Thrush", "#
        + #""cnt": "Land \#(number % 5)", "rec": "Ann", "date": "2020-01-0\#(1 + number % 9)"}"#
    }
    try sandbox.put("[\(recordings.joined(separator: ",\n"))]", at: "in.json")
  }

  @Test(arguments: [
    ["in.csv"],
    [
      "in.csv", "--group-by", "place", "--sort=-size", "--total", "size=mean", "--row-pages",
      "--exports",
      "--download", "--title", "a = b", "--id", "id", "--facet", "day",
    ],
    ["in.csv", "others.csv", "--each", "--group-by", "of", "--id", "id"],
    ["datapackage.json", "--row-pages", "--page-size", "7"],
    ["in.json", "--as", "recordings", "--row-pages", "--base-url", "https://example.org/b/"],
  ])
  func `the bytes are those of one command, however the work was cut`(words: [String]) throws {
    try Sandbox.use { sandbox in
      try put(in: sandbox)
      let verb = words.contains("--as") ? "recordings" : "table"
      let own = words.filter { !["--as", "recordings"].contains($0) }
      let whole = try Child(
        product: "rowhouse", [verb] + own + ["--output", "whole", "--quiet"], in: sandbox.path
      ).result()
      try #require(whole.status == 0, "\(whole.error)")
      let site = try sandbox.tree("whole")
      for count in words.count == 1 ? [1, 4, 20] : [3] {
        try make(sandbox, words, drawing: count)
        #expect(try sandbox.tree("parts") == site, "\(count) parts")
        try sandbox.remove("plan")
        try sandbox.remove("parts")
      }
    }
  }

  @Test func `each command says what it did, and what comes next`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n3\n4,5\n", at: "in.csv")
      let absolute = try run(sandbox, "plan", "in.csv", "--plan", sandbox("r/s"), "--quiet")
      #expect(absolute.status == 0 && sandbox.text(of: "r/s/plan") != nil)
      let plan = try run(sandbox, "plan", "in.csv", "--plan", "p/q")
      #expect(
        plan.output
          == "planned 2 rows in p/q. Next: rowhouse draw --plan p/q --part 1/4\n")
      #expect(
        plan.error == """
          in.csv:3:1: byte 8: skipped row 2: 1 cell, expected 2. Fix the row, or pass --pad to \
          accept \
          short rows.
          warning: skipped 1 of 3 rows

          """)
      let early = try run(sandbox, "publish", "--plan", "p/q", "--output", "out")
      #expect(
        early.error
          == "error: cannot use \"p/q\": no part was drawn yet. Run rowhouse draw --plan p/q "
          + "--part 1/4\n")
      #expect(early.status == 1)
      let drawn = try run(sandbox, "draw", "--plan", "p/q", "--part", "2/3")
      #expect(drawn.output.hasPrefix("drew part 2/3: 1 page, ") && drawn.error == "")
      #expect(drawn.output.hasSuffix(" bytes, all valid, in p/q\n"))
      let missing = try run(sandbox, "publish", "--plan", "p/q", "--output", "out")
      #expect(
        missing.error
          == "error: cannot use \"p/q\": parts 1/3 and 3/3 are missing. Run rowhouse draw "
          + "--plan p/q --part 1/3\n")
      for part in ["1/3", "3/3", "3/3"] {
        try run(sandbox, "draw", "--plan", "p/q", "--part", part)
      }
      let published = try run(sandbox, "publish", "--plan", "p/q", "--output", "out")
      #expect(published.output.hasPrefix("2 rows on 4 pages, ") && published.status == 0)
      #expect(published.output.hasSuffix(" bytes, all valid, in out\n"))
    }
  }

  @Test func `parts of a plan that is no longer so are skipped`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try make(sandbox, ["in.csv"], drawing: 2)
      // Another plan: what was drawn is not of it.
      try run(sandbox, "plan", "in.csv", "--plan", "plan", "--title", "Other")
      let other = try run(sandbox, "publish", "--plan", "plan", "--output", "parts")
      #expect(other.error.hasPrefix("error: cannot use \"plan\": no part was drawn yet. Run "))
      let published = try sandbox.tree("parts")
      for (text, change) in [("a,b\n1,2\n3,4\n", "size"), ("a,b\n1,3\n", "time")] {
        try sandbox.put(text, at: "in.csv")
        for words in [["draw", "--part", "1/1"], ["publish", "--output", "parts"]] {
          let changed = try Child(
            product: "rowhouse", words + ["--plan", "plan"], in: sandbox.path
          ).result()
          #expect(
            changed.error == """
              error: cannot use "plan/plan": the inputs have changed since: in.csv has another \
              \(change). Plan again.

              """)
          #expect(changed.status == 1)
        }
      }
      #expect(try sandbox.tree("parts") == published)
    }
  }

  @Test func `what was damaged, or made by another program, is skipped`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try make(sandbox, ["in.csv"], drawing: 1)
      let part = URL(filePath: sandbox("plan/pages-1-of-1"))
      var bytes = try Data(contentsOf: part)
      bytes[bytes.count - 200] ^= 1
      try bytes.write(to: part)
      try run(sandbox, "table", "in.csv", "--output", "parts", "--title", "Old")
      let old = try sandbox.tree("parts")
      let damaged = try run(sandbox, "publish", "--plan", "plan", "--output", "parts")
      #expect(
        damaged.error.contains(
          "cannot read \"plan/pages-1-of-1\": it was changed after it was written. Create it "
            + "again.\n"))
      #expect(try damaged.status == 3 && sandbox.tree("parts") == old)
      try sandbox.put("rowhouse-plan 0", at: "plan/plan")
      let foreign = try run(sandbox, "draw", "--plan", "plan", "--part", "1/1")
      #expect(
        foreign.error
          == "error: cannot read \"plan/plan\": it was changed after it was written. Create it "
          + "again.\n")
    }
  }

  @Test func `a plan is taken up in the folder where it was made`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "here/in.csv")
      try sandbox.makeFolder("there")
      _ = try Child(
        product: "rowhouse", ["plan", "in.csv", "--plan", "../p"], in: sandbox("here")
      ).result()
      let there = try Child(
        product: "rowhouse", ["draw", "--plan", "../p", "--part", "1/1"], in: sandbox("there")
      ).result()
      #expect(
        there.error.hasPrefix("error: cannot use \"../p/plan\": it was planned in /")
          && there.error.hasSuffix("/here. Run the command there.\n"))
      #expect(there.status == 1)
    }
  }

  @Test(arguments: [
    (["plan"], "missing --plan DIR (the folder that all processes share)"),
    (["plan", "--plan", "p"], "missing INPUT. Usage: plan INPUT... --plan DIR"),
    (
      ["plan", "-", "--plan", "p"],
      "plan can't read standard input. Save the data to a file first."
    ),
    (
      ["draw", "--plan", "p", "--part", "5/4"],
      "invalid value \"5/4\" for --part. Use the number of a part and the number of parts, such "
        + "as 1/4."
    ),
    (
      ["draw", "--plan", "p", "--part", "1/-1"],
      "invalid value \"1/-1\" for --part. Use the number of a part and the number of parts, "
        + "such as 1/4."
    ),
    (
      ["draw", "--plan", "p", "--part", "1/0"],
      "invalid value \"1/0\" for --part. Use the number of a part and the number of parts, such "
        + "as 1/4."
    ),
    (
      ["draw", "--plan", "p", "--part", "0/9223372036854775807"],
      "invalid value \"0/9223372036854775807\" for --part. Use the number of a part and the "
        + "number of parts, such as 1/4."
    ),
    (
      ["plan", "in.csv", "--plan", "p", "--as", "birds"],
      "invalid value \"birds\" for --as. Use table or recordings."
    ),
    (
      ["plan", "in.csv", "--plan", "p", "--as", "recordings", "--each"],
      "unknown option --each"
    ),
    (["plan", "in.csv", "--plan", "p", "--output", "out"], "unknown option --output"),
    (
      ["plan", "in.csv", "--plan", "p", "--part", "1/4"],
      "unknown option --part: each draw reads the input itself. Run rowhouse plan INPUT... "
        + "--plan DIR once."
    ),
    (
      ["plan", "--plan", "p", "--join"],
      "unknown option --join: each draw reads the input itself. Run rowhouse plan INPUT... "
        + "--plan DIR once."
    ),
    (["plan", "in.csv", "--plan", "."], "--plan . contains the input in.csv. Use another folder."),
    (
      ["plan", "in.csv", "--estimate", "--plan", "p"], "--estimate can't be combined with --plan"
    ),
    (["draw", "--plan", "p"], "missing --part (its number and the number of parts, such as 1/4)"),
    (["publish", "--plan", "p"], "missing --output DIR (the folder to publish to)"),
  ])
  func `what cannot be asked for is said`(words: [String], message: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(run.error.hasPrefix("error: \(message)"), "\(run.error)")
      #expect(run.status == 2 && run.output == "")
      #expect(try sandbox.tree() == ["in.csv = a,b\n1,2\n"])
    }
  }

  @Test func `what was not planned cannot be gone on with`() throws {
    try Sandbox.use { sandbox in
      for (words, message) in [
        (["draw", "--part", "1/1"], "it contains no plan. Run rowhouse plan first."),
        (["publish", "--output", "out"], "it contains no plan. Run rowhouse plan first."),
      ] {
        let run = try Child(
          product: "rowhouse", words + ["--plan", "p"], in: sandbox.path
        ).result()
        #expect(run.error == "error: cannot use \"p\": \(message)\n" && run.status == 1)
      }
    }
  }

  @Test func `a part that cannot be read counts as missing, and so does a copy of another`() throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try run(sandbox, "plan", "in.csv", "--plan", "p")
      for part in 1...3 { try run(sandbox, "draw", "--plan", "p", "--part", "\(part)/3") }
      try sandbox.put("damaged", at: "p/pages-1-of-1")
      try sandbox.put("", at: "p/pages-3-of-7")
      let published = try run(sandbox, "publish", "--plan", "p", "--output", "out", "--quiet")
      #expect(published.error == "" && published.status == 0)
      // Whoever copies a part has not drawn another.
      let pages = try Data(contentsOf: URL(filePath: sandbox("p/pages-1-of-3")))
      try pages.write(to: URL(filePath: sandbox("p/pages-2-of-3")))
      let copied = try run(sandbox, "publish", "--plan", "p", "--output", "out")
      #expect(
        copied.error.contains("error: cannot use \"p\": part 2/3 is missing. Run rowhouse draw "))
    }
  }

  @Test(arguments: [
    "1-of-0", "1-of--1", "0-of-0", "-1-of--1", "1-of-", "-of-", "9-of-99999999999999999999",
  ])
  func `a file whose name is not that of a part is none`(name: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try run(sandbox, "plan", "in.csv", "--plan", "p")
      try run(sandbox, "draw", "--plan", "p", "--part", "1/1")
      try sandbox.put("", at: "p/pages-\(name)")
      let published = try run(sandbox, "publish", "--plan", "p", "--output", "out", "--quiet")
      #expect(published.error == "" && published.status == 0)
    }
  }

  @Test func `more parts may be there than files may be open`() throws {
    try Sandbox.use { sandbox in
      try put(in: sandbox)
      try run(sandbox, "plan", "in.csv", "--plan", "p")
      for part in 1...40 { try run(sandbox, "draw", "--plan", "p", "--part", "\(part)/40") }
      let command =
        "ulimit -n 30; '\(Child.path(of: "rowhouse"))' publish --plan p --output out --quiet"
      let published = try Child(program: "/bin/sh", ["-c", command], in: sandbox.path).result()
      #expect(published.status == 0, "\(published.error)")
      let missing = try run(sandbox, "draw", "--plan", "p", "--part", "7/900")
      #expect(missing.status == 0)
      for part in 1...40 { try sandbox.remove("p/pages-\(part)-of-40") }
      let few = try run(sandbox, "publish", "--plan", "p", "--output", "out")
      #expect(
        few.error.contains(
          "parts 1/900, 2/900, 3/900, 4/900, 5/900 and 894 others are missing. Run rowhouse "
            + "draw --plan p --part 1/900\n"))
    }
  }

  @Test func `a plan may lie in the folder that it is of, where only what is read matters`() throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "data/in.csv")
      try run(sandbox, "plan", "data", "--plan", "data/plan")
      try sandbox.put("new", at: "data/README.txt")
      let drawn = try run(sandbox, "draw", "--plan", "data/plan", "--part", "1/1")
      #expect(drawn.status == 0, "\(drawn.error)")
      try sandbox.put("a,b\n3,4\n", at: "data/more.csv")
      let changed = try run(sandbox, "publish", "--plan", "data/plan", "--output", "out")
      #expect(
        changed.error.hasSuffix(
          "the inputs have changed since: data/more.csv is new. Plan again.\n"))
      try sandbox.remove("data/more.csv")
      try sandbox.move("data/in.csv", to: "data/other.csv")
      let moved = try run(sandbox, "draw", "--plan", "data/plan", "--part", "1/1")
      #expect(
        moved.error.hasSuffix(
          "the inputs have changed since: data/in.csv is no longer read. Plan again.\n"))
    }
  }

  @Test func `a forecast says what very many rows would take, and makes nothing`() throws {
    try Sandbox.use { sandbox in
      let rows = (0..<2_000).map { "\($0),name \($0),\($0 % 7)\n" }
      try sandbox.put("id,name,kind\n" + rows.joined(), at: "in.csv")
      let run = try run(sandbox, "plan", "in.csv", "--estimate", "--title", "T")
      #expect(run.status == 0 && run.error.hasPrefix("estimate: 2,000 rows on 44 pages, "))
      let lines = run.output.split(separator: "\n").map(String.init)
      let cells = lines.map { $0.split(separator: /[ ]{2,}/).map(String.init) }
      #expect(lines[0].hasSuffix("All grows with the number of rows:"))
      #expect(cells[1] == ["2,000", "100,000,000", "1,000,000,000"])
      let files = try #require(cells.first { $0[0] == "files" })
      let count = try #require(Int(files[1]))
      #expect(run.error.contains("about \(count) files"))
      #expect(Int(files[3].filter(\.isNumber)) == count * 500_000)
      let titles = cells[2...].prefix(9).map { $0[0] }
      #expect(
        titles == [
          "input", "plan, 1 processor", "draw, 1 processor", "draw, 100 processors",
          "publish, 1 processor", "memory of plan and draw", "memory of publish", "files",
          "bytes of the site",
        ])
      #expect(cells[2][1...] == ["31.8 kB", "1.59 GB", "15.9 GB", "16 bytes a row"])
      #expect(lines.last?.hasPrefix("With few rows, ") == true)
      #expect(try sandbox.tree().count == 1)
    }
  }
}
