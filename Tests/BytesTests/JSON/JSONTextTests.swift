import Foundation
import Testing

@testable import Bytes

@Suite struct JSONTextTests {
  private static let value = JSONText.object([
    ("a", .number(-1)),
    ("b", .list([.flag(true), .flag(false), .list([]), .object([]), .seconds(2.00049)])),
    ("c", nil), ("d", .string("x")),
  ])

  @Test func `values are separated, and members that are nil are left out`() {
    let text = String(decoding: Self.value.bytes(), as: UTF8.self)
    #expect(text == #"{"a":-1,"b":[true,false,[],{},2.0],"d":"x"}"#)
  }

  @Test func `for people spaces are between them`() {
    let text = String(decoding: Self.value.bytes(spaced: true), as: UTF8.self)
    #expect(text == #"{"a": -1, "b": [true, false, [], {}, 2.0], "d": "x"}"#)
  }

  @Test(
    arguments: [
      ("", #""""#), ("</script>", #""</script>""#), (#"a"b\c"#, #""a\"b\\c""#),
      ("\u{2028}\u{7F}\u{9B}\u{202E}", #""\u2028\u007f\u009b\u202e""#),
      ("a\tb\nc\u{0}d\u{1F}e\r", #""a\tb\nc\u0000d\u001fe\r""#),
      ("é鳥𐐨e\u{301}", "\"é鳥𐐨e\u{301}\""), (#"\u0041"#, #""\\u0041""#),
    ])
  func `strings are escaped, and read back as they were`(text: String, literal: String) throws {
    let bytes = JSONText.string(text).bytes()
    #expect(bytes == Array(literal.utf8))
    let list = Data("[".utf8 + bytes + "]".utf8)
    #expect(try JSONDecoder().decode([String].self, from: list) == [text])
  }
}
