import Markup
package import Screens

/// The list of a site's pages for search engines: one file, or an index and as many as it takes.
///
/// A file may list 50,000 pages and have 50 MB (https://www.sitemaps.org/protocol.html). Each is
/// made when it is written, so the list of a million pages is never in memory whole. It has the
/// pages' URLs and nothing else: with dates, the same pages would make different bytes.
package struct Sitemap<Pages: RandomAccessCollection<SitePath> & Sendable>: Sendable {
  private let pages: Pages
  private let baseURL: BaseURL
  private let pagesPerFile: Int

  /// Describes the list, with the most characters in a path; the other limits are the protocol's.
  package init(
    of pages: Pages, longestPath: Int, at baseURL: BaseURL,
    mostPages: Int = 50_000, mostBytes: Int = 52_428_800
  ) {
    self.pages = pages
    self.baseURL = baseURL
    let longestEntry =
      "<url><loc></loc></url>\n".utf8.count + longestPath
      // The one byte of an address that has to be escaped.
      + baseURL.address(of: .front).utf8.count * "&amp;".utf8.count
    pagesPerFile = max(1, min(mostPages, (mostBytes - Self.frameSize) / longestEntry))
  }

  /// An upper bound for the bytes of a file around its entries.
  private static var frameSize: Int { 1_000 }

  package var fileCount: Int { partCount == 1 ? 1 : partCount + 1 }

  /// The path of a file: `sitemap.xml` is the first, and either the list or the index of its parts.
  package func path(at index: Int) -> SitePath {
    index == 0 ? .sitemap : SitePath.sitemap.sibling("sitemap-\(index).xml")
  }

  /// How many bytes a page takes of the file that lists it.
  package func entrySize(of page: SitePath) -> Int {
    "<url><loc></loc></url>\n".utf8.count + baseURL.address(of: page).utf8.count
  }

  package func file(at index: Int) -> SiteFile {
    var xml = HTMLWriter(capacity: 0)
    xml.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    if index == 0, partCount > 1 {
      drawIndex(into: &xml)
    } else {
      drawPart(max(0, index - 1), into: &xml)
    }
    return SiteFile(at: path(at: index), xml.bytes)
  }
}

extension SitePath {
  static let sitemap: SitePath = "sitemap.xml"
}

extension Sitemap {
  private var partCount: Int { max(1, (pages.count + pagesPerFile - 1) / pagesPerFile) }

  private func drawIndex(into xml: inout HTMLWriter) {
    xml.literal("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for part in 1...partCount {
      xml.literal("<sitemap>")
      drawLocation(of: path(at: part), into: &xml)
      xml.literal("</sitemap>\n")
    }
    xml.literal("</sitemapindex>\n")
  }

  private func drawPart(_ part: Int, into xml: inout HTMLWriter) {
    xml.literal("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for page in pages.dropFirst(part * pagesPerFile).prefix(pagesPerFile) {
      xml.literal("<url>")
      drawLocation(of: page, into: &xml)
      xml.literal("</url>\n")
    }
    xml.literal("</urlset>\n")
  }

  private func drawLocation(of path: SitePath, into xml: inout HTMLWriter) {
    xml.literal("<loc>")
    xml.text(baseURL.address(of: path))
    xml.literal("</loc>")
  }
}

extension SiteFile {
  /// The file that allows crawlers and names the sitemap.
  ///
  /// Crawlers request it only at the root of a host (RFC 9309, section 2.3), so for a site below
  /// that, submit the sitemap's URL.
  public static func robots(of baseURL: BaseURL) -> SiteFile {
    let text = """
      User-agent: *
      Allow: /

      Sitemap: \(baseURL.address(of: .sitemap))

      """
    return SiteFile(at: "robots.txt", Array(text.utf8))
  }
}
