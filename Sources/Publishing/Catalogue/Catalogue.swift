import Markup
package import Records
package import Rendering
import Screens
import Search

/// A collection as a site: a front page, the listing, indexes of what rows can be looked up by, and a
/// summary.
package struct Catalogue: Sendable {
  let index: CollectionIndex
  let looks: CatalogueLooks
  let pages: Pagination
  let extras: CatalogueExtras

  /// The indexes of values, in the order in which the front page leads to them.
  let indexes: [ValueIndex]

  /// The lists of their own that the values of some facets have.
  let lists: [FacetLists]
  private let title: String

  /// Puts a catalogue together.
  ///
  /// - Parameters:
  ///   - index: The rows.
  ///   - looks: How they look.
  ///   - title: The title of the site and of its front page.
  ///   - pageSize: The most rows on one page.
  ///   - extras: What it has besides, because somebody asked for it.
  init(
    of index: CollectionIndex, _ looks: CatalogueLooks, titled title: String, pageSize: Int,
    with extras: CatalogueExtras
  ) {
    self.index = index
    self.looks = looks
    self.title = title
    self.extras = extras
    pages = Pagination(of: index.count, by: pageSize, in: looks.folder)
    indexes = index.facets.flatMap { facet in
      let values = index.values(of: facet)
      let byName = ValueIndex(of: facet, values, in: looks.path(of: facet))
      guard !facet.subtitle.isEmpty else { return [byName] }
      let folder = looks.path(of: facet, [facet.subtitleFolder])
      return [byName, ValueIndex(of: facet, values, by: .subtitle, in: folder)]
    }
    lists = index.listed.map {
      FacetLists(of: $0, in: index, at: looks.path(of: $0), pageSize: pageSize)
    }
  }

  /// The number of rows that are listed.
  package var count: Int { index.count }

  /// What is not listed, or not a second time, and why.
  package var refusals: Refusals { index.refusals }

  /// Everything there is to publish.
  package func publication(theme: Theme, baseURL: BaseURL? = nil) -> Publication {
    var frame = PageFrame(site: title, language: "en", baseURL: baseURL)
    let search = extras.hasSearch ? looks.search(pages, browsing) : nil
    if search != nil { frame.search = SearchPage.path }
    return Publication(
      frame: frame, theme: theme,
      series: [front, summary, search.map(PageSeries.search)].compactMap(\.self)
        + indexes.map(indexPages) + [rowPages, detailPages].compactMap(\.self)
        + lists.map(listPages),
      search: search)
  }

  /// The pages of a catalogue that stands within a site, whose front page is its listing's first.
  var series: [PageSeries] {
    [rowPages, detailPages, summary].compactMap(\.self) + indexes.map(indexPages)
      + lists.map(listPages)
  }

  /// Where rows are found by whoever does not search.
  private var browsing: [PageLink] {
    [PageLink(looks.listTitle, to: pages[0].path)] + waysIn
  }

  /// Whether there is something to sum up.
  var hasSummary: Bool { !index.facets.isEmpty || index.places != nil }
}

// MARK: - The pages

extension Catalogue {
  private var front: PageSeries {
    let screen = CatalogueScreen(
      titled: title, saying: looks.introduction,
      list: (looks.listTitle, pages), of: looks.noun,
      indexes: indexes.map { ($0.entryTitle, $0.pages) },
      summary: hasSummary ? summaryPath : nil, by: index.group, largest: largest,
      columns: looks.columns)
    let page = ScreenPage(screen.outline, at: PagePlace(.front))
    return PageSeries(named: "CatalogueScreen", at: .front) { frame, html in
      page.draw(in: frame, into: &html)
    }
  }

  /// The dozen groups with the most rows; of equal ones those that are listed first.
  private var largest: [FacetValue] {
    let ranked = index.groups.sorted { ($1.count, $0.first) < ($0.count, $1.first) }
    return Array(ranked.prefix(12))
  }

  private var rowPages: PageSeries {
    let others = looks.place == nil ? [] : otherColumns
    var series = PageSeries(
      named: "CollectionListing", count: pages.count, longestPath: pages.longestPath,
      files: looks.files, records: { pages[$0].range.count }, at: { pages[$0].path }
    ) {
      { index, frame, html, notes throws(PageFault) in
        try draw(pages[index], in: frame, into: &html, noting: &notes, others.map(\.place))
      }
    }
    series.exports = exports
    series.otherColumns = others.map(\.column)
    return series
  }

  /// Draws a page of the listing.
  ///
  /// Every row passes here, as the bytes of its cells; those of a few pages twice, since the forecast
  /// draws them too.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - frame: What is around it.
  ///   - html: Receives it.
  ///   - notes: What its rows are found by in a catalogue.
  ///   - others: The columns that rows are found by, too, within a site.
  /// - Throws: What keeps its rows from being read again.
  private func draw(
    _ page: Page, in frame: PageFrame, into html: inout HTMLWriter,
    noting notes: inout SearchNotes?, _ others: [Int]
  ) throws(PageFault) {
    let rows = try rows(on: page)
    var listed = ListedRows(looks.listTitle, on: page, rows)
    if let group = index.group {
      listed.group = group
      listed.groups = index.groups
      listed.groupNumbers = page.range.map(index.groupNumber)
    }
    if extras.hasDetails { listed.details = looks.page }
    listed.downloads = downloads(of: page)
    if let place = looks.place {
      listed.place = place.moved(to: page.path)
      listed.seeAlso = waysIn.map { ListingLink($0.title, to: .page($0.path, fragment: nil)) }
    }
    looks.draw(listed, frame, &html)
    // Within a site, rows are found as they are drawn, and by what else is known of them.
    guard looks.place == nil else {
      return html.noteOthers { row in others.map { rows[row].text(of: $0) } }
    }
    notes?.begin(page: page.index)
    if var own = notes.take() {
      for row in rows { looks.note(row, page, &own) }
      notes = own
    }
  }

  /// The rows on a page of the listing.
  func rows(on page: Page) throws(PageFault) -> [TableRow] {
    do throws(RecordFault) {
      return try index.rows(in: page.range)
    } catch {
      throw PageFault("\(error)")
    }
  }

  /// Where a row is in the listing.
  func link(toRowAt position: Int) -> Link {
    .page(
      pages.page(holding: position).path, fragment: looks.anchor(index.name(at: position)))
  }

  /// The indexes and the summary, to which a listing within a site and the search lead.
  private var waysIn: [PageLink] {
    indexes.map { PageLink($0.entryTitle, to: $0.pages[0].path) }
      + (hasSummary ? [PageLink("Summary", to: summaryPath)] : [])
  }

  /// The files that have the rows of the listing's pages, if there are any.
  private var exports: [FileSeries] {
    guard extras.hasExports, index.count > 0 else { return [] }
    return ExportForm.files(of: pages) { form, page, bytes throws(PageFault) in
      looks.export(form, try rows(on: page), &bytes)
    }
  }

  /// Where those of a page are.
  private func downloads(of page: Page) -> [Download] {
    extras.hasExports && index.count > 0
      ? ExportForm.downloads(of: page, of: looks.noun.plural) : []
  }
}
