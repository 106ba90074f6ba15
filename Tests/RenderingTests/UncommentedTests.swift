import Testing

@testable import Rendering

@Suite struct UncommentedTests {
  @Test func `a script has neither comments nor indentation`() {
    let source = """
      // What it does.
      (() => {
        "use strict";

        // Why.
        const a = "  // no comment";
        b("a  b", a / b, /\\/\\/ /)
          + `  ${a} //`;
      })();
      """
    let published = """
      (() => {
      "use strict";
      const a = "  // no comment";
      b("a  b", a / b, /\\/\\/ /)
      + `  ${a} //`;
      })();

      """
    #expect(String(decoding: Uncommented.script(Array(source.utf8)), as: UTF8.self) == published)
    #expect(Uncommented.script([]) == [])
  }

  @Test(arguments: [
    ("a {\n  color: red;\n}\n", "a {\ncolor: red;\n}\n"),
    ("/* one\n   two */\na  b { /* c */ margin: 0  auto ; }", "a  b {   margin: 0  auto ; }\n"),
    (
      "a::before { content: \"a  /* b */ ; \\\"}\"; }",
      "a::before { content: \"a  /* b */ ; \\\"}\"; }\n"
    ),
    ("a { b: 'c \\\n  d'; }", "a { b: 'c \\\n  d'; }\n"), ("a/* x */b", "a b\n"),
    ("a { } /* b */\n\n  /* c */\n", "a { }\n"), ("/*", ""), ("/* /", ""), ("", ""),
    ("a { b: \"open /*", "a { b: \"open /*\n"), ("\\", "\\\n"),
  ]) func `a stylesheet has neither comments nor indentation`(source: String, published: String) {
    let bytes = Uncommented.stylesheet(Array(source.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == published)
  }
}
