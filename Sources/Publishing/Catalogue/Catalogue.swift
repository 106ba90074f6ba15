public import Records
public import Rendering
import Screens

/// A collection of recordings as a site: a front page, the listing, and an index of its
/// groups, if it has any.
public struct Catalogue: Sendable {
  let index: RecordingIndex
  private let title: String
  let recordings: Pagination
  private let groups: Pagination?
  let extras: CatalogueExtras

  /// How many groups the index has on a page.
  private static let groupPageSize = 200

  /// Puts a catalogue together.
  ///
  /// - Parameters:
  ///   - index: The recordings.
  ///   - title: The title of the site and of its front page.
  ///   - pageSize: The most recordings on one page.
  ///   - extras: What it has besides, because somebody asked for it.
  public init(
    of index: RecordingIndex, titled title: String, pageSize: Int,
    with extras: CatalogueExtras = CatalogueExtras()
  ) {
    self.index = index
    self.title = title
    self.extras = extras
    recordings = Pagination(of: index.count, by: pageSize, in: "recordings")
    groups = Self.folder(of: index.grouping).map { folder in
      Pagination(of: index.groups.count, by: Self.groupPageSize, in: folder)
    }
  }

  /// The number of recordings that are listed.
  public var count: Int { index.count }

  /// What is not listed, or not a second time, and why.
  public var refusals: [Refusal] { index.refusals }

  /// Everything there is to publish.
  public func publication(theme: Theme, baseURL: BaseURL? = nil) -> Publication {
    Publication(
      frame: PageFrame(site: title, language: "en", baseURL: baseURL), theme: theme,
      series: [front, groupPages, recordingPages, detailPages].compactMap(\.self),
      fileSeries: exports)
  }
}

// MARK: - The pages

extension Catalogue {
  private var front: PageSeries {
    let screen = CatalogueScreen(
      titled: title, recordings: recordings, groups: groups, by: index.grouping,
      mostRecorded: mostRecorded)
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

  /// The folder of the index of groups, if there is an index.
  private static func folder(of grouping: RecordingGrouping) -> SitePath? {
    switch grouping {
    case .species: "species"
    case .country: "countries"
    case .recordist: "recordists"
    case .none: nil
    }
  }

  private var groupPages: PageSeries? {
    switch index.grouping {
    case .species:
      groupPages(named: "SpeciesListing") { page, state in
        SpeciesListing(page: page, state: state, recordings: recordings)
      }
    case .country, .recordist:
      groupPages(named: "GroupListing") { page, state in
        GroupListing(by: index.grouping, page: page, state: state, recordings: recordings)
      }
    case .none: nil
    }
  }

  private func groupPages(
    named name: String,
    listing: @escaping @Sendable (Page, ListState<RecordingGroup>) -> some Listing
  ) -> PageSeries? {
    groups.map { groups in
      PageSeries(named: name, pages: groups) { page, frame, html throws(PageFault) in
        let state = ListState(Array(index.groups[page.range]), on: page)
        ListingRenderer(listing(page, state)).draw(in: frame, into: &html)
      }
    }
  }

  private var recordingPages: PageSeries {
    PageSeries(
      named: "RecordingListing", pages: recordings, listsRecords: true, files: [.player]
    ) { page, frame, html throws(PageFault) in
      let listing = RecordingListing(
        titled: Self.listingTitle, in: index.groups, by: index.grouping, page: page,
        state: ListState(try rows(on: page), on: page), hasDetails: extras.hasDetails,
        downloads: downloads(of: page))
      listing.draw(in: frame, into: &html)
    }
  }

  /// What the listing is called.
  static let listingTitle = "All recordings"

  private func rows(on page: Page) throws(PageFault) -> [RecordingListing.Row] {
    var rows: [RecordingListing.Row] = []
    for (position, recording) in zip(page.range, try index.views(on: page)) {
      guard let number = index.id(at: position) else {
        throw PageFault("there is no recording \(position + 1)")
      }
      rows.append(
        RecordingListing.Row(recording, number: number, in: index.groupNumber(at: position)))
    }
    return rows
  }
}
