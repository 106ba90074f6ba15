import Foundation
import Testing

@testable import Search

@Suite struct SearchJSONTests {
  private func text(_ write: (inout SearchJSON) -> Void) -> String {
    var json = SearchJSON()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `values are separated, names are not`() {
    let text = text {
      $0.object { json in
        json.name("a")
        json.number(-1)
        json.name("b")
        json.list { json in
          json.isTrue(true)
          json.isTrue(false)
          json.list { _ in }
          json.object { _ in }
          json.number(2)
        }
        json.name("c")
        json.text("x".utf8)
      }
    }
    #expect(text == #"{"a":-1,"b":[true,false,[],{},2],"c":"x"}"#)
  }

  @Test(
    arguments: [
      ("", #""""#), ("</script>", #""</script>""#), (#"a"b\c"#, #""a\"b\\c""#),
      ("\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""),
      ("a\tb\nc\u{0}d\u{1F}e\u{7F}", #""a b c d e ""#),
      ("é鳥𐐨e\u{301}", "\"é鳥𐐨e\u{301}\""), (#"\u0041"#, #""\\u0041""#),
    ])
  func `texts are escaped`(value: String, literal: String) {
    #expect(Array(text { $0.text(value.utf8) }.utf8) == Array(literal.utf8))
  }

  @Test(arguments: ["</script>", "\"\\\"", "\u{2028}", "\u{1}\n\t", "𐐨", "__proto__"])
  func `what is written is JSON`(value: String) throws {
    var json = SearchJSON()
    json.list { $0.text(value.utf8) }
    let expected = String(value.map { $0.isASCII && ($0.asciiValue ?? 0) < 0x20 ? " " : $0 })
    #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [expected])
  }
}
