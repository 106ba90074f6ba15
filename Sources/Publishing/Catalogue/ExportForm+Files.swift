import Records
import Rendering
import Screens

/// The files of exports: beside each page of a list, with the same name, and files of all rows.
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

  /// Returns the downloads of a page.
  static func downloads(of page: ListPage, _ words: PageWords) -> [Download] {
    ofPages.map { form in
      Download(
        form.rawValue.uppercased(), at: form.path(beside: page),
        savedAs: words(.pageFile, "\(page.number)") + ".\(form.rawValue)")
    }
  }

  /// The most rows that are in memory at a time.
  private static let partSize = 1_000

  /// A file of all rows of a list.
  ///
  /// - `count`: How many there are, at least one.
  static func whole(
    of count: Int, at path: SitePath,
    write: @escaping @Sendable (Range<Int>, ExportPart, inout [UInt8]) throws -> Void
  ) -> FileSeries {
    let parts = (count + partSize - 1) / partSize
    return FileSeries(
      count: 1, parts: parts, path: { _ in path },
      make: { _, part, bytes in
        let rows = part * partSize..<min(count, (part + 1) * partSize)
        try write(rows, ExportPart(isFirst: part == 0, isLast: part == parts - 1), &bytes)
      })
  }

  private func path(beside page: ListPage) -> SitePath {
    page.path.sibling(page.index == 0 ? "index.\(rawValue)" : "page-\(page.number).\(rawValue)")
  }
}
