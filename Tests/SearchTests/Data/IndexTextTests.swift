import Testing

@testable import Search

@Suite struct IndexTextTests {
  @Test(
    arguments: [
      ("", ""), ("a\tb", "a\tb"), (#"a"b\c"#, #"a\"b\\c"#), ("\n\n", #"\n\n"#), ("\"", #"\""#),
      ("</script><!--", "</script><!--"), ("\u{2028}é鳥𐐨", "\u{2028}é鳥𐐨"), (#"\n"#, #"\\n"#),
    ])
  func `a file is one call with strings`(text: String, literal: String) {
    #expect(
      String(decoding: IndexText.script("w1", Array(text.utf8)), as: UTF8.self)
        == "rowhouse(\"w1\",\"\(literal)\");\n")
  }
}
