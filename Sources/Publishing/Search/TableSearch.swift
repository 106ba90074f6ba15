import Records
import Rendering
import Screens
import Search

extension PublicationSearch {
  /// The search of a table.
  ///
  /// A result is called what its page calls it: the value of the first column that is shown. Columns
  /// with short words can be chosen from, where few are different.
  static func table(
    _ columns: [TableColumn], _ pages: Pagination, browsing: [PagePosition.Neighbour]
  ) -> PublicationSearch {
    let shown = TableListing.columns(of: columns, rows: pages.total)
    var filters: [SearchPage.Filter] = []
    var own: [SearchColumn] = []
    for (place, column) in shown.enumerated() {
      // A name that is a property of a form would hide that from scripts.
      guard case .cell(let index) = column, place > 0 else {
        own.append(SearchColumn("by-row", tier: .name, stored: .plain, shown: .title()))
        continue
      }
      let (name, title) = ("by-" + columns[index].name, columns[index].name)
      let isChosen =
        1...longestChoice ~= columns[index].longest && columns[index].numbers == nil
      if isChosen {
        filters.append(SearchPage.Filter(name, titled: title, offeredLater: true))
      }
      own.append(
        SearchColumn(
          name, titled: title, tier: .maker, stored: isChosen ? .repeated : .plain,
          filter: isChosen ? .few(mostChoices) : nil))
    }
    let page = SearchPage(
      for: "rows", saying: rowHint, as: .list, narrowedBy: filters, browsing: browsing)
    let number = SearchColumn("number", stored: .number, shown: .nothing)
    return PublicationSearch(
      schema: SearchSchema(
        own + [number],
        at: .list(
          pageSize: pages.size, first: "\(pages[0].path)",
          others: "\(pages.folder)/page-#.html", anchor: "row-#")),
      page: page)
  }

  static let rowHint =
    "Type the beginnings of words. The rows that are found have all of them, up to eight."

  /// A column with longer values, in bytes, or more different ones, is not chosen from.
  private static let (longestChoice, mostChoices) = (40, 100)
}

extension SearchNotes {
  /// Notes a row of a table.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - columns: What its page shows of it.
  mutating func add(_ row: TableRow, _ columns: [TableListing.Column]) {
    begin(number: UInt64(row.number))
    for (place, column) in columns.enumerated() {
      switch column {
      case .number: add("\(GroupedNumber(row.number))".utf8.span, in: place)
      case .cell(let index): row.withText(of: index) { add($0, in: place) }
      }
    }
  }
}
