import Catalogues
import Recordings
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
      frame: catalogue.frame, theme: .cupertino,
      series: catalogue.series.map {
        $0.name == Self.name ? listing(titled: title, with: $0.files) : $0
      })
  }

  private static let name = "CollectionListing"

  private func listing(titled title: String, with files: [SiteFile]) -> PageSeries {
    let kind = RecordingKind(index)
    return PageSeries(
      named: Self.name, pages: Pagination(of: index.count, by: 50, in: "recordings"),
      files: files
    ) { page, frame, html in
      times.begin(.read)
      var rows = ListedRows("All recordings", on: page, try index.rows(in: page.range))
      rows.heading = title
      rows.group = index.group
      rows.groups = index.groups
      rows.groupNumbers = page.range.map(index.groupNumber)
      times.begin(.draw)
      kind.draw(rows, in: frame, into: &html)
      times.begin(.validate)
    }
  }
}
