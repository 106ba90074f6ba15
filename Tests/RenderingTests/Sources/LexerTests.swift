import Testing

@testable import Rendering

@Suite struct LexerTests {
  /// Text with each coloured piece between brackets, after the first letter of its kind.
  private func marked(_ text: String, _ pieces: ([UInt8]) -> [LexicalPiece]) -> String {
    let bytes = Array(text.utf8)
    return pieces(bytes).map { piece in
      let text = String(decoding: bytes[piece.range], as: UTF8.self)
      return piece.style.map { "\($0)".prefix(1) + "[\(text)]" } ?? text
    }.joined()
  }

  @Test(arguments: [
    ("", ""),
    ("let a = B.c(1e5, 0xFF)", "k[let] a = t[B].c(1e5, 0xFF)"),
    ("import Foo // why", "k[import] t[Foo] c[// why]"),
    ("a /* b /* c */ d */ e", "a c[/* b /* c */ d */] e"),
    ("x = .default; 0..<self.a", "x = .default; 0..<k[self].a"),
    ("case `default`, naïveté, $0, _x", "k[case] `default`, naïveté, $0, _x"),
    (
      "func f(for row: Row, default: some A) { (let b, nil) }",
      "k[func] f(for row: t[Row], default: k[some] t[A]) { (k[let] b, k[nil]) }"
    ),
    ("#if os(Linux)\n@Test func f()", "k[#if] os(t[Linux])\nk[@Test] k[func] f()"),
    (#""a\"b" + "\\" + c"#, #"s["a\"b"] + s["\\"] + c"#),
    (#""\(f("a(", b(")"))) c" d"#, #"s["\(f("a(", b(")"))) c"] d"#),
    (##"#"a"b\"# c #"\#("d")"# e"##, ##"s[#"a"b\"#] c s[#"\#("d")"#] e"##),
    ("\"\"\"\n a \"b\" \"\" \\\"\"\" c\n\"\"\" d", "s[\"\"\"\n a \"b\" \"\" \\\"\"\" c\n\"\"\"] d"),
    ("##\"\"\"\n\"\"\"# let\n\"\"\"## let", "s[##\"\"\"\n\"\"\"# let\n\"\"\"##] k[let]"),
    ("\"not ended\nlet a", "s[\"not ended]\nk[let] a"),
    ("\"\"\"\nnot ended\nlet a", "s[\"\"\"\nnot ended\nlet a]"),
    ("/* not ended\nlet a", "c[/* not ended\nlet a]"),
    ("\"\\(not ended", "s[\"\\(not ended]"),
    ("letter classy // let", "letter classy c[// let]"),
    ("## \"a\" # \\", "## s[\"a\"] # \\"),
  ])
  func `Swift has its comments, strings, keywords and types marked`(text: String, marks: String) {
    #expect(marked(text, SwiftLexer.pieces) == marks)
  }

  @Test(arguments: [
    ("", ""),
    ("<p class=\"a > b\">c</p>", "<k[p] t[class]=s[\"a > b\"]>c</k[p]>"),
    ("<!DOCTYPE html>\n<br/>", "<!k[DOCTYPE] t[html]>\n<k[br]/>"),
    (
      "<!-- <p> --><a xml:lang='en'>&lt;</a>",
      "c[<!-- <p> -->]<k[a] t[xml:lang]=s['en']>&lt;</k[a]>"
    ),
    ("1 < 2 <3", "1 < 2 <3"),
    ("<a href=\"not ended", "<k[a] t[href]=s[\"not ended]"),
    ("<!-- not ended", "c[<!-- not ended]"),
    ("<", "<"), ("</", "</"), ("<a", "<k[a]"),
  ])
  func `HTML has its tags, attributes, values and comments marked`(text: String, marks: String) {
    #expect(marked(text, MarkupLexer.pieces) == marks)
  }

  @Test(arguments: [UInt64](1...40))
  func `no byte is lost or changed, whatever the text`(seed: UInt64) {
    let tokens = [
      "\"", "\"\"\"", "#", "##", "\\", "\\(", "(", ")", "/*", "*/", "//", "\n", "\r\n", "let ",
      "Type", "`", "@", "é", "👩‍👩‍👧‍👦", "\u{301}", "\u{0}", "<", ">", "<!--", "-->", "</p", "='", ".",
      "0",
      "// MARK: - Title\n", "import A\n", " ",
    ]
    var state = seed
    var text = ""
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += tokens[Int(state >> 33) % tokens.count]
    }
    let bytes = Array(text.utf8)
    for pieces in [SwiftLexer.pieces(of: bytes), MarkupLexer.pieces(of: bytes)] {
      #expect(pieces.flatMap { bytes[$0.range] } == bytes)
      #expect(pieces.allSatisfy { String(validating: bytes[$0.range], as: UTF8.self) != nil })
    }
  }

  @Test(arguments: [
    "\"\\(", "/*", "#", "\"", "\"#", "##\"", "<!--", "<a ", "`", "(", "\"\"\"\\(", "a.", "\\",
    "for ", ",for      ",
  ])
  func `twenty thousand of anything are read in an instant`(token: String) {
    let bytes = Array(String(repeating: token, count: 20_000).utf8)
    let time = ContinuousClock().measure {
      _ = SwiftLexer.pieces(of: bytes)
      _ = MarkupLexer.pieces(of: bytes)
    }
    // In a debug build on a busy machine. In proportion to the square it would be minutes.
    #expect(time < .seconds(10))
  }
}
