import Rendering
import Screens
import TestSupport
import Testing

@testable import Publishing

/// The files that a site has where its address is known.
@Suite struct SitemapPublishingTests {
  /// The grammar of https://www.sitemaps.org/protocol.html, as far as we use it.
  private static let grammar = """
    <grammar xmlns="http://relaxng.org/ns/structure/1.0"
      ns="http://www.sitemaps.org/schemas/sitemap/0.9"
      datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
      <start>
        <choice>
          <element name="urlset">
            <zeroOrMore><element name="url"><ref name="loc"/></element></zeroOrMore>
          </element>
          <element name="sitemapindex">
            <oneOrMore><element name="sitemap"><ref name="loc"/></element></oneOrMore>
          </element>
        </choice>
      </start>
      <define name="loc">
        <element name="loc">
          <data type="anyURI"><param name="minLength">12</param><param name="maxLength">2048</param></data>
        </element>
      </define>
    </grammar>
    """

  private func published(_ publication: Publication) async throws -> [String: [UInt8]] {
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2).publish(publication)
    return store.files
  }

  private func site(_ address: String?, files: [SiteFile] = []) throws -> Publication {
    let url = try address.map { try #require(BaseURL($0)) }
    let site = try SmallSite().publication(baseURL: url)
    return Publication(
      frame: PageFrame(site: "Small", language: "en", baseURL: url),
      theme: Theme(name: "bare", stylesheet: []), series: site.series, files: files)
  }

  @Test func `a site has a sitemap and robots.txt only where its address is known`() async throws {
    let files = try await published(try site(nil))
    #expect(files["sitemap.xml"] == nil)
    #expect(files["robots.txt"] == nil)
  }

  @Test func `the sitemap has every page but the one for addresses where nothing is`() async throws
  {
    let files = try await published(try site("https://example.org/x&y/"))
    let sitemap = try #require(files["sitemap.xml"])
    #expect(
      String(decoding: sitemap, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/x&amp;y/</loc></url>
        <url><loc>https://example.org/x&amp;y/list.html</loc></url>
        <url><loc>https://example.org/x&amp;y/list/none.html</loc></url>
        <url><loc>https://example.org/x&amp;y/deep.html</loc></url>
        <url><loc>https://example.org/x&amp;y/map.html</loc></url>
        <url><loc>https://example.org/x&amp;y/search.html</loc></url>
        </urlset>

        """)
    #expect(files["robots.txt"] != nil)
    #expect(try RelaxNGSchema(Array(Self.grammar.utf8)).objection(to: sitemap) == nil)
  }

  @Test func `more pages than a sitemap may list make an index of several`() async throws {
    let url = try #require(BaseURL("https://example.org"))
    let pages = try (1...50_001).map { try PageSeries.empty(at: SitePath("page-\($0).html")) }
    let publication = Publication(
      frame: PageFrame(site: "Many", language: "en", baseURL: url),
      theme: Theme(name: "bare", stylesheet: []), series: pages)
    let sitemap = try #require(publication.sitemap)
    #expect(
      (0..<sitemap.fileCount).map { "\(sitemap.path(at: $0))" } == [
        "sitemap.xml", "sitemap-1.xml", "sitemap-2.xml",
      ])
    let schema = try RelaxNGSchema(Array(Self.grammar.utf8))
    for index in 0..<sitemap.fileCount {
      #expect(schema.objection(to: sitemap.file(at: index).bytes) == nil)
    }
    let last = String(decoding: sitemap.file(at: 2).bytes, as: UTF8.self)
    #expect(last.contains("<url><loc>https://example.org/page-50001.html</loc></url>"))
    #expect(last.split(separator: "<url>").count == 2)
  }

  @Test func `what a site has of its own stays its own`() async throws {
    let files = try await published(
      try site(
        "https://example.org/",
        files: [SiteFile(at: "robots.txt", [1]), SiteFile(at: "sitemap.xml", [2])]))
    #expect(files["robots.txt"] == [1])
    #expect(files["sitemap.xml"] == [2])
  }

  @Test func `a page in the place of the sitemap is refused`() async throws {
    let url = try #require(BaseURL("https://example.org"))
    let publication = Publication(
      frame: PageFrame(site: "Odd", language: "en", baseURL: url),
      theme: Theme(name: "bare", stylesheet: []), series: [.empty(at: "sitemap.xml")])
    await #expect {
      _ = try await published(publication)
    } throws: { error in
      "\(error)" == #"two pages have the path "sitemap.xml". Give one of them another path."#
    }
  }
}

extension PageSeries {
  /// A page that nobody draws.
  fileprivate static func empty(at path: SitePath) -> PageSeries {
    PageSeries(named: "Empty", at: path) { _, _ in }
  }
}
