import Rendering
import Screens
import TestSupport
import Testing

@testable import Publishing

/// What a site has at addresses where its pages were.
@Suite struct MovedPagesTests {
  private struct MovedSite: Site {
    enum Page: String, SitePage { case front = "index", menu = "food/menu" }

    let title = "Moved"
    var theme: Theme { Theme(name: "bare", stylesheet: []) }
    var moved: [SitePath: Page] = ["speisekarte.html": .menu, "old/index.html": .front]

    init() {}
    init(moved: [SitePath: Page]) { self.moved = moved }

    func content(of page: Page) -> PageContent {
      switch page {
      case .front: .screen(ListScreen(rows: ["Welcome"]))
      case .menu: .screen(ListScreen(rows: ["Pizza"]))
      }
    }
  }

  private func published(
    _ site: MovedSite = MovedSite(), at address: String? = nil, by host: SiteHost? = nil
  ) async throws -> [String: String] {
    let url = try address.map { try #require(BaseURL($0)) }
    let store = MemoryStore()
    let publication = try site.publication(baseURL: url).hosted(by: host)
    _ = try await Publisher(to: store, workers: 1).publish(publication)
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a page that moved leads its readers on, from any folder`() async throws {
    let files = try await published()
    let page = try #require(files["speisekarte.html"])
    #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=food/menu.html\"/>"))
    #expect(page.contains("This page has moved to:"))
    #expect(page.contains("<a href=\"food/menu.html\">"))
    let other = try #require(files["old/index.html"])
    #expect(other.contains("content=\"0; url=../index.html\""))
    #expect(files["_redirects"] == nil && files["_headers"] == nil && files[".nojekyll"] == nil)
  }

  @Test func `search engines are told of the page, and not of where it was`() async throws {
    let files = try await published(at: "https://example.org/")
    #expect(
      files["speisekarte.html"]?.contains(
        "<link rel=\"canonical\" href=\"https://example.org/food/menu.html\"/>") == true)
    #expect(files["sitemap.xml"]?.contains("speisekarte") == false)
  }

  @Test func `an address has one page`() async throws {
    let site = MovedSite(moved: ["food/menu.html": .front])
    await #expect {
      _ = try await published(site)
    } throws: { error in
      "\(error)"
        == "food/menu.html: a page has this path, so it can't redirect. Remove one of the two."
    }
  }

  @Test(arguments: [(SiteHost.netlify, "301!"), (.cloudflarePages, "301")])
  func `hosts that redirect are told where to`(host: SiteHost, status: String) async throws {
    let files = try await published(by: host)
    #expect(
      files["_redirects"] == """
        /old/index.html /index.html \(status)
        /speisekarte.html /food/menu.html \(status)

        """)
    #expect(
      files["_headers"] == """
        /*
          Content-Security-Policy: default-src 'self'; img-src 'self' https:; media-src 'self' https:; \
        base-uri 'none'; form-action 'self' https:; frame-ancestors 'none'; \
        require-trusted-types-for 'script'; trusted-types rowhouse
          X-Content-Type-Options: nosniff
          Referrer-Policy: strict-origin-when-cross-origin

        """)
  }

  @Test func `GitHub is told to publish all files as they are`() async throws {
    let files = try await published(by: .githubPages)
    #expect(files[".nojekyll"] == "")
    #expect(files["_headers"] == nil && files["_redirects"] == nil)
  }
}
