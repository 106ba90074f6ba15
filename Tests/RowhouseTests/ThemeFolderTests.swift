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
      #expect(css.hasSuffix("}\n:root { --page: #fff; }\n}\n"))
      #expect(css.hasPrefix("@layer ") && css.utf8.count > 10_000)
    }
  }

  @Test func `a theme of ours is not mistaken for a folder`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("ledger")
      #expect(try build("ledger", in: sandbox).status == 0)
      #expect(
        try build("./ledger", in: sandbox).error
          == "error: the theme ./ledger contains no stylesheet. Add a .css file.\n")
    }
  }

  @Test func `a link in a theme is not passed over in silence`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("mine")
      try sandbox.put("p {}", at: "other.css")
      try sandbox.makeLink(at: "mine/a.css", to: "../other.css")
      #expect(
        try build("mine", in: sandbox).error
          == "error: the theme mine contains the symbolic link a.css. Replace it with the file "
          + "itself.\n")
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
          error: the theme mine contains logo.png, expected only .css files. Move it away.

          """)
      #expect(built.status == 2)
    }
  }

  @Test(arguments: [
    ("@layer theme {\np {}\n", "1: the { is not closed. Add the }."),
    ("p {}\n}", "2: unexpected }. Remove it."),
    ("/* } */ p {}\n/* {", "2: the comment is not closed. Add */."),
    ("p { content: \"}\n}", "1: the string is not closed on its line. Add a quote."),
    (
      "/* a */\n@IMPORT url(b.css);",
      "2: @import has no effect in a theme. Put the stylesheet into the theme's folder."
    ),
    ("@namespace svg url(x);", "1: @namespace has no effect in a theme. Remove it."),
    (
      "@charset \"iso-8859-1\";",
      "1: @charset is not \"utf-8\". Save the file as UTF-8 and remove @charset."
    ),
  ]) func `what would be passed over without a word is an error`(css: String, fault: String) throws
  {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("mine")
      try sandbox.put(css, at: "mine/a.css")
      let built = try build("mine", in: sandbox)
      #expect(built.error == "error: mine/a.css:\(fault)\n" && built.status == 2)
    }
  }

  @Test(arguments: [
    "@charset \"utf-8\";\n@layer a, b;\n@layer b { p { content: '}\\'{' } }",
    "/* { */ .a\\{ {}", "@media print { @supports (color: red) { p {} } }",
  ]) func `what browsers take is taken`(css: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("mine")
      try sandbox.put(css, at: "mine/a.css")
      let built = try build("mine", in: sandbox)
      #expect(built.error == "" && built.status == 0)
    }
  }
}
