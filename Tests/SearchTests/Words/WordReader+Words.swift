@testable import Search

extension WordReader {
  /// The words of a text.
  static func words(of text: String, numberPrefix: String = "") -> [String] {
    words(of: Array(text.utf8), numberPrefix: numberPrefix)
  }

  /// The words of some bytes.
  static func words(of text: [UInt8], numberPrefix: String = "") -> [String] {
    var reader = WordReader(numberPrefix: numberPrefix)
    var words: [String] = []
    var position = 0
    while reader.next(in: text.span, at: &position) {
      words.append(String(decoding: reader.word, as: UTF8.self))
    }
    return words
  }
}
