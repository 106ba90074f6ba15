import TestSupport
import Testing

/// `--page` and `--footer`.
@Suite struct OwnPagesTests {
  private static let people = "name,town\nAnna,Gävle\nBo,Umeå\nCy,Gävle\nDan,Umeå\n"

  private func run(
    _ sandbox: Sandbox, _ words: String..., to output: String = "site"
  ) throws -> (output: String, error: String, status: Int32) {
    try sandbox.put(Self.people, at: "people.csv")
    let cache = output == "site" ? ["--cache", "cache"] : []
    return try Child(
      product: "rowhouse", ["table", "people.csv", "-o", output] + cache + words, in: sandbox.path
    ).result()
  }

  @Test func `a page has its text and is in the bar, and the footer is on every page`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        """
        # About <3 & them

        See the [*rows*](rows/index.html#row-2), the [method](./The%20method.md#how), <https://a.example/ö>.

        | a | b |
        |---|--:|
        | 1 | `<` |

        #### Deep

        - ![A **bird**](https://a.example/b.png) ~~no~~

        """, at: "texts/about.md")
      try sandbox.put("Text only.\n\n## How\n\n1. x\n", at: "The method.md")
      try sandbox.put("By [us](about.md), at [home](/).\n", at: "note.md")
      let build = try run(
        sandbox, "--page", "texts/about.md", "--page", "The method.md", "--footer", "note.md",
        "--row-pages", "--base-url", "https://people.example/")
      #expect(build.status == 0, "\(build.error)")
      let page = try #require(sandbox.text(of: "site/about.html"))
      let main = try #require(page.firstMatch(of: #/(?s)<h1>.*(?=</main>)/#))
      #expect(
        main.0 == """
          <h1>About &lt;3 &amp; them</h1>
          <div class="prose">
          <p>See the <a href="rows/index.html#row-2"><em>rows</em></a>, the \
          <a href="the-method.html#how">method</a>, \
          <a href="https://a.example/%C3%B6">https://a.example/ö</a>.</p>
          <div class="objects" role="region" aria-label="a, b" tabindex="0">\
          <table class="facts"><thead>
          <tr><th scope="col">a</th><th class="end" scope="col">b</th></tr>
          </thead><tbody>
          <tr><td>1</td><td class="end"><code>&lt;</code></td></tr>
          </tbody></table></div>
          <h2 id="deep">Deep</h2>
          <ul>
          <li><a href="https://a.example/b.png">A bird</a> <del>no</del></li>
          </ul>
          </div>

          """)
      #expect(
        page.contains(
          #"<li><a href="about.html" aria-current="page">About &lt;3 &amp; them</a></li>"#
            + #"<li><a href="the-method.html">The method</a></li></ul></nav>"#))
      #expect(sandbox.text(of: "site/the-method.html")?.contains("<h1>The method</h1>") == true)
      let pages = try sandbox.tree("site").map { String($0.prefix { $0 != " " }) }
        .filter { $0.hasSuffix(".html") }
      #expect(pages.count == 12)
      for path in pages {
        let text = try #require(sandbox.text(of: "site/\(path)"))
        let up = String(repeating: "../", count: path.count { $0 == "/" })
        let root = path == "404.html" ? "https://people.example/" : up
        let home = path == "404.html" ? root : "\(up)index.html"
        #expect(
          text.contains(
            #"<section><p>By <a href="\#(root)about.html">us</a>, at <a href="\#(home)">home</a>"#),
          "\(path)")
        #expect(text.contains("prose.css") == (path == "about.html" || path == "the-method.html"))
      }
      let map = sandbox.text(of: "site/sitemap.xml")
      #expect(map?.contains("<loc>https://people.example/about.html</loc>") == true)
    }
  }

  @Test(arguments: [
    (
      "# A\n\na <br> b\n\n#\n\n[](a.html) [b](../b) [c](javascript:x) [d](d.md)\n\n![e](e.png)\n<!--",
      """
      error: a.md:3: the HTML tag "<br>". Use Markdown, or write \\< to show the tag.
      error: a.md:5: a heading without words. Write some, or take it out.
      error: a.md:7: a link without words. Write some between [ and ].
      error: a.md:7: "../b" is no path from the site's root. Use one such as rows/index.html.
      error: a.md:7: "javascript:x" is no link. Use https://, http://, mailto:, or a path from the \
      site's root.
      error: a.md:7: "d.md" is not one of the pages. Pass it with --page, too.
      error: a.md:9: the picture "e.png" has no address on the web. Use https://, or leave it out.
      error: a.md:10: a comment without an end. Write --> behind it.

      """
    ),
    (
      "x\n\n[a](rows/page-9.html)\n[b](rows/#row-9)\n[c](#none)\n",
      """
      a.md:3:1: error: "rows/page-9.html" is not a page or file of this site: add the file or fix \
      the reference [site-link]
      a.md:4:1: error: "rows/index.html" has no element with id="row-9": give one the id or fix the \
      reference [site-link]
      a.md:5:1: error: href "none" of <a> refers to no element of this page: give one id="none" or \
      fix the reference [page-reference]
      error: 3 errors in the pages. Nothing was published.

      """
    ),
    (
      String(repeating: "<i>a</i>\n", count: 22),
      (1...20).map {
        "error: a.md:\($0): the HTML tag \"<i>\". Use Markdown, or write \\< to show the tag.\n"
      }.joined() + "error: a.md: 2 more errors. Fix these first.\n"
    ),
    (" \n", "error: a.md: no text. Write some, or leave it out.\n"),
  ])
  func `a mistake is an error with the line of the text`(text: String, error: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(text, at: "a.md")
      let build = try run(sandbox, "--page", "a.md")
      #expect(build.error == error)
      #expect(build.status == 1)
      #expect(sandbox.text(of: "site/index.html") == nil)
    }
  }

  @Test(arguments: [
    (
      ["--page", "summary.md"],
      "--page summary.md would be summary.html, which every site has. Rename the file."
    ),
    (
      ["--page", "a.md", "--page", "b/A.markdown"],
      "--page b/A.markdown would be a.html, as a.md is. Rename one of the files."
    ),
    (
      ["--page", "a.txt"],
      "invalid value \"a.txt\" for --page. Use a file of Markdown, such as about.md."
    ),
  ])
  func `a page needs a name of its own`(words: [String], error: String) throws {
    try Sandbox.use { sandbox in
      for word in words where !word.hasPrefix("-") { try sandbox.put("x", at: word) }
      try sandbox.put(Self.people, at: "people.csv")
      let build = try Child(
        product: "rowhouse", ["table", "people.csv", "-o", "site"] + words, in: sandbox.path
      ).result()
      #expect(build.error == "error: \(error)\n")
      #expect(build.status == 2)
    }
  }

  @Test func `a footer is short paragraphs`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n\n# b\n", at: "a.md")
      try sandbox.put(String(repeating: "a", count: 2_001), at: "b.md")
      #expect(
        try run(sandbox, "--footer", "a.md").error
          == "error: a.md: a footer has paragraphs only. Take out headings, lists and tables.\n")
      #expect(
        try run(sandbox, "--footer", "b.md").error
          == "error: b.md: 2001 bytes; the limit of a footer is 2000. Put the text on a page "
          + "(--page), and link to that.\n")
    }
  }

  @Test func `one file has the footer, and no pages or links to pages`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("By [us](https://us.example/)", at: "a.md")
      #expect(try run(sandbox, "--footer", "a.md", to: "one.html").status == 0)
      let page = sandbox.text(of: "one.html")
      #expect(page?.contains(#"<p>By <a href="https://us.example/">us</a></p>"#) == true)
      #expect(
        try run(sandbox, "--page", "a.md", to: "one.html").error
          == "error: --page needs a folder, and --output one.html is one file. Leave out --page, "
          + "or use --output one/.\n")
      try sandbox.put("[rows](rows/)", at: "a.md")
      #expect(
        try run(sandbox, "--footer", "a.md", to: "one.html").error
          == "error: a.md:1: \"rows/\" is a page of the site, and the output is one file. "
          + "Use https://, or a folder as --output.\n")
    }
  }

  @Test func `of several tables, all pages have them in the bar`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("pet,age\nRex,3\nTom,4\n", at: "pets.csv")
      try sandbox.put("# About\n\nOf [pets](pets/rows/index.html).\n", at: "about.md")
      let build = try run(
        sandbox, "pets.csv", "--each", "--page", "about.md", "--footer", "about.md")
      #expect(build.error.contains("a footer has paragraphs only"))
      try sandbox.put("By [us](about.md).\n", at: "note.md")
      let again = try run(
        sandbox, "pets.csv", "--each", "--page", "about.md", "--footer", "note.md")
      #expect(again.status == 0, "\(again.error)")
      for (path, up) in [("index", ""), ("about", ""), ("pets/rows/index", "../../")] {
        let page = try #require(sandbox.text(of: "site/\(path).html"))
        #expect(page.matches(of: #/href="(?:\.\./)*about\.html"[^>]*>About</#).count > 0)
        #expect(page.contains(#"<p>By <a href="\#(up)about.html">us</a>.</p>"#))
      }
    }
  }

  @Test func `texts are inputs: a change of one is built`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("One.\n", at: "a.md")
      try sandbox.put("Two.\n", at: "b.md")
      for (file, text) in [("a.md", "Three.\n"), ("b.md", "Four.\n")] {
        _ = try run(sandbox, "--page", "a.md", "--footer", "b.md")
        try sandbox.put(text, at: file)
        let build = try run(sandbox, "--page", "a.md", "--footer", "b.md")
        #expect(!build.output.hasPrefix("nothing has changed"))
        let page = sandbox.text(of: "site/a.html")
        #expect(page?.contains(text.dropLast(1)) == true)
      }
    }
  }
}
