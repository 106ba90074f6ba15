import Screens
import Testing

@testable import Rendering

@Suite struct SitemapTests {
  private static let pages: [SitePath] = [
    "index.html", "species/index.html", "recordings/index.html", "recordings/page-2.html",
  ]

  private func files(
    of pages: [SitePath] = pages, at address: String = "https://example.org/birds",
    mostPages: Int = 50_000, mostBytes: Int = 52_428_800
  ) throws -> [(path: String, text: String)] {
    let baseURL = try #require(BaseURL(address))
    let sitemap = Sitemap(
      of: pages, longestPath: 22, at: baseURL, mostPages: mostPages, mostBytes: mostBytes)
    return (0..<sitemap.fileCount).map { index in
      let file = sitemap.file(at: index)
      #expect(file.path == sitemap.path(at: index))
      return ("\(file.path)", String(decoding: file.bytes, as: UTF8.self))
    }
  }

  @Test func `a list of pages that fits is one file`() throws {
    let files = try files()
    #expect(files.map(\.path) == ["sitemap.xml"])
    #expect(
      files.first?.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/birds/</loc></url>
        <url><loc>https://example.org/birds/species/</loc></url>
        <url><loc>https://example.org/birds/recordings/</loc></url>
        <url><loc>https://example.org/birds/recordings/page-2.html</loc></url>
        </urlset>

        """)
  }

  @Test func `a longer list is an index and its parts, which have every page once`() throws {
    let files = try files(mostPages: 3)
    #expect(files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"])
    #expect(
      files.first?.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://example.org/birds/sitemap-1.xml</loc></sitemap>
        <sitemap><loc>https://example.org/birds/sitemap-2.xml</loc></sitemap>
        </sitemapindex>

        """)
    #expect(
      files.last?.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/birds/recordings/page-2.html</loc></url>
        </urlset>

        """)
    #expect(files[1].text.split(separator: "<url>").count == 4)
  }

  @Test(arguments: [(1, 5), (2, 3), (3, 3), (4, 1), (50_000, 1)])
  func `as many files as it takes`(limit: Int, count: Int) throws {
    #expect(try files(mostPages: limit).count == count)
  }

  @Test func `no file is larger than it may be`() throws {
    for bytes in stride(from: 1_200, through: 3_000, by: 100) {
      let files = try files(mostBytes: bytes)
      #expect(files.allSatisfy { $0.text.utf8.count <= bytes })
    }
    #expect(try self.files(mostBytes: 1_300).count > 1)
  }

  @Test func `what XML has a meaning for is escaped`() throws {
    let files = try files(of: ["a.html"], at: "https://example.org/x&y%27s%20z")
    #expect(
      files.first?.text.contains("<loc>https://example.org/x&amp;y%27s%20z/a.html<") == true)
  }

  @Test func `a site without pages has a list without any`() throws {
    #expect(try files(of: []).first?.text.contains("<url>") == false)
  }

  @Test func `robots are told where the list is`() throws {
    let file = SiteFile.robots(of: try #require(BaseURL("https://example.org/birds")))
    #expect(file.path == "robots.txt")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        User-agent: *
        Allow: /

        Sitemap: https://example.org/birds/sitemap.xml

        """)
  }
}
