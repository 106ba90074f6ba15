package import Markup
package import Records
package import Screens

/// How the rows of any table look in its listing.
package struct TableCells: RowCells {
  /// What is said of each row.
  package enum Column: Equatable, Sendable {
    /// Which row it is.
    case number

    /// The cell of that column of the table, from zero.
    case cell(Int)
  }

  private let table: [TableColumn]
  private let columns: [Column]
  private let showsRemoteImages: Bool

  /// Whether a column of pictures has small ones, and not addresses.
  private let drawsPictures: Bool

  /// The stylesheet that puts the digits of amounts below each other, if there are such columns.
  package let stylesheet: SiteFile?

  package let noun: RowNoun

  /// The column that names rows, if one does; else their numbers do.
  package let name: Int?
  package var styles: [StyleClass] { [.data] }
  package var stylesheets: [SitePath] { stylesheet.map { [$0.path] } ?? [] }
  package var plays: Bool {
    columns.contains {
      if case .cell(let index) = $0 { table[index].kind == .sound } else { false }
    }
  }

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
    let (table, rows) = (index.columns, index.count)
    let group = isGrouped ? index.group?.onlyColumn : nil
    let shown = index.shown.filter { (table[$0].values > 0 || rows == 0) && $0 != group }
    let namesRows = shown.first.map { table[$0].names(rows) } ?? false
    self.table = table
    name = namesRows ? shown.first : nil
    columns = (namesRows ? [] : [.number]) + shown.map(Column.cell)
    let folder = root?.file("assets") ?? "assets"
    stylesheet = Self.stylesheet(
      columns, of: table, rows: rows,
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

  package func countedNoun(of count: Int) -> String {
    count == 1 ? noun.singular : noun.plural
  }

  package func columns(besides facets: [Facet]) -> [Column] { columns }

  package func header(of column: Column) -> String {
    switch column {
    case .number: noun.singular.prefix(1).uppercased() + noun.singular.dropFirst()
    case .cell(let index): table[index].title
    }
  }

  /// The width that the longest value wants, or the longest word of the header; a sound's address is
  /// not seen.
  package func width(of column: Column) -> ColumnWidth {
    guard case .cell(let index) = column else { return .short }
    let words = table[index].title.split(separator: " ").map(\.utf8.count)
    let longest =
      switch table[index].kind {
      case .sound: "Play".utf8.count
      case .picture where drawsPictures: 0
      default: table[index].longest
      }
    switch max(longest, words.max() ?? 0) {
    case ...5: return .short
    case ...12: return .medium
    case ...80: return .long
    default: return .wide
    }
  }

  package func draw(
    _ column: Column, of row: TableRow, leadingTo page: SitePath?, into cell: inout CellWriter
  ) {
    let isName = column == columns.first
    if isName, let page { cell.beginLink(to: page) }
    switch column {
    case .number: cell.text("\(GroupedNumber(Int(row.number)))")
    case .cell(let index):
      if isName, page != nil {
        cell.text(utf8: row.text(of: index))
      } else {
        cell.value(
          of: index, in: row, as: table[index].kind, showsRemoteImages: showsRemoteImages,
          namesRow: isName)
      }
    }
    if isName, page != nil { cell.endLink() }
  }

  package func identify(_ row: TableRow, into identifier: inout CellWriter) {
    identifier.anchor(of: row.name)
  }

  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    rows.draw(with: self, in: frame, into: &html)
  }
}

extension TableColumn {
  /// Whether its values say which row it is: there is one for each, and it is words.
  package func names(_ rows: Int) -> Bool { values == rows && kind != .sound && kind != .picture }
}
