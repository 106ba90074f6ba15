/// A form whose sections are not known when the program is compiled.
///
/// Sections and rows are values behind protocols: a section lists its rows, and a row knows its own
/// cell and the value it changes. The same cells are drawn by the same renderer; what is given up is
/// the compiler's word that every row has been thought of, so prefer enums where the rows are known.
public protocol DynamicScreen: Form
where Section == any DynamicSection<Model>, Row == any DynamicRow<Model> {}

/// A section that lists its own rows.
public protocol DynamicSection<Model>: Sendable {
  /// What the rows change. Anything, if none of them changes anything.
  associatedtype Model: Sendable

  var header: String? { get }
  var footer: String? { get }

  /// The header, if it says what the controls say.
  var headerWords: Sentence<Model>? { get }

  /// The footer, if it says what the controls say.
  var footerWords: Sentence<Model>? { get }
  var rows: [any DynamicRow<Model>] { get }

  /// The name of the section, unique on its screen; see ``Screen/identifier(ofSection:)``.
  var identifier: String? { get }

  /// The value that the section as a whole changes; see ``Form/field(ofSection:)``.
  var field: Field<Model>? { get }

  /// When the section is there.
  var visibility: Visibility<Model> { get }
}

/// A row that knows what it shows.
public protocol DynamicRow<Model>: Sendable {
  /// What the row changes. Anything, if it changes nothing.
  associatedtype Model: Sendable

  var cell: Cell { get }

  /// The name of the row, unique on its screen; see ``Screen/identifier(of:)``.
  var identifier: String? { get }

  /// The value that the row changes, if it changes one.
  var field: Field<Model>? { get }

  /// When the row is there.
  var visibility: Visibility<Model> { get }
}

// MARK: - What they need not say

extension DynamicSection {
  public var header: String? { nil }
  public var footer: String? { nil }
  public var headerWords: Sentence<Model>? { header.map { Sentence(stringLiteral: $0) } }
  public var footerWords: Sentence<Model>? { footer.map { Sentence(stringLiteral: $0) } }
  public var identifier: String? { nil }
  public var field: Field<Model>? { nil }
  public var visibility: Visibility<Model> { .always }
}

extension DynamicRow {
  public var identifier: String? { nil }
  public var field: Field<Model>? { nil }
  public var visibility: Visibility<Model> { .always }
}

extension DynamicScreen {
  public func header(of section: any DynamicSection<Model>) -> String? { section.header }
  public func footer(of section: any DynamicSection<Model>) -> String? { section.footer }
  public func header(of section: any DynamicSection<Model>) -> Sentence<Model>? {
    section.headerWords
  }
  public func footer(of section: any DynamicSection<Model>) -> Sentence<Model>? {
    section.footerWords
  }
  public func rows(in section: any DynamicSection<Model>) -> [any DynamicRow<Model>] {
    section.rows
  }
  public func cell(for row: any DynamicRow<Model>) -> Cell { row.cell }
  public func identifier(of row: any DynamicRow<Model>) -> String? { row.identifier }
  public func identifier(ofSection section: any DynamicSection<Model>) -> String? {
    section.identifier
  }
  public func field(of row: any DynamicRow<Model>) -> Field<Model>? { row.field }
  public func field(ofSection section: any DynamicSection<Model>) -> Field<Model>? {
    section.field
  }
  public func visibility(of row: any DynamicRow<Model>) -> Visibility<Model> { row.visibility }
  public func visibility(ofSection section: any DynamicSection<Model>) -> Visibility<Model> {
    section.visibility
  }
}
