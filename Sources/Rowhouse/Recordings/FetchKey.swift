import Records

/// What lets an API answer, and is nobody else's business.
struct FetchKey: Sendable {
  let text: String

  /// The variable of the environment that has it.
  static let variable = "XENO_CANTO_KEY"

  /// Keys that are shorter may be words of a remark.
  private static let shortestSecret = 16

  /// Takes a key out of what somebody has written, with an end of line behind it perhaps; nil for
  /// what is none.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first, word.utf8.count <= 1_000,
      word.utf8.allSatisfy({ 0x21..<0x7F ~= $0 })
    else { return nil }
    self.text = String(word)
  }

  /// Some words without the key, however it is written there.
  func hidden(in words: String) -> String {
    [text, RecordingQuery.encoded(text)].reduce(words) { $0.replacing($1, with: "(key)") }
  }

  /// Whether some bytes tell the key.
  func isTold(by bytes: [UInt8]) -> Bool {
    text.utf8.count >= Self.shortestSecret && bytes.contains(Array(text.utf8))
  }
}
