import Files
import Foundation
import Store
import TestSupport
import Testing

@testable import Commands
import ToolCommands

/// Builds that would make what there is already.
@Suite struct BuildMemoryTests {
  private static let done = "nothing has changed: "

  private func run(
    _ sandbox: Sandbox, _ words: [String] = ["in.csv"], of verb: String = "table"
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(
      product: "rowhouse", [verb] + words + ["--output", "out", "--cache", "cache"],
      in: sandbox.path
    ).result()
  }

  /// Builds until that is remembered: what changed in the moment before a build may change in it.
  private func settle(
    _ sandbox: Sandbox, _ words: [String] = ["in.csv"], of verb: String = "table"
  ) throws {
    for _ in 0..<100 {
      let build = try run(sandbox, words, of: verb)
      try #require(build.status == 0, "\(build.error)")
      if build.output.hasPrefix(Self.done) { return }
    }
    Issue.record("no build is remembered")
  }

  @Test func `the same again is not built, and is said in the same words`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n3\n4,5\n", at: "in.csv")
      let first = try run(sandbox)
      #expect(first.output.hasPrefix("2 rows on 4 pages, "))
      try settle(sandbox)
      let tree = try sandbox.tree("out")
      for words in [["in.csv"], ["in.csv", "--jobs", "1"], ["--jobs=7", "in.csv"]] {
        let again = try run(sandbox, words)
        #expect(again.output == Self.done + first.output)
        #expect(again.error == "warning: skipped 1 of 3 rows\n")
        #expect(again.status == 0)
      }
      let quiet = try run(sandbox, ["in.csv", "--quiet"])
      #expect(quiet.output == "" && quiet.error == "warning: skipped 1 of 3 rows\n")
      #expect(try sandbox.tree("out") == tree)
      #expect(try sandbox.tree("cache").count == 1)
    }
  }

  @Test(arguments: ["a,b\n1,9\n", "a,b\n1,2\n"])
  func `an input that was written again is read again, and its bytes where that is asked for`(
    text: String
  ) throws {
    try Sandbox.use { sandbox in
      for words in [["in.csv"], ["in.csv", "--checksum"]] {
        try sandbox.put("a,b\n1,2\n", at: "in.csv")
        try settle(sandbox, words)
        try sandbox.put(text, at: "in.csv")
        let again = try run(sandbox, words)
        let isSame = text.contains("1,2")
        #expect(again.output.hasPrefix(Self.done) == (isSame && words.count > 1))
        #expect(sandbox.text(of: "out/rows/index.html")?.contains(isSame ? ">2<" : ">9<") == true)
      }
    }
  }

  @Test(arguments: [
    ["in.csv", "--force"], ["in.csv", "--title", "Other"], ["in.csv", "more.csv"], ["more.csv"],
    ["in.csv", "--report", "report.json"], ["in.csv", "--write-schema", "schema.json"],
  ])
  func `what is asked in other words is built`(words: [String]) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try sandbox.put("a,b\n1,2\n", at: "more.csv")
      try settle(sandbox)
      #expect(try !run(sandbox, words).output.hasPrefix(Self.done))
    }
  }

  @Test(arguments: [[], ["--checksum"]], ["in.csv", "folder/in.csv", "folder/new.csv", nil])
  func `an input that changes during a build is read again, whatever a file server's clock says`(
    words: [String], changed: String?
  ) throws {
    try Sandbox.use { sandbox in
      for file in ["in.csv", "folder/in.csv"] { try sandbox.put("a\n1\n", at: file) }
      let store = try FolderStore(sandbox("out"))
      try store.write([], to: "index.html")
      try store.commit()
      let paths = [sandbox("in.csv"), sandbox("folder")]
      let arguments = try Arguments(paths + words + ["--cache", sandbox("cache")], of: .table)
      // The clock of a file server that is an hour behind calls everything old.
      let start = Machine.time + .seconds(3600)
      let memory = try #require(BuildMemory(arguments, output: sandbox("out"), start: start))
      var sight = InputSight()
      sight.look(at: paths)
      if let changed { try sandbox.put("a\n22\n", at: changed) }
      let ending = BuildMemory.Ending(summary: "done", refused: nil)
      #expect(memory.remember(sight, ending, written: 1) == nil)
      #expect(try sandbox.tree("cache").count == 1)
      #expect((memory.unchanged() == nil) == (changed != nil))
    }
  }

  @Test func `a published file that was changed or removed is made again`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try settle(sandbox)
      let page = sandbox.text(of: "out/index.html")
      try sandbox.put("other", at: "out/index.html")
      #expect(try !run(sandbox).output.hasPrefix(Self.done))
      #expect(sandbox.text(of: "out/index.html") == page)
      try settle(sandbox)
      try sandbox.remove("out/search.html")
      #expect(try !run(sandbox).output.hasPrefix(Self.done))
      #expect(sandbox.text(of: "out/search.html") != nil)
      try settle(sandbox)
      try sandbox.remove("out")
      #expect(try !run(sandbox).output.hasPrefix(Self.done))
      #expect(sandbox.text(of: "out/index.html") == page)
    }
  }

  @Test func `files that come to a folder, themes, words and schemas are inputs too`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in/1.csv")
      try sandbox.put("a{}", at: "theme/a.css")
      try sandbox.put(#"{"fields": [{"name": "a"}]}"#, at: "schema.json")
      try sandbox.put(#"{"phrases": {"search": "Look"}}"#, at: "words.json")
      let words = ["in", "--theme", "theme", "--schema", "schema.json", "--phrases", "words.json"]
      try settle(sandbox, words)
      for (file, text) in [
        ("in/2.csv", "a,b\n3,4\n"), ("theme/b.css", "b{}"), ("theme/a.css", "i{}"),
        ("schema.json", #"{"fields": [{"name": "b"}]}"#),
        ("words.json", #"{"phrases": {"search": "Seek"}}"#),
      ] {
        try sandbox.put(text, at: file)
        let again = try run(sandbox, words)
        #expect(!again.output.hasPrefix(Self.done) && again.status == 0, "\(file) \(again.error)")
        try settle(sandbox, words)
      }
    }
  }

  @Test func `the tables of a package are inputs, and so are recordings`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "t.csv")
      try sandbox.put(
        #"{"resources": [{"name": "t", "path": "t.csv", "schema": "s.json"}]}"#,
        at: "datapackage.json")
      try sandbox.put(#"{"fields": [{"name": "a"}]}"#, at: "s.json")
      try settle(sandbox, ["datapackage.json"])
      for (file, text) in [("t.csv", "a,b\n3,4\n"), ("s.json", #"{"fields": [{"name": "b"}]}"#)] {
        try sandbox.put(text, at: file)
        #expect(try !run(sandbox, ["datapackage.json"]).output.hasPrefix(Self.done))
        try settle(sandbox, ["datapackage.json"])
      }
      try sandbox.put(#"[{"id": "1", "gen": "Apus", "sp": "apus"}]"#, at: "in.json")
      try settle(sandbox, ["in.json"], of: "recordings")
    }
  }

  @Test func `standard input is read each time, and a folder that cannot be is no hindrance`()
    throws
  {
    try Sandbox.use { sandbox in
      let rowhouse = Child.path(of: "rowhouse")
      let script = "printf 'a,b\\n1,2\\n' | \(rowhouse) table - --output out --cache cache"
      try sandbox.put("a,b\n", at: "-")
      for _ in 0..<3 {
        let run = try Child(program: "/bin/sh", ["-c", script], in: sandbox.path).result()
        #expect(run.status == 0 && run.output.hasPrefix("1 row on 3 pages, "))
      }
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try sandbox.remove("cache")
      try sandbox.put("a file", at: "cache")
      for _ in 0..<100 {
        let run = try run(sandbox)
        #expect(run.status == 0 && !run.output.hasPrefix(Self.done))
        if run.error.contains("warning") {
          #expect(
            run.error.hasSuffix(
              "The next build will render all pages again.\n"))
          return
        }
      }
      Issue.record("nobody hears that nothing is remembered")
    }
  }

  @Test func `what has changed is made again as if nothing had been there, and is told the same`()
    throws
  {
    try Sandbox.use { sandbox in
      func rows(_ changed: String) -> String {
        "a,b\n1\n" + (1...200).map { "\($0),\($0 == 77 ? changed : "same")\n" }.joined()
      }
      try sandbox.put(rows("old"), at: "in.csv")
      try settle(sandbox)
      for words in [[], ["--report", "report.json"], ["--title", "Other"], ["--force"]] {
        try sandbox.put(rows(words.first ?? "new"), at: "in.csv")
        let again = try run(sandbox, ["in.csv"] + words)
        let first = try Child(
          product: "rowhouse", ["table", "in.csv", "--output", "first"] + words, in: sandbox.path
        ).result()
        #expect(again.error == first.error && first.error.contains("skipped 1 of 201 rows"))
        #expect(again.output.hasPrefix(first.output.replacing(" in first\n", with: " in out: ")))
        #expect(try sandbox.tree("out") == sandbox.tree("first"))
        #expect(
          sandbox.text(of: "out/.rowhouse-manifest") == sandbox.text(of: "first/.rowhouse-manifest")
        )
        try sandbox.remove("first")
      }
    }
  }

  @Test func `a published file that was changed is made again though the inputs have changed too`()
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,2\n", at: "in.csv")
      try settle(sandbox)
      let page = try #require(sandbox.text(of: "out/index.html"))
      // As many bytes as there were.
      try sandbox.put(String(page.reversed()), at: "out/index.html")
      try sandbox.put("a,b\n1,3\n", at: "in.csv")
      #expect(try run(sandbox).status == 0)
      let words = ["table", "in.csv", "--output", "first"]
      #expect(try Child(product: "rowhouse", words, in: sandbox.path).result().status == 0)
      #expect(try sandbox.tree("out") == sandbox.tree("first"))
    }
  }

  /// Whether a page is taken over without being read when the inputs have changed, other words are given,
  /// and other lines are remembered.
  private func takesOver(
    _ words: [String], remembering change: (inout [String]) -> Void = { _ in }
  ) throws -> Bool {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.put("a,b\n1,2\n", at: "in.csv")
    try settle(sandbox)
    let page = try #require(sandbox.text(of: "out/search.html"))
    try sandbox.put("wrong", at: "out/search.html")
    let file = try "cache/" + #require(sandbox.tree("cache").first).prefix { $0 != " " }
    var lines = try #require(sandbox.text(of: file)).components(separatedBy: "\n")
    lines[2] = try "\(#require(SiteState(of: sandbox("out"))).digest)"
    change(&lines)
    try sandbox.put(lines.joined(separator: "\n"), at: file)
    try sandbox.put("a,b\n1,3\n", at: "in.csv")
    let again = try run(sandbox, words)
    #expect(again.status == 0, "\(again.error)")
    #expect(sandbox.text(of: "out/rows/index.html")?.contains(">3<") == true)
    let isTakenOver = sandbox.text(of: "out/search.html") == "wrong"
    #expect(isTakenOver || sandbox.text(of: "out/search.html") == page)
    return isTakenOver
  }

  @Test(arguments: [
    [], ["--jobs", "1"], ["--page-size", "7"], ["--report", "report.json"],
    ["--write-schema", "schema.json"],
  ])
  func `a page that the last build has left is taken over, whatever else is asked for`(
    words: [String]
  ) throws {
    #expect(try takesOver(["in.csv"] + words))
  }

  @Test(arguments: ["--force", "--checksum"])
  func `no page is taken over where that is asked for`(word: String) throws {
    #expect(try !takesOver(["in.csv", word]))
  }

  @Test(arguments: ["rowhouse-build 1", "0123456789abcdef", "0123456789abcdef"].enumerated())
  func `nothing is taken over of another format, program or site`(line: Int, text: String) throws {
    #expect(try !takesOver(["in.csv"]) { $0[line] = text })
  }
}
