package import Markup
package import Records
package import Screens

/// How the rows of any table look in its listing.
package struct TableCells: Sendable {
  /// What is said of each row.
  enum Column: Equatable {
    /// Which row it is.
    case number

    /// The cell of that column of the table, from zero.
    case cell(Int)
  }

  fileprivate let table: [TableColumn]
  fileprivate let columns: [Column]
  fileprivate let showsRemoteImages: Bool

  /// Whether a column of pictures has small ones, and not addresses.
  fileprivate let drawsPictures: Bool

  /// The stylesheet that puts the digits of amounts below each other, if there are such columns.
  package let stylesheet: SiteFile?

  fileprivate let noun: RowNoun

  /// The column that names rows, if one does; else their numbers do.
  package let name: Int?

  /// The cells of a collection: those of the columns with values, after the number of the row where
  /// the first would not name every row.
  ///
  /// A voice says a row's header with each of its cells, so it must not be empty, nor "Play".
  ///
  /// - Parameters:
  ///   - index: The collection.
  ///   - noun: What its rows are called.
  ///   - isGrouped: Whether rows stand below headings with their groups, which then are no column.
  ///   - root: The folder of its stylesheets, if that is not the site's.
  ///   - showsRemoteImages: Whether pictures of other sites are drawn, and not as links.
  package init(
    of index: CollectionIndex, called noun: RowNoun, grouped isGrouped: Bool, in root: SitePath?,
    showingRemoteImages showsRemoteImages: Bool
  ) {
    self.noun = noun
    self.showsRemoteImages = showsRemoteImages
    drawsPictures = showsRemoteImages || index.hasKnownColumns
    table = index.columns
    let group = isGrouped ? index.group?.onlyColumn : nil
    let (shown, nameRows) = index.shownColumns(besides: group)
    name = nameRows ? shown.first : nil
    columns = (nameRows ? [] : [.number]) + shown.map(Column.cell)
    let folder = root?.file("assets") ?? "assets"
    stylesheet = Self.stylesheet(
      columns, of: table, rows: index.count,
      at: folder.file(group == nil ? "columns.css" : "group-columns.css"))
  }

  /// The stylesheet of a table's pages that puts the digits of its amounts below each other.
  ///
  /// The columns that are amounts all through are known before the first page is drawn. So one rule
  /// says it for all pages, and no cell has a class.
  ///
  /// - Parameters:
  ///   - columns: The columns that are shown.
  ///   - table: The columns of the table.
  ///   - rows: The number of its rows.
  ///   - path: Where the stylesheet is.
  /// - Returns: The file; nil where no column is made of amounts, or there are no rows.
  private static func stylesheet(
    _ columns: [Column], of table: [TableColumn], rows: Int, at path: SitePath
  ) -> SiteFile? {
    let places = columns.enumerated().compactMap { place, column -> Int? in
      switch column {
      case .number: place + 1
      case .cell(let index): table[index].kind.isAmount ? place + 1 : nil
      }
    }
    guard !places.isEmpty, rows > 0 else { return nil }
    let selectors = places.map { ":nth-child(\($0))" }.joined(separator: ", ")
    let css = """
      .data :is(th, td):is(\(selectors)) {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }

      """
    return SiteFile(at: path, Array(css.utf8))
  }

  /// Draws a page.
  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    ListingRenderer(TableListing(rows, self), at: rows.place).draw(in: frame, into: &html)
  }
}

extension CollectionIndex {
  /// The columns that listings show: those with values.
  ///
  /// - Parameter group: A column that is no part of them.
  /// - Returns: The columns, and whether the values of the first name every row: there is one for each,
  ///   and it is words.
  package func shownColumns(besides group: Int? = nil) -> (columns: [Int], nameRows: Bool) {
    let shown = shown.filter { (columns[$0].values > 0 || count == 0) && $0 != group }
    let nameRows = shown.first.map { first in
      let column = columns[first]
      return column.values == count && column.kind != .sound && column.kind != .picture
    }
    return (shown, nameRows ?? false)
  }
}

/// One page of the listing of a table.
private struct TableListing: CollectionListing {
  let rows: ListedRows
  let state: ListState<ListedRow>
  private let cells: TableCells

  init(_ rows: ListedRows, _ cells: TableCells) {
    self.rows = rows
    self.cells = cells
    state = rows.state
  }

  var rowNoun: RowNoun { cells.noun }
  var countedNoun: String {
    page.pagination.total == 1 ? cells.noun.singular : cells.noun.plural
  }

  var styles: [StyleClass] { [.data] }
  var stylesheets: [SitePath] { cells.stylesheet.map { [$0.path] } ?? [] }
  var plays: Bool {
    columns.contains {
      if case .cell(let index) = $0 { cells.table[index].kind == .sound } else { false }
    }
  }

  var columns: [TableCells.Column] { cells.columns }

  func header(of column: TableCells.Column) -> String {
    switch column {
    case .number: cells.noun.singular.prefix(1).uppercased() + cells.noun.singular.dropFirst()
    case .cell(let index): cells.table[index].title
    }
  }

  /// The width that the longest value wants, or the longest word of the header; a sound's address is
  /// not seen.
  func width(of column: TableCells.Column) -> ColumnWidth {
    guard case .cell(let index) = column else { return .short }
    let words = cells.table[index].title.split(separator: " ").map(\.utf8.count)
    let longest =
      switch cells.table[index].kind {
      case .sound: "Play".utf8.count
      case .picture where cells.drawsPictures: 0
      default: cells.table[index].longest
      }
    switch max(longest, words.max() ?? 0) {
    case ...5: return .short
    case ...12: return .medium
    case ...80: return .long
    default: return .wide
    }
  }

  func draw(_ column: TableCells.Column, of item: ListedRow, into cell: inout CellWriter) {
    let isName = column == cells.columns.first
    if isName, let page = item.page { cell.beginLink(to: page) }
    switch column {
    case .number: cell.text("\(GroupedNumber(Int(item.row.number)))")
    case .cell(let index):
      if isName, item.page != nil {
        cell.text(utf8: item.row.text(of: index))
      } else {
        cell.value(
          of: index, in: item.row, as: cells.table[index].kind,
          showsRemoteImages: cells.showsRemoteImages, namesRow: isName)
      }
    }
    if isName, item.page != nil { cell.endLink() }
  }

  func identify(_ item: ListedRow, into identifier: inout CellWriter) {
    identifier.anchor(of: item.row.name)
  }
}
