package import Records
package import Rendering
package import Screens

/// One page of a collection's listing: the parts that all kinds of rows share.
package protocol CollectionListing: CatalogueListing where Item == TableRow, Group == Int {
  var rows: ListedRows { get }
}

extension CollectionListing {
  package var title: String { rows.title }
  package var heading: String? { rows.heading }
  package var rowPages: [SitePath] { rows.pages }
  package var explorer: Explorer? { rows.explorer }
  package var page: ListPage { rows.page }
  package var noun: String { rowNoun.plural }
  package func width(of column: Column) -> ColumnWidth { .own }
  package var downloads: [Download] { rows.downloads }
  package var sorts: [HeaderSort?] { [] }

  package func identify(_ row: TableRow, into identifier: inout CellWriter) {
    identifier.anchor(of: row)
  }

  /// The group, the number of its rows, and on its first page the name that links to it end with.
  package func header(of number: Int) -> GroupHeader {
    let group = rows.groups[number]
    let words = rows.words.calling(rowNoun)
    let count = ([words.counted(group.count)] + rows.totals(number)).joined(separator: ", ")
    let begins = group.first >= page.range.lowerBound
    return GroupHeader(
      group.title, subtitle: group.subtitle == group.title ? "" : group.subtitle,
      in: rows.group?.subtitleLanguage ?? "", detail: begins ? count : words(.continued, count),
      anchor: begins ? group.anchor : nil)
  }
}

/// The rows of one page of a collection's listing, and the texts around them.
package struct ListedRows: Sendable {
  /// The longest value, in bytes, that a cell of one line shows whole.
  package static let maximumLine = 32

  /// The list's name in a browser's tab, and on the page unless that has a heading of its own.
  let title: String
  package var heading: String?
  let page: ListPage
  package let rows: [TableRow]

  /// The facet of the groups: its values, and the index of each row's value in the order of rows.
  package var group: Facet?
  package var groups: [FacetValue] = []
  package var groupNumbers: [Int?] = []

  /// The totals of a group, as texts.
  package var totals: @Sendable (_ group: Int) -> [String] = { _ in [] }

  /// The facet with the same value in all rows, in a list of its own.
  package var common: Facet?
  package var place: PagePlace
  package var words = PageWords.english

  /// The page of each row, if rows have such.
  package var details: (@Sendable (RowName) -> SitePath)?

  /// The links that sort by each column, and the order of the rows here, by the column's position.
  package var sorting: [Int: SortLink] = [:]
  package var downloads: [Download] = []

  /// The facets and orders of the page; `nil` if its rows are not explored.
  package var explorer: Explorer?

  package init(_ title: String, on page: ListPage, _ rows: [TableRow]) {
    self.title = title
    self.page = page
    self.rows = rows
    place = PagePlace(page.path)
  }

  /// The index of a row's group, if rows are grouped.
  package func group(of row: TableRow) -> Int? {
    groupNumbers.isEmpty ? nil : groupNumbers[row.position - page.range.lowerBound]
  }

  var pages: [SitePath] { details.map { page in rows.map { page($0.name) } } ?? [] }

  package var state: ListState<TableRow> { ListState(rows, on: page) }
}
