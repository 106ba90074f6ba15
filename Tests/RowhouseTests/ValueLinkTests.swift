import TestSupport
import Testing

/// `--link`, and foreign keys with several values in a cell.
@Suite struct ValueLinkTests {
  private func links(_ sandbox: Sandbox, on page: String) -> [String] {
    (sandbox.text(of: "out/\(page)") ?? "")
      .matches(of: /<a href="(https?:[^"]*)">/).map { String($0.output.1) }
  }

  @Test func `values are links, with what an address does not have encoded`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        """
        title,isbn,tags
        A,978 0/1?&#,one; two
        B,,two; é
        C,"x""<y>",é; one

        """, at: "t.csv")
      let run = try Child(
        product: "rowhouse",
        [
          "table", "t.csv", "-o", "out", "--row-pages", "--split", "tags=;", "--link",
          "isbn=https://example.org/isbn/{}", "--link", "tags=http://example.org/t?q={}&of={}",
        ], in: sandbox.path
      ).result()
      #expect(run.status == 0 && run.error == "", "\(run.error)")
      let isbn = "https://example.org/isbn/978%200%2F1%3F%26%23"
      let tags = ["one", "two", "two", "%C3%A9", "%C3%A9", "one"].map {
        "http://example.org/t?q=\($0)&amp;of=\($0)"
      }
      #expect(
        links(sandbox, on: "rows/index.html") == [
          isbn, tags[0], tags[1], tags[2], tags[3], "https://example.org/isbn/x%22%3Cy%3E", tags[4],
          tags[5],
        ])
      #expect(links(sandbox, on: "rows/0/row-1.html") == [isbn, tags[0], tags[1]])
    }
  }

  @Test func `values of a cell are a list, and one that has lists is a text`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        """
        [{"a": "X", "tags": ["one", "two"], "deep": [[1], [2]]},
         {"a": "Y", "tags": ["one"], "deep": [[3]]}, {"a": "Z", "tags": [], "deep": []}]
        """, at: "t.json")
      let run = try Child(product: "rowhouse", ["table", "t.json", "-o", "out"], in: sandbox.path)
        .result()
      #expect(run.status == 0, "\(run.error)")
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(
        page.matches(of: /<td>(.*?)<\/td>/).map { String($0.output.1) } == [
          "<ul><li>one</li><li>two</li></ul>", "(1), (2)", "<ul><li>one</li></ul>", "(3)", "", "",
        ])
      #expect(sandbox.text(of: "out/assets/columns.css")?.contains("td > ul") == true)
    }
  }

  @Test(arguments: ["example.org/{}", "https://example.org/", "javascript:{}", "//example.org/{}"])
  func `what is no address with a place for a value is refused`(text: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n1\n", at: "t.csv")
      let run = try Child(
        product: "rowhouse", ["table", "t.csv", "-o", "out", "--link", "a=\(text)"],
        in: sandbox.path
      ).result()
      #expect(
        run.error == "error: invalid URL \"\(text)\" in --link a=\(text). Use an http or https URL "
          + "with {} in place of the value, such as https://example.org/{}.\n")
      #expect(run.status == 2)
    }
  }

  @Test func `each of several values is a foreign key`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("book,by\nX,ann; bo\nY,bo; cy\nZ,cy; dee\n", at: "books.csv")
      try sandbox.put("who\nann\nbo\ncy\n", at: "people.csv")
      try sandbox.put(
        """
        {"resources": [
          {"name": "books", "path": "books.csv", "schema": {
            "fields": [{"name": "book"}, {"name": "by", "type": "list", "delimiter": ";"}],
            "foreignKeys": [{"fields": "by", "reference": {"resource": "people", "fields": "who"}}]}},
          {"name": "people", "path": "people.csv"}]}
        """, at: "datapackage.json")
      let run = try Child(
        product: "rowhouse", ["table", "datapackage.json", "-o", "out", "--row-pages"],
        in: sandbox.path
      ).result()
      #expect(
        run.error
          == "warning: books.csv: 1 value in \"by\" matches no \"who\" of \"people\"; shown "
          + "without a link\n")
      let page = try #require(sandbox.text(of: "out/books/rows/index.html"))
      let links = page.matches(of: /<a href="..\/..\/people\/rows\/0\/(row-\d).html">(\w+)</)
      #expect(
        links.map { "\($0.output.1) \($0.output.2)" }
          == ["row-1 ann", "row-2 bo", "row-2 bo", "row-3 cy", "row-3 cy"])
      let bo = try #require(sandbox.text(of: "out/people/rows/0/row-2.html"))
      let books = bo.matches(of: /<a href="..\/..\/..\/books\/rows\/0\/row-\d.html">(\w)</)
      #expect(books.map(\.output.1) == ["X", "Y"])
    }
  }
}
