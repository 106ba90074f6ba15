/// One occurrence of a word in a record, ordered by its tier and then the record's rank.
enum Posting {
  /// How many bits are below the tier.
  static let tierShift: UInt32 = 30
  private static let rankBits: UInt32 = 1 << tierShift - 1

  /// The most records an index can have.
  static let recordLimit = 1 << 30

  static func rank(_ posting: UInt32) -> Int { Int(posting & rankBits) }
  static func tier(_ posting: UInt32) -> Int { Int(posting >> tierShift) }

  static func haveOneRank(_ first: UInt32, _ second: UInt32) -> Bool {
    (first ^ second) & rankBits == 0
  }
}
