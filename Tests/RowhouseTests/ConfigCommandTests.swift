import Foundation
import TestSupport
import Testing

/// Options in a file: `--config`, `--write-config`, and the member `rowhouse` of a data package.
@Suite struct ConfigCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: [String]
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", words, in: sandbox.path).result()
  }

  private func headers(_ sandbox: Sandbox, in site: String = "out") -> [String] {
    let page = sandbox.text(of: "\(site)/rows/index.html") ?? ""
    return page.matches(of: /<th scope="col"[^>]*>(.*?)<\/th>/).map { String($0.output.1) }
  }

  /// A column of each type that is found in values.
  private static let finds = """
    name,kind,when,price,tags,lat,lon,mail,site,done,"a, b",made,size,share,colour,at,took,note,id,gps,created_at
    Oak,tree,13/02/2020,"1.234,50 €",big; old,48.8,2.3,a@b.org,https://example.org/x,yes,1,circa 1930,1.5,10%,#ff8800,10:00,1:30,[1],70013,"49.11, 2.15",1527966773
    Fir,tree,01/02/2020,"12,00 €",old; green,48.9,2.4,c@b.org,https://example.org/y,no,2,1850–1860,2.5,20%,#f80,11:30,2:00,[2],70052,"50.21, 2.25",1537966773
    Rose,flower,14/03/2021,"2,00 €",green; small,48.7,2.5,d@b.org,https://example.org/z,no,3,May 1925,3.25,30%,#888,12:15,0:45,"[1,2]",70117,"51.31, 2.35",1547966773
    Lily,flower,15/03/2021,"3,00 €",small; big,48.6,2.6,e@b.org,https://example.org/w,yes,4,n.d.,,40%,#000,13:00,1:00,[],70208,"52.41, 2.45",1557966773
    Elm,tree,15/03/2022,"4,00 €",big; green,48.5,2.7,f@b.org,https://example.org/v,yes,5,1910,7,50%,#fff,14:45,3:10,[3],70325,"53.51, 2.55",1567966773

    """

  @Test(arguments: [[], ["--group-by", "kind", "--sort", "-price", "--total", "price=mean"]])
  func `what was found out is written, and read again it makes the same site`(
    words: [String]
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.finds, at: "in/finds.csv")
      try sandbox.put("", at: "conf/kept")
      let own = ["--row-pages", "--page-size", "3", "--label", "a, b=Comma", "--split", "tags=;"]
      let first = try run(
        sandbox,
        ["table", "in/finds.csv", "-o", "out", "--write-config", "conf/site.json"] + own + words)
      #expect(first.status == 0, "\(first.error)")
      let text = try #require(sandbox.text(of: "conf/site.json"))
      #expect(text.hasPrefix("{\n  \"input\": \"../in/finds.csv\",\n  \"title\": \"Finds\",\n"))
      #expect(text.contains("\n  \"output\": \"../out\",\n"))
      #expect(text.contains("\n    \"a, b\": \"Comma\",\n"))
      #expect(text.contains("\n    \"made\": \"approximate-date\",\n"))
      #expect(text.contains("\"gps\": \"place\",") && text.contains("\"created_at\": \"epoch\""))
      #expect(
        text.contains("\n    \"when\": \"date:dmy\",\n") || text.contains("\"when\": \"date\""))
      let again = try run(sandbox, ["table", "--config", "conf/site.json", "-o", "again"])
      #expect(again.status == 0 && again.error == "", "\(again.error)")
      let trees = try ["out", "again"].map { site in
        try sandbox.tree(site).filter { !$0.contains("rowhouse") }.map {
          $0.trimmingPrefix("\(site)/")
        }
      }
      #expect(trees[0] == trees[1])
    }
  }

  @Test func `the command line overrides a file, of options for columns those of one column`()
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b,\"c, d\"\n1,2,3\n", at: "in/t.csv")
      try sandbox.put(
        """
        {"input": ["t.csv"], "output": "../out", "title": "File", "page-size": 7, "download": true,
         "page": ["about.md"], "footer": "note.md", "columns": ["c, d", "a", "b"], "label": {"a": "A", "b": "B"}, "exports": false}
        """, at: "in/site.json")
      try sandbox.put("# About it\n", at: "in/about.md")
      try sandbox.put("By *us*\n", at: "in/note.md")
      let plain = try run(sandbox, ["table", "--config", "in/site.json"])
      #expect(sandbox.text(of: "out/about.html")?.contains("<em>us</em>") == true)
      #expect(plain.status == 0 && plain.error == "")
      #expect(headers(sandbox) == ["c, d", "A", "B"])
      #expect(sandbox.text(of: "out/index.html")?.contains("<h1>File</h1>") == true)
      #expect(sandbox.text(of: "out/rows/all.csv") != nil)
      #expect(sandbox.text(of: "out/rows/index.csv") == nil)
      let typed = try run(
        sandbox,
        [
          "table", "--config", "in/site.json", "--title", "Typed", "--label", "b=Beta", "-o",
          "other",
        ])
      #expect(typed.status == 0)
      #expect(headers(sandbox, in: "other") == ["c, d", "A", "Beta"])
      #expect(sandbox.text(of: "other/index.html")?.contains("<h1>Typed</h1>") == true)
      let input = try run(sandbox, ["table", "--config", "in/site.json", "none.csv"])
      #expect(input.status == 3 && input.error.contains("none.csv"))
    }
  }

  @Test func `a file of options is an input`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n1\n", at: "t.csv")
      try sandbox.put(#"{"input": "t.csv", "output": "out", "title": "One"}"#, at: "site.json")
      let words = ["table", "--config", "site.json", "--cache", "cache"]
      var isSettled = false
      for _ in 0..<100 where !isSettled {
        isSettled = try run(sandbox, words).output.hasPrefix("nothing has changed: ")
      }
      #expect(isSettled)
      try sandbox.put(#"{"input": "t.csv", "output": "out", "title": "Two"}"#, at: "site.json")
      let changed = try run(sandbox, words)
      #expect(!changed.output.hasPrefix("nothing has changed: "))
      #expect(sandbox.text(of: "out/index.html")?.contains("<h1>Two</h1>") == true)
      let over = try run(sandbox, words + ["--write-config", "site.json"])
      #expect(over.status == 2)
      #expect(over.error.contains("--write-config site.json would overwrite one of the inputs"))
    }
  }

  @Test func `a plan has the options of a file`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n1\n2\n", at: "t.csv")
      try sandbox.put(#"{"input": "t.csv", "output": "out", "row-pages": true}"#, at: "site.json")
      for words in [
        ["plan", "--config", "site.json", "--plan", "work"],
        ["draw", "--plan", "work", "--part", "1/1"], ["publish", "--plan", "work", "-o", "parts"],
        ["table", "--config", "site.json"],
      ] {
        let run = try run(sandbox, words)
        #expect(run.status == 0, "\(run.error)")
      }
      let trees = try ["out", "parts"].map { site in
        try sandbox.tree(site).map { $0.trimmingPrefix("\(site)/") }
      }
      #expect(trees[0] == trees[1] && trees[0].contains { $0.hasPrefix("rows/0/row-1.html") })
    }
  }

  @Test(
    arguments: [
      (#"{"titel": "x"}"#, #"site.json: unknown member "titel"; did you mean "title"?"#),
      (#"{"inputs": "x"}"#, #"site.json: unknown member "inputs"; did you mean "input"?"#),
      (
        #"{"zzzzzzzz": 1}"#,
        #"site.json: unknown member "zzzzzzzz". Use "input", or a long option of rowhouse table without "#
          + "its dashes."
      ),
      (
        #"{"watch": true}"#,
        #"site.json: unknown member "watch": --watch works only on the command line. Remove it."#
      ),
      (
        #"{"row-pages": 1}"#, #"site.json: unexpected value of "row-pages". Use true or false."#
      ),
      (
        #"{"label": ["a"]}"#,
        #"site.json: unexpected value of "label". Use an object such as {"COLUMN": "VALUE"}."#
      ),
      (
        #"{"facet": [1, null]}"#,
        #"site.json: unexpected value of "facet". Use a list of strings."#
      ),
      (
        #"{"title": ""}"#, #"site.json: "title" is empty. Remove it, or use a string."#
      ),
      (
        #"{"title": "a", "title": "b"}"#,
        #"site.json: the member "title" is there twice. Remove one of them."#
      ),
      (
        "[]",
        "site.json: not a config file. Expected an object with a member for each option, such as "
          + #"{"title": "Birds"}."#
      ),
      ("{\n  1", "site.json:2:3: "),
      (#"{"type": {"a": "nmber"}}"#, #"unknown type "nmber" in --type a=nmber. Use text, "#),
    ])
  func `a mistake in a file is named`(text: String, message: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n1\n", at: "t.csv")
      try sandbox.put(text, at: "site.json")
      let run = try run(sandbox, ["table", "t.csv", "-o", "out", "--config", "site.json"])
      #expect(run.error.hasPrefix("error: \(message)"), "\(run.error)")
      #expect(run.status == 2)
      #expect(sandbox.text(of: "out/index.html") == nil)
    }
  }

  @Test func `a data package may say how its tables look, and nothing else`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\n1,x\n2,y\n3,z\n", at: "in/t.csv")
      try sandbox.put(
        """
        {"resources": [{"name": "t", "path": "t.csv"}],
         "rowhouse": {"page-size": 2, "label": {"a": "Alpha"}, "theme": "ledger",
           "output": "/etc/site", "max-bytes": "1TB", "facets": ["b"], "show-remote-images": true}}
        """, at: "in/datapackage.json")
      let run = try run(
        sandbox, ["table", "in/datapackage.json", "-o", "out", "--label", "b=Beta"])
      let place = "note: in/datapackage.json: left out"
      let rest = "of \"rowhouse\", which only the command line or --config can say\n"
      #expect(
        run.error == "\(place) \"output\" \(rest)\(place) \"max-bytes\" \(rest)"
          + "\(place) \"facets\" of \"rowhouse\"; did you mean \"facet\"?\n"
          + "\(place) \"show-remote-images\" \(rest)")
      #expect(run.status == 0)
      #expect(Set(headers(sandbox)).isSuperset(of: ["Alpha", "Beta"]))
      #expect(sandbox.text(of: "out/rows/page-2.html") != nil)
      // The name of a folder is no theme of a package.
      try sandbox.put("body{}", at: "look/a.css")
      try sandbox.put(
        #"{"resources": [{"name": "t", "path": "t.csv"}], "rowhouse": {"theme": "look"}}"#,
        at: "in/datapackage.json")
      let other = try self.run(sandbox, ["table", "in/datapackage.json", "-o", "out"])
      #expect(other.error.hasPrefix("error: invalid value \"look\" for --theme"))
      #expect(other.status == 2)
    }
  }
}
