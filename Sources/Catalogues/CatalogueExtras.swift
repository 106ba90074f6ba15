import Bytes
import Publishing
package import Rendering
package import Screens

/// Optional parts of a catalogue.
///
/// Search is on by default; everything else is off. Each part adds files to the site.
public struct CatalogueExtras: Sendable {
  /// Whether the catalogue has a search page, and a search field on every page.
  public var hasSearch = true

  /// Whether every row has a page of its own.
  public var hasRowPages = false

  /// Whether pages show pictures, which browsers request from other hosts, instead of links.
  ///
  /// A kind of catalogue may show them on rows' own pages only.
  public var showsRemoteImages = false

  /// Whether every page of the listing has its rows as CSV and JSON.
  public var hasExports = false

  /// Whether visitors can download all rows as CSV, JSON and NDJSON.
  public var hasDownload = false

  /// Creates extras with only search turned on.
  public init() {}
}

/// The description, logo, sources and licences of a catalogue's data, and what its author adds.
package struct CatalogueAbout: Sendable {
  package var description: String?

  /// The picture beside the title.
  package var logo: Logo?

  package var sources: [Reference] = []
  package var licences: [Reference] = []

  /// Pages of the author's own, and a text at the foot of every page.
  package var pages: [ProsePage] = []
  package var footer: Prose?

  package init() {}

  /// A name, an address, or both.
  package struct Reference: Equatable, Sendable {
    let name: String?
    let address: String?

    /// Creates a reference by a name, with the URL of its link if it has one, or by a URL.
    package init(_ words: String, at address: String? = nil) {
      name = Link(address: words) == nil ? words : nil
      self.address = address ?? (name == nil ? words : nil)
    }
  }

  /// Returns the same, with missing parts taken from the whole site.
  func besides(_ site: CatalogueAbout) -> CatalogueAbout {
    var own = self
    (own.logo, own.pages, own.footer) = (site.logo, site.pages, site.footer)
    if sources.isEmpty { own.sources = site.sources }
    if licences.isEmpty { own.licences = site.licences }
    return own
  }

  /// The metadata for programs that look for data.
  func dataset(_ title: String, describedAs description: String) -> Dataset {
    var dataset = Dataset(title, describedAs: description)
    dataset.sources = sources.compactMap { $0.address ?? $0.name }
    dataset.licences = licences.compactMap { $0.address ?? $0.name }
    return dataset
  }

  /// The sections of the foot of pages; only the home page has `counted`, the number of rows.
  func sections(
    downloads: [CatalogueFrame.Entry] = [], counted: String, besides skipped: SkippedRows? = nil,
    in words: PageWords
  ) -> [CatalogueFrame.Section] {
    [
      CatalogueFrame.Section(words[.source], sources.map(\.entry)),
      CatalogueFrame.Section(words[.licence], licences.map(\.entry)),
      CatalogueFrame.Section(words[.download], downloads),
      CatalogueFrame.Section(
        words[.aboutSite],
        [
          CatalogueFrame.Entry(counted, onHomeOnly: true), skipped?.entry(in: words),
          CatalogueFrame.Entry(words[.madeWith]),
        ].compactMap(\.self)),
    ]
  }
}

extension CatalogueAbout.Reference {
  fileprivate var entry: CatalogueFrame.Entry {
    let link = address.flatMap(Link.init(address:))
    return CatalogueFrame.Entry(name ?? link?.words ?? address ?? "", to: link)
  }
}

extension Link {
  /// Reads the URL of a page on another site; `nil` for any other text.
  package init?(address: String) {
    guard let web = WebAddress(Array(address.utf8)[...]) else { return nil }
    self = .web(web.description)
  }

  /// The address without its scheme.
  fileprivate var words: String {
    guard case .web(_, let host, let path) = self else { return "" }
    return host + (path == "/" ? "" : path)
  }
}

extension CatalogueAbout {
  /// The pages of the author's own, which the search of rows does not find.
  var series: [PageSeries] {
    pages.map { page in
      var series = PageSeries(of: page)
      series.isFound = false
      return series
    }
  }

  /// The links to them in the bar.
  var ways: [PageLink] { pages.map { PageLink($0.shortTitle, to: $0.place.path) } }
}
