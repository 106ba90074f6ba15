public import Markup
public import Rendering
public import Screens
import Search

/// One or more pages of a site and what is drawn on them.
public struct PageSeries: Sendable {
  /// What the pages are, for a list of a site's routes: the name of the screen's type.
  public let name: String

  /// The number of pages.
  public let count: Int

  /// The files that the pages refer to, besides those that every page does.
  let files: [SiteFile]

  /// The most characters that the path of one of them has.
  let longestPath: Int

  private let records: @Sendable (Int) -> Int
  private let place: @Sendable (Int) -> SitePath
  private let drawing: Drawing

  private typealias Drawing =
    @Sendable (Int, PageFrame, inout HTMLWriter, inout RecordingNotes?) throws(PageFault) -> Void

  /// A page by itself.
  ///
  /// - Parameters:
  ///   - name: The name of the screen's type.
  ///   - path: The file the page is written to.
  ///   - files: The files that it refers to, besides those that every page does.
  ///   - drawing: Draws the page.
  public init(
    named name: String, at path: SitePath, files: [SiteFile] = [],
    drawing: @escaping @Sendable (PageFrame, inout HTMLWriter) -> Void
  ) {
    self.name = name
    self.files = files
    count = 1
    longestPath = path.length
    records = { _ in 0 }
    place = { _ in path }
    self.drawing = { _, frame, html, _ throws(PageFault) in drawing(frame, &html) }
  }

  /// The pages of a list.
  ///
  /// - Parameters:
  ///   - name: The name of the listing's type.
  ///   - pages: The pages, whose items are read when a page is drawn: the list may be larger than
  ///     memory.
  ///   - listsRecords: Whether their items are the records that a catalogue is made of.
  ///   - files: The files that they refer to, besides those that every page does.
  ///   - drawing: Draws one page. May be called from several threads at once.
  public init(
    named name: String, pages: Pagination, listsRecords: Bool = false, files: [SiteFile] = [],
    drawing: @escaping @Sendable (Page, PageFrame, inout HTMLWriter) throws(PageFault) -> Void
  ) {
    self.name = name
    self.files = files
    count = pages.count
    // The last page has the longest number.
    longestPath = max(pages[0].path.length, pages[pages.count - 1].path.length)
    records = { listsRecords ? pages[$0].range.count : 0 }
    place = { pages[$0].path }
    self.drawing = { index, frame, html, _ throws(PageFault) in
      try drawing(pages[index], frame, &html)
    }
  }

  /// The pages of a catalogue's listing, whose recordings are noted as they are drawn.
  ///
  /// - Parameters:
  ///   - name: The name of the listing's type.
  ///   - pages: The pages.
  ///   - files: The files that they refer to, besides those that every page does.
  ///   - drawing: Draws one page, and notes its recordings if they are to be found.
  init(
    named name: String, recordings pages: Pagination, files: [SiteFile],
    drawing:
      @escaping @Sendable (
        Page, PageFrame, inout HTMLWriter, inout RecordingNotes?
      ) throws(PageFault) -> Void
  ) {
    self.name = name
    self.files = files
    count = pages.count
    longestPath = max(pages[0].path.length, pages[pages.count - 1].path.length)
    records = { pages[$0].range.count }
    place = { pages[$0].path }
    self.drawing = { index, frame, html, notes throws(PageFault) in
      try drawing(pages[index], frame, &html, &notes)
    }
  }

  /// The pages of many lists.
  ///
  /// - Parameters:
  ///   - name: The name of the listing's type.
  ///   - count: The number of pages.
  ///   - longestPath: The most characters that the path of one of them has.
  ///   - files: The files that they refer to, besides those that every page does.
  ///   - page: Finds a page.
  ///   - drawing: Draws one page. May be called from several threads at once.
  init<Found>(
    named name: String, count: Int, longestPath: Int, files: [SiteFile],
    page: @escaping @Sendable (Int) -> (list: Found, page: Page),
    drawing:
      @escaping @Sendable (Found, Page, PageFrame, inout HTMLWriter) throws(PageFault) -> Void
  ) {
    self.name = name
    self.files = files
    self.count = count
    self.longestPath = longestPath
    records = { _ in 0 }
    place = { page($0).page.path }
    self.drawing = { index, frame, html, _ throws(PageFault) in
      let found = page(index)
      try drawing(found.list, found.page, frame, &html)
    }
  }

  /// The file that a page is written to.
  public func path(at index: Int) -> SitePath { place(index) }

  /// The number of records on a page, which are a catalogue's.
  func recordCount(at index: Int) -> Int { records(index) }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - index: Which page.
  ///   - frame: What is around its content.
  ///   - html: Receives the page.
  ///   - notes: Receives its recordings, if they are to be found.
  /// - Throws: ``PageFault``.
  func draw(
    _ index: Int, in frame: PageFrame, into html: inout HTMLWriter,
    noting notes: inout RecordingNotes?
  ) throws(PageFault) {
    try drawing(index, frame, &html, &notes)
  }
}

extension SitePath {
  /// The number of characters, which are ASCII all of them.
  var length: Int { description.utf8.count }
}

/// The reason a page could not be drawn: what is shown on it could not be read.
public struct PageFault: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
