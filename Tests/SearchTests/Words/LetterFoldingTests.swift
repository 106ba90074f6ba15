import Foundation
import Testing

@testable import Search

@Suite struct LetterFoldingTests {
  private let folding = LetterFolding()

  @Test func `each letter is what Foundation makes of it without accents`() {
    // Foundation decomposes; the letters that have no decomposition are listed by hand.
    let plain: [Character: String] = [
      "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i",
      "ŧ": "t", "þ": "th", "ŋ": "n", "ς": "σ",
    ]
    var wrong: [String] = []
    for value in Array(UInt32(0x20)..<0x530) + Array(UInt32(0x1E00)..<0x2000) {
      guard let scalar = Unicode.Scalar(value), LetterFolding.isWordPart(scalar) else { continue }
      let letters = String(Character(scalar)).lowercased().decomposedStringWithCanonicalMapping
        .unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }
        .map { plain[Character($0)] ?? String($0) }.joined()
      if text(of: scalar) != letters { wrong.append("\(scalar) \(letters) \(text(of: scalar))") }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [" ", "-", "\u{A0}", "×", "÷", "\u{2028}", "。", "\u{FFFD}", "🐦", "\u{E000}"])
  func `what is no letter, number or mark stands between words`(scalar: Unicode.Scalar) {
    #expect(folding.result(of: scalar) == .separator)
  }

  @Test(arguments: ["\u{300}", "\u{308}", "\u{36F}"] as [Unicode.Scalar])
  func `combining diacritical marks are left out`(scalar: Unicode.Scalar) {
    #expect(folding.result(of: scalar) == .nothing)
  }

  @Test func `ASCII is folded alike by itself and in the table`() {
    for byte in UInt8(0)..<0x80 {
      let own = LetterFolding.ascii(byte)
      let expected: LetterFolding.Result = own == 0 ? .separator : .letters(UInt32(own))
      #expect(folding.result(of: Unicode.Scalar(byte)) == expected)
    }
  }

  private func text(of scalar: Unicode.Scalar) -> String {
    guard case .letters(let packed) = folding.result(of: scalar) else { return "" }
    let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: packed >> $0) }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
