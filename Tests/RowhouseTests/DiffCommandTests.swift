import Foundation
import TestSupport
import Testing

/// `rowhouse diff` says what is different between two builds, from the outside.
@Suite struct DiffCommandTests {
  private static let old = "name,born\nAda,1815\nGrace,1906\nJohn,1903\n"
  private static let new = "name,born\nZed,1700\nAda,1815\nGrace,1907\n"

  /// Runs `rowhouse` in a sandbox.
  @discardableResult
  fileprivate static func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", words, in: sandbox.path).result()
  }

  /// Makes a site of a table.
  fileprivate static func build(
    _ sandbox: Sandbox, _ text: String, _ output: String, _ options: String...
  ) throws {
    try sandbox.put(text, at: "people.csv")
    let words = ["table", "people.csv", "--output", output, "--quiet"] + options
    let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
    #expect(run.error == "" && run.status == 0)
  }

  @Test func `two builds of a table are compared in every form, and the status tells`() throws {
    try Sandbox.use { sandbox in
      try Self.build(sandbox, Self.old, "old", "--row-pages", "--facet", "none")
      try Self.build(sandbox, Self.new, "new", "--row-pages", "--facet", "none")
      let same = try Self.run(sandbox, "diff", "new", "new")
      #expect(same == ("no differences\n", "", 0))
      let text = try Self.run(sandbox, "diff", "old", "new")
      #expect(
        text.output == """
          rows/index.html "People"
            - John · 1903
            + Zed · 1700
            ~ Grace: born "1906" → "1907"
          1 row added, 1 row removed and 1 row with other values, and 4 pages and 8 files that follow \
          from it

          """)
      #expect(text.error == "" && text.status == 1)
      #expect(try Self.run(sandbox, "diff", "old", "new", "--quiet") == ("", "", 1))
      let markdown = try Self.run(sandbox, "diff", "old", "new", "--format", "markdown").output
      #expect(
        markdown == """
          **1 row added, 1 row removed and 1 row with other values, and 4 pages and 8 files that \
          follow from it.**

          ### `rows/index.html` `People`

          - row removed: `John · 1903`
          - row added: `Zed · 1700`
          - row with other values: `Grace`: `born` `1906` → `1907`

          """)
      let json = try Self.run(sandbox, "diff", "old", "new", "--format", "json").output
      #expect(
        json == """
          {"format": "rowhouse-diff 1", "totals": {"row-added": 1, "row-removed": 1, \
          "value-changed": 1}, "following": {"pages": 4, "files": 8}, "changes": [\
          {"kind": "row-removed", "page": "rows/index.html", "title": "People", \
          "name": "John · 1903"}, \
          {"kind": "row-added", "page": "rows/index.html", "title": "People", \
          "name": "Zed · 1700"}, \
          {"kind": "value-changed", "page": "rows/index.html", "title": "People", \
          "name": "Grace", "parts": [{"label": "born", "old": "1906", "new": "1907"}]}]}

          """)
    }
  }

  @Test func `a page of differences is written beside, and is as pages are to be`() throws {
    try Sandbox.use { sandbox in
      try Self.build(sandbox, "name,born\n\"<b>&\"\"\u{301}\",1815\n", "old")
      try Self.build(sandbox, "name,born\n\"<b>&\"\"\u{301}\",1816\n", "new")
      let words = ["diff", "old", "new", "--format", "page", "--output", "diff/index.html"]
      let missing = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(missing.status == 3 && sandbox.text(of: "diff/index.html") == nil)
      try sandbox.put("an older one", at: "diff/index.html")
      let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(run == ("", "", 1))
      let page = try #require(sandbox.text(of: "diff/index.html"))
      #expect(
        page.contains(
          "<tr><td>row with other values</td><th scope=\"row\">&lt;b&gt;&amp;&quot;\u{301}: born</th>"
            + "<td>1815</td><td>1816</td></tr>"), "\(page)")
      #expect(try Self.run(sandbox, "check", "diff").output == "1 page in diff, all valid\n")
    }
  }

  @Test func `a site is compared with the last that was kept`() throws {
    try Sandbox.use { sandbox in
      try Self.build(sandbox, Self.old, "site", "--keep", "1")
      let nothing = try Self.run(sandbox, "diff", "site")
      #expect(
        nothing == (
          "",
          "error: site has no earlier releases. Pass both folders: diff OLD NEW\n", 2
        ))
      try Self.build(sandbox, Self.old.replacing("John", with: "Jon"), "site", "--keep", "1")
      let run = try Self.run(sandbox, "diff", "site", "--limit", "0")
      #expect(
        run.output.hasPrefix("1 row reworded (0 listed), and "),
        "\(run)")
      #expect(run.error == "" && run.status == 1)
    }
  }

  @Test(arguments: [
    (["diff"], "missing folders. Usage: diff OLD NEW", 2),
    (["diff", "a", "b", "c"], "too many arguments. Usage: diff OLD NEW", 2),
    (["diff", ".", "."], "no HTML pages in .. Check the path.", 2),
    (
      ["diff", "a", "b", "--format", "xml"],
      "invalid value \"xml\" for --format. Use text, markdown, json or page.", 2
    ),
    (
      ["diff", "gone", "gone"], "cannot open \"gone\": no such file or directory", 3
    ),
  ])
  func `what cannot be compared has a status of its own`(
    words: [String], message: String, status: Int32
  ) throws {
    try Sandbox.use { sandbox in
      let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(run == ("", "error: \(message)\n", status))
    }
  }

  @Test func `a few random edits are what is reported`() throws {
    try RandomEdits.compare(seed: 2, keyed: false)
  }
}

/// Many random edits.
@Suite struct SlowDiffCommandTests {
  @Test(arguments: 10..<34)
  func `random edits are what is reported`(seed: Int) throws {
    try RandomEdits.compare(seed: UInt64(seed), keyed: seed.isMultiple(of: 2))
  }

  @Test func `a page of ten megabytes is compared`() throws {
    try Sandbox.use { sandbox in
      for (folder, word) in [("old", "this"), ("new", "that")] {
        let rows = (0..<60_000).map { number in
          "<tr id=\"r\(number)\"><th scope=\"row\">Row \(number)</th>"
            + "<td>\(String(repeating: "x", count: 100)) \(number == 30_000 ? word : "")</td></tr>"
        }
        try sandbox.put(
          "<html><body><main><h1>L</h1><table>\(rows.joined())</table></main></body></html>",
          at: "\(folder)/index.html")
      }
      let run = try DiffCommandTests.run(sandbox, "diff", "old", "new", "--format", "json")
      #expect(run.output.contains("\"totals\": {\"value-changed\": 1}"))
      #expect(run.output.contains("\"id\": \"r30000\""))
      #expect(run.error == "" && run.status == 1)
    }
  }
}

/// A table that is edited at random, and what is said of it.
private enum RandomEdits {
  private struct Row {
    let name: String
    var value: Int
  }

  private struct Answer: Decodable {
    let changes: [Change]
    let totals: [String: Int]

    struct Change: Decodable {
      let kind: String
      let name: String?
    }
  }

  /// Builds a table, edits it, builds it again, and holds what is said against what was done; rows are
  /// called by their names, or by their numbers.
  static func compare(seed: UInt64, keyed isKeyed: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<40).map { Row(name: "Name\($0)", value: random.below(1_000)) }
    var edited = rows
    var expected: [String: Set<String>] = [:]
    for place in (0..<40).shuffled(using: &random).prefix(random.below(5)) {
      let name = rows[place].name
      edited.removeAll { $0.name == name }
      expected["row-removed", default: []].insert("\(name) · \(rows[place].value)")
    }
    for place in edited.indices.shuffled(using: &random).prefix(random.below(5)) {
      edited[place].value += 1_000
      expected["value-changed", default: []].insert(edited[place].name)
    }
    let moves = random.below(3)
    for _ in 0..<moves {
      let row = edited.remove(at: random.below(edited.count))
      edited.insert(row, at: random.below(edited.count + 1))
    }
    for number in 0..<random.below(5) {
      let row = Row(name: "New\(number)", value: number)
      edited.insert(row, at: random.below(edited.count + 1))
      expected["row-added", default: []].insert("\(row.name) · \(row.value)")
    }
    try Sandbox.use { sandbox in
      for (folder, rows) in [("old", rows), ("new", edited)] {
        let text = "name,value\n" + rows.map { "\($0.name),\($0.value)\n" }.joined()
        let key = isKeyed ? ["--id", "name"] : ["--row-pages"]
        try sandbox.put(text, at: "people.csv")
        let words = ["table", "people.csv", "--output", folder, "--page-size", "7", "--quiet"]
        let run = try Child(product: "rowhouse", words + key, in: sandbox.path).result()
        #expect(run.error == "" && run.status == 0)
      }
      let run = try DiffCommandTests.run(sandbox, "diff", "old", "new", "--format", "json")
      #expect(run.error == "")
      let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
      var found: [String: Set<String>] = [:]
      for change in answer.changes where change.kind != "introduction-reworded" {
        found[change.kind, default: []].insert(change.name ?? "")
      }
      let moved = found.removeValue(forKey: "row-moved") ?? []
      #expect(found == expected, "seed \(seed)")
      #expect(moved.count <= moves, "seed \(seed)")
      let stayed = { (rows: [Row]) in
        rows.map(\.name).filter { name in
          !moved.contains(name) && !name.hasPrefix("New") && edited.contains { $0.name == name }
        }
      }
      #expect(stayed(rows) == stayed(edited), "seed \(seed)")
    }
  }
}
