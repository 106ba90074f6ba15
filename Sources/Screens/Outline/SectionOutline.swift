/// A section as values.
package struct SectionOutline: Hashable, Sendable {
  package let identifier: String?

  /// The texts and pictures above the section.
  package let blocks: [Block]
  package internal(set) var header: Wording?
  package internal(set) var footer: Wording?
  package let folding: Folding
  package let notice: Notice?
  package internal(set) var rows: [RowOutline]

  /// The control of the section as a whole, if it has one.
  package internal(set) var control: ControlOutline?

  /// The number of the condition under which the section is there; see ``FormOutline``.
  package internal(set) var condition: Int?

  /// The numbers of the conditions under which header and footer have text without a script; see
  /// ``FormOutline``.
  package internal(set) var headerCondition: Int?
  package internal(set) var footerCondition: Int?

  init<Content: Screen>(_ section: Content.Section, of screen: Content, rows: [RowOutline]) {
    identifier = screen.identifier(ofSection: section)
    blocks = screen.content(above: section)
    header = screen.header(of: section)?.wording
    footer = screen.footer(of: section)?.wording
    folding = screen.folding(of: section)
    notice = screen.notice(of: section)
    self.rows = rows
  }

  /// The choices that the section's rows are, if they are.
  package var choices: ChoiceRows? { control.flatMap { ChoiceRows($0.control) } }

  /// The name of a row on the page: that of a choice begins with the section's.
  package func anchor(of row: RowOutline) -> String? {
    guard choices != nil, let control else { return row.identifier }
    return row.identifier.map { "\(control.name)-\($0)" }
  }

  /// The control of the section, and those of its rows.
  package var controls: [ControlOutline] {
    (control.map { [$0] } ?? []) + rows.flatMap(\.controls)
  }

  /// Whether nothing of the section is drawn but its blocks.
  package var isEmpty: Bool {
    rows.isEmpty && notice == nil && (header == nil || control == nil)
  }
}

/// A row as values.
package struct RowOutline: Hashable, Sendable {
  package internal(set) var cell: Cell
  package let identifier: String?

  /// The control that is bound to a value of the form's model, if there is one.
  package internal(set) var control: ControlOutline?

  /// The further controls of the row.
  package internal(set) var companions: [ControlOutline] = []

  /// Whether the controls are in a row of controls with words of their own.
  package var hasParts: Bool { controls.contains { $0.label != nil || $0.condition != nil } }

  /// All controls of the row that are bound to values, in order.
  package var controls: [ControlOutline] { (control.map { [$0] } ?? []) + companions }

  /// The number of the condition under which the row is there; see ``FormOutline``.
  package internal(set) var condition: Int?

  /// The heading above the row, if it is the first of several rows of an element.
  package internal(set) var heading: Heading?

  /// The heading of the rows of an element of an array; see ``Repeated``.
  package struct Heading: Hashable, Sendable {
    /// The name of an element, such as "guest".
    package let noun: String

    /// The number of the element, from one.
    package let number: Int

    /// The number of the condition under which the element is there.
    package let condition: Int
  }

  package init(_ cell: Cell, identifier: String? = nil) {
    self.cell = cell
    self.identifier = identifier
  }

  /// The page on which the row's value is chosen, if that is a page of its own.
  package var list: SitePath? {
    if case .picker(_, .page(at: let path))? = control?.control { path } else { nil }
  }
}

/// The choices of a section whose rows are choices.
public enum ChoiceRows: Hashable, Sendable {
  /// One of the rows.
  case one(Choices)

  /// Any of the rows.
  case any([Choice], chosen: Set<String>)

  package init?(_ control: Control) {
    switch control {
    case .picker(let choices, _), .slider(let choices): self = .one(choices)
    case .selection(let choices, let chosen): self = .any(choices, chosen: chosen)
    default: return nil
    }
  }

  /// The choices, in the order of the control.
  public var all: [Choice] {
    switch self {
    case .one(let choices): choices.all
    case .any(let choices, _): choices
    }
  }

  /// Returns whether a choice is selected.
  public func isChosen(_ identifier: String) -> Bool {
    switch self {
    case .one(let choices): choices.chosen == identifier
    case .any(_, let chosen): chosen.contains(identifier)
    }
  }
}
