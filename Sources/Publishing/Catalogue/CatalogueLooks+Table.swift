public import Records
import Rendering
import Screens
import Search

extension Catalogue {
  /// A catalogue of the rows of any table.
  ///
  /// - Parameters:
  ///   - index: The rows.
  ///   - file: What they were read from, as the front page calls it.
  ///   - title: The title of the site and of its front page.
  ///   - pageSize: The most rows on one page.
  ///   - extras: What it has besides, because somebody asked for it.
  public static func table(
    _ index: CollectionIndex, from file: String, titled title: String, pageSize: Int,
    with extras: CatalogueExtras = CatalogueExtras()
  ) -> Catalogue {
    Catalogue(
      of: index, .table(index, from: file), titled: title, pageSize: pageSize, with: extras)
  }
}

extension CatalogueLooks {
  /// How the rows of any table look.
  fileprivate static func table(_ index: CollectionIndex, from file: String) -> CatalogueLooks {
    let listing = TableCells(of: index, grouped: true)
    let found = FoundColumns(of: index)
    let lists = TableCells(of: index, grouped: false)
    var looks = CatalogueLooks(
      noun: .row, folder: "rows", listTitle: "All rows",
      anchor: { $0.anchor }, page: { $0.page }, longestPage: RowName.longestPage,
      draw: { rows, frame, html in
        (rows.common == nil ? listing : lists).draw(rows, in: frame, into: &html)
      },
      drawDetails: { page, frame, html in },
      export: { $0.write($1, of: index.columns, into: &$2) },
      search: { .table(index, found, $0, browsing: $1) },
      note: { row, page, notes in notes.add(row, found, on: page) })
    looks.introduction = introduction(of: index, from: file)
    looks.columns = index.columns
    looks.totals = index.facets
    looks.tables = index.facets
    looks.files = [
      listing.stylesheet, lists.stylesheet, listing.plays || lists.plays ? .player : nil,
    ].compactMap(\.self)
    return looks
  }

  private static func introduction(of index: CollectionIndex, from file: String) -> String {
    let columns = index.columns.count
    let contents =
      "\(file): \(RowNoun.row.counted(index.count)) in "
      + (columns == 1 ? "1 column." : "\(GroupedNumber(columns)) columns.")
    let refused = index.refusals.lost
    guard refused > 0 else { return contents }
    let those = refused == 1 ? "1 more row does" : "\(GroupedNumber(refused)) more rows do"
    return "\(contents) \(those) not fit the columns, and \(refused == 1 ? "is" : "are") left out."
  }
}

extension RowName {
  /// The anchor of a row: `row-17`, or its slug.
  var anchor: String {
    switch self {
    case .number(let number): "row-\(number)"
    case .slug(let slug): slug
    }
  }

  /// The row's own page, such as `rows/0/row-51.html`: in the folder of its thousand, or of the first
  /// two letters of its slug.
  var page: SitePath {
    let folder =
      switch self {
      case .number(let number): "\(number / 1_000)"
      case .slug(let slug): UInt64(slug).map { "\($0 / 1_000)" } ?? String(slug.prefix(2))
      }
    return SitePath("rows").file(folder).file("\(anchor).html")
  }

  /// More characters than any path of a row's own page has.
  static let longestPage = 120
}
