import Screens
import Testing

/// Values of files that nobody has made with good intentions.
@Suite struct HostileValueTests {
  @Test(
    arguments: [
      (.text("\"; rm"), "\"\u{FFFD}; rm\""),
      (.text("a\r\nb\tc\u{0}"), "\"a\u{FFFD}\u{FFFD}b\u{FFFD}c\u{FFFD}\""),
      (.text("a\u{7F}b\u{85}"), "\"a\u{FFFD}b\u{FFFD}\""),
      (.text("\u{1B}[2J"), "\"\u{FFFD}[2J\""),
      (.text(String(repeating: "é", count: 60)), "\"\(String(repeating: "é", count: 60))\""),
      (.text(String(repeating: "é", count: 61)), "\"\(String(repeating: "é", count: 60))…\""),
      (.list(["a\nb", "\""]), "[\"a\u{FFFD}b\", \"\u{FFFD}\"]"),
      (.list([]), "[]"), (.missing, "no value"), (.bool(false), "false"),
      (.number(0.1), "0.1"), (.number(-2), "-2"), (.number(1e21), "1e+21"),
    ] as [(FormValue, String)])
  func `a value in a message is short and on one line`(value: FormValue, words: String) {
    #expect("\(value)" == words)
  }

  @Test(arguments: ["\u{2028}", "\u{2029}"])
  func `no line or paragraph separator breaks a message`(separator: String) {
    #expect("\(FormValue.text("a\(separator)b"))" == "\"a\u{FFFD}b\"")
  }

  @Test(arguments: ["\u{202E}", "\u{200B}", "\u{FEFF}"])
  func `nothing that is not seen hides in a message`(hidden: String) {
    #expect("\(FormValue.text("a\(hidden)b"))" == "\"a\u{FFFD}b\"")
  }

  @Test(
    arguments: [
      .text(String(repeating: "x", count: 10_000)), .text(String(repeating: "\n", count: 10_000)),
      .text(String(repeating: "🐦", count: 10_000)), .number(-.greatestFiniteMagnitude),
    ] as [FormValue])
  func `a message about a long value is short`(value: FormValue) throws {
    let message = try #require(refusal(of: value, for: "leader"))
    #expect(message.unicodeScalars.count < 200)
    #expect(isOneLine(message))
  }

  @Test func `a message about a long list is short`() throws {
    let list = FormValue.list(Array(repeating: "scope", count: 10_000))
    let message = try #require(refusal(of: list, for: "gear"))
    #expect(message.unicodeScalars.count < 500)
  }

  @Test(arguments: [String(repeating: "x", count: 10_000), "a\nb", "a\u{1B}[2Jb", "a\"b"])
  func `a message about a row with a hostile name is short and on one line`(name: String) throws {
    let message = try #require(refusal(of: .missing, for: name))
    #expect(message.unicodeScalars.count < 500)
    #expect(isOneLine(message))
    #expect(!message.contains("a\"b"))
  }

  private func isOneLine(_ message: String) -> Bool {
    message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  private func refusal(of value: FormValue, for name: String) -> String? {
    var screen = ExcursionScreen()
    let error = #expect(throws: AssignmentError.self) { try screen.assign(value, to: name) }
    #expect(screen.model == Excursion())
    return error?.description
  }
}
