/// A section as values.
public struct SectionOutline: Hashable, Sendable {
  public let identifier: String?
  public internal(set) var header: Wording?
  public internal(set) var footer: Wording?
  public let folding: Folding
  public let notice: Notice?
  public internal(set) var rows: [RowOutline]

  /// The control of the section as a whole, if it has one.
  public internal(set) var control: ControlOutline?

  /// The number of the condition under which the section is there; see ``FormOutline``.
  public internal(set) var condition: Int?

  /// The numbers of the conditions under which header and footer say anything without a script; see
  /// ``FormOutline``.
  public internal(set) var headerCondition: Int?
  public internal(set) var footerCondition: Int?

  init<Content: Screen>(_ section: Content.Section, of screen: Content, rows: [RowOutline]) {
    identifier = screen.identifier(ofSection: section)
    header = screen.header(of: section)?.wording
    footer = screen.footer(of: section)?.wording
    folding = screen.folding(of: section)
    notice = screen.notice(of: section)
    self.rows = rows
  }

  /// The choices that the section's rows are, if they are.
  public var choices: ChoiceRows? { control.flatMap { ChoiceRows($0.control) } }

  /// The name of a row on the page: that of a choice begins with the section's.
  func anchor(of row: RowOutline) -> String? {
    guard choices != nil, let control else { return row.identifier }
    return row.identifier.map { "\(control.name)-\($0)" }
  }

  /// Whether there is anything to draw.
  public var isEmpty: Bool {
    rows.isEmpty && notice == nil && (header == nil || control == nil)
  }
}

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
