/// How much one file of a sitemap may hold.
///
/// Source: https://www.sitemaps.org/protocol.html
public struct SitemapLimit: Sendable {
  let pages: Int
  let bytes: Int

  /// Sets a limit.
  ///
  /// - Parameters:
  ///   - pages: The most pages, at least 1.
  ///   - bytes: The most bytes.
  public init(pages: Int = 50_000, bytes: Int = 52_428_800) {
    self.pages = pages
    self.bytes = bytes
  }
}
