package import Records
package import Rendering
import Screens

/// A table of a site, and what is said of it.
package struct SiteTable: Sendable {
  let index: CollectionIndex

  /// What foreign keys and its folder call it, and what readers do.
  let name: String
  let title: String

  /// What it was read from.
  let file: String
  let about: CatalogueAbout
  let keys: [TableSchema.ForeignKey]

  package var columnNames: [String] { index.columns.map(\.name) }

  package init(
    _ index: CollectionIndex, named name: String, titled title: String, from file: String,
    about: CatalogueAbout = CatalogueAbout(), keys: [TableSchema.ForeignKey] = []
  ) {
    (self.index, self.name, self.title) = (index, name, title)
    (self.file, self.about, self.keys) = (file, about, keys)
  }
}

/// Tables that are a site together, whose rows lead to each other by foreign keys.
///
/// Each is a catalogue in a folder of its own with a search of its own, so that everything that a
/// table has by itself it has here. A table that is alone is the site.
package struct TableSite: Sendable {
  let catalogues: [Catalogue]
  let title: String
  let about: CatalogueAbout
  let words: PageWords
  private let isAlone: Bool

  /// What foreign keys lead nowhere, in words.
  package let warnings: [String]

  /// Puts a site together.
  ///
  /// - Parameters:
  ///   - tables: The tables, at least one.
  ///   - isAlone: Whether the only one is the site.
  ///   - title: What the site is called.
  ///   - about: What the front page says of the data.
  ///   - pageSize: The most rows on a page.
  ///   - extras: What each table has besides its lists.
  ///   - words: What pages say by themselves.
  /// - Throws: A fault where the rows that foreign keys are of cannot be read again.
  package init(
    of tables: [SiteTable], alone isAlone: Bool, titled title: String, about: CatalogueAbout,
    pageSize: Int, with extras: CatalogueExtras, in words: PageWords = .english
  ) throws(RecordFault) {
    (self.title, self.about, self.words, self.isAlone) = (title, about, words, isAlone)
    var slugs = Slugs("table", besides: ["assets"], numbering: true)
    let homes = tables.map { table in
      isAlone
        ? .front : SitePath.front.folder.file(slugs.slug(for: table.name)).file("index.html")
    }
    let keys = try ForeignKeys(of: tables)
    warnings = keys.warnings
    let places = zip(tables, homes).map { table, home in
      let rows = RowAddresses(of: home)
      return (rows, Pagination(of: table.index.count, by: pageSize, in: rows.folder))
    }
    var catalogues = tables.indices.map { place in
      let links = keys.links(of: place) { table, position in
        let (rows, pages) = places[table]
        let index = tables[table].index
        return extras.hasRowPages
          ? .page(rows.page(of: index.name(at: position)), fragment: nil)
          : rows.link(to: position, of: index, on: pages)
      }
      let table = tables[place]
      return Catalogue(
        of: table.index, .table(from: table.file, at: homes[place], leading: links),
        titled: isAlone ? title : table.title,
        about: isAlone ? about : table.about.besides(about),
        pageSize: pageSize, with: extras, in: words)
    }
    if extras.hasRowPages {
      for place in catalogues.indices {
        catalogues[place].referrers = keys.referrers(of: place, in: catalogues)
      }
    }
    self.catalogues = catalogues
  }

  /// Everything there is to publish.
  package func publication(theme: Theme, baseURL: BaseURL? = nil) -> Publication {
    guard !isAlone else { return catalogues[0].publication(theme: theme, baseURL: baseURL) }
    var frame = PageFrame(
      site: title, language: words.language, baseURL: baseURL, words: words)
    frame.catalogue = CatalogueFrame(
      home: .front, logo: about.logo, leadingTo: [],
      foot: about.sections(counted: contents, in: words))
    let front = ScreenPage(TableSiteScreen(site: self).outline, at: PagePlace(.front))
    var series = [
      PageSeries(named: "TableSiteScreen", at: .front) { frame, html in
        front.draw(in: frame, into: &html)
      }
    ]
    var searches: [PublicationSearch] = []
    for catalogue in catalogues {
      var own = frame
      own.part = PageLink(catalogue.title, to: catalogue.looks.home)
      let (pages, search) = catalogue.pages(in: &own)
      let number = search == nil ? Int.max : searches.count
      for pages in pages { series.append(pages.part(framedBy: own, foundBy: number)) }
      if let search { searches.append(search) }
    }
    return Publication(
      frame: frame, theme: theme, series: series, files: [about.logo?.file].compactMap(\.self),
      searches: searches)
  }

  /// How many tables there are, and how many rows in all.
  fileprivate var contents: String {
    let rows = catalogues.reduce(0) { $0 + $1.index.count }
    return words(
      .tablesWith, words(.tablesCounted, n: catalogues.count), words.counted(rows))
  }
}

/// The front page of a site of tables: which there are, and how much is in each.
struct TableSiteScreen: Screen {
  enum Section: CaseIterable { case tables }
  enum Row { case table(Catalogue) }

  let site: TableSite
  var title: String { site.title }
  private var words: PageWords { site.words }
  var columns: ColumnTitles { ColumnTitles(title: words[.table], value: words[.contents]) }

  var introduction: String? {
    [site.about.description, site.contents].compactMap(\.self).joined(separator: " ")
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .tables: site.catalogues.map(Row.table)
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .table(let catalogue):
      Cell(
        catalogue.title, .subtitle(contents(of: catalogue)),
        opens: .page(catalogue.looks.home, fragment: nil))
    }
  }

  private func contents(of catalogue: Catalogue) -> String {
    let columns = words(.inColumns, n: catalogue.index.detailed.count)
    let contents = "\(words.counted(catalogue.index.count)) \(columns)"
    return [contents, catalogue.about.description].compactMap(\.self).joined(separator: ". ")
  }
}
