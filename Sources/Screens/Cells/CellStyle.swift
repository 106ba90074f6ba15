/// The layout of a cell's further text.
///
/// Each case holds the text that it has room for, so a basic cell with a subtitle cannot be
/// written. Empty text takes no space: an unknown value leaves no gap.
public enum CellStyle: Hashable, Sendable {
  /// The title alone.
  case basic

  /// Smaller words under the title.
  case subtitle(Wording)

  /// Words across from the title; UIKit's right detail.
  case value(Wording)

  /// A narrow title beside wide words; UIKit's `value2`.
  case leadingValue(Wording)

  /// Custom content in place of the title; see ``Prototype``.
  case prototype(CellContent)

  /// The further text, if the style has any.
  package var words: Wording? {
    switch self {
    case .subtitle(let words), .value(let words), .leadingValue(let words): words
    case .basic, .prototype: nil
    }
  }

  /// Smaller text under the title.
  public static func subtitle(_ words: some CellText) -> Self { .subtitle(words.wording) }

  /// A value on the trailing side; UIKit's right detail.
  public static func value(_ words: some CellText) -> Self { .value(words.wording) }

  /// A narrow title beside wide text; UIKit's `value2`.
  public static func leadingValue(_ words: some CellText) -> Self { .leadingValue(words.wording) }
}
