import Markup
package import Publishing
import Records
package import Rendering
import Screens
import Search

/// A collection as a site: a home page, the listing, value lists, and a summary.
package struct Catalogue: Sendable {
  let kind: any CatalogueKind

  /// The rows of the kind, which every row's page asks for.
  let index: CollectionIndex
  let looks: CatalogueLooks
  let pages: Pagination

  /// The rows' own pages.
  let details: RowDetails
  var extras: CatalogueExtras { kind.extras }

  /// The value lists, in the order in which the home page links to them.
  let indexes: [ValueIndex]

  /// The lists of their own that the values of some facets have.
  let lists: [FacetLists]

  /// The listing in other orders, if it is there.
  let sorted: SortedLists?

  /// The columns of this and other tables that refer to the rows.
  var referrers: [Referrer] = []

  /// The rows of the whole site that are not listed.
  var skipped: SkippedRows?

  /// The files that cells name.
  var media: MediaFiles?

  let groupTotals: [TotalWords]

  /// The files that have all rows.
  let downloads: [WholeDownload]
  let title: String
  let about: CatalogueAbout

  let words: PageWords

  /// The filters of the search: empty for the search of a site, and without a search.
  private(set) var filters: [String] = []

  /// The facets and orders of the listing; `nil` if its rows are not explored.
  private(set) var explorer: Explorer?

  /// Puts a catalogue together; the title is that of its home page, or of its listing in a site.
  package init(
    of kind: any CatalogueKind, titled title: String, about: CatalogueAbout = CatalogueAbout(),
    pageSize: Int
  ) {
    let index = kind.index
    self.index = index
    var looks = kind.looks
    self.kind = kind
    skipped = SkippedRows(of: [index])
    self.title = title
    self.about = about
    let extras = kind.extras
    let own = looks.words.plain.calling(looks.noun).marked
    self.words = own
    let pages = Pagination(of: index.count, by: pageSize, in: looks.folder)
    let isWhole = pages.sortsInPlace && index.group == nil && !looks.explores
    if looks.isSorted, isWhole || !index.listed.isEmpty { looks.files.append(.sort) }
    if looks.explores, index.count > 0 {
      // Pages that are no explorer have the script of rows alone.
      let hasOthers = !index.listed.isEmpty || !index.sorted.isEmpty
      if !hasOthers { looks.files.removeAll { $0.path == SiteFile.rows.path } }
      looks.files.append(.explore)
    }
    if index.places?.isEmpty == false { looks.files.append(.land) }
    self.looks = looks
    self.pages = pages
    let addresses = looks.addresses
    var details = kind.details(on: pages)
    details.link = {
      addresses.link(to: $0.name, at: $0.position, on: pages, withRowPages: extras.hasRowPages)
    }
    self.details = details
    indexes = index.facets.flatMap { facet in
      let values = index.values(of: facet)
      var own = [ValueIndex(of: facet, values, in: looks.path(of: facet))]
      if !facet.subtitle.isEmpty {
        let folder = looks.path(of: facet, [facet.subtitleFolder])
        own.append(ValueIndex(of: facet, values, by: .subtitle, in: folder))
      }
      if own[0].hasOrderByCount {
        let folder = looks.path(["by-number", looks.path(of: facet).components.last ?? ""])
        own.append(ValueIndex(of: facet, values, by: .count, in: folder))
      }
      return own
    }
    lists = index.listed.map {
      FacetLists(of: $0, in: index, at: looks.path(of: $0), pageSize: pageSize)
    }
    sorted = looks.isSorted ? SortedLists(of: index, on: pages) { looks.path($0) } : nil
    groupTotals = index.totals.map { TotalWords($0, in: index, own) }
    let folder = looks.folder
    let forms = extras.hasDownload && index.count > 0 ? ExportForm.allCases : []
    downloads = forms.map { form in
      WholeDownload(form, in: folder, titled: title, of: index.count, own) {
        rows, part, bytes in
        kind.export(try index.rows(in: rows), as: form, part, into: &bytes)
      }
    }
    guard let schema = search?.schema else { return }
    filters = schema.filters.map(\.name) + schema.ranges.map(\.name)
    if looks.explores { explorer = explorer(of: schema) }
  }

  package func publication(theme: Theme, baseURL: BaseURL? = nil) -> Publication {
    var frame = PageFrame(site: title, language: words.language, baseURL: baseURL, words: words)
    let (series, search) = pages(in: &frame)
    return Publication(
      frame: frame, theme: theme,
      series: series + about.series + [skipped?.page].compactMap(\.self),
      files: [about.logo?.file].compactMap(\.self), searches: [search].compactMap(\.self))
  }

  /// Returns the pages of a catalogue with its own search, which the frame gets with the feed.
  func pages(in frame: inout PageFrame) -> (series: [PageSeries], search: PublicationSearch?) {
    var search = search
    search?.page.facets = Array(CatalogueHome(catalogue: self).facets.prefix(Self.maximumBrowsed))
    if search != nil {
      (frame.search, frame.searched) = (askedPath, words.counted(index.count))
    }
    frame.catalogue = self.frame
    var rowPages = rowPages
    if let baseURL = frame.baseURL, let column = index.feedColumn {
      let feed = CatalogueFeed(catalogue: self, column: column, baseURL: baseURL)
      frame.feed = feed.link
      rowPages.exports.append(feed.file)
    }
    let series =
      [front, summary, search.map(PageSeries.search)].compactMap(\.self)
      + indexes.map(indexPages) + [rowPages, detailPages].compactMap(\.self)
      + lists.map(listPages) + [sorted?.series(in: self)].compactMap(\.self)
    return (series, search)
  }

  /// The pages of a catalogue within a site, whose home page is the first page of its listing.
  var series: [PageSeries] {
    let series =
      [rowPages, detailPages, summary, sorted?.series(in: self)].compactMap(\.self)
      + indexes.map(indexPages) + lists.map(listPages)
    let frame = frame
    return series.map { $0.framed(by: frame) }
  }

  /// The page that takes queries: the listing, or the search page.
  var askedPath: SitePath { looks.explores ? pages[0].path : looks.searchPath }

  /// Its own search, which one within a site has not.
  var search: PublicationSearch? {
    guard extras.hasSearch, looks.place == nil else { return nil }
    // For visitors without it.
    let links =
      [PageLink(looks.listTitle, to: pages[0].path)]
      + indexes.filter { $0.naming != .count }
      .map { PageLink($0.entryTitle(in: words), to: $0.pages[0].path) }
      + (hasSummary ? [PageLink(words[.summary], to: summaryPath)] : [])
    return kind.search(of: pages, browsing: links)
  }

  /// The most facets that the search shows before there is anything to find.
  private static let maximumBrowsed = 3

  /// Whether there is something to sum up.
  var hasSummary: Bool {
    !index.facets.isEmpty || !looks.frequent.isEmpty || !looks.ranges.isEmpty
      || index.places != nil
  }
}

// MARK: - The pages

extension Catalogue {
  private var front: PageSeries {
    PageSeries(named: "HomePage", at: looks.home) { frame, html in
      try CatalogueHome(catalogue: self).page(about: dataset).draw(in: frame, into: &html)
    }
  }

  private var dataset: Dataset {
    var dataset = about.dataset(
      title,
      describedAs: CatalogueHome(catalogue: self).introduction ?? words.counted(index.count))
    dataset.columns = index.detailed.map { index.columns[$0].title }
    dataset.files = downloads.map { ($0.path, $0.form.mediaType) }
    return dataset
  }

  private var rowPages: PageSeries {
    let others = looks.place == nil ? [] : otherColumns
    var series = PageSeries(
      name: "CollectionListing", count: pages.count, files: looks.files,
      longestPath: pages.longestPath, place: { pages[$0].path }
    ) {
      { index, frame, html, notes in
        try draw(pages[index], in: frame, into: &html, noting: &notes, others.map(\.place))
      }
    }
    series.exports = exports
    series.otherColumns = others.map(\.column)
    series.recordCount = { pages[$0].range.count }
    return series
  }

  /// Draws a page of the listing.
  ///
  /// Every row passes here, as the bytes of its cells; the rows of a few pages twice, since the
  /// estimate draws them too. In a catalogue, `notes` takes the searchable texts; `others` are the
  /// columns that the search of a site covers in addition.
  func draw(
    _ page: ListPage, in frame: PageFrame, into html: inout HTMLWriter,
    noting notes: inout SearchNotes?, _ others: [Int]
  ) throws {
    let rows = try index.rows(in: page.range)
    var listed = listed(rows, on: page, titled: looks.listTitle)
    if let group = index.group {
      listed.group = group
      listed.groups = index.groups
      listed.groupNumbers = page.range.map(index.groupNumber)
      listed.totals = { place in groupTotals.compactMap { $0.words(ofGroup: place) } }
    }
    listed.downloads = downloads(of: page)
    listed.sorting = sorted?.links(on: nil, from: pages[0].path) ?? [:]
    listed.heading = title
    listed.explorer = explorer
    listed.explorer?.isAlone = frame.single != nil
    if let place = looks.place { listed.place = place.moved(to: page.path) }
    kind.draw(listed, in: frame, into: &html)
    // Within a site, rows are found as they are drawn, and by what else is known of them.
    guard looks.place == nil else {
      return html.noteOthers { row in others.map { index.searchedText(of: rows[row], in: $0) } }
    }
    notes?.begin(page: page.index)
    if var own = notes.take() {
      kind.note(rows, on: page, in: &own)
      notes = own
    }
  }

  func listed(_ rows: [TableRow], on page: ListPage, titled title: String) -> ListedRows {
    var listed = ListedRows(title, on: page, rows)
    listed.words = words
    if extras.hasRowPages { listed.details = looks.addresses.page }
    return listed
  }

  private func explorer(of schema: SearchSchema) -> Explorer {
    let names = schema.filters.map(\.name)
    // Without a script a value leads to its own list, or else to the list of all values.
    let chosen = CatalogueHome(catalogue: self).facets(
      upTo: Explorer.values, orAllOf: 1,
      leadingTo: { value, facet in
        lists.contains { $0.facet == facet }
          ? link(to: value, of: facet)
          : .page(looks.path(of: facet, ["index.html"]), fragment: nil)
      }, where: { names.contains(kind.query(for: "", of: $0).name) }
    ).map { (kind.query(for: "", of: $0).name, $1) }
    // Ranges have their chart in the summary; here the script draws it.
    let ranges = looks.ranges.compactMap { ranges -> (name: String, facet: Explorer.Facet)? in
      guard hasSummary, filters.contains(ranges.searchName),
        let chart = link(toSummaryOf: ranges.column)
      else { return nil }
      let facet = Explorer.Facet(ranges.title, all: ListingLink(ranges.title, to: chart), [])
      return (ranges.searchName, facet)
    }
    return Explorer(
      from: pages[0].path, indexBeside: looks.home,
      facets: Array((chosen + ranges).prefix(Explorer.most)),
      orders: looks.orders, hasPlaces: schema.hasPlaces, numbersAfter: looks.numberPrefix)
  }

  func link(toRowAt position: Int) -> Link {
    looks.addresses.link(to: index.name(at: position), at: position, on: pages, withRowPages: false)
  }

  /// The most value lists that the bar links to, if a home page links to all.
  private static let maximumListWays = 4

  /// The bar and the foot of its pages.
  var frame: CatalogueFrame {
    let isWithinSite = looks.place != nil
    let lists = indexes.filter { $0.naming == .title && $0.values.contains { !$0.isUnknown } }
      .prefix(isWithinSite ? .max : Self.maximumListWays)
    let ways =
      isWithinSite
      ? [PageLink(title, to: pages[0].path)]
      : [PageLink(words[.overview], to: looks.home), PageLink(words[.explore], to: pages[0].path)]
    return CatalogueFrame(
      home: isWithinSite ? .front : looks.home, logo: about.logo,
      leadingTo: ways + (hasSummary ? [PageLink(words[.summary], to: summaryPath)] : [])
        + lists.map { PageLink($0.facet.title, to: $0.pages[0].path) } + about.ways,
      foot: about.sections(
        downloads: downloads.map(\.entry), counted: words.counted(index.count), besides: skipped,
        in: words),
      downloads: downloads.map(\.entry), note: about.footer)
  }
}
