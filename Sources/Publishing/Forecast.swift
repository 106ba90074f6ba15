import Markup
import Rendering
import Search
import Store

/// How large a site will be, before anything of it is written.
package struct Forecast: Equatable, Sendable {
  package let pages: Int

  /// The number of files in the site's folder: pages, their files, and the manifest.
  package private(set) var files: Int

  /// Whether the number of files is known: that of a search depends on the words of its rows.
  package let knowsFiles: Bool

  /// About how many bytes those have.
  package private(set) var bytes: Int

  /// Creates an estimate from the figures of another process.
  package init(pages: Int, files: Int, bytes: Int) {
    self.pages = pages
    self.files = files
    self.bytes = bytes
    knowsFiles = true
  }

  /// The most pages of a list, and of single pages, that are drawn to estimate page sizes.
  private static let sampleSize = (list: 24, single: 256)

  /// The bytes of a line of the manifest about a file of the search.
  private static let searchLineSize = Manifest.lineSize(of: "search/w000.js", 10_000)

  /// Counts the files, and draws a few pages of each kind to estimate their sizes.
  ///
  /// They are at even distances, so a publication has one estimate, which is exact if they are all
  /// pages, without a sitemap and exports. Costs some milliseconds, however long the list.
  package init(of publication: Publication) throws(PublishError) {
    pages = publication.pageCount
    files = pages + publication.fileCount + 1
    knowsFiles = publication.searches.isEmpty
    bytes = Manifest.frameSize
    for file in publication.files {
      bytes += file.bytes.count + Manifest.lineSize(of: "\(file.path)", file.bytes.count)
    }
    var sample = Sample(publication)
    let singles = publication.series.filter { $0.count == 1 }
    bytes += try sample.size(of: singles.count, drawing: Self.sampleSize.single) {
      (singles[$0], 0)
    }
    for list in publication.series where list.count > 1 {
      bytes += try sample.size(of: list.count, drawing: Self.sampleSize.list) { (list, $0) }
    }
    for files in publication.fileSeries where files.count > 0 {
      let size = try files.size(making: Self.sampleSize.list).bytes
      let line = Manifest.lineSize(of: "\(files.path(files.count - 1))", size / files.count)
      bytes += size + files.count * line
    }
    for index in sample.indexes {
      files += index.files
      bytes += index.bytes + index.files * Self.searchLineSize
    }
  }
}

/// Draws pages to learn how large they are.
private struct Sample: ~Copyable {
  private let publication: Publication
  private var html = HTMLWriter()

  /// The notes of each search on every sampled page and on the pages between them, and the
  /// estimated number of searchable rows; `nil` for a search without rows there.
  private var notes: [[SearchNotes?]]
  private var rowCounts: [Int]

  init(_ publication: Publication) {
    self.publication = publication
    notes = publication.searches.map { search in
      let none = search.schema.notes()
      return [none, none]
    }
    notes.append([nil, nil])
    rowCounts = notes.map { _ in 0 }
  }

  /// How large the files of each search will be.
  var indexes: [IndexForecast] {
    publication.searches.enumerated().map { number, search in
      IndexForecast(of: rowCounts[number], like: notes[number].compactMap(\.self), search.schema)
    }
  }

  private var notedCounts: [Int] {
    notes.map { $0.reduce(0) { $0 + ($1?.rowCount ?? 0) } }
  }

  /// Estimates the bytes that `count` pages add to a site, by drawing at most `limit` of them.
  mutating func size(
    of count: Int, drawing limit: Int, page: (Int) -> (series: PageSeries, index: Int)
  ) throws(PublishError) -> Int {
    let drawn = min(count, limit)
    guard drawn > 0 else { return 0 }
    let notedBefore = notedCounts
    var sum = 0
    for number in 0..<drawn {
      // The middle of each of as many equal parts.
      let (series, index) = page((2 * number + 1) * count / (2 * drawn))
      sum += try size(ofPage: index, of: series, number)
    }
    for (number, noted) in notedCounts.enumerated() {
      rowCounts[number] += (noted - notedBefore[number]) * count / drawn
    }
    return sum * count / drawn
  }

  /// How many bytes one page adds: its own, its line in the manifest, its entry in the sitemap.
  private mutating func size(
    ofPage index: Int, of series: PageSeries, _ number: Int
  ) throws(PublishError) -> Int {
    let path = series.path(at: index)
    let (search, half) = (publication.number(ofSearch: series), number % 2)
    html.removeAll()
    html.noteRows(publication.findsDrawnRows(on: series))
    try PublishError.making(path) {
      try series.makeDrawing()(index, publication.frame, &html, &notes[search][half])
    }
    notes[search][half]?.add(
      html.notedRows, of: series, at: index, number: index, path: "\(path)")
    return html.count + Manifest.lineSize(of: "\(path)", html.count)
      + (series.isListed ? publication.sitemap?.entrySize(of: path) ?? 0 : 0)
  }
}

/// How much of something a host of static sites takes.
package struct HostLimit: Sendable {
  package let host: String

  /// The limited quantity.
  package let measure: Measure

  /// The most there may be of it.
  package let most: Int

  /// A quantity that hosts limit.
  package enum Measure: Sendable { case files, bytes }

  /// The limits that people meet.
  ///
  /// Sources, read in 2026:
  /// - "Published GitHub Pages sites may be no larger than 1 GB":
  ///   https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  /// - 20,000 files for a site of the free plan:
  ///   https://developers.cloudflare.com/pages/platform/limits/#files
  package static let all = [
    HostLimit(host: "GitHub Pages", measure: .bytes, most: 1_000_000_000),
    HostLimit(host: "Cloudflare Pages", measure: .files, most: 20_000),
  ]

  /// Whether a site would pass it.
  package func isPassed(by forecast: Forecast) -> Bool {
    switch measure {
    case .files: forecast.files > most
    case .bytes: forecast.bytes > most
    }
  }
}
