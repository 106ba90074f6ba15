/// Whether a section can be folded away, so that only its header is seen.
public enum Folding: Hashable, Sendable {
  /// The section is always open.
  case never

  /// The section is open until the visitor folds it.
  case open

  /// The section is folded until the visitor opens it.
  case folded
}
