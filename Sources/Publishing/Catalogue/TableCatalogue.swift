public import Records
public import Rendering
import Screens
import Search

/// A table as a site: a front page, and its rows a page at a time.
public struct TableCatalogue: Sendable {
  private let index: TableIndex
  private let file: String
  private let title: String
  private let pages: Pagination
  private let stylesheet: SiteFile?
  private let hasExports: Bool

  /// Puts a site together.
  ///
  /// - Parameters:
  ///   - index: The rows.
  ///   - file: What they were read from, as the front page calls it.
  ///   - title: The title of the site and of its front page.
  ///   - pageSize: The most rows on one page.
  ///   - hasExports: Whether every page of rows has them as files for other programs.
  public init(
    of index: TableIndex, from file: String, titled title: String, pageSize: Int,
    hasExports: Bool = false
  ) {
    self.hasExports = hasExports && index.count > 0
    self.index = index
    self.file = file
    self.title = title
    pages = Pagination(of: index.count, by: pageSize, in: "rows")
    stylesheet = ColumnStylesheet(index.columns, rows: index.count).file
  }

  /// The number of rows that are listed.
  public var count: Int { index.count }

  /// What is not listed, and why.
  public var refusals: Refusals { index.refusals }

  /// Everything there is to publish.
  public func publication(theme: Theme, baseURL: BaseURL? = nil) -> Publication {
    var frame = PageFrame(site: title, language: "en", baseURL: baseURL)
    frame.search = SearchPage.path
    let browsing = [
      PagePosition.Neighbour(title, at: .front),
      PagePosition.Neighbour("All rows", at: pages[0].path),
    ]
    let search = PublicationSearch.table(index.columns, pages, browsing: browsing)
    return Publication(
      frame: frame, theme: theme, series: [front, rowPages, .search(search)],
      fileSeries: exports, search: search)
  }

  private var exports: [FileSeries] {
    guard hasExports else { return [] }
    return ExportForm.files(of: pages) { form, page, bytes throws(PageFault) in
      form.write(try rows(on: page), of: index.columns, into: &bytes)
    }
  }

  private var front: PageSeries {
    let screen = TableScreen(
      titled: title, from: file, rows: pages, columns: index.columns, refused: refusals.lost)
    let page = ScreenPage(screen.outline, at: .front)
    return PageSeries(named: "TableScreen", at: .front) { frame, html in
      ScreenRenderer(page).draw(in: frame, into: &html)
    }
  }

  private var rowPages: PageSeries {
    let files = [stylesheet, TableListing.plays(index.columns) ? .player : nil].compactMap(\.self)
    return PageSeries(named: "TableListing", records: pages, files: files) {
      page, frame, html, notes throws(PageFault) in
      // Every row passes here, as the bytes of its cells; those of a few pages twice, since the
      // forecast draws them too.
      let rows = try rows(on: page)
      let listing = TableListing(
        index.columns, in: stylesheet, page: page, state: ListState(rows, on: page),
        downloads: hasExports ? ExportForm.downloads(of: page, of: "rows") : [])
      listing.draw(in: frame, into: &html)
      notes?.begin(page: page.index)
      for row in rows { notes?.add(row, listing.columns) }
    }
  }

  private func rows(on page: Page) throws(PageFault) -> [TableRow] {
    do throws(RecordFault) {
      return try index.rows(in: page.range)
    } catch {
      throw PageFault("\(error)")
    }
  }
}
