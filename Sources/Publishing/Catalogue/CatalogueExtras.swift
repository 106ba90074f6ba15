import Records
package import Rendering
package import Screens

/// What a catalogue has besides its lists.
///
/// Its search is there unless it is left out, the rest only if it is asked for. Each costs files and
/// bytes.
public struct CatalogueExtras: Sendable {
  /// Whether there is a page on which every row can be found by its words, and a field for it.
  public var hasSearch = true

  /// Whether every row has a page of its own.
  public var hasRowPages = false

  /// Whether pages show pictures rather than link to them: of recordings, those of the sounds, on their
  /// own pages.
  ///
  /// Opening a page then fetches them from the hosts that have them.
  public var showsRemoteImages = false

  /// Whether every page of the listing has its rows as files for other programs.
  public var hasExports = false

  /// Whether all rows can be taken along, in one file of each form.
  public var hasDownload = false

  /// The search alone.
  public init() {}
}

/// The description, logo, sources and licences of a catalogue's data.
package struct CatalogueAbout: Sendable {
  package var description: String?

  /// The picture beside the title.
  package var logo: Logo?

  /// Where the data is from, and what it may be used for.
  package var sources: [Reference] = []
  package var licences: [Reference] = []

  package init() {}

  /// A name, an address, or both.
  package struct Reference: Equatable, Sendable {
    let name: String?
    let address: String?

    /// - Parameters:
    ///   - words: A name, or an address on the web.
    ///   - address: Where that leads, if it does and is an address.
    package init(_ words: String, at address: String? = nil) {
      name = Link(address: words) == nil ? words : nil
      self.address = address ?? (name == nil ? words : nil)
    }
  }
}

extension CatalogueAbout {
  /// The same with what is said of the whole site, where nothing is said of this part of it.
  func besides(_ site: CatalogueAbout) -> CatalogueAbout {
    var own = self
    own.logo = site.logo
    if sources.isEmpty { own.sources = site.sources }
    if licences.isEmpty { own.licences = site.licences }
    return own
  }

  /// The sections of the foot of pages.
  ///
  /// - Parameters:
  ///   - downloads: Files with all rows.
  ///   - counted: How much there is, which stands on the home page alone.
  ///   - words: What pages say by themselves.
  /// - Returns: The parts of the foot; one may be empty.
  func sections(
    downloads: [CatalogueFrame.Entry] = [], counted: String, in words: PageWords
  ) -> [CatalogueFrame.Section] {
    [
      CatalogueFrame.Section(words[.source], sources.map(\.entry)),
      CatalogueFrame.Section(words[.licence], licences.map(\.entry)),
      CatalogueFrame.Section(words[.download], downloads),
      CatalogueFrame.Section(
        words[.aboutSite],
        [
          CatalogueFrame.Entry(counted, onHomeOnly: true),
          CatalogueFrame.Entry(words[.madeWith]),
        ]),
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
  /// The address of a page elsewhere; nil where a text is none.
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
