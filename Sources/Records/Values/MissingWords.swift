/// The words that stand where there is no value.
///
/// Among numbers, days and whatever else is no text, `NA` and the like say that there is none. Among
/// texts they are values: `NA` is Namibia. The words that somebody gave are values nowhere.
struct MissingWords: Equatable, Sendable {
  /// What programs write where they have nothing, in small letters: spreadsheets and R, MySQL, JSON,
  /// Python, JavaScript.
  private static let usual: [StaticString] = ["-", "na", "n/a", "\\n", "null", "none", "nan"]

  /// The words that are values nowhere, as they are written.
  let own: [String]

  private let ownBytes: [[UInt8]]

  init(_ own: [String] = []) {
    self.own = own
    ownBytes = own.map { Array($0.utf8) }
  }

  /// Whether a text stands for no value in a column.
  func contains(_ text: [UInt8], in kind: ColumnType) -> Bool {
    isOwn(text.span) || kind != .text && Self.isUsual(text.span)
  }

  /// Whether a text is one of the words that somebody gave.
  func isOwn(_ text: Span<UInt8>) -> Bool {
    guard !ownBytes.isEmpty else { return false }
    let word = Blank.content(of: text)
    return ownBytes.contains { own in
      own.count == word.count && word.allSatisfy { text[$0] == own[$0 - word.lowerBound] }
    }
  }

  /// Whether a text is one of the usual words, in whatever case.
  static func isUsual(_ text: Span<UInt8>) -> Bool {
    let word = Blank.content(of: text)
    guard 1...4 ~= word.count else { return false }
    return usual.contains {
      $0.utf8CodeUnitCount == word.count && text.extracting(word).endsIgnoringCase(with: $0)
    }
  }
}
