/// A table of sections and rows, described by two enums and the data that fills them.
///
/// A screen answers three questions, each with a `switch` the compiler checks for completeness:
/// which sections there are, which rows are in a section, and what a row's cell shows.
///
/// ```swift
/// struct AboutScreen: Screen {
///   enum Section: CaseIterable { case app }
///   enum Row { case version, licences }
///
///   let version: String
///   var title: String { "About" }
///
///   func rows(in section: Section) -> [Row] {
///     switch section {
///     case .app: [.version, .licences]
///     }
///   }
///
///   func cell(for row: Row) -> Cell {
///     switch row {
///     case .version: Cell("Version", .value(version))
///     case .licences: Cell("Licences", opens: .page(GalleryPage.licences))
///     }
///   }
/// }
/// ```
///
/// The enums say where things are. Whether they also say what things are called is the author's
/// choice: an enum that adopts ``Titled`` or ``Identified`` answers for itself, and one that adopts
/// neither stays pure layout and leaves the words to the screen.
public protocol Screen: Sendable {
  /// The places a row can be in. An enum, or values that list their rows.
  associatedtype Section: Sendable

  /// The rows that can be on the screen. An enum.
  associatedtype Row: Sendable

  /// The heading of the page.
  var title: String { get }

  /// A sentence or two under the heading, if there is something to explain.
  var introduction: String? { get }

  /// What the two columns of the table are called, for those who hear it rather than see it.
  var columns: ColumnTitles { get }

  /// The sections in order. Every case, when the enum can list its cases.
  var sections: [Section] { get }

  /// The words above a section's rows.
  func header(of section: Section) -> String?

  /// What can be done to a section as a whole, drawn as buttons in its header.
  ///
  /// A section without a header has no room for them, and draws none.
  func actions(of section: Section) -> [SectionAction]

  /// The words below a section's rows.
  func footer(of section: Section) -> String?

  /// The rows of a section in order. A section without rows is not drawn, unless something can be
  /// done to it.
  func rows(in section: Section) -> [Row]

  /// What a row shows.
  func cell(for row: Row) -> Cell

  /// The name of a row, unique on the screen: its anchor, its field's name, its handle in a test.
  func identifier(of row: Row) -> String?

  /// Where the screen's controls are sent. `nil` unless the screen is a ``Form``.
  var submission: Link? { get }
}

// MARK: - What a screen need not say

extension Screen {
  public var introduction: String? { nil }
  public var columns: ColumnTitles { ColumnTitles() }
  public func header(of section: Section) -> String? { nil }
  public func actions(of section: Section) -> [SectionAction] { [] }
  public func footer(of section: Section) -> String? { nil }
  public func identifier(of row: Row) -> String? { nil }
  public var submission: Link? { nil }
}

extension Screen where Section: CaseIterable {
  public var sections: [Section] { Array(Section.allCases) }
}

extension Screen where Section: Titled {
  public func header(of section: Section) -> String? { section.title }
}

extension Screen where Row: Titled {
  public func cell(for row: Row) -> Cell { Cell(row.title) }
}

extension Screen where Row: Identified {
  public func identifier(of row: Row) -> String? { row.identifier }
}
