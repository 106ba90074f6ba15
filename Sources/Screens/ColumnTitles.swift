/// What the two columns of a screen's table are called.
///
/// The words are not seen: a table needs them so that a screen reader can say where it is.
public struct ColumnTitles: Hashable, Sendable {
  public var title: String
  public var value: String

  public init(title: String = "Item", value: String = "Value") {
    self.title = title
    self.value = value
  }
}
