package import Markup
package import Rendering
package import Screens
package import Search
package import Store

/// One or more pages of a site, with their drawing.
package struct PageSeries: Sendable {
  /// The name of the screen's type, for a list of a site's routes.
  package let name: String

  package let count: Int

  /// The files that the pages refer to, in addition to those of every page.
  package let files: [SiteFile]

  /// The files that rows show, which a site may lack.
  var shown: [ShownFile] = []

  /// The files that are not pages and have the same rows.
  package var exports: [FileSeries] = []

  /// The texts of an author's own on the pages, whose links may be broken.
  var prose: [Prose] = []

  /// Whether a site's search of drawn rows covers these pages, whose rows no other pages have.
  package var isFound = true

  /// Which of the publication's searches finds them.
  package var searchNumber = 0

  /// Whether the sitemap has the pages; not if they have the rows of other pages in another order.
  package var isListed = true

  /// Whether the pages are those of a catalogue within a site, with a frame of its own.
  var isOfCatalogue = false

  /// The further columns of those rows, and the index of the first of them among all columns of
  /// that search.
  package var otherColumns: [SearchColumn] = []
  var firstOther = 0

  /// The number of consecutive pages that one worker draws at a time.
  var blockSize = 1

  /// Whether one worker draws a block here and in the series before, to check links at once.
  var followsBlocks = false

  /// The most characters that the path of a page has.
  let longestPath: Int

  /// The number of rows on a page of a catalogue.
  package var recordCount: @Sendable (Int) -> Int = { _ in 0 }

  /// The file that a page is written to.
  let place: @Sendable (Int) -> SitePath

  /// Makes the drawing of the pages for one worker.
  var makeDrawing: @Sendable () -> Drawing

  /// Draws a page and notes its rows; belongs to one worker, so it may keep data between pages.
  package typealias Drawing = (Int, PageFrame, inout HTMLWriter, inout SearchNotes?) throws -> Void
}

extension PageSeries {
  /// Creates pages, each written to its place; `makeDrawing` is called by every worker.
  package init(
    name: String, count: Int, files: [SiteFile], isFound: Bool = true, isListed: Bool = true,
    blockSize: Int = 1, followsBlocks: Bool = false, longestPath: Int,
    place: @escaping @Sendable (Int) -> SitePath, makeDrawing: @escaping @Sendable () -> Drawing
  ) {
    self.name = name
    self.count = count
    self.files = files
    self.isFound = isFound
    self.isListed = isListed
    self.blockSize = blockSize
    self.followsBlocks = followsBlocks
    self.longestPath = longestPath
    self.place = place
    self.makeDrawing = makeDrawing
  }

  /// Creates a single page, named by the screen's type, with files beyond those of every page.
  package init(
    named name: String, at path: SitePath, files: [SiteFile] = [],
    drawing: @escaping @Sendable (PageFrame, inout HTMLWriter) throws -> Void
  ) {
    self.init(name: name, count: 1, files: files, longestPath: path.length, place: { _ in path }) {
      { _, frame, html, _ in try drawing(frame, &html) }
    }
  }

  /// The pages of a list, which may exceed memory: the items of each are read when it is drawn.
  ///
  /// `drawing` may be called from several threads at once.
  package init(
    named name: String, pages: Pagination, files: [SiteFile] = [],
    drawing: @escaping @Sendable (ListPage, PageFrame, inout HTMLWriter) throws -> Void
  ) {
    self.init(
      name: name, count: pages.count, files: files, longestPath: pages.longestPath,
      place: { pages[$0].path }
    ) {
      { index, frame, html, _ in try drawing(pages[index], frame, &html) }
    }
  }

  /// Returns the pages as a part of a site: with the frame and the search of the part.
  package func part(framedBy own: PageFrame, foundBy number: Int) -> PageSeries {
    var series = framed { $0 = own }
    series.searchNumber = number
    return series
  }

  /// The pages of a catalogue within a site: with a bar and a foot of its own.
  package func framed(by catalogue: CatalogueFrame) -> PageSeries {
    var series = framed { $0.catalogue = catalogue }
    series.isOfCatalogue = true
    return series
  }

  private func framed(_ change: @escaping @Sendable (inout PageFrame) -> Void) -> PageSeries {
    var series = self
    series.makeDrawing = {
      let draw = makeDrawing()
      return { index, frame, html, notes in
        var own = frame
        change(&own)
        try draw(index, own, &html, &notes)
      }
    }
    return series
  }

  /// The file that a page is written to.
  package func path(at index: Int) -> SitePath { place(index) }

  var paths: some Sequence<SitePath> { (0..<count).lazy.map(place) }

  var blockCount: Int { (count + blockSize - 1) / blockSize }

  func block(_ index: Int) -> Range<Int> {
    index * blockSize..<min(count, (index + 1) * blockSize)
  }
}

/// Files that are not pages, made when they are written, such as a table per page of a list.
package struct FileSeries: Sendable {
  package let count: Int

  /// The number of parts that each is made in; one of them is in memory at a time.
  var parts = 1

  /// Each file's size in bytes and digest, if known and if made in pieces of ``pieceSize``.
  package var known: (@Sendable (_ file: Int) -> (size: Int, digest: Digest))?
  package static let pieceSize = 1 << 20

  /// Returns the path of the file with the given index.
  package let path: @Sendable (Int) -> SitePath

  var paths: some Sequence<SitePath> { (0..<count).lazy.map(path) }

  /// Writes a part of one, from several threads at once.
  let make: @Sendable (_ file: Int, _ part: Int, inout [UInt8]) throws -> Void

  /// Creates files, each made in some parts by `make`, from several threads at once.
  package init(
    count: Int, parts: Int = 1, path: @escaping @Sendable (Int) -> SitePath,
    make: @escaping @Sendable (_ file: Int, _ part: Int, inout [UInt8]) throws -> Void
  ) {
    self.count = count
    self.parts = parts
    self.path = path
    self.make = make
  }

  /// Writes a part of one; the error that it cannot be made names the file.
  func write(_ part: Int, of file: Int, into bytes: inout [UInt8]) throws(PublishError) {
    try PublishError.making(path(file)) { try make(file, part, &bytes) }
  }

  func parts(of file: Int) -> Int {
    known.map { max(1, ($0(file).size + Self.pieceSize - 1) / Self.pieceSize) } ?? parts
  }

  /// Estimates the size in bytes from a few parts at even distances; exact, if those are all.
  package func size(making limit: Int) throws(PublishError) -> (bytes: Int, isExact: Bool) {
    if let known { return ((0..<count).reduce(0) { $0 + known($1).size }, true) }
    let all = count * parts
    let made = min(all, limit)
    guard made > 0 else { return (0, true) }
    var sum = 0
    var bytes: [UInt8] = []
    for number in 0..<made {
      let (file, part) = ((2 * number + 1) * all / (2 * made)).quotientAndRemainder(
        dividingBy: parts)
      bytes.removeAll(keepingCapacity: true)
      try write(part, of: file, into: &bytes)
      sum += bytes.count
    }
    return (sum * all / made, made == all)
  }
}

extension Pagination {
  /// The most characters that the path of a page has: the last page has the longest number.
  package var longestPath: Int { Swift.max(self[0].path.length, self[count - 1].path.length) }
}

extension SitePath {
  /// The number of characters, which are ASCII all of them.
  package var length: Int { description.utf8.count }
}
