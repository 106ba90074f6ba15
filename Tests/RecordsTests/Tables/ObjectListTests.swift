import Bytes
import Testing

@testable import Records

@Suite struct ObjectListTests {
  @Test(arguments: [
    (#"[{"a": 1}, {"b": [2, 3]}]"#, "(a: 1), (b: (2, 3))", "1, 2, 3"),
    (#"{"a": null, "b": "", "c": {}, "d": [[], ""], "e": "x\ty"}"#, "e: x\ty", "x\ty"),
    (#"["a", 1.50, null, true]"#, "a, 1.50, true", "a, 1.50, true"),
    ("[[1, 2], [3]]", "(1, 2), (3)", "1, 2, 3"),
    ("[]", "", ""), ("no [JSON", "no [JSON", "no [JSON"),
  ]) func `a value has a short text, and words`(json: String, brief: String, words: String) {
    #expect(String(decoding: JSON.brief(Array(json.utf8), limit: .max), as: UTF8.self) == brief)
    #expect(String(decoding: JSON.allWords(of: Array(json.utf8)), as: UTF8.self) == words)
    for limit in 0..<brief.utf8.count {
      let cut = String(decoding: JSON.brief(Array(json.utf8), limit: limit), as: UTF8.self)
      #expect(cut == brief || cut.hasSuffix("…") && cut.utf8.count <= limit + 3, "\(cut)")
    }
  }

  @Test func `a list of objects is a table of their members`() throws {
    let json =
      #" [{"a": 1, "b": null}, 5, {"c": "é", "a": {"x": [1]}}, {"d": 1, "e": 2, "\u0061": 7}] "#
    let list = try #require(ObjectList(Array(json.utf8), rows: 3, columns: 3, text: 100))
    #expect(list.count == 4)
    #expect(list.columns == ["a", nil, "c"])
    #expect(list.columnCount == 5)
    #expect(
      list.rows.map { $0.map { String(decoding: $0, as: UTF8.self) } }
        == [["1", "", ""], ["", "5", ""], ["x: (1)", "", "é"]])
    for text in ["", "{}", "[{]", "[1,]", "[1] x"] {
      #expect(ObjectList(Array(text.utf8), rows: 1, columns: 1, text: 1) == nil)
      #expect(JSON.count(of: Array(text.utf8)) == nil)
    }
  }
}
