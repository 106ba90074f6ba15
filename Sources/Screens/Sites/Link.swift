/// Somewhere a row can lead.
public enum Link: Hashable, Sendable {
  /// A page or another file of this site, and a place on it if not its beginning.
  case page(SitePath, fragment: String?)

  /// A page of this site, with what was chosen for the row of this name.
  case choice(String, of: String, on: SitePath)

  /// A page of another site, over HTTPS unless that host has HTTP alone.
  ///
  /// The scheme is one of two and no part of a string: no data can turn a link into `javascript:`,
  /// which escaping alone would let through.
  case web(_ scheme: Scheme = .https, host: String, path: String)

  /// Someone to write to.
  case mail(to: String)
}

extension Link {
  /// How a page of another site is asked for.
  public enum Scheme: String, Sendable { case https, http }

  /// A page of this site, named by a value of the site's own page enum.
  ///
  /// Every value of that enum has a page, because the site's `switch` over it is exhaustive: a dead
  /// link cannot be written.
  public static func page(_ page: some SitePage) -> Link { .page(page.path, fragment: nil) }

  /// A row of a page of this site, named by its identifier; see ``Screen/identifier(of:)``.
  public static func page(_ page: some SitePage, row: String) -> Link {
    .page(page.path, fragment: row)
  }

  /// Whether the link stays within the site.
  public var isPage: Bool {
    switch self {
    case .page, .choice: true
    case .web, .mail: false
    }
  }
}
