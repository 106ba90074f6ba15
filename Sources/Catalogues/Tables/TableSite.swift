package import Bytes
package import Publishing
package import Records
package import Rendering
import Screens

/// A table of a site, with its names and its description.
package struct SiteTable: Sendable {
  package let index: CollectionIndex

  /// The name of the table, for foreign keys and for visitors.
  let name: String
  let title: String

  /// The name of its input.
  let file: String
  let about: CatalogueAbout
  let keys: [TableSchema.ForeignKey]

  /// The files that its cells name.
  let media: MediaFiles?

  package var columnNames: [String] { index.columns.map(\.name) }

  package init(
    _ index: CollectionIndex, named name: String, titled title: String, from file: String,
    about: CatalogueAbout = CatalogueAbout(), keys: [TableSchema.ForeignKey] = [],
    with media: MediaFiles? = nil
  ) {
    var index = index
    index.files = media?.cells
    self.index = index
    self.name = name
    self.title = title
    self.file = file
    self.about = about
    self.keys = keys
    self.media = media
  }
}

/// Tables that form one site, with links between their rows by foreign keys.
///
/// Each is a catalogue in its own folder; an only one is the site itself. One page searches all by
/// their own indexes: in a common one, a row's number would not be its position in a listing.
package struct TableSite: Sendable {
  let catalogues: [Catalogue]
  let title: String
  let about: CatalogueAbout
  let words: PageWords
  private let isAlone: Bool

  /// The rows of all tables that are not listed: together, as the build counts them.
  private let skipped: SkippedRows?

  /// A warning for each foreign key with values that refer to no row.
  package let warnings: [String]

  /// Puts one or more tables together; throws if rows with foreign keys can't be read again.
  ///
  /// With `isAlone`, the only table is the site.
  package init(
    of tables: [SiteTable], alone isAlone: Bool, titled title: String, about: CatalogueAbout,
    pageSize: Int, with extras: CatalogueExtras, in words: PageWords = .english
  ) throws(InputError) {
    self.title = title
    self.about = about
    self.words = words
    self.isAlone = isAlone
    var slugs = Slugs("table", besides: ["assets"], numbering: true)
    let homes = tables.map { table in
      isAlone
        ? .front : SitePath.front.folder.file(slugs.slug(for: table.name)).file("index.html")
    }
    let keys = try ForeignKeys(of: tables)
    warnings = keys.warnings
    let places = zip(tables, homes).map { table, home in
      let rows = RowAddresses(of: table.index, in: RowAddresses.folder(below: home))
      return (rows, Pagination(of: table.index.count, by: pageSize, in: rows.folder))
    }
    var catalogues = tables.indices.map { place in
      var links = keys.links(of: place) { table, position in
        let (rows, pages) = places[table]
        return rows.link(
          to: tables[table].index.name(at: position), at: position, on: pages,
          withRowPages: extras.hasRowPages)
      }
      let table = tables[place]
      for (column, own) in table.index.columns.enumerated() {
        guard let template = own.link else { continue }
        links[column] = { Link(address: template.address(for: $0.span)) }
      }
      return Catalogue(
        of: TableKind(
          table.index, from: table.file, at: homes[place], leading: links, with: extras, in: words),
        titled: isAlone ? title : table.title,
        about: isAlone ? about : table.about.besides(about), pageSize: pageSize)
    }
    if extras.hasRowPages {
      for place in catalogues.indices {
        catalogues[place].referrers = keys.referrers(of: place, in: catalogues)
      }
    }
    skipped = SkippedRows(of: tables.map(\.index))
    for place in catalogues.indices {
      catalogues[place].skipped = skipped
      catalogues[place].media = tables[place].media
    }
    self.catalogues = catalogues
  }

  package func publication(theme: Theme, baseURL: BaseURL? = nil) -> Publication {
    guard !isAlone else { return catalogues[0].publication(theme: theme, baseURL: baseURL) }
    var frame = PageFrame(site: title, language: words.language, baseURL: baseURL, words: words)
    let search = search
    let ways = [PageLink(words[.tables], to: .front)]
    frame.catalogue = CatalogueFrame(
      home: .front, logo: about.logo,
      leadingTo: ways + (search == nil ? [] : [PageLink(words[.search], to: SearchPage.path)])
        + about.ways,
      foot: about.sections(counted: contents, besides: skipped, in: words), note: about.footer)
    let front = front
    var series = [
      PageSeries(named: "HomePage", at: .front) { frame, html in
        front.draw(in: frame, into: &html)
      }
    ]
    if let search {
      (frame.search, frame.searched) = (SearchPage.path, words.counted(rowCount))
      series.append(
        PageSeries(named: "SearchPage", at: SearchPage.path, files: search.files) { frame, html in
          search.draw(in: frame, into: &html)
        })
    }
    var searches: [PublicationSearch] = []
    for catalogue in catalogues {
      var own = frame
      own.part = PageLink(catalogue.title, to: catalogue.looks.home)
      let (pages, search) = catalogue.pages(in: &own)
      if self.search != nil {
        own.catalogue?.ways.append(PageLink(words[.searchAllTables], to: SearchPage.path))
      }
      let number = search == nil ? Int.max : searches.count
      for pages in pages { series.append(pages.part(framedBy: own, foundBy: number)) }
      if let search { searches.append(search) }
    }
    series += about.series
    if let skipped { series.append(skipped.page) }
    return Publication(
      frame: frame, theme: theme, series: series, files: [about.logo?.file].compactMap(\.self),
      searches: searches)
  }

  /// The home page: a card per table, with its columns' completeness, darker for numbers.
  private var front: HomePage {
    let dataset = about.dataset(title, describedAs: about.description ?? contents)
    let columns = catalogues.reduce(0) { $0 + $1.index.detailed.count }
    return HomePage(
      titled: title, at: PagePlace(.front), saying: about.description, about: dataset,
      figures: [
        KeyFigure(words.number(catalogues.count), words.capital(.tablesNoun, n: catalogues.count)),
        KeyFigure(words.number(rowCount), words.capital(.totalNoun, n: rowCount)),
        KeyFigure(words.number(columns), words.capital(.columnsNoun, n: columns)),
      ], cardsTitle: .tables, cardsNote: .barOfColumn,
      cards: catalogues.map { catalogue in
        let index = catalogue.index
        let columns = words(.inColumns, n: index.detailed.count)
        let contents = "\(words.counted(index.count)) \(columns)"
        return HomePage.Card(
          catalogue.title, to: .page(catalogue.looks.home, fragment: nil),
          counts: index.detailed.map { index.columns[$0].values },
          faint: index.detailed.map { !index.columns[$0].kind.isAmount },
          [catalogue.about.description, contents].compactMap(\.self).joined(separator: " "))
      })
  }

  /// The page on which all tables are searched; `nil` if they have no search.
  private var search: TablesSearchPage? {
    let tables = catalogues.filter { $0.search != nil }.map {
      TablesSearchPage.Table(
        $0.title, at: $0.looks.home, listing: $0.askedPath, words.counted($0.index.count))
    }
    return tables.isEmpty
      ? nil : TablesSearchPage(saying: PublicationSearch.rowHint(in: words.marked), of: tables)
  }

  /// How many tables there are, and how many rows in all.
  private var contents: String {
    words(.tablesWith, words(.tablesCounted, n: catalogues.count), words.counted(rowCount))
  }
}
