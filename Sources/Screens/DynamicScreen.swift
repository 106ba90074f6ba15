/// A screen whose sections are not known when the program is compiled.
///
/// Sections and rows are values behind protocols: a section lists its rows, and a row knows its own
/// cell. The same cells are drawn by the same renderer; what is given up is the compiler's word that
/// every row has been thought of, so prefer enums where the rows are known.
public protocol DynamicScreen: Screen
where Section == any DynamicSection, Row == any DynamicRow {}

/// A section that lists its own rows.
public protocol DynamicSection: Sendable {
  var header: String? { get }
  var actions: [SectionAction] { get }
  var footer: String? { get }
  var rows: [any DynamicRow] { get }
}

/// A row that knows what it shows.
public protocol DynamicRow: Sendable {
  var cell: Cell { get }

  /// The name of the row, unique on its screen; see ``Screen/identifier(of:)``.
  var identifier: String? { get }
}

// MARK: - What they need not say

extension DynamicSection {
  public var header: String? { nil }
  public var actions: [SectionAction] { [] }
  public var footer: String? { nil }
}

extension DynamicRow {
  public var identifier: String? { nil }
}

extension DynamicScreen {
  public func header(of section: any DynamicSection) -> String? { section.header }
  public func actions(of section: any DynamicSection) -> [SectionAction] { section.actions }
  public func footer(of section: any DynamicSection) -> String? { section.footer }
  public func rows(in section: any DynamicSection) -> [any DynamicRow] { section.rows }
  public func cell(for row: any DynamicRow) -> Cell { row.cell }
  public func identifier(of row: any DynamicRow) -> String? { row.identifier }
}
