import TestSupport
import Testing

/// Where commands do not write, since something else is there.
@Suite struct PlaceTests {
  @Test(arguments: [
    ("publish --plan q/p --output q/p", "--output q/p is the plan q/p. Use another folder."),
    ("publish --plan q/p --output q", "--output q contains the plan q/p. Use another folder."),
    (
      "publish --plan q/p --output o --report q/p/plan",
      "--report q/p/plan would overwrite the plan q/p. Write the report elsewhere."
    ),
    (
      "plan t.csv --plan site/p",
      "--plan site/p is inside the published site HERE/site. Use another folder."
    ),
    ("plan t.csv --plan site", "--plan site is inside the published site HERE/site. Use another"),
    (
      "table t.csv --output o --cache o/cache",
      "--output o contains the cache o/cache. Use another folder."
    ),
    ("table t.csv --output o --cache o", "--output o is the cache o. Use another folder."),
    (
      "table t.csv --output site --cache site/cache",
      "--output site contains the cache site/cache. Use another folder."
    ),
    (
      "table t.csv --output looks --theme looks/dark",
      "--output looks contains the input looks/dark. Use another folder."
    ),
    (
      "table t.csv --output looks --schema looks/s.json",
      "--output looks contains the input looks/s.json. Use another folder."
    ),
    (
      "table t.csv --output o --schema looks/s.json --write-schema looks/s.json",
      "--write-schema looks/s.json would overwrite one of the inputs. Write the schema elsewhere."
    ),
    (
      "table t.csv --output o --schema looks/s.json --report looks/s.json",
      "--report looks/s.json would overwrite one of the inputs. Write the report elsewhere."
    ),
    (
      "table t.csv --output o --report r.json --write-schema ./r.json",
      "--write-schema ./r.json would overwrite the report r.json. Write the schema elsewhere."
    ),
    (
      "diff site --output site/index.html",
      "--output site/index.html is inside site. Write the difference elsewhere."
    ),
    (
      "diff site other --output other/new.html",
      "--output other/new.html is inside other. Write the difference elsewhere."
    ),
  ])
  func `what would take the place of something else, or be published, is refused`(
    words: String, message: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"{"fields": [{"name": "a"}]}"#, at: "looks/s.json")
      try sandbox.put("a{}", at: "looks/dark/a.css")
      for (text, folder) in [("1", "site"), ("2", "site"), ("1", "other")] {
        try sandbox.put("a,b\n\(text),x\n", at: "t.csv")
        try expect("table t.csv --output \(folder) --keep 1 --quiet", "", in: sandbox)
      }
      try expect("plan t.csv --plan q/p --quiet", "", in: sandbox)
      try expect("draw --plan q/p --part 1/1 --quiet", "", in: sandbox)
      let tree = try sandbox.tree()
      let error = "error: \(message.replacing("HERE", with: sandbox.path))"
      try expect(words, error, in: sandbox)
      #expect(try sandbox.tree() == tree)
    }
  }

  @Test func `a plan in a folder of inputs is not read as one of them`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,x\n", at: "in/t.csv")
      for words in [
        "plan in --plan in/p", "draw --plan in/p --part 1/1", "publish --plan in/p --output out",
        "plan in --plan in/p",
      ] {
        try expect("\(words) --quiet", "", in: sandbox)
      }
      #expect(sandbox.text(of: "in/t.csv") == "a,b\n1,x\n")
      #expect(sandbox.text(of: "out/index.html") != nil)
    }
  }

  private func expect(_ words: String, _ error: String, in sandbox: Sandbox) throws {
    let run = try Child(
      product: "rowhouse", words.split(separator: " ").map(String.init), in: sandbox.path
    ).result()
    #expect(error.isEmpty ? run.error == "" : run.error.hasPrefix(error), "\(run)")
    #expect(run.status == (error.isEmpty ? 0 : 2) && run.output == "")
  }
}
