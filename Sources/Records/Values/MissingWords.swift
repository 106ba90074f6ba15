import Bytes

/// The words for missing values.
///
/// Among numbers, days and other types except text, `NA` and the like count as missing. In text
/// columns they are values: `NA` is Namibia. Words given with `--null` count as missing in every
/// column.
struct MissingWords: Equatable, Sendable {
  /// The words that people and programs write for missing values, in lowercase: spreadsheets and R, MySQL,
  /// JSON, Python, JavaScript, SAS.
  private static let usual: [StaticString] = [
    "-", "na", "n/a", "\\n", "null", "none", "nan", "nil", "n.a.", "#n/a", "<na>", "(blank)",
    "(empty)",
    "--", "---", "?", ".", "..", "...", "–", "—",
  ]

  /// The first bytes of ``usual``, in both cases, as bits: a value that begins otherwise needs no comparison.
  private static let beginnings = usual.reduce(into: UInt128(0)) { bits, word in
    let first = UInt128(word[0] & 127)
    bits |= UInt128(1) << first | UInt128(1) << (first & 95)
  }

  /// The words that are values nowhere, as they are written.
  let own: [String]

  private let ownBytes: [[UInt8]]

  init(_ own: [String] = []) {
    self.own = own
    ownBytes = own.map { Array($0.utf8) }
  }

  /// Returns whether a text counts as missing in a column.
  func contains(_ text: Span<UInt8>, in kind: ColumnType) -> Bool {
    isOwn(text) || kind != .text && Self.isUsual(text)
  }

  /// Returns whether a text is one of the given words, or `\N`, a missing value in databases.
  func isOwn(_ text: Span<UInt8>) -> Bool {
    if text.count == 2, text[0] == UInt8(ascii: "\\"), text[1] == UInt8(ascii: "N") { return true }
    guard !ownBytes.isEmpty else { return false }
    let word = Blank.content(of: text)
    return ownBytes.contains { own in
      own.count == word.count && word.allSatisfy { text[$0] == own[$0 - word.lowerBound] }
    }
  }

  /// Whether a text is one of the usual words, in whatever case.
  static func isUsual(_ text: Span<UInt8>) -> Bool {
    let word = Blank.content(of: text)
    guard 1...7 ~= word.count,
      beginnings >> UInt128(text[word.lowerBound] & 127) & 1 == 1
    else { return false }
    return usual.contains {
      $0.utf8CodeUnitCount == word.count && text.extracting(word).endsIgnoringCase(with: $0)
    }
  }
}
