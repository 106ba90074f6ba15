import Foundation
import Testing

@testable import Bytes

/// Foundation reads the same texts the same way, but for commas before a bracket: it allows them.
@Suite struct JSONAgreementTests {
  @Test(
    arguments: [
      "null", "true", "[true, false, null]", "0", "-1", "1.25", "1E+2", "1e-7", "12345678901234",
      "0.1", "\"\"", "\"é\\u00e9🐦\\ud83d\\udc26\"", #""\"\\\/\b\f\n\r\t""#, "[]", "{}", "[[[]]]",
      "{\"a\": {\"b\": [1, {\"c\": \"d\"}]}, \"e\": null}", " [ 1 , 2 ] ", "\n{\n\t\"a\"\r:\n1 }\n",
      "{\"\": \"\"}", "[\"\\u0041\", 1, \"A\"]", "\"\u{7F}\u{2028}\"",
      #"{"index": {"sauce": "spicy", "slices": 8, "toppings": ["olives"], "hot": true}}"#,
      "", " ", "{a: 1}", "{\"a\" 1}", "[1 2]", "[", "{", "\"", "\"\\", "]", "01",
      "+1", ".5", "1.", "1e", "-", "NaN", "Infinity", "tru", "nul", "True", "'a'", "[] []", "[1] x",
      "\"a\nb\"", "\"a\tb\"", "\"\\x\"", "\"\\u00g0\"", "{\"a\":}", "{,}", "[,]", "{1: 2}",
      "// a\n1",
    ])
  func `a text is read as Foundation reads it`(text: String) {
    let foundation = try? JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    let value = try? JSONValue(Array(text.utf8))
    #expect((value == nil) == (foundation == nil))
    guard let value, let foundation else { return }
    #expect(NSArray(object: object(value)) == NSArray(object: foundation))
  }

  private func object(_ value: JSONValue) -> Any {
    switch value {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let number): NSNumber(value: number)
    case .string(let text): text
    case .array(let values): values.map(object)
    case .object(let members):
      Dictionary(members.map { ($0.name, object($0.value)) }) { _, last in last }
    }
  }
}
