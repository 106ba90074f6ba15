public import Markup
public import Records
public import Screens

/// One page of the rows of a table, whose columns are known when it is read.
public struct TableListing: Listing {
  /// What is said of each row.
  public enum Column: Equatable, Sendable {
    /// Which row it is.
    case number

    /// The cell of that column of the table, from zero.
    case cell(Int)
  }

  public let columns: [Column]
  public let page: Page
  public let state: ListState<TableRow>
  public let downloads: [Download]
  private let table: [TableColumn]

  public var title: String { "All rows" }
  public var noun: String { "rows" }
  public var countedNoun: String { page.pagination.total == 1 ? "row" : "rows" }
  public var styles: [StyleClass] { [.data] }
  public var plays: Bool { Self.plays(table) }
  public let stylesheets: [SitePath]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - table: The columns of the table.
  ///   - stylesheet: The stylesheet of the columns, if they have one.
  ///   - page: Which page it is.
  ///   - state: The rows on it.
  ///   - downloads: The files that have the same rows.
  public init(
    _ table: [TableColumn], in stylesheet: SiteFile?, page: Page, state: ListState<TableRow>,
    downloads: [Download] = []
  ) {
    self.downloads = downloads
    self.table = table
    stylesheets = stylesheet.map { [$0.path] } ?? []
    self.page = page
    self.state = state
    columns = Self.columns(of: table, rows: page.pagination.total)
  }

  /// Whether a column of a table is made of sounds.
  public static func plays(_ table: [TableColumn]) -> Bool {
    table.contains { $0.kind == .sound }
  }

  /// Draws the page.
  ///
  /// It is the same as with a ``ListingRenderer``, compiled for this listing.
  public func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    ListingRenderer(self).draw(in: frame, into: &html)
  }

  /// The columns that are shown: those with values, after the number of the row where the first would
  /// not name every row.
  ///
  /// A voice says a row's header with each of its cells, so it must not be empty, nor "Play".
  public static func columns(of table: [TableColumn], rows: Int) -> [Column] {
    let shown = table.indices.filter { table[$0].values > 0 || rows == 0 }
    let namesRows =
      shown.first.map { table[$0].values == rows && table[$0].kind != .sound } ?? false
    return (namesRows ? [] : [.number]) + shown.map(Column.cell)
  }

  public func header(of column: Column) -> String {
    switch column {
    case .number: "Row"
    case .cell(let index): table[index].name
    }
  }

  /// The width that the longest value wants, or the longest word of the header; a sound's address is
  /// not seen.
  public func width(of column: Column) -> ColumnWidth {
    guard case .cell(let index) = column else { return .short }
    let words = table[index].name.split(separator: " ").map(\.utf8.count)
    let longest = table[index].kind == .sound ? "Play".utf8.count : table[index].longest
    switch max(longest, words.max() ?? 0) {
    case ...5: return .short
    case ...12: return .medium
    case ...80: return .long
    default: return .wide
    }
  }

  public func draw(_ column: Column, of row: TableRow, into cell: inout CellWriter) {
    switch column {
    case .number: cell.text("\(GroupedNumber(row.number))")
    case .cell(let index): cell.value(of: index, in: row, as: table[index].kind)
    }
  }

  public func identify(_ row: TableRow, into identifier: inout CellWriter) {
    identifier.rowAnchor(row.number)
  }
}
