/// A note about a record's text, in four bytes: a word and its tier, or a phrase.
enum Token {
  private static let phraseBit: UInt32 = 1 << 29
  private static let numbers: UInt32 = (1 << 29) - 1

  /// The number of the first word or phrase that there is no token for.
  static let limit = Int(phraseBit)

  static func word(_ number: Int, _ tier: SearchTier) -> UInt32 {
    tier.rawValue << 30 | UInt32(number)
  }

  static func phrase(_ number: Int) -> UInt32 { phraseBit | UInt32(number) }

  /// Whether it is a phrase, and no word.
  static func isPhrase(_ token: UInt32) -> Bool { token & phraseBit != 0 }

  /// The number of the word or phrase.
  static func number(_ token: UInt32) -> Int { Int(token & numbers) }

  /// The tier of a word, in the two highest bits.
  static func tierBits(_ token: UInt32) -> UInt32 { token & (3 << 30) }
}
