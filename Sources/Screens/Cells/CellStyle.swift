/// Where a cell puts its further words.
///
/// The words are in the case that has room for them, so a basic cell with a subtitle cannot be
/// written. Empty words are drawn as no words: a value that is not known leaves no gap.
public enum CellStyle: Hashable, Sendable {
  /// The title alone.
  case basic

  /// Smaller words under the title.
  case subtitle(Wording)

  /// Words across from the title; UIKit's right detail.
  case value(Wording)

  /// A narrow title beside wide words; UIKit's `value2`.
  case leadingValue(Wording)

  /// What an author's own prototype has drawn in place of the title; see ``Prototype``.
  case prototype(CellContent)
}

// MARK: - Words that are a string, or made from a form's model

extension CellStyle {
  /// Smaller words under the title.
  public static func subtitle(_ words: some CellText) -> Self { .subtitle(words.wording) }

  /// Words across from the title; UIKit's right detail.
  public static func value(_ words: some CellText) -> Self { .value(words.wording) }

  /// A narrow title beside wide words; UIKit's `value2`.
  public static func leadingValue(_ words: some CellText) -> Self { .leadingValue(words.wording) }
}
