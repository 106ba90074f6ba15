/// The look of a screen's table, as in UIKit.
public enum TableStyle: Hashable, Sendable {
  /// One list from edge to edge, with headers between the rows.
  case plain

  /// Groups with room between them, from edge to edge.
  case grouped

  /// Groups with room between them, as cards.
  case insetGrouped
}
