/// A form whose sections are known only at run time.
///
/// Sections and rows are values behind protocols: a section lists its rows, and a row has its own
/// cell and the value it changes. The same renderer draws the same cells. The compiler can't check
/// that every row is handled, so prefer enums if the rows are known.
///
/// A screen may mix rows that change its model with rows that change nothing. A row that changes
/// another screen's model is a build error.
public protocol DynamicScreen: RowForm where Section == any DynamicSection, Row == any DynamicRow {}

/// A section that lists its own rows.
public protocol DynamicSection<Model>: Sendable {
  /// The model that the section changes; omit it for one that changes nothing.
  associatedtype Model: Sendable = Never

  /// The texts and pictures above the section; see ``Screen/content(above:)``.
  var content: [Block] { get }
  var header: String? { get }
  var footer: String? { get }

  /// The header, if it depends on the controls.
  var headerWords: Sentence<Model>? { get }

  /// The footer, if it depends on the controls.
  var footerWords: Sentence<Model>? { get }
  var rows: [any DynamicRow] { get }

  /// The name of the section, unique on its screen; see ``Screen/identifier(ofSection:)``.
  var identifier: String? { get }

  /// The value that the section as a whole changes; see ``Form/field(ofSection:)``.
  var field: Field<Model>? { get }

  /// When the section is there.
  var visibility: Visibility<Model> { get }
}

/// A row with its own cell.
public protocol DynamicRow<Model>: Sendable {
  /// The model that the row changes; omit it for one that changes nothing.
  associatedtype Model: Sendable = Never

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
  public var content: [Block] { [] }
  public var header: String? { nil }
  public var footer: String? { nil }
  public var headerWords: Sentence<Model>? { nil }
  public var footerWords: Sentence<Model>? { nil }
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
  public func content(above section: any DynamicSection) -> [Block] { section.content }
  public func header(of section: any DynamicSection) -> String? { section.header }
  public func footer(of section: any DynamicSection) -> String? { section.footer }
  public func header(of section: any DynamicSection) -> Sentence<Model>? {
    section.headerWords(in: Model.self)
  }
  public func footer(of section: any DynamicSection) -> Sentence<Model>? {
    section.footerWords(in: Model.self)
  }
  public func rows(in section: any DynamicSection) -> [any DynamicRow] { section.rows }
  public func row(_ row: any DynamicRow) -> FormRow<Model> {
    var own = FormRow(row.cell, row.field(in: Model.self))
    own.visibility = row.visibility(in: Model.self)
    return own
  }
  public func identifier(of row: any DynamicRow) -> String? { row.identifier }
  public func identifier(ofSection section: any DynamicSection) -> String? { section.identifier }

  public func field(ofSection section: any DynamicSection) -> Field<Model>? {
    section.field(in: Model.self)
  }
  public func visibility(ofSection section: any DynamicSection) -> Visibility<Model> {
    section.visibility(in: Model.self)
  }

  public var outline: ScreenOutline {
    var outline = FormReader(self).outline()
    for section in sections {
      outline.faults += [section.fault(in: Model.self)].compactMap(\.self)
      outline.faults += section.rows.compactMap { $0.fault(in: Model.self) }
    }
    return outline
  }
}

// MARK: - What the compiler cannot see

extension DynamicSection {
  fileprivate func headerWords<Other>(in model: Other.Type) -> Sentence<Other>? {
    headerWords as? Sentence<Other> ?? header.map { Sentence(stringLiteral: $0) }
  }
  fileprivate func footerWords<Other>(in model: Other.Type) -> Sentence<Other>? {
    footerWords as? Sentence<Other> ?? footer.map { Sentence(stringLiteral: $0) }
  }
  fileprivate func field<Other>(in model: Other.Type) -> Field<Other>? { field as? Field<Other> }
  fileprivate func visibility<Other>(in model: Other.Type) -> Visibility<Other> {
    visibility as? Visibility<Other> ?? .always
  }
  fileprivate func fault(in model: Any.Type) -> String? {
    strangeness(of: Model.self, in: model).map { "section \"\(header ?? "")\" \($0)" }
  }
}

extension DynamicRow {
  fileprivate func field<Other>(in model: Other.Type) -> Field<Other>? { field as? Field<Other> }
  fileprivate func visibility<Other>(in model: Other.Type) -> Visibility<Other> {
    visibility as? Visibility<Other> ?? .always
  }
  fileprivate func fault(in model: Any.Type) -> String? {
    strangeness(of: Model.self, in: model).map { "row \"\(cell.title)\" \($0)" }
  }
}

/// Describes a section or row that changes the model of another screen; `nil` if it doesn't.
private func strangeness(of type: Any.Type, in model: Any.Type) -> String? {
  if type == Never.self || type == model { return nil }
  let words = model == Void.self ? "its screen has no model" : "its screen's model is \(model)"
  return "changes \(type), but \(words). Move it to a screen with that model."
}
