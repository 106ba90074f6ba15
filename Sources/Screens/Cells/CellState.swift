/// Whether a row stands out among the others, or cannot be used.
public enum CellState: Hashable, Sendable {
  case normal

  /// The row is the one that is shown or worked on.
  case selected

  /// The row is there but leads nowhere, and its control cannot be changed.
  case disabled
}
