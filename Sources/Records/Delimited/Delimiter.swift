/// What stands between the fields of a row.
package enum Delimiter: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case tab = 0x09
  case comma = 0x2C
  case semicolon = 0x3B
  case pipe = 0x7C

  /// What it is called in a sentence.
  package var words: String {
    switch self {
    case .tab: "a tab"
    case .comma: "a comma"
    case .semicolon: "a semicolon"
    case .pipe: "a vertical bar"
    }
  }

  /// The most frequent; of equally frequent ones the expected one, or that which comes first here.
  static func most(_ counts: [Delimiter: Int], expecting expected: Delimiter?) -> Delimiter {
    var best = (delimiter: expected ?? .comma, count: expected.flatMap { counts[$0] } ?? 0)
    for delimiter in allCases {
      let count = counts[delimiter] ?? 0
      if count > best.count { best = (delimiter, count) }
    }
    return best.delimiter
  }
}
