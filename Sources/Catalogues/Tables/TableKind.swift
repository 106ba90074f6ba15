package import Markup
import Publishing
package import Records
package import Rendering
package import Screens
package import Search

/// A table as a catalogue: one that a command has read, or rows of an author's own.
package struct TableKind: CatalogueKind {
  package let index: CollectionIndex
  package let extras: CatalogueExtras
  package private(set) var looks: CatalogueLooks

  let words: PageWords

  /// The cells of the listing, and those of the lists of facets by the facets' names.
  let listing: TableCells
  private let lists: [String: TableCells]
  private let details: RowDetails
  let found: FoundColumns

  /// A table that a command has read; its home page names the source, and values may have links.
  package init(
    _ index: CollectionIndex, from file: String, at home: SitePath = .front,
    leading links: ValueLinks = [:], with extras: CatalogueExtras = CatalogueExtras(),
    in words: PageWords = .english
  ) {
    let words = words.plain
    self.init(
      of: index, called: words.noun, titled: words.marked[.allRows], below: home,
      in: RowAddresses.folder(below: home), leading: links, with: extras, words)
    looks.introduction = introduction(naming: file)
    looks.explores = extras.hasSearch
    looks.columns = index.detailed
  }

  /// Rows of an author's own, at a place of a site: the folder of an index.
  package init(
    _ index: CollectionIndex, called noun: RowNoun, titled title: String, at place: PagePlace,
    with extras: CatalogueExtras = CatalogueExtras(), in words: PageWords = .english
  ) {
    let words = words.plain
    self.init(
      of: index, called: words.calling(noun).noun, titled: title, below: place.path,
      in: place.path.folder, with: extras, words)
    looks.place = place
  }

  /// A table with a listing in a folder, and all other pages below a home page.
  private init(
    of index: CollectionIndex, called noun: RowNoun, titled title: String, below home: SitePath,
    in folder: SitePath, leading links: ValueLinks = [:], with extras: CatalogueExtras,
    _ words: PageWords
  ) {
    var named = index
    named.nameUnknown { words(.unknown, $0.title) }
    let index = named
    self.index = index
    self.extras = extras
    self.words = words
    let root = home.folder
    let showsImages = extras.showsRemoteImages
    let files = index.files.map { files in
      ShownFiles(files, in: root) { ByteCount($0).text(in: words) }
    }
    let cells = { (facet: Facet?) in
      TableCells(
        of: index, called: noun, below: facet, in: root, leading: links,
        withRowPages: extras.hasRowPages, showingRemoteImages: showsImages, and: files, words)
    }
    listing = cells(index.group)
    lists = Dictionary(uniqueKeysWithValues: index.listed.map { ($0.name, cells($0)) })
    found = FoundColumns(of: index, in: words)
    details = .table(
      index.columns, called: noun, shown: index.detailed, namedBy: index.title, leading: links,
      showingRemoteImages: showsImages, and: files, in: words.calling(noun).marked)
    looks = CatalogueLooks(
      noun: noun, words: words, years: words.marked[.years], listTitle: title,
      addresses: RowAddresses(of: index, in: folder), home: home)
    looks.isSorted = true
    looks.totals = index.facets
    looks.tables = index.facets
    looks.ranges = ranges(found.ranges)
    looks.frequent = frequentColumns(besides: looks.ranges)
    let stylesheets = [listing.stylesheet] + index.listed.map { lists[$0.name]?.stylesheet }
    let scripts: [SiteFile?] = [index.count > 0 ? .rows : nil, index.hasSounds ? .player : nil]
    looks.files = (stylesheets + scripts).compactMap(\.self)
    looks.orders = Dictionary(
      uniqueKeysWithValues: found.orders(of: index).map { ($0, index.columns[$0].name) })
  }

  package func details(on pages: Pagination) -> RowDetails { details }

  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    let cells = rows.common.flatMap { lists[$0.name] } ?? listing
    cells.draw(rows, in: frame, into: &html)
  }

  package func export(
    _ rows: [TableRow], as form: ExportForm, _ part: ExportPart, into bytes: inout [UInt8]
  ) {
    form.write(rows, index.detailed, of: index.columns, as: part, into: &bytes)
  }

  package func query(for value: String, of facet: Facet) -> Reference.Query {
    (FoundColumns.name(of: facet.name), value)
  }

  package func note(_ rows: [TableRow], on page: ListPage, in notes: inout SearchNotes) {
    let reference = looks.searchPath.reference(to: page.path)
    for row in rows { notes.add(row, found, on: reference) }
  }

  /// The columns of numbers and days: those that the search narrows by, and others that no facet counts.
  private func ranges(_ found: [ColumnRanges]) -> [ColumnRanges] {
    let others = index.detailed.filter { place in
      !found.contains { $0.column == place } && !index.facets.contains { $0.partColumn == place }
    }.compactMap { ColumnRanges(of: index.columns[$0], at: $0, in: words) }
    return Array((found + others).sorted { $0.column < $1.column }.prefix(Self.maximumRanges))
  }

  /// The most columns of numbers and days that the summary has charts of.
  private static let maximumRanges = 60

  /// Returns the first columns whose frequent values are in no other chart.
  private func frequentColumns(besides ranges: [ColumnRanges]) -> [Int] {
    let columns = index.detailed.filter { place in
      let column = index.columns[place]
      return !column.frequent.isEmpty && ![.picture, .sound].contains(column.kind)
        && !index.facets.contains { $0.partColumn == place }
        && !ranges.contains { $0.column == place }
    }
    return Array(columns.prefix(Self.maximumFrequent))
  }

  private static let maximumFrequent = 12

  /// The sentence about the contents of a table, with the name of its source.
  private func introduction(naming file: String) -> String {
    let words = words.marked
    let contents = words(
      .introduction, file, words.counted(index.count), words(.inColumns, n: index.detailed.count))
    let refused = index.refusals.lost
    return refused > 0 ? "\(contents) \(words(.skippedRows, n: refused))" : contents
  }
}
