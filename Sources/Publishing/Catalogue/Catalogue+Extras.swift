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
    return ExportForm.files(of: recordings) { form, page, bytes throws(PageFault) in
      form.write(try index.views(on: page), into: &bytes)
    }
  }

  /// Where those of a page are.
  func downloads(of page: Page) -> [Download] {
    extras.hasExports && index.count > 0 ? ExportForm.downloads(of: page, of: "recordings") : []
  }
}
