package import Markup
package import Records
package import Screens

/// How the rows of a collection look in its listing: what each column shows of them.
package protocol RowCells: Sendable {
  associatedtype Column: Equatable & Sendable

  /// What rows are called.
  var noun: RowNoun { get }

  /// What the numbers in the caption are followed by; nothing where the title says it.
  func countedNoun(of count: Int) -> String

  /// The columns, but for those that say what the groups, or the list, are about.
  func columns(besides facets: [Facet]) -> [Column]
  func header(of column: Column) -> String
  func width(of column: Column) -> ColumnWidth

  /// Writes what a row shows in a column.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - row: The row.
  ///   - page: The row's own page, if it has one.
  ///   - cell: Receives it.
  func draw(
    _ column: Column, of row: TableRow, leadingTo page: SitePath?, into cell: inout CellWriter)

  /// Writes the row's anchor.
  func identify(_ row: TableRow, into identifier: inout CellWriter)

  /// Writes what is said below the rows, if anything is.
  func footnote(into note: inout CellWriter)

  var styles: [StyleClass] { get }
  var stylesheets: [SitePath] { get }

  /// Whether rows have sounds to play.
  var plays: Bool { get }

  /// The same for the rows of one page, where these are looked at together.
  func prepared(for rows: [TableRow]) -> Self

  /// Draws a page: a ``ListingRenderer`` that is compiled for these cells.
  func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter)
}

extension RowCells {
  package func countedNoun(of count: Int) -> String { "" }
  package func footnote(into note: inout CellWriter) {}
  package var styles: [StyleClass] { [] }
  package var stylesheets: [SitePath] { [] }
  package func prepared(for rows: [TableRow]) -> Self { self }
}

/// One page of a collection's listing.
struct CollectionListing<Cells: RowCells>: Listing {
  private let rows: ListedRows
  private let cells: Cells

  init(_ rows: ListedRows, _ cells: Cells) {
    self.rows = rows
    self.cells = cells.prepared(for: rows.rows)
    let items = rows.rows.enumerated().map { place, row in
      Item(
        row: row, group: rows.groupNumbers.isEmpty ? nil : rows.groupNumbers[place],
        page: rows.details?(row.name))
    }
    state = ListState(items, on: rows.page)
    columns = cells.columns(besides: [rows.group, rows.common].compactMap(\.self))
  }

  /// A row, the place of its group among all groups, and its own page, if it has one.
  struct Item: Sendable {
    let row: TableRow
    let group: Int?
    let page: SitePath?
  }

  let state: ListState<Item>
  let columns: [Cells.Column]
  var title: String { rows.title }
  var page: Page { rows.page }
  var noun: String { cells.noun.plural }
  var countedNoun: String { cells.countedNoun(of: page.pagination.total) }
  var styles: [StyleClass] { cells.styles }
  var stylesheets: [SitePath] { cells.stylesheets }
  var plays: Bool { cells.plays }
  var downloads: [Download] { rows.downloads }
  var seeAlso: [ListingLink] { rows.seeAlso }

  func header(of column: Cells.Column) -> String { cells.header(of: column) }
  func width(of column: Cells.Column) -> ColumnWidth { cells.width(of: column) }

  func draw(_ column: Cells.Column, of item: Item, into cell: inout CellWriter) {
    cells.draw(column, of: item.row, leadingTo: item.page, into: &cell)
  }

  func identify(_ item: Item, into identifier: inout CellWriter) {
    cells.identify(item.row, into: &identifier)
  }

  func footnote(into note: inout CellWriter) { cells.footnote(into: &note) }

  func group(of item: Item) -> Int? { item.group }

  /// The group, how many rows it has, and on the page where it begins, the name that links to it end
  /// with.
  func header(of number: Int) -> GroupHeader {
    let group = rows.groups[number]
    let count = cells.noun.counted(group.count)
    let begins = group.first >= page.range.lowerBound
    return GroupHeader(
      group.title, subtitle: group.subtitle == group.title ? "" : group.subtitle,
      in: rows.group?.subtitleLanguage ?? "", detail: begins ? count : "\(count), continued",
      anchor: begins ? group.anchor : nil)
  }
}

extension ListedRows {
  /// Draws the page with some cells.
  func draw(
    with cells: some RowCells, in frame: PageFrame, into html: inout HTMLWriter
  ) {
    ListingRenderer(CollectionListing(self, cells), at: place).draw(in: frame, into: &html)
  }
}
