/// When a row or a section is there.
public enum Visibility<Model>: Sendable {
  case always

  /// Only while the condition holds.
  ///
  /// The page shows and hides it as the visitor changes the controls, without a script.
  case visible(when: Condition<Model>)
}
