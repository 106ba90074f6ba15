import Records
import Rendering
import Screens

/// Where exports are: a file of each form beside each page of a list, and called like it.
extension ExportForm {
  /// The files beside all pages of a list.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - write: Writes the rows of one page.
  /// - Returns: The files of each form.
  static func files(
    of pages: Pagination,
    write: @escaping @Sendable (ExportForm, Page, inout [UInt8]) throws(PageFault) -> Void
  ) -> [FileSeries] {
    allCases.map { form in
      FileSeries(
        count: pages.count, path: { form.path(beside: pages[$0]) },
        make: { position, bytes throws(PageFault) in try write(form, pages[position], &bytes) })
    }
  }

  /// What leads to the files beside a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - noun: What is in them, as whoever saves one finds it again.
  /// - Returns: A download of each form.
  static func downloads(of page: Page, of noun: String) -> [Download] {
    allCases.map { form in
      Download(
        form.rawValue.uppercased(), at: form.path(beside: page),
        savedAs: "\(noun)-page-\(page.number).\(form.rawValue)")
    }
  }

  private func path(beside page: Page) -> SitePath {
    page.path.sibling(page.index == 0 ? "index.\(rawValue)" : "page-\(page.number).\(rawValue)")
  }
}
