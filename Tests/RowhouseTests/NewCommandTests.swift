import Files
import Foundation
import TestSupport
import Testing

/// `rowhouse new` makes a folder to begin with, and never replaces a file.
@Suite struct NewCommandTests {
  private func make(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", ["new"] + words, in: sandbox.path).result()
  }

  @Test(
    arguments: [
      (
        "table", "14 rows on 20 pages", "20 pages in _site, all valid",
        [".gitignore", "Makefile", "README.md", "data/plants.csv", "rowhouse.json"]
      ),
      (
        "recordings", "6 recordings on 17 pages", "17 pages in _site, all valid",
        [".gitignore", "Makefile", "README.md", "data/recordings.csv", "rowhouse.json"]
      ),
    ])
  func `a folder of data becomes a site by make`(
    kind: String, built: String, judged: String, files: [String]
  ) throws {
    try Sandbox.use { sandbox in
      let run = try make(sandbox, "my garden", "--template", kind)
      #expect(
        run.output == """
          made my garden: 5 files
          next: cd 'my garden' && make, then open _site/index.html

          """)
      #expect(run.error == "" && run.status == 0)
      #expect(try files == names(of: "my garden", in: sandbox))
      #expect(sandbox.text(of: "my garden/README.md")?.hasPrefix("# my garden\n") == true)
      let folder = sandbox("my garden")
      let site = try Child(program: "/usr/bin/env", ["make", "check"], in: folder).result()
      #expect(site.status == 0)
      #expect(site.output.contains("\n\(built), "))
      #expect(site.output.hasSuffix("\n\(judged)\n"))
    }
  }

  @Test func `a table of one's own is copied, described and built`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("plant,since\nFern,2001-02-03\nMoss,2002-03-04\n", at: "my-plants.csv")
      let run = try make(sandbox, "garden", "my-plants.csv", "--template", "table")
      #expect(run.error == "" && run.status == 0)
      #expect(run.output.hasPrefix("2 rows on "))
      #expect(
        run.output.hasSuffix(
          "made garden: 5 files\nnext: cd garden && make, then open _site/index.html\n"))
      let config = try #require(sandbox.text(of: "garden/rowhouse.json"))
      #expect(config.hasPrefix("{\n  \"input\": \"data\",\n  \"title\": \"My plants\",\n"))
      #expect(config.contains("\n    \"since\": \"date\"\n"))
      let folder = sandbox("garden")
      let site = try Child(program: "/usr/bin/env", ["make", "check"], in: folder).result()
      #expect(site.status == 0 && site.output.contains("\n2 rows on "))
      // A table that can't be read leaves no file.
      try sandbox.put("a,b\n1,\"", at: "cut.csv")
      let cut = try make(sandbox, "cut", "cut.csv", "--template", "table")
      #expect(cut.status == 1)
      #expect(try names(of: "cut", in: sandbox).allSatisfy { $0.hasSuffix("/") })
      try sandbox.put("", at: "folder/a.csv")
      let many = try make(sandbox, "many", "folder", "--template", "table")
      #expect(many.status == 2 && many.error.contains("and folder is a folder."))
    }
  }

  @Test func `screens are a package that is built with the checkout`() throws {
    try Sandbox.use { sandbox in
      let run = try make(sandbox, "a/trattoria", "--github")
      #expect(
        run.output == """
          made a/trattoria: 8 files
          next: cd a/trattoria && swift run Website build, then open _site/index.html; \
          the first build takes about a minute

          """)
      #expect(run.error == "" && run.status == 0)
      #expect(
        try names(of: "a/trattoria", in: sandbox) == [
          ".github/workflows/pages.yml", ".gitignore", "Package.swift", "README.md",
          "Sources/Website/FrontScreen.swift", "Sources/Website/MenuScreen.swift",
          "Sources/Website/Site.swift", "Tests/WebsiteTests/WebsiteTests.swift",
        ])
      #expect(
        sandbox.text(of: "a/trattoria/Sources/Website/Site.swift")?.contains(
          "let title = \"trattoria\"") == true)
      let package = try #require(sandbox.text(of: "a/trattoria/Package.swift"))
      let way = try #require(package.firstMatch(of: /\?\? "(.+)"/)?.1)
      #expect(way.hasPrefix("../"))
      #expect(
        sandbox.text(of: "a/trattoria/\(way)/Package.swift")?.contains("\"rowhouse\"") == true)
    }
  }

  @Test func `a checkout is named where the program is not in one`() throws {
    try Sandbox.use { sandbox in
      // By a process of its own: a program that somebody else has open to write cannot be started.
      let copy = [Child.path(of: "rowhouse"), sandbox("rowhouse")]
      #expect(try Child(program: "/bin/cp", copy).result().status == 0)
      let alone = try Child(program: sandbox("rowhouse"), ["new", "a"], in: sandbox.path).result()
      #expect(
        alone.error
          == "error: missing --path DIR (the checkout of Rowhouse, for screens)\n")
      #expect(alone.status == 2)
      try sandbox.put("", at: "its \"checkout\"/Sources/Rowhouse/Rowhouse.swift")
      let words = ["new", "a", "--path", "its \"checkout\"", "--quiet"]
      let named = try Child(program: sandbox("rowhouse"), words, in: sandbox.path).result()
      #expect(named == ("", "", 0))
      #expect(
        sandbox.text(of: "a/Package.swift")?.contains(#"?? "../its \u{22}checkout\u{22}""#) == true)
    }
  }

  @Test func `nothing is made where a file would be replaced`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("mine", at: "garden/data/plants.csv")
      let run = try make(sandbox, "garden", "--template", "table")
      #expect(
        run.error
          == "error: cannot make \"garden/data/plants.csv\": it already contains files. Choose "
          + "a new folder.\n")
      #expect(run.status == 3)
      #expect(try sandbox.tree() == ["garden/data/plants.csv = mine"])
      // What is there and is not in the way stays.
      let other = try make(sandbox, "garden", "--template", "recordings")
      #expect(other.status == 0)
      #expect(sandbox.text(of: "garden/data/plants.csv") == "mine")
      try sandbox.put("", at: "file")
      let file = try make(sandbox, "file/garden", "--template", "table")
      #expect(file.error.hasPrefix("error: cannot ") && file.status == 3)
    }
  }

  @Test func `the folder one is in is filled`() throws {
    try Sandbox.use { sandbox in
      let run = try make(sandbox, ".", "--template", "table", "--github")
      #expect(run.output == "made .: 6 files\nnext: make, then open _site/index.html\n")
      #expect(try names(of: "", in: sandbox).contains(".github/workflows/pages.yml"))
    }
  }

  @Test(
    arguments: [
      ([], "error: missing DIR. Usage: new DIR"),
      (["a", "b", "c"], "error: too many arguments. new takes one folder and one file."),
      (
        ["a", "b.csv"],
        "error: INPUT works only with --template table or recordings. Pass one of them."
      ),
      (
        ["a", "--template", "tables"],
        "error: invalid value \"tables\" for --template; did you mean table? Use screens, table "
          + "or recordings."
      ),
      (
        ["a", "--template"], "error: missing value: --template screens|table|recordings"
      ),
      (
        ["a", "--template", "table", "--template", "table"],
        "error: --template appears twice. "
          + "Leave out one of them."
      ),
      (
        ["a", "--template", "table", "--path", "b"],
        "error: --path works only with --template "
          + "screens. Leave it out."
      ),
      (
        ["a", "--path", "."],
        "error: --path . does not contain the Rowhouse package. Pass the folder of its checkout."
      ),
    ])
  func `what cannot be made is said, and not made`(words: [String], message: String) throws {
    try Sandbox.use { sandbox in
      let run = try Child(product: "rowhouse", ["new"] + words, in: sandbox.path).result()
      #expect(run.error == message + "\n")
      #expect(run.status == 2)
      #expect(try sandbox.tree() == [])
    }
  }

  private func names(of folder: String, in sandbox: Sandbox) throws -> [String] {
    try sandbox.tree(folder).map { String($0.prefix { $0 != " " }) }
  }

  @Test(arguments: ["table", "recordings", "screens"])
  func `a link where a folder would be is not followed`(kind: String) throws {
    try Sandbox.use { sandbox in
      let name = kind == "screens" ? "Sources" : "data"
      try sandbox.makeFolder("outside")
      try sandbox.makeFolder("a")
      try sandbox.makeLink(at: "a/\(name)", to: "../outside")
      let run = try make(sandbox, "a", "--template", kind)
      #expect(run.status == 3)
      #expect(run.error.contains("\"a/\(name)\" is a symbolic link. Choose a new folder."))
      #expect(try names(of: "outside", in: sandbox) == [])
      #expect(sandbox.text(of: "a/README.md") == nil)
    }
  }

  @Test func `a folder may be called anything`() throws {
    try Sandbox.use { sandbox in
      let name = "a\n\"b\\(c)\"\u{301}\\ #$x'\u{301} @KIND@"
      #expect(try make(sandbox, name).status == 0)
      let package = try #require(sandbox.text(of: "\(name)/Package.swift"))
      let line = package.split(separator: "\n").first { $0.contains("  name: ") }
      #expect(
        line == #"  name: "a\u{a}\u{22}b\u{5c}(c)\u{22}\#u{301}\u{5c} #$x'\#u{301} @KIND@","#)
      #expect(sandbox.text(of: "\(name)/README.md")?.hasPrefix("# a\\u{A}\"b") == true)
      #expect(try make(sandbox, "t" + name, "--template", "table").status == 0)
      let check = try Child(
        program: "/usr/bin/env", ["make", "check"], in: sandbox("t\(name)")
      ).result()
      #expect(check.status == 0)
    }
  }
}
