import Bytes
import Testing

@testable import Search

@Suite struct SearchFileTests {
  @Test func `a file is in the search's folder and calls by its name`() {
    let file = SearchFile("w12", Array("x".utf8))
    #expect(file.path == "search/w12.js")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "rowhouse([\"w12\",\"x\"]);\n")
  }

  @Test(
    arguments: [
      ("", ""), ("a\tb\u{1F}", #"a\tb\u001f"#), (#"a"b\c"#, #"a\"b\\c"#), ("\n\n", #"\n\n"#),
      ("\"", #"\""#),
      ("</script><!--", "</script><!--"), ("\u{2028}é鳥𐐨", "\u{2028}é鳥𐐨"), (#"\n"#, #"\\n"#),
    ])
  func `a text is a string of JSON`(text: String, literal: String) {
    let bytes = SearchFile("w1", Array(text.utf8)).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == "rowhouse([\"w1\",\"\(literal)\"]);\n")
  }

  @Test func `what is JSON is handed over as it is`() {
    let file = SearchFile("root", .object([("a", .list([.number(1)]))])).signed("a1")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == "rowhouse([\"root\",{\"a\":[1]},\"a1\"]);\n")
  }

  @Test func `a file of a build says of which`() {
    let file = SearchFile("w12", Array("x".utf8)).signed("a1")
    #expect(file.path == "search/w12.js")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "rowhouse([\"w12\",\"x\",\"a1\"]);\n")
  }
}
