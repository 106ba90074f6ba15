import Markup
package import Records
package import Rendering
package import Screens
import Search

/// A table that a command has read: the home page names its source, and values of some columns may
/// have links.
package struct TableKind: CatalogueKind, DrawnAsTable {
  let drawing: TableDrawing
  package let looks: CatalogueLooks

  package init(
    _ index: CollectionIndex, from file: String, at home: SitePath = .front,
    leading links: ValueLinks = [:], with extras: CatalogueExtras = CatalogueExtras(),
    in words: PageWords = .english
  ) {
    let words = words.plain
    let title = words.marked[.allRows]
    drawing = TableDrawing(
      of: index, called: words.noun, below: home, leading: links, with: extras, in: words)
    var looks = drawing.looks(titled: title, in: RowAddresses(of: home).folder)
    looks.introduction = drawing.introduction(naming: file)
    looks.explores = extras.hasSearch
    looks.columns = index.detailed
    self.looks = looks
  }
}

/// Rows of an author's own, at a place of a site: the folder of an index.
package struct CollectionKind: CatalogueKind, DrawnAsTable {
  let drawing: TableDrawing
  package let looks: CatalogueLooks

  package init(
    _ index: CollectionIndex, called noun: RowNoun, titled title: String, at place: PagePlace,
    with extras: CatalogueExtras = CatalogueExtras(), in words: PageWords = .english
  ) {
    let words = words.plain
    drawing = TableDrawing(
      of: index, called: words.calling(noun).noun, below: place.path, with: extras, in: words)
    var looks = drawing.looks(titled: title, in: place.path.folder)
    looks.place = place
    self.looks = looks
  }
}

/// A kind of catalogue whose rows are those of a table.
protocol DrawnAsTable {
  var drawing: TableDrawing { get }
}

extension DrawnAsTable {
  package var index: CollectionIndex { drawing.index }
  package var extras: CatalogueExtras { drawing.extras }
  package func details(on pages: Pagination) -> RowDetails { drawing.details }

  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    let cells = rows.common.flatMap { drawing.lists[$0.name] } ?? drawing.listing
    cells.draw(rows, in: frame, into: &html)
  }

  package func export(
    _ rows: [TableRow], as form: ExportForm, _ part: ExportPart, into bytes: inout [UInt8]
  ) {
    form.write(rows, index.detailed, of: index.columns, as: part, into: &bytes)
  }

  package func search(of pages: Pagination, browsing links: [PageLink]) -> PublicationSearch {
    .table(
      index, drawing.found, pages, at: drawing.search, showing: drawing.listing,
      withRowPages: drawing.extras.hasRowPages, browsing: links, drawing.words)
  }

  package func query(for value: String, of facet: Facet) -> Reference.Query {
    (FoundColumns.name(of: facet.name), value)
  }

  package func note(
    _ row: TableRow, at position: Int, on page: ListPage, in notes: inout SearchNotes
  ) {
    notes.add(row, at: position, drawing.found, on: drawing.search.reference(to: page.path))
  }
}

/// The parts of a table's pages.
struct TableDrawing: Sendable {
  let index: CollectionIndex
  let noun: RowNoun
  let home: SitePath
  let extras: CatalogueExtras

  /// The interface text.
  let words: PageWords

  /// The cells of the listing, and those of the lists of facets by the facets' names.
  let listing: TableCells
  let lists: [String: TableCells]
  let details: RowDetails
  let found: FoundColumns

  /// The page of the search.
  let search: SitePath

  init(
    of index: CollectionIndex, called noun: RowNoun, below home: SitePath,
    leading links: ValueLinks = [:], with extras: CatalogueExtras, in words: PageWords
  ) {
    var named = index
    named.nameUnknown { words(.unknown, $0.title) }
    let index = named
    self.index = index
    self.noun = noun
    self.home = home
    self.extras = extras
    self.words = words
    search = CatalogueLooks.searchPath(beside: home)
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
  }

  /// Returns what a catalogue with a listing in a folder has.
  func looks(titled title: String, in folder: SitePath) -> CatalogueLooks {
    var looks = CatalogueLooks(
      noun: noun, words: words, years: words.marked[.years], listTitle: title,
      addresses: RowAddresses(in: folder), home: home)
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
    return looks
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
  func introduction(naming file: String) -> String {
    let words = words.marked
    let contents = words(
      .introduction, file, words.counted(index.count), words(.inColumns, n: index.detailed.count))
    let refused = index.refusals.lost
    return refused > 0 ? "\(contents) \(words(.skippedRows, n: refused))" : contents
  }
}
