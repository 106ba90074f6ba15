import TestSupport

/// Random queries: words, beginnings of words, several of either, and what is nowhere.
struct SampleQueries {
  let all: [[[UInt8]]]

  init(count: Int, of scan: PlainScan, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = scan.words.keys.sorted { $0.lexicographicallyPrecedes($1) }
    // What is in many recordings is asked for as often as what is in few.
    let common = words.filter { (scan.words[$0]?.count ?? 0) > 100 }
    all = (0..<count).map { _ in
      (0...generator.below(3)).map { _ in
        let word =
          generator.below(2) == 0
          ? words[generator.below(words.count)] : common[generator.below(common.count)]
        return Self.changed(word, using: &generator)
      }
    }
  }

  private static func changed(_ word: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    switch generator.below(8) {
    case 0: return word + Array("zz".utf8)
    case 1...4:
      // A beginning, of whole characters.
      let text = String(decoding: word, as: UTF8.self).unicodeScalars
      return Array(String(text.prefix(1 + generator.below(text.count))).utf8)
    default: return word
    }
  }
}
