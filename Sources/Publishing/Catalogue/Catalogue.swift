public import Records
public import Rendering
import Screens

/// A collection of recordings as a site: a front page, an index of species, and the listing.
public struct Catalogue: Sendable {
  private let index: RecordingIndex
  private let title: String
  private let recordings: Pagination
  private let species: Pagination

  /// How many species the index has on a page.
  private static let speciesPageSize = 200

  /// Puts a catalogue together.
  ///
  /// - Parameters:
  ///   - index: The recordings.
  ///   - title: The title of the site and of its front page.
  ///   - pageSize: The most recordings on one page.
  public init(of index: RecordingIndex, titled title: String, pageSize: Int) {
    self.index = index
    self.title = title
    recordings = Pagination(of: index.count, by: pageSize, in: "recordings")
    species = Pagination(of: index.species.count, by: Self.speciesPageSize, in: "species")
  }

  /// The number of recordings that are listed.
  public var count: Int { index.count }

  /// What is not listed, or not a second time, and why.
  public var refusals: [Refusal] { index.refusals }

  /// Everything there is to publish.
  public func publication(theme: Theme, baseURL: BaseURL? = nil) -> Publication {
    Publication(
      frame: PageFrame(site: title, language: "en", baseURL: baseURL), theme: theme,
      series: [front, speciesPages, recordingPages])
  }
}

// MARK: - The pages

extension Catalogue {
  private var front: PageSeries {
    let screen = CatalogueScreen(
      titled: title, recordings: recordings, species: species, mostRecorded: mostRecorded)
    let page = ScreenPage(screen.outline, at: .front)
    return PageSeries(named: "CatalogueScreen", at: .front) { frame, html in
      ScreenRenderer(page).draw(in: frame, into: &html)
    }
  }

  /// The dozen species with the most recordings; of equal ones those that are listed first.
  private var mostRecorded: [Species] {
    let ranked = index.species.sorted { ($1.count, $0.first) < ($0.count, $1.first) }
    return Array(ranked.prefix(12))
  }

  private var speciesPages: PageSeries {
    PageSeries(named: "SpeciesListing", pages: species) { page, frame, html throws(PageFault) in
      let state = ListState(Array(index.species[page.range]), on: page)
      let listing = SpeciesListing(page: page, state: state, recordings: recordings)
      ListingRenderer(listing).draw(in: frame, into: &html)
    }
  }

  private var recordingPages: PageSeries {
    PageSeries(
      named: "RecordingListing", pages: recordings, listsRecords: true, files: [.player]
    ) { page, frame, html throws(PageFault) in
      let listing = RecordingListing(
        titled: "All recordings", page: page, state: ListState(try rows(on: page), on: page))
      ListingRenderer(listing).draw(in: frame, into: &html)
    }
  }

  private func rows(on page: Page) throws(PageFault) -> [RecordingListing.Row] {
    let recordings: [RecordingView]
    do throws(RecordFault) {
      recordings = try index.recordings(in: page.range)
    } catch {
      throw PageFault("\(error)")
    }
    var rows: [RecordingListing.Row] = []
    for (position, recording) in zip(page.range, recordings) {
      guard let number = index.id(at: position), let species = index.species(at: position) else {
        throw PageFault("there is no recording \(position + 1)")
      }
      rows.append(RecordingListing.Row(recording, number: number, of: species))
    }
    return rows
  }
}
