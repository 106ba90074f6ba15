public import Markup
public import Rendering
public import Screens

/// One or more pages of a site and what is drawn on them.
public struct PageSeries: Sendable {
  /// What the pages are, for a list of a site's routes: the name of the screen's type.
  public let name: String

  /// The number of pages.
  public let count: Int

  /// The files that the pages refer to, besides those that every page does.
  let files: [SiteFile]

  /// How many pages one worker draws, one after another, before it goes on to others.
  let blockSize: Int

  /// Whether the worker that drew a block of the series before this one draws the same block here.
  ///
  /// What pages of both say of each other can then be checked at once, and need not be kept.
  let followsBlocks: Bool

  /// The most characters that the path of a page has.
  let longestPath: Int

  private let records: @Sendable (Int) -> Int
  private let place: @Sendable (Int) -> SitePath
  private let drawing: @Sendable () -> Drawing

  /// Draws a page; a worker's own, so it may remember what it has read for the page before.
  public typealias Drawing = (Int, PageFrame, inout HTMLWriter) throws(PageFault) -> Void

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
    blockSize = 1
    followsBlocks = false
    longestPath = path.length
    records = { _ in 0 }
    place = { _ in path }
    self.drawing = { { _, frame, html throws(PageFault) in drawing(frame, &html) } }
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
    blockSize = 1
    followsBlocks = false
    // The last page has the longest number.
    longestPath = max(pages[0].path.length, pages[pages.count - 1].path.length)
    records = { listsRecords ? pages[$0].range.count : 0 }
    place = { pages[$0].path }
    self.drawing = {
      { index, frame, html throws(PageFault) in try drawing(pages[index], frame, &html) }
    }
  }

  /// The pages of the items of a list, as many to a block as the list has on a page.
  ///
  /// They come right after the list's own series.
  ///
  /// - Parameters:
  ///   - name: The name of the type that is drawn.
  ///   - pages: The pages of the list; it has items.
  ///   - longestPath: The most characters that the path of a page has.
  ///   - files: The files that they refer to, besides those that every page does.
  ///   - place: The file that a page is written to, by the item's position.
  ///   - drawing: Makes what draws pages for one worker, by the items' positions.
  public init(
    named name: String, ofItemsOn pages: Pagination, longestPath: Int, files: [SiteFile] = [],
    at place: @escaping @Sendable (Int) -> SitePath,
    drawing: @escaping @Sendable () -> Drawing
  ) {
    self.name = name
    self.files = files
    self.longestPath = longestPath
    self.place = place
    self.drawing = drawing
    count = pages.total
    blockSize = pages.size
    followsBlocks = true
    records = { _ in 0 }
  }

  /// The file that a page is written to.
  public func path(at index: Int) -> SitePath { place(index) }

  /// The number of records on a page, which are a catalogue's.
  func recordCount(at index: Int) -> Int { records(index) }

  /// Makes what draws the pages for one worker.
  func makeDrawing() -> Drawing { drawing() }

  /// The number of blocks.
  var blockCount: Int { (count + blockSize - 1) / blockSize }

  /// The pages of a block.
  func block(_ index: Int) -> Range<Int> {
    index * blockSize..<min(count, (index + 1) * blockSize)
  }
}

extension SitePath {
  /// The number of characters, which are ASCII all of them.
  fileprivate var length: Int { description.utf8.count }
}

/// The reason a page could not be drawn: what is shown on it could not be read.
public struct PageFault: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
