import TestSupport
import Testing

/// `rowhouse rollback` puts back what a build with `--keep` has replaced.
@Suite struct RollbackCommandTests {
  @Test func `a table's last site comes back, and the newer one again`() throws {
    try Sandbox.use { sandbox in
      try run(sandbox, "rollback", "site", status: 1, error: Self.nothing)
      for word in ["one", "two", "three"] {
        try sandbox.put("a,b\n1,\(word)\n", at: "in.csv")
        let build = ["table", "in.csv", "--output", "site", "--keep", "2", "--quiet"]
        #expect(try Child(product: "rowhouse", build, in: sandbox.path).result().status == 0)
      }
      let list = try Child(product: "rowhouse", ["rollback", "site", "--list"], in: sandbox.path)
        .result()
      #expect(try list.output.wholeMatch(of: Self.list) != nil, "\(list.output)")
      try run(
        sandbox, "rollback", "site", "--to", "9", status: 1,
        error: "error: site has no release 9. Choose 1 or 2 with --to.\n")
      try run(
        sandbox, "rollback", "site", "--to", "1", "--list", status: 2,
        error: "error: --list can't be combined with --to\n")
      for (words, shown) in [([], "two"), ([], "three"), (["--to", "1"], "one")] {
        let run = try Child(product: "rowhouse", ["rollback", "site"] + words, in: sandbox.path)
          .result()
        #expect(run.error == "" && run.status == 0)
        #expect(try run.output.wholeMatch(of: Self.done) != nil, "\(run.output)")
        #expect(sandbox.text(of: "site/rows/index.html")?.contains(">\(shown)<") == true)
      }
      try run(sandbox, "check", "site", output: "3 pages in site, all valid\n")
    }
  }

  @Test func `a damaged release stops nothing but what would use it, and is named`() throws {
    try Sandbox.use { sandbox in
      for word in ["one", "two", "three"] {
        try sandbox.put("a,b\n1,\(word)\n", at: "in.csv")
        try run(sandbox, "table", "in.csv", "--output", "site", "--keep", "3", "--quiet")
      }
      try sandbox.remove(".site.rowhouse-releases/1/.rowhouse-manifest")
      let damage =
        "cannot read the release \"\(sandbox(".site.rowhouse-releases/1"))\": it has no .rowhouse-manifest"
      let warning = "warning: an older site was left unchanged: \(damage)\n"
      try sandbox.put("a,b\n1,four\n", at: "in.csv")
      try run(
        sandbox, "table", "in.csv", "--output", "site", "--keep", "3", "--quiet", error: warning)
      let list = try Child(product: "rowhouse", ["rollback", "site", "--list"], in: sandbox.path)
        .result()
      #expect(
        list.output.hasSuffix("\n1\tdamaged: \(damage)\n") && list.status == 0, "\(list)")
      try run(sandbox, "diff", "site", "--quiet", status: 1)
      try run(
        sandbox, "rollback", "site", "--to", "1", status: 1,
        error: "error: \(damage). Choose 2 or 3 with --to.\n")
      try run(sandbox, "rollback", "site", "--to", "2", "--quiet", error: warning)
      #expect(sandbox.text(of: "site/rows/index.html")?.contains(">two<") == true)
      // The last one, which that has put there.
      try sandbox.remove(".site.rowhouse-releases/4/.rowhouse-manifest")
      try run(
        sandbox, "rollback", "site", status: 1,
        error: "error: \(damage.replacing("s/1", with: "s/4")). Choose 3 with --to.\n")
      try run(
        sandbox, "diff", "site", status: 3,
        error: "error: \(damage.replacing("s/1", with: "s/4")). Pass both folders: diff OLD NEW\n")
      #expect(sandbox.text(of: "site/rows/index.html")?.contains(">two<") == true)
    }
  }

  @Test(arguments: [1, 2, 5])
  func `a kept manifest that was cut at the end of a line is damaged, and empties no site`(
    lines: Int
  ) throws {
    try Sandbox.use { sandbox in
      for word in ["one", "two"] {
        try sandbox.put("a,b\n1,\(word)\n", at: "in.csv")
        try run(sandbox, "table", "in.csv", "--output", "site", "--keep", "3", "--quiet")
      }
      let manifest = ".site.rowhouse-releases/1/.rowhouse-manifest"
      let text = try #require(sandbox.text(of: manifest))
      let part = text.split(separator: "\n").prefix(lines).joined(separator: "\n") + "\n"
      try sandbox.put(part, at: manifest)
      let tree = try sandbox.tree("site")
      let damage =
        "cannot read the release \"\(sandbox(".site.rowhouse-releases/1"))\": "
        + ".rowhouse-manifest: truncated or changed (its last line does not match)"
      try run(sandbox, "rollback", "site", status: 1, error: "error: \(damage). Build again.\n")
      try run(
        sandbox, "diff", "site", status: 3,
        error: "error: \(damage). Pass both folders: diff "
          + "OLD NEW\n")
      #expect(try sandbox.tree("site") == tree)
      // So it is with the manifest of the site that is published.
      try sandbox.put(part, at: "site/.rowhouse-manifest")
      try run(
        sandbox, "table", "in.csv", "--output", "site", "--quiet", status: 3,
        error:
          "error: cannot publish to \"site\": .rowhouse-manifest: truncated or changed (its "
          + "last line does not match). Restore the file, or move the folder away and build "
          + "again.\n")
      #expect(try sandbox.tree("site") == tree)
      let check = try Child(product: "rowhouse", ["check", "site"], in: sandbox.path).result()
      #expect(
        check.output.contains(".rowhouse-manifest: truncated or changed") && check.status == 1)
    }
  }

  @Test func `more sites may be kept than files may be open`() throws {
    try Sandbox.use { sandbox in
      for word in ["one", "two"] {
        try sandbox.put("a,b\n1,\(word)\n", at: "in.csv")
        let build = ["table", "in.csv", "--output", "site", "--keep", "99", "--quiet"]
        #expect(try Child(product: "rowhouse", build, in: sandbox.path).result().status == 0)
      }
      for number in 2...80 {
        try sandbox.put(
          try #require(sandbox.text(of: ".site.rowhouse-releases/1/.rowhouse-manifest")),
          at: ".site.rowhouse-releases/\(number)/.rowhouse-manifest")
      }
      let words = ["ulimit -n 64; exec \"$0\" rollback site --to 1", Child.path(of: "rowhouse")]
      let run = try Child(program: "/bin/sh", ["-c"] + words, in: sandbox.path).result()
      #expect(run.error == "" && run.status == 0, "\(run)")
    }
  }

  private static let nothing =
    "error: site has no earlier releases. Build with --keep 3 to keep the last three.\n"

  private static var list: Regex<Substring> {
    get throws {
      let line = #"\t\d{4}-\d\d-\d\d \d\d:\d\d UTC\t\d+ files\t[\d.]+ kB\n"#
      return try Regex("2\(line)1\(line)")
    }
  }

  private static var done: Regex<Substring> {
    get throws {
      try Regex(#"restored release \d of \d{4}-\d\d-\d\d \d\d:\d\d UTC in site\n"#)
    }
  }

  private func run(
    _ sandbox: Sandbox, _ words: String..., output: String = "", status: Int32 = 0,
    error: String = ""
  ) throws {
    let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
    #expect(run.output == output && run.error == error && run.status == status, "\(run)")
  }
}
