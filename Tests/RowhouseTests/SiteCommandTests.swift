import TestSupport
import Testing

/// The command line of this project's own site.
@Suite struct SiteCommandTests {
  private func site(
    _ words: String..., in sandbox: Sandbox
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "Site", words, in: sandbox.path).result()
  }

  @Test func `a site is built, checked, and found wrong when it is damaged`() throws {
    try Sandbox.use { sandbox in
      let build = try site("build", in: sandbox)
      #expect(build.error == "")
      #expect(build.output.hasSuffix(" bytes, all valid, in _site\n"))
      let check = try site("check", in: sandbox)
      #expect(check.output == "244 pages in _site, all valid\n")
      #expect(check.status == 0)

      try sandbox.makeFolder("bare")
      let bare = try site("check", "bare", in: sandbox)
      #expect(
        bare.error == "error: no HTML pages in bare. Check the path.\n")
      #expect(bare.status == 1)

      try sandbox.remove("_site/pizza.html")
      let damaged = try site("check", "_site", in: sandbox)
      #expect(
        damaged.output.contains(
          "account.html:186:86: error: \"pizza.html\" is not a page or file of this site"))
      #expect(damaged.output.contains("pizza.html:1:1: error: missing"))
      #expect(damaged.status == 1)
    }
  }

  @Test func `routes are paths and screens, a line each`() throws {
    try Sandbox.use { sandbox in
      let routes = try site("routes", in: sandbox).output.split(separator: "\n")
      #expect(routes.count == 244)
      #expect(routes.first == "index.html\tFrontScreen")
      #expect(routes.contains("recordings/page-3.html\tRecordingsScreen"))
      #expect(routes.contains("pizza/full.html\tPizzaScreen"))
      #expect(routes.last == "search.html\tSearchPage")
    }
  }

  @Test func `one worker and eight give the same bytes`() throws {
    try Sandbox.use { sandbox in
      _ = try site("build", "--output", "one", "--jobs", "1", in: sandbox)
      _ = try site("build", "--output", "eight", "--jobs", "8", in: sandbox)
      #expect(try sandbox.tree("one") == sandbox.tree("eight"))
      #expect(
        sandbox.text(of: "one/.rowhouse-manifest") == sandbox.text(of: "eight/.rowhouse-manifest"))
    }
  }

  @Test func `themes change the stylesheets and nothing else`() throws {
    try Sandbox.use { sandbox in
      _ = try site("build", "--output", "a", "--theme", "cupertino", in: sandbox)
      _ = try site("build", "--output", "b", "--theme", "ledger", in: sandbox)
      let differing = zip(try sandbox.tree("a"), try sandbox.tree("b")).filter { $0 != $1 }
      #expect(
        differing.map { $0.0.prefix { $0 != " " } } == ["assets/catalogue.css", "assets/theme.css"])
    }
  }
}
