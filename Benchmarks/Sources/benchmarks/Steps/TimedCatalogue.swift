import Records
import Rowhouse

/// A catalogue that says when it reads a page's records, when it draws them, and when it is done.
///
/// Validation follows drawing, so what comes between the end of one and the writing of the page is
/// the time that judging took. The pages are those of `Catalogue`, byte for byte; that is checked.
struct TimedCatalogue {
  let index: CollectionIndex
  let times: StepTimes

  /// The publication of a catalogue with the pages of its listing replaced.
  func publication(like catalogue: Publication, titled title: String) -> Publication {
    Publication(
      frame: PageFrame(site: title, language: "en"), theme: .cupertino,
      series: catalogue.series.filter { $0.name != "RecordingListing" } + [listing])
  }

  private var listing: PageSeries {
    PageSeries(
      named: "RecordingListing", pages: Pagination(of: index.count, by: 50, in: "recordings"),
      files: [.player]
    ) { page, frame, html throws(PageFault) in
      times.begin(.read)
      let rows = try rows(on: page)
      times.begin(.draw)
      let listing = RecordingListing(
        titled: "All recordings", in: index.groups, by: index.grouping, page: page,
        state: ListState(rows, on: page))
      listing.draw(in: frame, into: &html)
      times.begin(.validate)
    }
  }

  private func rows(on page: Page) throws(PageFault) -> [RecordingListing.Row] {
    let recordings: [RecordingView]
    do throws(RecordFault) {
      recordings = try index.recordings(in: page.range)
    } catch {
      throw PageFault("\(error)")
    }
    return zip(page.range, recordings).compactMap { position, recording in
      index.id(at: position).map {
        RecordingListing.Row(recording, number: $0, in: index.groupNumber(at: position))
      }
    }
  }
}
