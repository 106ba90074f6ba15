import Bytes
package import Rendering
package import Screens
package import Validation

/// Everything there is to publish: pages, and the files they refer to.
package struct Publication: Sendable {
  package let frame: PageFrame

  package let series: [PageSeries]

  /// The files that are not pages, the stylesheet among them.
  package internal(set) var files: [SiteFile]

  /// Old paths of moved pages, with their new paths.
  let moved: [(from: SitePath, to: SitePath)]

  /// The files that are not pages and are made when they are written.
  package let fileSeries: [FileSeries]

  /// The list of the pages for search engines, if the base URL is known.
  let sitemap: Sitemap<PagePaths>?

  /// The searches of the publication, to which series refer by number.
  package let searches: [PublicationSearch]

  /// The texts of the author's own, whose links may be broken.
  let prose: [Prose]

  /// Puts a publication together; `files` are those that neither are pages nor come with one.
  ///
  /// If the frame has the site's base URL, `sitemap.xml`, `robots.txt`, `site.webmanifest` and
  /// icons are added, unless the site has its own; and `404.html` to a catalogue. The series have
  /// redirecting pages at the old paths of `moved` pages.
  package init(
    frame: PageFrame, theme: Theme, series: [PageSeries], files: [SiteFile] = [],
    moved: [(from: SitePath, to: SitePath)] = [], searches: [PublicationSearch] = []
  ) {
    self.frame = frame
    self.moved = moved
    prose = series.flatMap(\.prose) + [frame.catalogue?.note].compactMap(\.self)
    let isCatalogue = frame.catalogue != nil
    // At another address its references would lead nowhere.
    let hasNotFound = series.contains { $0.count > 0 && $0.path(at: 0) == .notFound }
    let series = series + (isCatalogue && frame.baseURL != nil && !hasNotFound ? [.notFound] : [])
    self.series = series
    fileSeries = series.flatMap(\.exports)
    self.searches = searches
    var own: [SitePath: SiteFile] = [:]
    for file in series.flatMap(\.files) { own[file.path] = file.saying(frame.words) }
    let hasCatalogue = isCatalogue || series.contains(where: \.isOfCatalogue)
    let stylesheets: [SiteFile?] = [
      isCatalogue ? nil : .stylesheet(of: theme),
      hasCatalogue ? .catalogueStylesheet(of: theme) : nil,
    ]
    if hasCatalogue {
      for style in [SiteFile.rowsStyle, .pagesStyle] { own[style.path] = style }
      for style in own.values.compactMap(\.catalogueStyle) { own[style.path] = style }
    }
    var all =
      stylesheets.compactMap(\.self) + [.icon]
      + own.values.sorted { "\($0.path)" < "\($1.path)" } + files
    var sitemap: Sitemap<PagePaths>?
    if let baseURL = frame.baseURL {
      all += SiteFile.installation(in: frame).filter { file in
        !all.contains { $0.path == file.path }
      }
      // What a host shows where nothing is, is nothing to find.
      let pages = PagePaths(of: series.filter { $0.isListed && $0.path(at: 0) != .notFound })
      sitemap = Sitemap(of: pages, longestPath: pages.longest, at: baseURL)
      let robots = SiteFile.robots(of: baseURL)
      if !all.contains(where: { $0.path == robots.path }) { all.append(robots) }
    }
    let isListed = all.contains { $0.path == sitemap?.path(at: 0) }
    self.sitemap = isListed ? nil : sitemap
    self.files = all
  }

  package var pageCount: Int { series.reduce(0) { $0 + $1.count } }

  var fileCount: Int {
    files.count + (sitemap?.fileCount ?? 0) + fileSeries.reduce(0) { $0 + $1.count }
  }

  /// The paths of the files that are not pages, without those of the series.
  var filePaths: [SitePath] {
    files.map(\.path) + (0..<(sitemap?.fileCount ?? 0)).compactMap { sitemap?.path(at: $0) }
  }

  /// The files that rows show and that are not there, and the pages of the rows.
  var missingFiles: [(page: SitePath, file: ShownFile)] {
    let shown = series.flatMap { series in series.shown.map { (series.path(at: 0), $0) } }
    guard !shown.isEmpty else { return [] }
    let known = Set(allPaths)
    return shown.filter { !known.contains($0.1.path) }
  }

  /// The paths of all files and pages; each is made when it is needed.
  var allPaths: some Sequence<SitePath> {
    [
      AnySequence(filePaths), AnySequence(series.lazy.flatMap(\.paths)),
      AnySequence(fileSeries.lazy.flatMap(\.paths)),
    ].joined()
  }

  /// The index of the search with some pages' rows; one more than the last if none has them.
  package func number(ofSearch series: PageSeries) -> Int {
    min(series.searchNumber, searches.count)
  }

  /// Whether the rows on some pages are noted as they are drawn.
  func findsDrawnRows(on series: PageSeries) -> Bool {
    series.isFound && searches.indices.contains(series.searchNumber)
      && searches[series.searchNumber].findsDrawnRows
  }
}

extension PageSeries {
  /// The page for addresses where nothing is.
  fileprivate static let notFound = PageSeries(named: "NotFoundPage", at: .notFound) {
    frame, html in
    frame.drawNotFound(into: &html)
  }
}

extension Publication {
  /// Returns errors with the places of links in the texts that they are from, where those are known.
  package func placed(_ findings: [Finding]) -> [Finding] {
    let references = prose.flatMap { text in text.references.map { (text.file, $0) } }
    guard !references.isEmpty else { return findings }
    return findings.map { finding in
      let found = references.first { _, reference in
        let fragment = reference.fragment.map { "id=" + Excerpt.quoted($0.utf8) }
        let isMissing = finding.message.contains("is not a page")
        guard let path = reference.path else {
          return finding.rule == .pageReference && fragment.map(finding.message.contains) ?? false
        }
        return finding.rule == .siteLink
          && finding.message.hasPrefix(Excerpt.quoted("\(path)".utf8))
          && (isMissing || fragment.map(finding.message.contains) ?? false)
      }
      guard let (file, reference) = found else { return finding }
      return Finding(
        file: file, line: reference.line, rule: finding.rule, message: finding.message,
        count: finding.count)
    }
  }
}
