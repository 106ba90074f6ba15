/// The appearance of a screen's table, as in UIKit.
public enum TableStyle: Hashable, Sendable {
  /// One list from edge to edge, with headers between the rows.
  case plain

  /// Groups with room between them, from edge to edge.
  case grouped

  /// Groups with room between them, as cards.
  case insetGrouped
}

/// The titles of the two columns of a screen's table.
///
/// They are not visible: screen readers announce them with each cell. The default, `nil`, is in the
/// site's language: "Item" and "Value" in English.
public struct ColumnTitles: Hashable, Sendable {
  public var title: String?
  public var value: String?

  public init(title: String? = nil, value: String? = nil) {
    self.title = title
    self.value = value
  }
}

/// The links to the sections of a long screen, above its table.
///
/// A section without a header has no link, nor has one that is shown under a condition.
public enum SectionLinks: Hashable, Sendable {
  case none

  /// A list of the sections' headers.
  case list

  /// The sections' headers in a row of letters, for a long list from A to Z.
  case index
}

/// Whether a section can be collapsed to its header.
public enum Folding: Hashable, Sendable {
  /// The section is always open.
  case never

  /// The section is open until the visitor folds it.
  case open

  /// The section is folded until the visitor opens it.
  case folded
}
