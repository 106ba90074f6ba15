/// Something that can be done to a section as a whole.
///
/// It is drawn as a button that is disabled: nothing stands behind it yet.
public struct SectionAction: Hashable, Sendable {
  /// The two things a header has room for.
  public enum Kind: Hashable, Sendable { case add, remove }

  public let kind: Kind

  /// What the button says to those who do not see its sign, such as "Add a fruit you love".
  public let title: String

  public static func add(_ title: String) -> Self { Self(kind: .add, title: title) }
  public static func remove(_ title: String) -> Self { Self(kind: .remove, title: title) }
}
