import Testing

@testable import Bytes

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("0", .number(0)),
      ("-12.5", .number(-12.5)), ("\"\"", .string("")), ("\"bird\"", .string("bird")),
      ("[]", .array([])), ("{}", .object([])),
      (" \t\r\n[ 1 , [ ] ] \n", .array([.number(1), .array([])])),
      ("[null,true,\"x\",{}]", .array([.null, .bool(true), .string("x"), .object([])])),
    ] as [(String, JSONValue)])
  func `a text is a value of its kind`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(Array(text.utf8)) == value)
  }

  @Test func `names keep their order, and come as often as they are there`() throws {
    let value = try JSONValue(Array(#"{"b": 1, "a": {"": []}, "b": null, "é": 2}"#.utf8))
    guard case .object(let members) = value else {
      Issue.record("\(value) is no object")
      return
    }
    #expect(members.map(\.name) == ["b", "a", "b", "é"])
    #expect(members[1].value == object([("", .array([]))]))
    #expect(members.map(\.value).last == .number(2))
  }

  @Test(
    arguments: [
      (#""a\"b\\c\/d\b\f\n\r\t""#, "a\"b\\c/d\u{8}\u{C}\n\r\t"), (#""\u00e4\u20AC""#, "ä€"),
      (#""\ud83d\udc26!""#, "🐦!"), (#""🐦 län""#, "🐦 län"), (#""\u0000""#, "\0"),
      (#""\ud83d""#, "\u{FFFD}"), (#""\udc26\ud83d""#, "\u{FFFD}\u{FFFD}"),
      (#""\ud83d\ud83d\udc26""#, "\u{FFFD}🐦"), (#""{[\",:]}""#, #"{[",:]}"#),
    ])
  func `escapes become what they stand for, in names as in values`(
    text: String, string: String
  ) throws {
    #expect(try JSONValue(Array(text.utf8)) == .string(string))
    #expect(try JSONValue(Array("{\(text): true}".utf8)) == object([(string, .bool(true))]))
  }

  @Test(
    arguments: [
      ("-0", -0.0), ("1E+2", 100), ("1e2", 100), ("1.5e-3", 0.0015), ("0.1", 0.1),
      ("1e400", .infinity),
      ("-1e400", -.infinity), ("1e-400", 0), ("9007199254740993", 9_007_199_254_740_992),
      ("5e-324", .leastNonzeroMagnitude), ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ] as [(String, Double)])
  func `a number is the nearest there is`(text: String, number: Double) throws {
    for text in [text, "[\(text)]", "{\"n\":\(text)}", " \(text) "] {
      guard let read = numbers(in: try JSONValue(Array(text.utf8))).first else {
        Issue.record("\(text) has no number")
        return
      }
      #expect(read == number && read.sign == number.sign)
    }
  }

  @Test func `a byte order mark at the beginning is skipped, and one elsewhere is not`() throws {
    #expect(try JSONValue([0xEF, 0xBB, 0xBF] + Array(" [1]".utf8)) == .array([.number(1)]))
    #expect(try JSONValue(Array("\"\u{FEFF}\"".utf8)) == .string("\u{FEFF}"))
    #expect(throws: SyntaxFault.self) { try JSONValue([0xEF, 0xBB, 0xBF]) }
    #expect(throws: SyntaxFault.self) { try JSONValue(Array("[\u{FEFF}1]".utf8)) }
  }

  @Test func `lists and objects nest 512 deep and no deeper`() throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    var value = try JSONValue(Array(deepest.utf8))
    var depth = 0
    while case .array(let values) = value {
      depth += 1
      guard let inner = values.first else { break }
      value = inner
    }
    #expect(depth == 512)
    let tooDeep = Array(String(repeating: "{\"a\":", count: 513).utf8)
    let error = #expect(throws: SyntaxFault.self) {
      try JSONValue(tooDeep)
    }
    #expect(error?.offset == 2560)
    #expect(
      error?.message(in: tooDeep)
        == "1:2561: expected at most 512 levels of lists and objects, found \"{\"")
  }

  @Test func `a text of many values is read`() throws {
    let text = Array(repeating: #"{"a\n":[1,"é"]}"#, count: 10_000).joined(separator: ",")
    guard case .array(let values) = try JSONValue(Array("[\(text)]".utf8)) else {
      Issue.record("The text is a list")
      return
    }
    let expected = object([("a\n", .array([.number(1), .string("é")]))])
    #expect(values.count == 10_000 && Set(values.map { $0 == expected }) == [true])
  }

  private func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONValue.Member(name: $0, value: $1) })
  }

  private func numbers(in value: JSONValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .array(let values): values.flatMap(numbers)
    case .object(let members): members.map(\.value).flatMap(numbers)
    case .null, .bool, .string: []
    }
  }
}
