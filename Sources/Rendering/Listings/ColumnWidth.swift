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

  var style: StyleClass {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .wide: .wide
    }
  }
}
