import Records
import Rendering
import Screens

/// The files of exports beside each page of a list, with the same name.
extension ExportForm {
  /// The forms that a page has: its rows are few enough to be read at once.
  private static let ofPages: [ExportForm] = [.csv, .json]

  /// The files beside all pages of a list.
  static func files(
    of pages: Pagination,
    write: @escaping @Sendable (ExportForm, ListPage, inout [UInt8]) throws -> Void
  ) -> [FileSeries] {
    ofPages.map { form in
      FileSeries(
        count: pages.count, path: { form.path(beside: pages[$0]) },
        make: { position, _, bytes in
          try write(form, pages[position], &bytes)
        })
    }
  }

  static func downloads(of page: ListPage, _ words: PageWords) -> [Download] {
    ofPages.map { form in
      Download(
        form.rawValue.uppercased(), at: form.path(beside: page),
        savedAs: words(.pageFile, "\(page.number)") + ".\(form.rawValue)")
    }
  }

  private func path(beside page: ListPage) -> SitePath {
    page.path.sibling(page.index == 0 ? "index.\(rawValue)" : "page-\(page.number).\(rawValue)")
  }
}
