import Bytes
import Testing

@Suite struct SyntaxFaultTests {
  @Test(
    arguments: [
      ("", 1, 1, "expected a value, found the end of the file"),
      ("  \n", 2, 1, "expected a value, found the end of the file"),
      ("{\"a\": [1, 2", 1, 12, "expected \",\" or \"]\", found the end of the file"),
      ("{\"a\": 1", 1, 8, "expected \",\" or \"}\", found the end of the file"),
      ("{\"a\"", 1, 5, "expected \":\", found the end of the file"),
      ("\"abc", 1, 5, "expected \(character), found the end of the file"),
      ("[1,\n 2,\n]", 3, 1, "expected a value, found \"]\""),
      ("{\n  \"a\": 1,\n}", 3, 1, "expected a name in double quotes, found \"}\""),
      ("{a: 1}", 1, 2, "expected a name in double quotes, found \"a\""),
      ("{\"a\" 1}", 1, 6, "expected \":\", found \"1\""),
      ("[1 2]", 1, 4, "expected \",\" or \"]\", found \"2\""),
      ("[\"a\" \"b\"]", 1, 6, "expected \",\" or \"]\", found a double quote"),
      ("\"a\nb\"", 1, 3, "expected \(character), found the end of the line"),
      ("\"a\tb\"", 1, 3, "expected \(character), found the byte 0x09"),
      ("\"a\u{0}b\"", 1, 3, "expected \(character), found the byte 0x00"),
      ("01", 1, 2, "expected the end, found \"1\""),
      ("+1", 1, 1, "expected a value, found \"+\""),
      (".5", 1, 1, "expected a value, found \".\""),
      ("1.", 1, 3, "expected a digit, found the end of the file"),
      ("NaN", 1, 1, "expected a value, found \"N\""),
      ("nul", 1, 4, "expected true, false or null, found the end of the file"),
      ("'a'", 1, 1, "expected a value, found \"'\""),
      ("[]\n[]", 2, 1, "expected the end, found \"[\""),
      ("[1] // one", 1, 5, "expected the end, found \"/\""),
      ("\"\\x41\"", 1, 3, "expected an escape such as \\n or \\u00e9, found \"x\""),
      ("\"\\u00g0\"", 1, 6, "expected a hexadecimal digit, found \"g\""),
      ("[\"é\", é]", 1, 8, "expected a value, found the byte 0xC3"),
    ])
  func `what is wrong has a place, what could stand there, and what does`(
    text: String, line: Int, column: Int, message: String
  ) {
    expect(Array(text.utf8), line, column, message)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 2, "0xFF"), ([0x22, 0xC3, 0x22], 3, nil),
      ([0x22, 0xC0, 0xAF, 0x22], 2, "0xC0"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 3, "0xA0"), ([0x22, 0xF4, 0x90, 0x80, 0x80], 3, "0x90"),
      ([0x22, 0x80, 0x22], 2, "0x80"),
    ] as [([UInt8], Int, String?)])
  func `bytes that are not UTF-8 are found`(text: [UInt8], column: Int, byte: String?) {
    let found = byte.map { "the byte \($0)" } ?? "a double quote"
    expect(
      text, 1, column,
      "expected valid UTF-8, found \(found)"
    )
  }

  @Test func `a byte order mark counts as the bytes that it is`() {
    expect([0xEF, 0xBB, 0xBF] + Array("[1,]".utf8), 1, 7, "expected a value, found \"]\"")
  }

  private static let character =
    "a character that is allowed in a string (control characters must be escaped)"

  private func expect(_ text: [UInt8], _ line: Int, _ column: Int, _ message: String) {
    let fault = #expect(throws: SyntaxFault.self) { try JSONValue(text) }
    #expect(fault?.message(in: text) == "\(line):\(column): \(message)")
    let before = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(line - 1).map { $0.count + 1 }.reduce(0, +)
    #expect(fault?.offset == before + column - 1)
  }
}
