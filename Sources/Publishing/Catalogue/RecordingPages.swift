import Markup
import Records
import Rendering
import Screens

/// The pages of single recordings, which are read as many at a time as a page of the listing has.
struct RecordingPages {
  let index: RecordingIndex

  /// The pages of the listing.
  let recordings: Pagination

  /// What the listing is called.
  let listing: String
  let showsRemoteImages: Bool

  var series: PageSeries {
    let sections = SpeciesSections(of: index, on: recordings)
    return PageSeries(
      named: "RecordingDetails", ofItemsOn: recordings, longestPath: RecordingDetails.longestPath,
      files: [.player], at: { [index] in RecordingDetails.path(of: index.id(at: $0) ?? 0) }
    ) { [index, recordings, listing, showsRemoteImages] in
      var read: (page: Page, views: [RecordingView])?
      return { position, frame, html throws(PageFault) in
        let page = recordings.page(holding: position)
        let views: [RecordingView]
        if let read, read.page == page {
          views = read.views
        } else {
          views = try index.views(on: page)
          read = (page, views)
        }
        let place = position - page.range.lowerBound
        guard views.indices.contains(place), let number = index.id(at: position) else {
          throw PageFault("there is no recording \(position + 1)")
        }
        let details = RecordingDetails(
          of: views[place], number: number, listed: page, in: listing,
          neighbours: (
            index.neighbour(of: position, at: position - 1),
            index.neighbour(of: position, at: position + 1)
          ),
          showsRemoteImages: showsRemoteImages, section: sections.link)
        details.draw(in: frame, into: &html)
      }
    }
  }
}

extension RecordingIndex {
  /// The number of a recording, if it is in the same group as another.
  fileprivate func neighbour(of position: Int, at other: Int) -> UInt64? {
    guard let number = id(at: other), groupNumber(at: other) == groupNumber(at: position) else {
      return nil
    }
    return number
  }
}
