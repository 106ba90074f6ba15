/// Two words that the hash without a key has the same number for, as anybody can make them.
public enum Collision {
  /// What is multiplied by nothing else than zero: eight letters that are this, with what came before
  /// them taken away, make all of that forgotten.
  private static let blind: UInt64 = 0xA076_1D64_78BD_642F

  /// Words of 24 letters and signs, of which the first sixteen differ.
  public static var pair: (String, String) {
    var generator = SeededGenerator(seed: 1)
    var words: [String] = []
    while words.count < 2 {
      let start = (0..<8).reduce(UInt64(0)) { word, _ in
        word << 8 | UInt64(97 + generator.below(26))
      }
      let (high, low) = (24 ^ start ^ blind).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      let next = high ^ low ^ blind
      let letters = bytes(start) + bytes(next)
      guard letters.allSatisfy({ 0x28..<0x7F ~= $0 && !"<>?\\`".utf8.contains($0) }) else {
        continue
      }
      words.append(String(decoding: letters + "abcdefgh".utf8, as: UTF8.self))
    }
    return (words[0], words[1])
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
  }
}
