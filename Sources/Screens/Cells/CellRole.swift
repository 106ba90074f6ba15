/// What a row is for.
public enum CellRole: Hashable, Sendable {
  case normal

  /// Does something that cannot be undone.
  case destructive
}
