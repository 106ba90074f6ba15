import Bytes

/// The target of a row.
public enum Link: Hashable, Sendable {
  /// A page or another file of this site, and a place on it if not its beginning.
  case page(SitePath, fragment: String?)

  /// A file of this site to be saved, and its name when it is saved.
  case download(SitePath, savedAs: String)

  /// A page of this site, with the choice for the row of this name.
  case choice(String, of: String, on: SitePath)

  /// A page of another site, over HTTPS unless that host has HTTP alone.
  ///
  /// The scheme is one of two and no part of a string: no data can turn a link into `javascript:`,
  /// which escaping alone would let through.
  case web(_ scheme: Scheme = .https, host: String, path: String)

  /// Someone to write to.
  case mail(to: String)

  /// The scheme of a URL of another site.
  public enum Scheme: String, Sendable { case https, http }

  /// A page of this site, named by a value of the site's own page enum.
  ///
  /// Every value of that enum has a page, because the site's `switch` over it is exhaustive: a
  /// broken link cannot be written.
  public static func page(_ page: some SitePage) -> Link { .page(page.path, fragment: nil) }

  /// A row of a page of this site, named by its identifier; see ``Screen/identifier(of:)``.
  public static func page(_ page: some SitePage, row: String) -> Link {
    .page(page.path, fragment: row)
  }

  /// A page of another site, by its URL: `.web("https://example.org/rate?app=7#stars")`.
  ///
  /// Any other text, such as a `javascript:` URL, is a build error.
  public static func web(_ address: String) -> Link {
    let parts = parts(of: address)
    return .web(parts.scheme, host: parts.host, path: parts.path)
  }

  /// The parts of a URL; of any other text the host is empty, which is a build error.
  static func parts(of address: String) -> (scheme: Scheme, host: String, path: String) {
    for scheme in [Scheme.https, .http] {
      let start = (scheme.rawValue + "://").utf8
      guard address.utf8.starts(with: start) else { continue }
      let rest = address.utf8.dropFirst(start.count)
      let host = Array(rest.prefix { !Host.ends(before: $0) })
      guard Host.isValid(host.span) else { break }
      return (
        scheme, String(decoding: host, as: UTF8.self), String(Substring(rest.dropFirst(host.count)))
      )
    }
    return (.https, "", address)
  }

  /// An e-mail address, `.mail("ada@example.org")`; any other text is a build error.
  public static func mail(_ address: String) -> Link { .mail(to: address) }

  var fault: String? {
    if case .web(_, host: "", path: let address) = self {
      return """
        \(FormValue.quoted(address)) is not a web URL. Start it with https:// or http:// and a host.
        """
    }
    if case .mail(to: let address) = self, !Self.isMailAddress(address) {
      return """
        \(FormValue.quoted(address)) is not an email address (expected name@host)
        """
    }
    return nil
  }

  private static func isMailAddress(_ text: String) -> Bool {
    // Letters beyond ASCII too, which an author's own address may have.
    Host.isMailAddress(Array(text.utf8)[...]) { byte in
      byte > UInt8(ascii: " ") && !"\"(),:;<>[\\]".utf8.contains(byte)
    }
  }

  /// Whether the link opens a page of the site.
  public var isPage: Bool {
    switch self {
    case .page, .choice: true
    case .download, .web, .mail: false
    }
  }
}

/// The pages of a site, as an enum.
///
/// ```swift
/// enum GalleryPage: String, SitePage {
///   case front = "index", settings, fruits, volcanoes = "volcanoes/index"
/// }
/// ```
///
/// A page is a file: the raw value and `.html`, with a hyphen and a lowercase letter for each
/// capital. The compiler ensures that a link names a page that exists, and that every page has
/// content.
public protocol SitePage: CaseIterable, Hashable, Sendable where AllCases: RandomAccessCollection {
  /// The file the page is written to.
  var path: SitePath { get }
}

extension SitePage where Self: RawRepresentable<String> {
  /// The raw value and `.html`; `coach-ids.html` for `case coachIDs`.
  ///
  /// A raw value that is still not a path, such as `über`, is a build error.
  public var path: SitePath { SitePath(ofPage: rawValue) }
}
