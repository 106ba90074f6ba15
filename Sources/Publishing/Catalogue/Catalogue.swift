public import Records
public import Rendering
import Screens
import Search

/// A collection of recordings as a site: a front page, the listing, indexes of what recordings can
/// be looked up by, and a summary.
public struct Catalogue: Sendable {
  let index: RecordingIndex
  let recordings: Pagination
  let extras: CatalogueExtras

  /// The columns of the listings that have nothing to say.
  let emptyColumns: [RecordingListing.Column]

  /// The indexes of values, in the order in which the front page leads to them.
  let indexes: [ValueIndex]

  /// The lists of their own that the values of some facets have.
  let lists: [FacetLists]
  private let title: String

  /// Puts a catalogue together.
  ///
  /// - Parameters:
  ///   - index: The recordings.
  ///   - title: The title of the site and of its front page.
  ///   - pageSize: The most recordings on one page.
  ///   - facets: Of which facets each value has a list of its own; not of what the listing is grouped
  ///     by.
  ///   - extras: What it has besides, because somebody asked for it.
  public init(
    of index: RecordingIndex, titled title: String, pageSize: Int, facets: [RecordingFacet] = [],
    with extras: CatalogueExtras = CatalogueExtras()
  ) {
    self.index = index
    self.title = title
    self.extras = extras
    recordings = Pagination(of: index.count, by: pageSize, in: "recordings")
    emptyColumns = RecordingListing.emptyColumns(of: index)
    indexes = Self.indexes(of: index)
    lists = RecordingFacet.allCases
      .filter { facets.contains($0) && !$0.isGroup(of: index.grouping) }
      .map { FacetLists(of: $0, in: index, pageSize: pageSize) }
  }

  /// The number of recordings that are listed.
  public var count: Int { index.count }

  /// What is not listed, or not a second time, and why.
  public var refusals: Refusals { index.refusals }

  /// Everything there is to publish.
  public func publication(theme: Theme, baseURL: BaseURL? = nil) -> Publication {
    var frame = PageFrame(site: title, language: "en", baseURL: baseURL)
    if extras.hasSearch { frame.search = SearchPage.path }
    return Publication(
      frame: frame, theme: theme,
      series: [front, summary, search.map(PageSeries.search)].compactMap(\.self)
        + indexes.map(indexPages) + [recordingPages, detailPages].compactMap(\.self)
        + lists.map(listPages),
      fileSeries: exports, search: search)
  }

  private var search: PublicationSearch? {
    extras.hasSearch ? .recordings(recordings, browsing: browsing) : nil
  }

  /// Where recordings are found by whoever does not search.
  private var browsing: [PagePosition.Neighbour] {
    [PagePosition.Neighbour(Self.listingTitle, at: recordings[0].path)]
      + indexes.map { PagePosition.Neighbour($0.entryTitle, at: $0.pages[0].path) }
      + [PagePosition.Neighbour("Summary", at: Self.summaryPath)]
  }
}

// MARK: - The pages

extension Catalogue {
  private var front: PageSeries {
    let screen = CatalogueScreen(
      titled: title, recordings: recordings,
      indexes: indexes.map { CatalogueScreen.Entry($0.entryTitle, $0.pages) },
      summary: Self.summaryPath, by: index.grouping, mostRecorded: mostRecorded)
    let page = ScreenPage(screen.outline, at: .front)
    return PageSeries(named: "CatalogueScreen", at: .front) { frame, html in
      ScreenRenderer(page).draw(in: frame, into: &html)
    }
  }

  /// The dozen groups with the most recordings; of equal ones those that are listed first.
  private var mostRecorded: [RecordingGroup] {
    let ranked = index.groups.sorted { ($1.count, $0.first) < ($0.count, $1.first) }
    return Array(ranked.prefix(12))
  }

  private var recordingPages: PageSeries {
    PageSeries(
      named: "RecordingListing", records: recordings, files: [.player]
    ) { page, frame, html, notes throws(PageFault) in
      let rows = try rows(on: page)
      let listing = RecordingListing(
        titled: Self.listingTitle, in: index.groups, by: index.grouping, page: page,
        state: ListState(rows, on: page), hasDetails: extras.hasDetails,
        without: emptyColumns, downloads: downloads(of: page))
      listing.draw(in: frame, into: &html)
      notes?.begin(page: page.index)
      for row in rows { notes?.add(row.recording, number: row.number) }
    }
  }

  /// What the listing is called.
  static let listingTitle = "All recordings"

  private func rows(on page: Page) throws(PageFault) -> [RecordingListing.Row] {
    try rows(page.range, try index.views(on: page)) { index.groupNumber(at: $0) }
  }

  /// Rows of recordings that were read.
  func rows(
    _ positions: some Sequence<Int>, _ recordings: [RecordingView], group: (Int) -> Int?
  ) throws(PageFault) -> [RecordingListing.Row] {
    var rows: [RecordingListing.Row] = []
    for (position, recording) in zip(positions, recordings) {
      guard let number = index.id(at: position) else {
        throw PageFault("there is no recording \(position + 1)")
      }
      rows.append(RecordingListing.Row(recording, number: number, in: group(position)))
    }
    return rows
  }
}
