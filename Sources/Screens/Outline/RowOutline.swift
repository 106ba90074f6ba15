/// A row as values.
public struct RowOutline: Hashable, Sendable {
  public internal(set) var cell: Cell
  public let identifier: String?

  /// The control that is bound to a value of the form's model, if there is one.
  public internal(set) var control: ControlOutline?

  /// The number of the condition under which the row is there; see ``FormOutline``.
  public internal(set) var condition: Int?

  public init(_ cell: Cell, identifier: String? = nil) {
    self.cell = cell
    self.identifier = identifier
  }
}
