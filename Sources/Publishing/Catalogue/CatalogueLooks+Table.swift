import Records
import Rendering
import Screens
import Search

extension CatalogueLooks {
  /// How the rows of a table look that the command line has read.
  static func table(
    _ index: CollectionIndex, from file: String, below home: SitePath, leading links: ValueLinks,
    _ extras: CatalogueExtras, _ words: PageWords
  ) -> CatalogueLooks {
    var looks = rows(
      of: index, called: words.noun, titled: words.marked[.allRows],
      in: RowAddresses(of: home).folder, below: home, leading: links, extras, words)
    looks.introduction = introduction(of: index, from: file, words.marked)
    looks.explores = extras.hasSearch
    looks.columns = index.detailed
    return looks
  }

  /// Returns the appearance of any collection's rows.
  ///
  /// - Parameters:
  ///   - index: The collection.
  ///   - noun: The name of its rows.
  ///   - title: The title of its listing.
  ///   - folder: The folder of the listing.
  ///   - home: The page whose folder has all else.
  ///   - links: The links of values of some columns.
  ///   - extras: The optional parts of its catalogue.
  ///   - words: The interface text.
  /// - Returns: The appearance.
  static func rows(
    of index: CollectionIndex, called noun: RowNoun, titled title: String, in folder: SitePath,
    below home: SitePath, leading links: ValueLinks = [:],
    _ extras: CatalogueExtras, _ words: PageWords
  ) -> CatalogueLooks {
    let (root, search) = (home.folder, searchPath(beside: home))
    let showsImages = extras.showsRemoteImages
    let files = index.files.map { files in
      ShownFiles(files, in: root) { ByteCount($0).text(in: words) }
    }
    let cells = { (facet: Facet?) in
      TableCells(
        of: index, called: noun, below: facet, in: root, leading: links,
        withRowPages: extras.hasRowPages, showingRemoteImages: showsImages, and: files, words)
    }
    let listing = cells(index.group)
    let lists = Dictionary(uniqueKeysWithValues: index.listed.map { ($0.name, cells($0)) })
    let found = FoundColumns(of: index, in: words)
    var looks = CatalogueLooks(
      noun: noun, words: words, years: words.marked[.years], listTitle: title, home: home,
      addresses: RowAddresses(in: folder),
      draw: { rows, frame, html in
        (rows.common.flatMap { lists[$0.name] } ?? listing).draw(rows, in: frame, into: &html)
      },
      details: .table(
        index.columns, called: noun, shown: index.detailed, namedBy: index.title,
        leading: links, showingRemoteImages: showsImages, and: files,
        in: words.calling(noun).marked),
      export: { $0.write($1, index.detailed, of: index.columns, as: $2, into: &$3) },
      search: {
        .table(
          index, found, $0, at: search, showing: listing, withRowPages: extras.hasRowPages,
          browsing: $1, words)
      },
      query: { (FoundColumns.name(of: $1.name), $0) },
      note: { row, position, page, notes in
        notes.add(row, at: position, found, on: search.reference(to: page.path))
      })
    looks.isSorted = true
    looks.totals = index.facets
    looks.tables = index.facets
    looks.ranges = ranges(of: index, found.ranges, words)
    looks.frequent = frequentColumns(of: index, besides: looks.ranges)
    let stylesheets = [listing.stylesheet] + index.listed.map { lists[$0.name]?.stylesheet }
    let scripts: [SiteFile?] = [index.count > 0 ? .rows : nil, index.hasSounds ? .player : nil]
    looks.files = (stylesheets + scripts).compactMap(\.self)
    looks.orders = Dictionary(
      uniqueKeysWithValues: found.orders(of: index).map { ($0, index.columns[$0].name) })
    return looks
  }

  /// The columns of numbers and days: those that the search narrows by, and others that no facet counts.
  private static func ranges(
    of index: CollectionIndex, _ found: [ColumnRanges], _ words: PageWords
  ) -> [ColumnRanges] {
    let others = index.detailed.filter { place in
      !found.contains { $0.column == place } && !index.facets.contains { $0.partColumn == place }
    }.compactMap { ColumnRanges(of: index.columns[$0], at: $0, in: words) }
    return Array((found + others).sorted { $0.column < $1.column }.prefix(maximumRanges))
  }

  /// The most columns of numbers and days that the summary has charts of.
  private static let maximumRanges = 60

  /// Returns the first columns whose frequent values are in no other chart.
  private static func frequentColumns(
    of index: CollectionIndex, besides ranges: [ColumnRanges]
  ) -> [Int] {
    let columns = index.detailed.filter { place in
      let column = index.columns[place]
      return !column.frequent.isEmpty && ![.picture, .sound].contains(column.kind)
        && !index.facets.contains { $0.partColumn == place }
        && !ranges.contains { $0.column == place }
    }
    return Array(columns.prefix(maximumFrequent))
  }

  private static let maximumFrequent = 12

  private static func introduction(
    of index: CollectionIndex, from file: String, _ words: PageWords
  ) -> String {
    let contents = words(
      .introduction, file, words.counted(index.count), words(.inColumns, n: index.detailed.count))
    let refused = index.refusals.lost
    return refused > 0 ? "\(contents) \(words(.skippedRows, n: refused))" : contents
  }
}
