package import Markup
package import Records
package import Screens

/// How the rows of any table look in its listing.
package struct TableCells: Sendable {
  /// A column of the listing.
  enum Column: Equatable {
    /// Which row it is.
    case number

    /// The cell of that column of the table, from zero.
    case cell(Int)
  }

  fileprivate let table: [TableColumn]

  /// The columns whose numbers have their digits in groups.
  fileprivate let grouped: [Bool]

  /// The types of the columns, which every cell needs.
  fileprivate let kinds: [ColumnType]
  fileprivate let columns: [Column]
  fileprivate let showsRemoteImages: Bool

  /// The files that cells name.
  fileprivate let files: ShownFiles?

  /// The stylesheet with the columns of amounts, and the layout of values on a phone; `nil` if
  /// there are no rows.
  package var stylesheet: SiteFile? {
    guard count > 0 else { return nil }
    let sheets = columns.map(sheetColumn)
    let own = columns.map { column -> TableColumn? in
      if case .cell(let index) = column { table[index] } else { nil }
    }
    return ColumnSheet(ColumnSheet.placed(sheets, of: own, in: count))
      .file(at: stylesheetPath, hidingRest: hasRowPages)
  }

  /// Whether each row has a page of its own, which shows texts that a line cuts.
  private let hasRowPages: Bool

  private let stylesheetPath: SitePath
  private let count: Int

  fileprivate let noun: RowNoun
  fileprivate let links: ValueLinks

  /// The column that names rows, if one does; else their numbers do.
  fileprivate let title: Int?

  /// Whether several columns have pictures, so that it matters which a picture is from.
  fileprivate let hasSeveralPictures: Bool

  /// The cells of a collection: those of the columns with values, after the number of the row where
  /// the first would not name every row.
  ///
  /// Screen readers announce the row header with every cell, so it must not be empty and must not
  /// be a play button.
  ///
  /// - Parameters:
  ///   - index: The collection.
  ///   - noun: The name of its rows.
  ///   - facet: The facet that headings show above the rows, so that its column is left out.
  ///   - root: The folder that has a folder for its stylesheets.
  ///   - links: The links of values of some columns.
  ///   - hasRowPages: Whether each row has a page of its own.
  ///   - showsRemoteImages: Whether pictures of other sites are drawn, and not as links.
  ///   - files: The files that cells name.
  ///   - words: The interface text, whose language writes numbers.
  package init(
    of index: CollectionIndex, called noun: RowNoun, below facet: Facet? = nil, in root: SitePath,
    leading links: ValueLinks = [:], withRowPages hasRowPages: Bool,
    showingRemoteImages showsRemoteImages: Bool, and files: ShownFiles? = nil, _ words: PageWords
  ) {
    self.files = files
    self.hasRowPages = hasRowPages
    self.noun = noun
    self.links = links
    count = index.count
    self.showsRemoteImages = showsRemoteImages
    table = index.columns
    kinds = table.map(\.kind)
    grouped = table.map { $0.groupsDigits(in: words) }
    title = index.title
    let folder = root.file("assets")
    let leftOut: Int?
    if let facet, let column = facet.onlyColumn, column != title {
      leftOut = column
      stylesheetPath = folder.file(facet.folder.replacing("/", with: "-") + "-columns.css")
    } else {
      leftOut = nil
      stylesheetPath = folder.file("columns.css")
    }
    let (shown, nameRows) = index.shownColumns(besides: leftOut)
    hasSeveralPictures = shown.count { index.columns[$0].kind == .picture } > 1
    columns = (nameRows ? [] : [.number]) + shown.map(Column.cell)
  }

  fileprivate var stylesheets: [SitePath] { count > 0 ? [stylesheetPath] : [] }

  private func sheetColumn(_ column: Column) -> ColumnSheet.Column {
    switch column {
    case .number: ColumnSheet.Column(header(of: column), isAmount: true)
    case .cell(let index):
      ColumnSheet.Column(
        table[index].title, isAmount: kinds[index].isAmount,
        isPlain: [.date, .time, .dateAndTime, .epoch, .approximateDate, .yesNo, .colour].contains(
          kinds[index]),
        hasBars: kinds[index] == .percentage, hasLists: kinds[index] == .list)
    }
  }

  /// How the values of a column are drawn, for a script that draws them too.
  package struct Form: Sendable {
    /// The name of their type, for columns that show it.
    package let kind: String?

    /// Whether digits are in groups, and whether few are shown behind the mark.
    package let isGrouped: Bool
    package let isShortened: Bool
  }

  /// The columns of the listing by their places in the table, nil for the number of the row, and how their
  /// values are drawn.
  package var shown: [(column: Int?, form: Form)] {
    columns.map { column in
      guard case .cell(let index) = column else {
        return (nil, Form(kind: nil, isGrouped: false, isShortened: false))
      }
      let kind: String? =
        switch kinds[index] {
        case .list: "list:\(table[index].format.list.shownSeparator)"
        case _ where table[index].link != nil: table[index].link.map { "link:\($0.text)" }
        case .sound: "sound"
        case .picture where files.has(index): "photo"
        case .address where files.has(index): "file"
        case .picture: showsRemoteImages ? "image" : "picture"
        case .email: "email"
        case .colour: "colour"
        case .percentage: "share"
        case .epoch: "epoch"
        default: nil
        }
      return (index, Form(kind: kind, isGrouped: grouped[index], isShortened: shortens(index)))
    }
  }

  /// Whether a listing cuts a value of a row that has no page of its own to show it.
  fileprivate func cuts(_ row: TableRow) -> Bool {
    guard !hasRowPages else { return false }
    return columns.contains { column in
      guard case .cell(let index) = column else { return false }
      switch kinds[index] {
      case .address where files.has(index): return false
      case .text, .list, .address, .email:
        return row.withText(of: index) { $0.count > ListedRows.maximumLine }
      default: return false
      }
    }
  }

  /// Whether numbers of a column end four digits after the mark: where the rows' own pages have all digits.
  fileprivate func shortens(_ column: Int) -> Bool {
    guard hasRowPages else { return false }
    return switch kinds[column] {
    case .decimal, .latitude, .longitude: true
    default: false
    }
  }

  fileprivate func ranks(of column: Column, in rows: [TableRow]) -> String? {
    guard case .cell(let index) = column else {
      return rows.indices.map { "\($0)" }.joined(separator: " ")
    }
    let ranks = table[index].format.ranks(of: rows.map { Array($0.text(of: index)) })
    guard ranks.contains(where: { $0 != ranks[0] }) else { return nil }
    return ranks.map { $0 == .max ? "-" : "\($0)" }.joined(separator: " ")
  }

  fileprivate func header(of column: Column) -> String {
    switch column {
    case .number: noun.singular.prefix(1).uppercased() + noun.singular.dropFirst()
    case .cell(let index): table[index].title
    }
  }

  /// Draws a page.
  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    ListingRenderer(TableListing(rows, self), at: rows.place).draw(in: frame, into: &html)
  }
}

/// The links of values of columns that lead elsewhere, by the position of the column; `nil` for a
/// value without a link.
///
/// A value is a cell without blanks around it, or one of several in a cell.
package typealias ValueLinks = [Int: @Sendable (ArraySlice<UInt8>) -> Link?]

extension CollectionIndex {
  /// The columns that listings show: those with values.
  ///
  /// - Parameter group: A column to leave out.
  /// - Returns: The columns, and whether the values of the first name the rows: nearly each row has
  ///   one, and it is text. A row without one is named by its number.
  package func shownColumns(besides group: Int? = nil) -> (columns: [Int], nameRows: Bool) {
    let shown = shown.filter { (columns[$0].values > 0 || count == 0) && $0 != group }
    return (shown, shown.first.map(namesRows) ?? false)
  }

  /// The column that names the rows on their pages, in results of the search and in the feed.
  ///
  /// Nil where their numbers do.
  package var title: Int? {
    if let titleColumn { return namesRows(titleColumn) ? titleColumn : nil }
    if let nameColumn { return nameColumn }
    let (shown, nameRows) = shownColumns(besides: group?.onlyColumn)
    return nameRows ? shown.first : nil
  }

  private func namesRows(_ place: Int) -> Bool {
    let column = columns[place]
    let isAsked = place == titleColumn || place == nameColumn
    switch column.kind {
    case .sound, .picture, .objects: return false
    case .address, .colour, .place: return isAsked && column.values == count
    default: return isAsked || 20 * column.values >= 19 * count
    }
  }
}

/// One page of the listing of a table.
private struct TableListing: CollectionListing, SortedListing {
  let rows: ListedRows
  let state: ListState<TableRow>
  let sorts: [HeaderSort?]
  let orders: [String?]
  private let cells: TableCells

  init(_ rows: ListedRows, _ cells: TableCells) {
    self.rows = rows
    self.cells = cells
    state = rows.state
    // Rows stay in their sections.
    let isSorted = rows.page.pagination.sortsInPlace && rows.group == nil && rows.explorer == nil
    sorts = cells.columns.map { column in
      if isSorted { return cells.ranks(of: column, in: rows.rows).map(HeaderSort.ranks) }
      if case .cell(let place) = column { return rows.sorting[place].map(HeaderSort.link) }
      return nil
    }
    orders = cells.columns.map { column in
      if case .cell(let place) = column { rows.explorer?.orders[place] } else { nil }
    }
  }

  var rowNoun: RowNoun { cells.noun }
  var stylesheets: [SitePath] { cells.stylesheets }
  var plays: Bool {
    columns.contains {
      if case .cell(let index) = $0 { cells.kinds[index] == .sound } else { false }
    }
  }

  var columns: [TableCells.Column] { cells.columns }

  func header(of column: TableCells.Column) -> String { cells.header(of: column) }

  func draw(_ column: TableCells.Column, of row: TableRow, into cell: inout CellWriter) {
    let isName = column == cells.columns.first
    let page = isName ? rows.details?(row.name) : nil
    if let page { cell.beginLink(to: page) }
    switch column {
    case .number: cell.text(cell.words.number(Int(row.number)))
    case .cell(let index):
      if isName, row.withText(of: index, Blank.isBlank) {
        cell.text(row.name.title(in: cell.words))
      } else if page != nil {
        cell.text(utf8: row.text(of: index))
      } else if cells.kinds[index] == .list, !isName {
        cell.items(
          of: row.text(of: index), in: cells.table[index].format.list, by: cells.links[index])
      } else if let links = cells.links[index],
        cell.linked(row.text(of: index), as: cells.table[index].format, by: links)
      {
        return
      } else if cells.kinds[index] == .objects {
        cell.count(of: row.text(of: index), in: cells.table[index].title)
      } else if cells.grouped[index] || cells.shortens(index) {
        row.withText(of: index) { text in
          guard cells.shortens(index) else { return cell.grouped(text) }
          let number = CellWriter.glance(at: text)
          if cells.grouped[index] {
            cell.grouped(number.span)
          } else {
            cell.html.text(utf8: number.span)
          }
        }
      } else {
        let kind = cells.kinds[index]
        cell.value(
          of: index, in: row, as: kind, showsRemoteImages: cells.showsRemoteImages,
          folds: !isName && kind == .text, listed: true, showing: cells.files
        ) { words in
          let title = row.title(in: cells.title, words)
          return cells.hasSeveralPictures
            ? words(.pictureOf, cells.table[index].title, title) : title
        }
      }
    }
    if page != nil { cell.endLink() }
    if isName, cells.cuts(row) { cell.more() }
  }
}
