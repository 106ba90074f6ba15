/// Where a cell puts its further words.
///
/// The words are in the case that has room for them, so a basic cell with a subtitle cannot be
/// written. Empty words are drawn as no words: a value that is not known leaves no gap.
public enum CellStyle: Hashable, Sendable {
  /// The title alone.
  case basic

  /// Smaller words under the title.
  case subtitle(String)

  /// Words across from the title; UIKit's right detail.
  case value(String)

  /// A narrow title beside wide words; UIKit's `value2`.
  case leadingValue(String)

  /// What an author's own prototype has drawn in place of the title; see ``Prototype``.
  case prototype(CellContent)
}
