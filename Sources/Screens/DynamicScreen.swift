/// A form whose sections are not known when the program is compiled.
///
/// Sections and rows are values behind protocols: a section lists its rows, and a row knows its own
/// cell and the value it changes. The same cells are drawn by the same renderer; what is given up is
/// the compiler's word that every row has been thought of, so prefer enums where the rows are known.
///
/// Rows that change something and rows that do not stand beside each other. That those that do change
/// the screen's own model is a matter of the build: one that changes another is a fault.
public protocol DynamicScreen: Form where Section == any DynamicSection, Row == any DynamicRow {}

/// A section that lists its own rows.
public protocol DynamicSection<Model>: Sendable {
  /// What the section changes. It need not be said of one that changes nothing.
  associatedtype Model: Sendable = Never

  var header: String? { get }
  var footer: String? { get }

  /// The header, if it says what the controls say.
  var headerWords: Sentence<Model>? { get }

  /// The footer, if it says what the controls say.
  var footerWords: Sentence<Model>? { get }
  var rows: [any DynamicRow] { get }

  /// The name of the section, unique on its screen; see ``Screen/identifier(ofSection:)``.
  var identifier: String? { get }

  /// The value that the section as a whole changes; see ``Form/field(ofSection:)``.
  var field: Field<Model>? { get }

  /// When the section is there.
  var visibility: Visibility<Model> { get }
}

/// A row that knows what it shows.
public protocol DynamicRow<Model>: Sendable {
  /// What the row changes. It need not be said of one that changes nothing.
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

extension DynamicScreen where Model == Void {
  /// What the rows change: nothing, unless the screen says otherwise.
  public var model: Void {
    get { () }
    set {}
  }
}

extension DynamicScreen {
  public func header(of section: any DynamicSection) -> String? { section.header }
  public func footer(of section: any DynamicSection) -> String? { section.footer }
  public func header(of section: any DynamicSection) -> Sentence<Model>? {
    section.headerWords(in: Model.self)
  }
  public func footer(of section: any DynamicSection) -> Sentence<Model>? {
    section.footerWords(in: Model.self)
  }
  public func rows(in section: any DynamicSection) -> [any DynamicRow] { section.rows }
  public func cell(for row: any DynamicRow) -> Cell { row.cell }
  public func identifier(of row: any DynamicRow) -> String? { row.identifier }
  public func identifier(ofSection section: any DynamicSection) -> String? { section.identifier }

  public func field(of row: any DynamicRow) -> Field<Model>? { row.field(in: Model.self) }
  public func field(ofSection section: any DynamicSection) -> Field<Model>? {
    section.field(in: Model.self)
  }
  public func visibility(of row: any DynamicRow) -> Visibility<Model> {
    row.visibility(in: Model.self)
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
    strangeness(of: Model.self, in: model).map { "the section \"\(header ?? "")\" \($0)" }
  }
}

extension DynamicRow {
  fileprivate func field<Other>(in model: Other.Type) -> Field<Other>? { field as? Field<Other> }
  fileprivate func visibility<Other>(in model: Other.Type) -> Visibility<Other> {
    visibility as? Visibility<Other> ?? .always
  }
  fileprivate func fault(in model: Any.Type) -> String? {
    strangeness(of: Model.self, in: model).map { "the row \"\(cell.title)\" \($0)" }
  }
}

/// What is wrong with something that changes one model on a screen of another.
private func strangeness(of type: Any.Type, in model: Any.Type) -> String? {
  if type == Never.self || type == model { return nil }
  let words = model == Void.self ? "its screen has no model" : "its screen's model is \(model)"
  return "is about \(type), and \(words): put it on a screen of its own model"
}
