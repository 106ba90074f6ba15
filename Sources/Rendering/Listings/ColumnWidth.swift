import Markup

/// How much room a column of a listing wants.
///
/// It gets more where there is more; a table that wants more than there is can be scrolled.
public enum ColumnWidth: Sendable {
  /// A letter or a number.
  case short

  /// A date, or a word or two.
  case medium

  /// A name or a sentence, on several lines if need be.
  case long

  /// Sentences.
  case wide

  /// What a stylesheet of the listing's own says.
  case own

  /// The class of a column; nil where it needs none.
  var attribute: Attribute? {
    switch self {
    case .short: .class(.short)
    case .medium: .class(.medium)
    case .long: .class(.long)
    case .wide: .class(.wide)
    case .own: nil
    }
  }
}
