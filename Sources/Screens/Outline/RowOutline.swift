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

  /// The page on which the row's value is chosen, if that is a page of its own.
  public var list: SitePath? {
    if case .picker(_, .page(at: let path))? = control?.control { path } else { nil }
  }
}
