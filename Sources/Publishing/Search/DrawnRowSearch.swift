import Markup
package import Rendering
import Screens
import Search

/// The columns of a row that is noted while it is drawn.
private enum DrawnRowColumn: Int, CaseIterable {
  case title, page, section, detail, path, anchor

  var column: SearchColumn {
    switch self {
    case .title: SearchColumn("title", tier: .name, stored: .plain, shown: .title())
    case .page: SearchColumn("page", stored: .repeated)
    case .section: SearchColumn("section", tier: .place, stored: .repeated, shown: .joined)
    case .detail: SearchColumn("detail", tier: .attribute, stored: .plain)
    case .path: SearchColumn("path", stored: .repeated, shown: .page)
    case .anchor: SearchColumn("anchor", stored: .plain, shown: .anchor)
    }
  }
}

extension PublicationSearch {
  /// The search of a site's rows; the series learn where their other columns are among all.
  static func drawnRows(
    on series: inout [PageSeries], browsing: [PageLink], _ words: PageWords
  ) -> PublicationSearch {
    var columns = DrawnRowColumn.allCases.map(\.column)
    for index in series.indices {
      series[index].firstOther = columns.count
      columns += series[index].otherColumns
    }
    let schema = SearchSchema(columns, at: .columns)
    let page = SearchPage(
      saying: rowHint(in: words), as: .list, narrowedBy: schema.filters, browsing: browsing)
    return PublicationSearch(schema: schema, page: page, findsDrawnRows: true)
  }

  /// Returns the help below a search field.
  package static func rowHint(in words: PageWords) -> String {
    "\(words[.searchHint]) \(words[.searchSyntax])"
  }
}

extension SearchNotes {
  /// Notes the rows of a page that was drawn, and its title if it is the first page of its series.
  mutating func add(
    _ drawn: (title: String, rows: [RowTexts.Row]), of series: PageSeries, at index: Int,
    number: Int, path: String
  ) {
    guard !drawn.rows.isEmpty else { return }
    begin(page: number)
    if index == 0, series.path(at: 0) != .notFound {
      begin()
      add(drawn.title.utf8.span, in: DrawnRowColumn.title.rawValue)
      add(path.utf8.span, in: DrawnRowColumn.path.rawValue)
    }
    for row in drawn.rows {
      begin()
      add(row.title.span, in: DrawnRowColumn.title.rawValue)
      add(row.section.span, in: DrawnRowColumn.section.rawValue)
      add(row.detail.span, in: DrawnRowColumn.detail.rawValue)
      add(drawn.title.utf8.span, in: DrawnRowColumn.page.rawValue)
      add(path.utf8.span, in: DrawnRowColumn.path.rawValue)
      add(row.anchor.span, in: DrawnRowColumn.anchor.rawValue)
      for (place, text) in row.others.enumerated() { add(text.span, in: series.firstOther + place) }
    }
  }
}
