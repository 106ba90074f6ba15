import TestSupport
import Testing
import Validation

/// `rowhouse table people.csv -o people.html`.
@Suite struct SingleFileCommandTests {
  private static let people = #"""
    Name,Town,Note
    Anna,Gävle,"<b> & ]]> </script> ""quoted"""
    Bo,Gävle,=1+2
    Cy,Umeå,

    """#

  private func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", ["table"] + words, in: sandbox.path).result()
  }

  private func names(in sandbox: Sandbox) throws -> [String] {
    try sandbox.tree().map { String($0.prefix { $0 != " " }) }
  }

  @Test func `a table is one page, the same each time`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.people, at: "people.csv")
      let first = try run(sandbox, "people.csv", "-o", "people.html")
      #expect(first.status == 0)
      #expect(first.output.hasPrefix("3 rows on 1 page, "))
      #expect(first.output.hasSuffix(" bytes, all valid, in people.html\n"))
      #expect(try run(sandbox, "people.csv", "-o", "people.HTM").status == 0)
      #expect(sandbox.text(of: "people.HTM") == sandbox.text(of: "people.html"))
      try sandbox.remove("people.HTM")
      let page = try #require(sandbox.text(of: "people.html"))
      #expect(try names(in: sandbox) == ["people.csv", "people.html"])
      var validator = PageValidator()
      #expect(validator.read(Array(page.utf8), file: "people.html").findings.isEmpty)
      #expect(page.matches(of: /<(?:style|script)[ >]/).count == 3)
      #expect(!page.contains(#/ (?:src|href)="(?!#|data:image)/#))
      #expect(page.contains("<title>People</title>"))

      #expect(try run(sandbox, "people.csv", "-o", "Again.HTML").status == 0)
      #expect(sandbox.text(of: "Again.HTML") == page)
    }
  }

  @Test func `a table with places has a map and its land, and others have none`() throws {
    try Sandbox.use { sandbox in
      func page(_ text: String) throws -> String {
        try sandbox.put(text, at: "a.csv")
        #expect(try run(sandbox, "a.csv", "-o", "a.html").status == 0)
        return try #require(sandbox.text(of: "a.html"))
      }
      let plain = try page("Name,Latitude,Longitude\nOslo,north,east\n")
      #expect(!plain.contains(#"rowhouse(["map""#) && !plain.contains("data-land"))
      let placed = try page("Name,Latitude,Longitude\nOslo,59.9,10.7\n")
      let land = try #require(placed.firstMatch(of: #/data-land="(data:image/svg\+xml,[^"]*)"/#))
      #expect(15_000..<20_000 ~= land.1.utf8.count)
    }
  }

  @Test func `pictures of other hosts are loaded only where that is asked for`() throws {
    try Sandbox.use { sandbox in
      let rows = (1...3).map { "\($0),https://example.org/\($0).jpg\n" }.joined()
      try sandbox.put("Name,Picture\n" + rows, at: "a.csv")
      #expect(try run(sandbox, "a.csv", "-o", "a.html").status == 0)
      let plain = try #require(sandbox.text(of: "a.html"))
      #expect(plain.contains("img-src data:;") && !plain.contains("<img"))
      #expect(try run(sandbox, "a.csv", "-o", "a.html", "--show-remote-images").status == 0)
      let shown = try #require(sandbox.text(of: "a.html"))
      #expect(shown.contains("img-src data: https:;") && shown.contains("<img"))
    }
  }

  @Test(
    arguments: [
      ["--each"], ["--row-pages"], ["--keep", "2"], ["--host", "netlify"], ["--sortable", "Name"],
      ["--feed", "Name"], ["--exports"], ["--download"], ["--base-url", "https://example.org/"],
      ["--page-size", "10"], ["--max-files", "9"], ["--watch"], ["--port", "8123"],
      ["--cache", "c"], ["--allow-empty"],
    ])
  func `an option that needs a folder is refused by both names`(words: [String]) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.people, at: "people.csv")
      let result = try Child(
        product: "rowhouse", ["table", "people.csv", "-o", "people.html"] + words, in: sandbox.path
      ).result()
      #expect(result.status == 2)
      #expect(
        result.error == """
          error: \(words[0]) needs a folder, and --output people.html is one file. Leave out \
          \(words[0]), or use --output people/.

          """)
      #expect(try names(in: sandbox) == ["people.csv"])
    }
  }

  @Test func `what is too large says so, and leaves the file that is there`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("Name\n" + (1...20_001).map { "n\($0)\n" }.joined(), at: "many.csv")
      try sandbox.put("old", at: "many.html")
      let many = try run(sandbox, "many.csv", "-o", "many.html", "--quiet")
      #expect(many.status == 1)
      #expect(
        many.error == """
          error: the page would have 20,001 rows; the limit of one file is 20,000 rows. Nothing was \
          published. Use a folder (--output many/), or leave out columns (--hide).

          """)
      try sandbox.put(Self.people, at: "people.csv")
      #expect(
        try run(sandbox, "people.csv", "-o", "many.html", "--max-bytes", "1000").status == 1)
      #expect(sandbox.text(of: "many.html") == "old")
      #expect(try names(in: sandbox) == ["many.csv", "many.html", "people.csv"])
    }
  }

  @Test func `an input is not written over`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.people, at: "people.html")
      #expect(try run(sandbox, "people.html", "-o", "people.html").status == 2)
      #expect(sandbox.text(of: "people.html") == Self.people)
    }
  }
}
