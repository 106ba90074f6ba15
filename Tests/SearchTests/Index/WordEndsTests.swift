import Bytes
import TestSupport
import Testing

@testable import Search

@Suite struct WordEndsTests {
  @Test func `words are sorted by their ends, character by character`() {
    let words = ["tern", "ärn", "ä", "nö", "no", "鳥", "小鳥", "𐐨a", "x2", "2"]
    let all = words.map { String(String.UnicodeScalarView($0.unicodeScalars.reversed())) }
    let bytes = all.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(written(words, limit: 1_000).keys == bytes.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func `values of filters, long codes and words that may be cut are left out`() {
    let words = [
      "=0swan", "0123456789ab", "0123456789abc", "donaudampfschifffahrtsgesellscha",
      "donaudampfschifffahrtsgesellsch", "ббббббббббббббббббббббббббббббббббб",
    ]
    let found = written(words, limit: 1_000).keys.map { String($0.reversed()) }
    #expect(found.sorted() == ["0123456789ab", "donaudampfschifffahrtsgesellsch"])
  }

  @Test func `each file is led to by its first letters`() {
    var generator = SeededGenerator(seed: 3)
    let words = (0..<5_000).map { _ in
      String((0..<generator.below(9) + 1).map { _ in "abcäö鳥7".randomElement(using: &generator)! })
    }
    let (keys, firsts, count) = written(words, limit: 300)
    #expect(keys.count == Set(words).count)
    #expect(firsts.count == count)
    #expect(count > 20)
    #expect(firsts == firsts.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
  }

  @Test func `a word takes at most twelve bytes`() {
    var generator = SeededGenerator(seed: 4)
    let words = Set(
      (0..<20_000).map { _ in
        String((0..<32).map { _ in "0123456789abcdef".randomElement(using: &generator)! })
          .prefix(Int(generator.below(16)) + 1)
      }
    ).map(String.init)
    var size = 0
    let ends = WordEnds(of: joined(words)).files(limit: 18_000) { size += $0.bytes.count }
    #expect(size + ends.bytes.count <= 12 * words.count)
  }

  /// The words of all files backwards, the first letters of each file, and how many files there are.
  private func written(
    _ words: [String], limit: Int
  ) -> (keys: [String], firsts: [String], count: Int) {
    var files: [SearchFile] = []
    let ends = WordEnds(of: joined(words)).files(limit: limit) { files.append($0) }
    files.append(ends)
    let texts = files.map { String(decoding: $0.text, as: UTF8.self) }
    #expect(files.dropLast().map(\.path) == (0..<files.count - 1).map { "search/e\($0).js" })
    #expect(files.last?.path == "search/ends.js")
    let firsts = texts[texts.count - 1].split(separator: "\t").map(String.init)
    return (texts.dropLast().flatMap(keys), firsts, files.count - 1)
  }

  /// Reads the keys of a file as its script does.
  private func keys(of text: String) -> [String] {
    let units = Array(text.utf16)
    var (keys, key, at) = ([String](), [UInt16](), 0)
    func digit() -> Int {
      let code = Int(units[at]) - 32
      at += 1
      return code - (code > 2 ? 1 : 0) - (code > 60 ? 1 : 0)
    }
    func number() -> Int {
      var (high, last) = (0, digit())
      while last > 63 {
        high = high * 29 + last - 63
        last = digit()
      }
      return high * 64 + last
    }
    while at < units.count {
      let lengths = number()
      let count = lengths % 8 < 7 ? lengths % 8 + 1 : 8 + number()
      key = Array(key.prefix(lengths / 8) + units[at..<at + count])
      at += count
      keys.append(String(decoding: key, as: UTF16.self))
    }
    return keys
  }

  private func joined(_ words: [String]) -> JoinedTexts {
    var table = WordTable()
    for word in words { _ = table.number(of: Array(word.utf8)) }
    return JoinedTexts(of: [table], usedBy: [LargeArray(repeating: 1, count: table.count)])
  }
}
