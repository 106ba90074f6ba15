import Foundation
import TestSupport
import Testing

/// Every command, option and exit status, tried from the outside.
@Suite struct ExitStatusTests {
  /// The words after `rowhouse`, and the status that it ends with; in their order, in one folder.
  private static let cases: [(status: Int32, words: String)] = [
    (0, "new x --template table --quiet"), (3, "new x --template table"), (2, "new"),
    (2, "fetch --query x"), (3, "fetch --query x --key-file key --output in.csv/x"),
    (0, "table in.csv --output site --quiet"), (1, "table half.csv --output s --strict"),
    (2, "table in.csv"), (3, "table none.csv --output s"),
    (0, "recordings one.json --output birds --quiet"), (1, "recordings bad.json --output s"),
    (2, "recordings one.json"), (3, "recordings none.json --output s"),
    (2, "preview site birds"), (3, "preview none"),
    (0, "check site"), (1, "check bad"), (2, "check"), (3, "check none"),
    (0, "diff site site"), (1, "diff site birds"), (2, "diff"), (3, "diff site none"),
    (0, "rollback site --list"), (1, "rollback site"), (2, "rollback"), (3, "rollback in.csv/x"),
    (0, "plan in.csv --plan p"), (1, "plan half.csv --strict --plan p2"), (2, "plan"),
    (3, "plan none.csv --plan p3"),
    (0, "draw --plan p --part 1/1"), (1, "draw --plan none --part 1/1"), (2, "draw --plan p"),
    (0, "publish --plan p --output out"), (1, "publish --plan none --output o"),
    (2, "publish --plan p"), (3, "publish --plan p --output in.csv/x"),
    (0, "completions bash"), (2, "completions tcsh"), (0, "manual"), (2, "manual x"),
  ]

  @Test func `each command ends as the table of exit statuses says`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try sandbox.put("a,b\n1,2\n1\n", at: "half.csv")
      try sandbox.put(#"[{"id": "7", "gen": "Parus", "sp": "major"}]"#, at: "one.json")
      try sandbox.put(#"[{"id": "x"}]"#, at: "bad.json")
      try sandbox.put(
        "<!DOCTYPE html><title>T</title>\n<a href=\"no.html\">x</a>", at: "bad/a.html")
      try sandbox.put("key", at: "key")
      var tried: [String: Set<Int32>] = [:]
      for (status, words) in Self.cases {
        let run = try Child(
          product: "rowhouse", words.split(separator: " ").map(String.init), in: sandbox.path
        ).result()
        #expect(run.status == status, "\(words): \(run)")
        // What fails says so in a sentence, and what is done says nothing of errors.
        if status == 0 { #expect(!run.error.contains("error: "), "\(words): \(run)") }
        if status > 1 { #expect(run.error.hasPrefix("error: ") || run.error.contains("\nerror: ")) }
        tried[String(words.prefix { $0 != " " }), default: []].insert(status)
      }
      let full = "ulimit -f 1; exec \"$0\" draw --plan p --part 1/2"
      let run = try Child(
        program: "/bin/sh", ["-c", full, Child.path(of: "rowhouse")], in: sandbox.path
      ).result()
      #expect(run.status == 3, "\(run)")
      tried["draw"]?.insert(3)
      // What an API answers is tried in FetchCommandTests.
      tried["fetch"]?.formUnion([0, 1])
      #expect(tried == (try Self.told()))
    }
  }

  @Test func `a build without room for what --memory needs ends`()
    throws
  {
    try Sandbox.use { sandbox in
      let row = String(repeating: "wide ", count: 300_000)
      try sandbox.put("n,text\n" + (0..<6).map { "\($0),\(row)\n" }.joined(), at: "in.csv")
      try sandbox.put("old", at: "kept")
      let script = """
        ulimit -f 6000; exec "$0" table in.csv --output out --sort text --memory 64MB --quiet
        """
      let run = try Child(
        program: "/bin/sh", ["-c", script, Child.path(of: "rowhouse")], in: sandbox.path
      ).result()
      #expect(
        run.error.wholeMatch(
          of:
            /error: cannot reserve \d+ MB in ".+": file too large, which --memory .+ published\..+\n/
        )
          != nil,
        "\(run)")
      #expect(run.status == 3)
      #expect(try sandbox.tree().count == 2)
    }
  }

  @Test func `values that are nested 512 deep are read by threads with little stack`()
    throws
  {
    try Sandbox.use { sandbox in
      let nested = String(repeating: "[", count: 510) + String(repeating: "]", count: 510)
      try sandbox.put("[{\"a\": 1, \"b\": \(nested)}]", at: "in.json")
      let script = "ulimit -s 512; exec \"$0\" table in.json --output out --quiet"
      let run = try Child(
        program: "/bin/sh", ["-c", script, Child.path(of: "rowhouse")], in: sandbox.path
      ).result()
      #expect(run.status == 0 && run.error == "", "\(run)")
    }
  }

  /// The statuses of each command in the table of the guide, but for that of an interrupt.
  private static func told() throws -> [String: Set<Int32>] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Rowhouse/Rowhouse.docc/Commands.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var told: [String: Set<Int32>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { continue }
      for name in cells[0].matches(of: /`(\w+)`/) {
        told[String(name.1)] = Set(
          zip(Int32(0)..., cells.dropFirst()).filter { $0.1 != "–" }.map(\.0))
      }
    }
    return told
  }

  @Test func `each option of each command is asked for as its help says`() throws {
    let help = try Child(product: "rowhouse", ["--help"]).result().output
    let verbs = help.matches(of: #/(?m)^  (\w+)  /#).map { String($0.1) }
    #expect(Set(verbs) == Set(try Self.told().keys))
    var options = 0
    for verb in verbs {
      let help = try Child(product: "rowhouse", [verb, "--help"]).result().output
      for line in help.matches(of: #/(?m)^ {2}(?:-\w, | {4})(--[\w-]+)(?: (\S+))?(?: {2}|$)/#)
      where line.1 != "--help" {
        options += 1
        let value = line.2.map(String.init)
        let words = value == nil ? ["\(line.1)=x"] : [String(line.1)]
        let run = try Child(product: "rowhouse", [verb] + words).result()
        let expected =
          value.map { "error: missing value: \(line.1) \($0)\n" }
          ?? "error: \(line.1) takes no value. Remove the value.\n"
        #expect(run.error == expected && run.output == "" && run.status == 2, "\(verb): \(run)")
      }
    }
    #expect(options > 100)
  }
}
