import Records
import Rendering
import Screens
import Search

extension CatalogueLooks {
  /// How the rows of a table look that the command line has read.
  static func table(
    _ index: CollectionIndex, from file: String, below home: SitePath, leading links: ValueLinks,
    _ extras: CatalogueExtras
  ) -> CatalogueLooks {
    var looks = rows(
      of: index, called: .row, titled: "All rows", in: RowAddresses(of: home).folder, below: home,
      leading: links, extras)
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
  ///   - folder: Where the listing is.
  ///   - home: The page whose folder has all else.
  ///   - links: Where values of some columns lead.
  ///   - extras: What its catalogue has besides.
  /// - Returns: Their looks.
  static func rows(
    of index: CollectionIndex, called noun: RowNoun, titled title: String, in folder: SitePath,
    below home: SitePath, leading links: ValueLinks = [:], _ extras: CatalogueExtras
  ) -> CatalogueLooks {
    let (root, search) = (home.folder, searchPath(beside: home))
    let showsImages = extras.showsRemoteImages
    let listing = TableCells(
      of: index, called: noun, grouped: true, in: root, leading: links,
      showingRemoteImages: showsImages)
    let lists = TableCells(
      of: index, called: noun, grouped: false, in: root, leading: links,
      showingRemoteImages: showsImages)
    let found = FoundColumns(of: index)
    var looks = CatalogueLooks(
      noun: noun, listTitle: title, home: home,
      addresses: RowAddresses(in: folder),
      draw: { rows, frame, html in
        (rows.common == nil ? listing : lists).draw(rows, in: frame, into: &html)
      },
      details: .table(
        index.columns, called: noun, shown: index.detailed, namedBy: listing.name,
        leading: links, showingRemoteImages: showsImages),
      export: { $0.write($1, index.detailed, of: index.columns, as: $2, into: &$3) },
      search: { .table(index, found, $0, at: search, browsing: $1) },
      searchName: { FoundColumns.name(of: $0.name) },
      note: { row, position, page, notes in
        notes.add(row, at: position, found, on: search.reference(to: page.path))
      })
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
