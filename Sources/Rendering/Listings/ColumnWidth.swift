import Markup

/// The relative width of a listing's column.
///
/// Columns share the available width; a table that is wider scrolls.
public enum ColumnWidth: Sendable {
  /// A letter or a number.
  case short

  /// A date, or a word or two.
  case medium

  /// A name or a sentence, on several lines if need be.
  case long

  /// Sentences.
  case wide

  /// The width in a stylesheet of the listing's own.
  case own

  /// The class of a column; `nil` if it needs none.
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
