import Bytes
import TestSupport
import Testing

@testable import Recordings
@testable import Records

@Suite struct JSONTests {
  /// Texts whose names say whether they are JSON: `y_`, `n_`, or `i_` for what may be either.
  static let texts = TestData.files(".json", in: "json", and: "corpora/JSONTestSuite")

  @Test(arguments: texts)
  func `what must be accepted is, and what must be refused is`(file: TestFile) throws {
    let accepted = isAccepted(try file.bytes)
    switch file.name.prefix(2) {
    case "y_": #expect(accepted)
    case "n_": #expect(!accepted)
    default: break
    }
  }

  @Test(arguments: texts)
  func `damage is found where nobody reads the value`(file: TestFile) throws {
    guard !file.name.hasPrefix("i_") else { return }
    let text = try file.bytes
    for (before, after) in [
      (#"{"recordings": [{"id": "1", "unheard": "#, #"}]}"#),
      (#"{"recordings": [{"id": "1"}], "unheard": "#, #"}"#),
      (#"[{"id": "1", "sono": {"unheard": "#, #"}}]"#),
      (#"{"id": "1", "unheard": {"deep": ["#, #", 1]}}"#),
      ("{\"id\": \"1\"}\n{\"id\": \"2\", \"unheard\": ", "}\n{\"id\": \"3\"}"),
    ] {
      let source = BytesSource(
        name: "birds.json", bytes: Array(before.utf8) + text + Array(after.utf8))
      // A line that is damaged is left out alone.
      let refusals = (try? CollectionIndex.reading([source], of: .recordings()))?.refusals
      #expect((refusals?.counts.isEmpty ?? false) == file.name.hasPrefix("y_"))
    }
  }

  @Test(arguments: texts)
  func `damage is found in what is shown, and where a record should be`(file: TestFile) throws {
    guard !file.name.hasPrefix("i_") else { return }
    let text = try file.bytes
    for (before, after) in [
      (#"{"recordings": [{"id": "1", "en": "#, #"}]}"#),
      (#"[{"id": "1", "also": "#, #", "q": "A"}]"#),
      (#"{"rmk": "#, #", "id": "1"}"#),
      (#"[{"id": "1", "osci": {"med": "#, #"}}]"#),
      (#"[{"id": "1"}, "#, #", {"id": "2"}]"#),
      (#"{"recordings": [{"id": "1"}, "#, #"], "page": 1}"#),
    ] {
      let message = fault(in: Array(before.utf8) + text + Array(after.utf8))
      #expect((message == nil) == file.name.hasPrefix("y_"), "\(before): \(message ?? "accepted")")
    }
  }

  @Test(arguments: texts)
  func `what may be either is the same in any window`(file: TestFile) throws {
    guard file.name.hasPrefix("i_") else { return }
    let text = try file.bytes
    let record = Array(#"[{"id": "1", "en": "#.utf8) + text + Array("}]".utf8)
    for bytes in [text, record] {
      #expect(fault(in: bytes, windowSize: 64) == fault(in: bytes))
    }
  }

  @Test(
    arguments: [
      ([0x41], true), ([0xC3, 0xA9], true), ([0xE2, 0x82, 0xAC], true),
      ([0xF0, 0x9F, 0x90, 0xA6], true), ([0xED, 0x9F, 0xBF], true), ([0xEE, 0x80, 0x80], true),
      ([0xF4, 0x8F, 0xBF, 0xBF], true), ([0x7F], true),
      ([0xC0, 0xAF], false), ([0xC1, 0xBF], false), ([0xE0, 0x80, 0xAF], false),
      ([0xE0, 0x9F, 0xBF], false), ([0xF0, 0x8F, 0xBF, 0xBF], false), ([0xED, 0xA0, 0x80], false),
      ([0xED, 0xBF, 0xBF], false), ([0xF4, 0x90, 0x80, 0x80], false), ([0xF5, 0x80], false),
      ([0xFF], false), ([0x80], false), ([0xC3], false), ([0xE2, 0x82], false),
      ([0xF0, 0x9F, 0x90], false), ([0xF0, 0x9F, 0x41, 0xA6], false), ([0x1F], false), ([0], false),
    ] as [([UInt8], Bool)])
  func `text is UTF-8 wherever it stands in a string`(bytes: [UInt8], isAllowed: Bool) {
    for before in 0..<20 {
      let letters = [UInt8](repeating: UInt8(ascii: "x"), count: before)
      let text =
        Array("[\"".utf8) + letters + bytes + Array("\", {\"".utf8) + bytes
        + Array("\": 1}]".utf8)
      #expect(isAccepted(text) == isAllowed)
    }
  }

  @Test func `nesting is bounded`() throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    _ = try JSON.validated(Array(deepest.utf8))
    #expect(throws: SyntaxFault(512, .shallower)) {
      _ = try JSON.validated(Array("[\(deepest)]".utf8))
    }
  }

  @Test(arguments: [
    (#"plain"#, "plain"), (#"\/\/xeno-canto.org"#, "//xeno-canto.org"),
    (#"a\"b\\c\b\f\n\r\t"#, "a\"b\\c\u{8}\u{C}\n\r\t"), (#"l\u00e4n \u00E4"#, "län ä"),
    (#"\u20ac"#, "€"), (#"\ud83d\udc26!"#, "🐦!"), (#"\ud83d"#, "\u{FFFD}"),
    (#"\ud83dx"#, "\u{FFFD}x"), (#"\udc26\ud83d"#, "\u{FFFD}\u{FFFD}"),
    (#"\ud83d\ud83d\udc26"#, "\u{FFFD}🐦"), (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\u0000"#, "\0"),
  ])
  func `escapes become what they stand for`(escaped: String, text: String) throws {
    _ = try JSON.validated(Array("\"\(escaped)\"".utf8))
    #expect(JSON.text(Array(escaped.utf8)[...]) == text)
  }

  @Test(arguments: [
    ("", 0, SyntaxFault.Expectation.value), ("[1,]", 3, .value), ("{\"a\" 1}", 5, .colon),
    ("{\"a\":1,}", 7, .name), ("[1 2]", 3, .commaOrBracket), ("{\"a\":1 2}", 7, .commaOrBrace),
    ("-", 1, .digit), ("1.", 2, .digit), ("1e+", 3, .digit), ("01", 1, .onlySpace),
    ("trux", 3, .literal), ("\"\\x\"", 2, .escape), ("\"\\u00g0\"", 5, .hexadecimal),
    ("\"a\nb\"", 2, .character), ("\"abc", 4, .character), ("[] []", 3, .onlySpace),
    ("nul", 3, .literal), ("\"\\u00", 5, .hexadecimal), ("'a'", 0, .value),
  ])
  func `a fault says where and what was expected`(
    text: String, offset: Int, expected: SyntaxFault.Expectation
  ) {
    #expect(throws: SyntaxFault(offset, expected)) {
      _ = try JSON.validated(Array(text.utf8))
    }
  }

  private func isAccepted(_ text: [UInt8]) -> Bool {
    do throws(SyntaxFault) {
      _ = try JSON.validated(text)
      return true
    } catch {
      return false
    }
  }
}
