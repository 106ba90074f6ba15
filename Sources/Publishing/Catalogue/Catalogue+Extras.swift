import Records
import Rendering
import Screens

extension Catalogue {
  /// The pages of the recordings, if there are any.
  var detailPages: PageSeries? {
    guard extras.hasDetails, index.count > 0 else { return nil }
    return RecordingPages(
      index: index, recordings: recordings, listing: Self.listingTitle,
      showsRemoteImages: extras.showsRemoteImages
    ).series
  }

  /// The files that have the rows of the listing's pages, if there are any.
  var exports: [FileSeries] {
    guard extras.hasExports, index.count > 0 else { return [] }
    return RecordingExport.allCases.map { form in
      FileSeries(count: recordings.count, at: { form.path(beside: recordings[$0]) }) {
        position, bytes throws(PageFault) in
        form.write(try index.views(on: recordings[position]), into: &bytes)
      }
    }
  }

  /// Where those of a page are.
  func downloads(of page: Page) -> [Download] {
    guard extras.hasExports, index.count > 0 else { return [] }
    return RecordingExport.allCases.map { form in
      Download(
        form.rawValue.uppercased(), at: form.path(beside: page),
        savedAs: "recordings-page-\(page.number).\(form.rawValue)")
    }
  }
}

extension RecordingExport {
  /// Where the file is that has the rows of a page: beside the page, and called like it.
  fileprivate func path(beside page: Page) -> SitePath {
    page.path.sibling(page.index == 0 ? "index.\(rawValue)" : "page-\(page.number).\(rawValue)")
  }
}
