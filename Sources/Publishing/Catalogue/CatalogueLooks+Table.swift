import Records
import Rendering
import Screens
import Search

extension CatalogueLooks {
  /// How the rows of a table look that the command line has read.
  static func table(
    _ index: CollectionIndex, from file: String, _ extras: CatalogueExtras
  ) -> CatalogueLooks {
    var looks = rows(of: index, called: .row, titled: "All rows", at: nil, extras)
    looks.introduction = introduction(of: index, from: file)
    looks.columns = index.detailed
    return looks
  }

  /// How the rows of any collection look.
  ///
  /// - Parameters:
  ///   - index: The collection.
  ///   - noun: What its rows are called.
  ///   - title: What its listing is called.
  ///   - place: Where the listing is among the pages of a site, if it is not a site by itself.
  ///   - extras: What its catalogue has besides.
  /// - Returns: Their looks.
  static func rows(
    of index: CollectionIndex, called noun: RowNoun, titled title: String, at place: PagePlace?,
    _ extras: CatalogueExtras
  ) -> CatalogueLooks {
    let root = place?.path.folder
    let folder = root ?? "rows"
    let showsImages = extras.showsRemoteImages
    let listing = TableCells(
      of: index, called: noun, grouped: true, in: root, showingRemoteImages: showsImages)
    let lists = TableCells(
      of: index, called: noun, grouped: false, in: root, showingRemoteImages: showsImages)
    let found = FoundColumns(of: index)
    var looks = CatalogueLooks(
      noun: noun, folder: folder, listTitle: title, place: place, anchorPrefix: "row-",
      draw: { rows, frame, html in
        (rows.common == nil ? listing : lists).draw(rows, in: frame, into: &html)
      },
      details: .table(
        index.columns, called: noun, shown: index.detailed, namedBy: listing.name,
        showingRemoteImages: showsImages),
      export: { $0.write($1, index.detailed, of: index.columns, as: $2, into: &$3) },
      search: { .table(index, found, $0, browsing: $1) },
      searchName: { FoundColumns.name(of: $0.name) },
      note: { row, position, page, notes in notes.add(row, at: position, found, on: page) })
    looks.isSorted = true
    looks.totals = index.facets
    looks.tables = index.facets
    looks.ranges = found.ranges
    looks.files = [
      listing.stylesheet, lists.stylesheet, index.count > 0 ? .rows : nil,
      index.columns.contains { $0.kind == .sound } ? .player : nil,
    ].compactMap(\.self)
    return looks
  }

  private static func introduction(of index: CollectionIndex, from file: String) -> String {
    let columns = index.detailed.count
    let contents =
      "\(file): \(RowNoun.row.counted(index.count)) in "
      + (columns == 1 ? "1 column." : "\(GroupedNumber(columns)) columns.")
    let refused = index.refusals.lost
    guard refused > 0 else { return contents }
    let those = refused == 1 ? "1 more row does" : "\(GroupedNumber(refused)) more rows do"
    return "\(contents) \(those) not fit the columns, and \(refused == 1 ? "is" : "are") left out."
  }
}
