/// A table of sections and rows, described by two enums and the data that fills them.
///
/// A screen answers three questions, each with a `switch` the compiler checks for completeness: its
/// sections, the rows of a section, and the cell of a row.
///
/// ```swift
/// struct AboutScreen: Screen {
///   enum Section: CaseIterable { case app }
///   enum Row { case version, credits }
///
///   let version: String
///   var title: String { "About" }
///
///   func rows(in section: Section) -> [Row] {
///     switch section {
///     case .app: [.version, .credits]
///     }
///   }
///
///   func cell(for row: Row) -> Cell {
///     switch row {
///     case .version: Cell("Version", .value(version))
///     case .credits: Cell("Credits", opens: .page(GalleryPage.credits))
///     }
///   }
/// }
/// ```
///
/// The enums define the layout. They may also define the text: an enum that adopts ``Titled`` or
/// ``Identified`` has its own titles or identifiers; for any other, the screen returns them.
public protocol Screen: Sendable {
  /// The places a row can be in. An enum, or values that list their rows.
  associatedtype Section: Sendable

  /// The rows that can be on the screen. An enum.
  associatedtype Row: Sendable

  /// The heading of the page.
  var title: String { get }

  /// A sentence or two under the heading, if there is something to explain.
  var introduction: String? { get }

  /// The titles of the table's two columns, for screen readers.
  var columns: ColumnTitles { get }

  /// The sections in order. Every case, when the enum can list its cases.
  var sections: [Section] { get }

  /// The texts and pictures above a section; the table ends there, and a new one begins below them.
  ///
  /// A section without rows consists of these alone.
  func content(above section: Section) -> [Block]

  /// The texts and pictures below the last section.
  var closing: [Block] { get }

  /// The words above a section's rows.
  func header(of section: Section) -> String?

  /// The words below a section's rows.
  func footer(of section: Section) -> String?

  /// The rows of a section in order; without rows it is drawn only if it has a notice.
  func rows(in section: Section) -> [Row]

  /// A message of a section: below its rows, or in their place if it has none.
  func notice(of section: Section) -> Notice?

  /// The cell of a row.
  func cell(for row: Row) -> Cell

  /// The name of a row, unique on the screen: its anchor, its field's name, its handle in a test.
  ///
  /// The anchor of a row that is a choice of its section begins with the section's: `sort-newest`.
  func identifier(of row: Row) -> String?

  /// The name of a section, unique on the screen: its anchor, and the name of its own field.
  func identifier(ofSection section: Section) -> String?

  /// Whether a section can be folded away.
  func folding(of section: Section) -> Folding

  /// The look of the table, as in UIKit.
  var tableStyle: TableStyle { get }

  /// The way to the sections of a long screen.
  var sectionLinks: SectionLinks { get }

  /// Whether a field filters the rows by words, which is a build error on a screen of several pages.
  var isSearchable: Bool { get }

  /// The Swift file that the screen is declared in, if the page is to show it.
  var source: SourceFile? { get }

  /// The screen in other states; each has a page of its own.
  static var variants: [Variant<Self>] { get }

  /// Whether the screen's own page shows the variants too, beside each other.
  static var showsVariants: Bool { get }

  /// The screen as values, with nothing left to ask. Screens and forms answer it themselves.
  var outline: ScreenOutline { get }
}

// MARK: - What a screen need not say

extension Screen {
  public var introduction: String? { nil }
  public var columns: ColumnTitles { ColumnTitles() }
  public func content(above section: Section) -> [Block] { [] }
  public var closing: [Block] { [] }
  public func header(of section: Section) -> String? { nil }
  public func footer(of section: Section) -> String? { nil }
  public func identifier(of row: Row) -> String? { nil }
  public func notice(of section: Section) -> Notice? { nil }
  public func identifier(ofSection section: Section) -> String? { nil }
  public func folding(of section: Section) -> Folding { .never }
  public var tableStyle: TableStyle { .insetGrouped }
  public var sectionLinks: SectionLinks { .none }
  public var isSearchable: Bool { false }
  public var source: SourceFile? { nil }
  public static var variants: [Variant<Self>] { [] }
  public static var showsVariants: Bool { true }
}

extension Screen where Section: CaseIterable {
  public var sections: [Section] { Array(Section.allCases) }
}

extension Screen where Section: Titled {
  public func header(of section: Section) -> String? { section.title }
}

extension Screen where Section: Identified {
  public func identifier(ofSection section: Section) -> String? { section.identifier }
}

extension Screen where Row: Titled {
  public func cell(for row: Row) -> Cell { Cell(row.title) }
}

extension Screen where Row: Identified {
  public func identifier(of row: Row) -> String? { row.identifier }
}

/// A screen in one of its states.
public struct Variant<Content: Sendable>: Sendable {
  /// The name of the variant's page and anchor, made of lowercase letters, digits and hyphens.
  public let identifier: String
  public let title: String
  public let screen: Content

  public init(_ identifier: String, titled title: String, _ screen: Content) {
    self.identifier = identifier
    self.title = title
    self.screen = screen
  }
}

/// The Swift file that declares a screen.
///
/// The page reads it when the site is built, so it shows the code that was compiled.
public struct SourceFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// The name of the file on the page.
  public let name: String

  /// Names a file, on the page by default by the last two folders and the file name.
  public init(at path: StaticString = #filePath, named name: String? = nil) {
    self.path = "\(path)"
    self.name = name ?? self.path.split(separator: "/").suffix(3).joined(separator: "/")
  }
}
