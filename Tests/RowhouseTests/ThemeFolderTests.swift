import TestSupport
import Testing

/// Themes that are folders of stylesheets.
@Suite struct ThemeFolderTests {
  private func build(
    _ theme: String, in sandbox: Sandbox
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "Site", ["build", "--theme", theme, "--quiet"], in: sandbox.path).result()
  }

  @Test func `the stylesheets of a folder come after what all themes share`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("mine")
      try sandbox.put(":root { --page: #fff; }", at: "mine/b.css")
      try sandbox.put("/* first */", at: "mine/a.css")
      let built = try build("mine", in: sandbox)
      #expect(built.error == "" && built.status == 0)
      let css = try #require(sandbox.text(of: "_site/assets/theme.css"))
      #expect(css.hasSuffix("@layer theme{:root{--page:#fff}}"))
      #expect(css.hasPrefix("@layer ") && css.utf8.count > 10_000)
    }
  }

  @Test func `a theme of ours is not mistaken for a folder`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("ledger")
      #expect(try build("ledger", in: sandbox).status == 0)
      #expect(
        try build("./ledger", in: sandbox).error
          == "error: the theme ./ledger has no stylesheet: put a .css file into it\n")
    }
  }

  @Test func `a link in a theme is not passed over in silence`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("mine")
      try sandbox.put("p {}", at: "other.css")
      try sandbox.makeLink(at: "mine/a.css", to: "../other.css")
      #expect(
        try build("mine", in: sandbox).error
          == "error: the theme mine has the link a.css, and links are not followed; copy it\n")
    }
  }

  @Test func `a byte order mark is no part of the first selector`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("mine")
      try sandbox.put("\u{FEFF}p {}", at: "mine/a.css")
      #expect(try build("mine", in: sandbox).status == 0)
      #expect(sandbox.text(of: "_site/assets/theme.css")?.contains("\u{FEFF}") == false)
    }
  }

  @Test func `what is no stylesheet is not left out in silence`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("mine")
      try sandbox.put("p {}", at: "mine/a.css")
      try sandbox.put("", at: "mine/logo.png")
      let built = try build("mine", in: sandbox)
      #expect(
        built.error == """
          error: the theme mine has the file logo.png, and a theme is stylesheets alone; move it away

          """)
      #expect(built.status == 2)
    }
  }
}
