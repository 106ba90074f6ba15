import Bytes
package import Markup
package import Records
package import Rendering
package import Screens

/// How the rows of any table look in its listing.
package struct TableCells: Sendable {
  fileprivate let table: [TableColumn]

  /// The columns whose numbers have their digits in groups.
  fileprivate let grouped: [Bool]

  /// The types of the columns, which every cell needs.
  fileprivate let kinds: [ColumnType]

  /// The columns of the listing by their places in the table, nil for the number of the row.
  fileprivate let columns: [Int?]
  fileprivate let showsRemoteImages: Bool
  fileprivate let files: ShownFiles?

  /// The stylesheet with the columns of amounts, and the layout on a phone; `nil` without rows.
  package var stylesheet: SiteFile? {
    guard count > 0 else { return nil }
    let own = columns.map { $0.map { table[$0] } }
    return ColumnSheet(ColumnSheet.placed(columns.map(sheetColumn), of: own, in: count))
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
  /// - `facet`: The facet that headings show above the rows, so that its column is left out.
  /// - `root`: The folder that has a folder for its stylesheets.
  /// - `showsRemoteImages`: Whether pictures of other sites are drawn, and not as links.
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
    let leftOut = facet?.onlyColumn == title ? nil : facet?.onlyColumn
    let prefix = leftOut == nil ? "" : (facet?.folder.replacing("/", with: "-") ?? "") + "-"
    stylesheetPath = root.file("assets").file(prefix + "columns.css")
    let (shown, nameRows) = index.shownColumns(besides: leftOut)
    hasSeveralPictures = shown.count { index.columns[$0].kind == .picture } > 1
    columns = (nameRows ? [] : [nil]) + shown
  }

  fileprivate var stylesheets: [SitePath] { count > 0 ? [stylesheetPath] : [] }

  private func sheetColumn(_ column: Int?) -> ColumnSheet.Column {
    guard let column else { return ColumnSheet.Column(header(of: column), isAmount: true) }
    let plain: [ColumnType] = [
      .date, .time, .dateAndTime, .epoch, .approximateDate, .yesNo, .colour,
    ]
    return ColumnSheet.Column(
      table[column].title, isAmount: kinds[column].isAmount, isPlain: plain.contains(kinds[column]),
      hasBars: kinds[column] == .percentage, hasLists: kinds[column] == .list)
  }

  /// How the values of a column are drawn, for a script that draws them too.
  package struct Form: Sendable {
    /// The name of their type, for columns that show it.
    package let kind: String?

    /// Whether digits are in groups, and whether few are shown behind the mark.
    package let isGrouped: Bool
    package let isShortened: Bool
  }

  /// The columns of the listing, as in ``columns``, and how their values are drawn.
  package var shown: [(column: Int?, form: Form)] {
    columns.map { column in
      guard let index = column else {
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
      guard let column else { return false }
      return switch kinds[column] {
      case .address where files.has(column): false
      case .text, .list, .address, .email:
        row.withText(of: column) { $0.count > ListedRows.maximumLine }
      default: false
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

  fileprivate func ranks(of column: Int?, in rows: [TableRow]) -> String? {
    guard let column else { return rows.indices.map { "\($0)" }.joined(separator: " ") }
    let ranks = table[column].format.ranks(of: rows.map { Array($0.text(of: column)) })
    guard ranks.contains(where: { $0 != ranks[0] }) else { return nil }
    return ranks.map { $0 == .max ? "-" : "\($0)" }.joined(separator: " ")
  }

  fileprivate func header(of column: Int?) -> String {
    column.map { table[$0].title }
      ?? noun.singular.prefix(1).uppercased() + noun.singular.dropFirst()
  }

  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    ListingRenderer(TableListing(rows, self), at: rows.place).draw(in: frame, into: &html)
  }
}

/// The links of columns' values, by the position of the column; a value is a cell without blanks
/// around it, or one of several in a cell.
package typealias ValueLinks = [Int: @Sendable (ArraySlice<UInt8>) -> Link?]

extension CollectionIndex {
  /// Returns the columns that listings show, except a group's, and whether the first names the
  /// rows, as text in nearly all of them; other rows are named by their numbers.
  package func shownColumns(besides group: Int? = nil) -> (columns: [Int], nameRows: Bool) {
    let shown = shown.filter { (columns[$0].values > 0 || count == 0) && $0 != group }
    return (shown, shown.first.map(namesRows) ?? false)
  }

  /// The column that names the rows on pages, in search results and in the feed; nil for numbers.
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
private struct TableListing: CollectionListing {
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
      return column.flatMap { rows.sorting[$0] }.map(HeaderSort.link)
    }
    orders = cells.columns.map { column in column.flatMap { rows.explorer?.orders[$0] } }
  }

  var rowNoun: RowNoun { cells.noun }
  func group(of row: TableRow) -> Int? { rows.group(of: row) }
  var stylesheets: [SitePath] { cells.stylesheets }
  var plays: Bool { columns.contains { $0.map { cells.kinds[$0] } == .sound } }
  var columns: [Int?] { cells.columns }

  func header(of column: Int?) -> String { cells.header(of: column) }

  func draw(_ column: Int?, of row: TableRow, into cell: inout CellWriter) {
    let isName = column == cells.columns.first
    let page = isName ? rows.details?(row.name) : nil
    if let page { cell.beginLink(to: page) }
    switch column {
    case nil: cell.text(cell.words.number(Int(row.number)))
    case let index?:
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
      } else if cells.shortens(index) {
        let number = row.withText(of: index, CellWriter.glance)
        if cells.grouped[index] { cell.grouped(number.span) } else { cell.text(utf8: number[...]) }
      } else if cells.grouped[index] {
        row.withText(of: index) { cell.grouped($0) }
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
