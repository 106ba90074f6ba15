import Records
import Rendering
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

/// What somebody says of a catalogue's data on its front page.
package struct CatalogueAbout: Sendable {
  package var description: String?

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
  /// The rows of a front page about it.
  func cells(in words: PageWords) -> [Cell] {
    [(words[.source], sources), (words[.licence], licences)].flatMap { title, references in
      references.map { reference in
        let link = reference.address.flatMap(Link.init(address:))
        let text = reference.name ?? link?.words ?? reference.address ?? ""
        return Cell(title, .value(text), opens: link)
      }
    }
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
