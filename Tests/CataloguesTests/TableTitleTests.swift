import Records
import Rendering
import TestSupport
import Testing

@testable import Catalogues
@testable import Publishing

/// What rows are called wherever a site says it, and what their pictures are called.
@Suite struct TableTitleTests {
  private func publish(
    _ text: String, _ ask: (inout CollectionSchema) -> Void = { _ in }
  ) async throws -> [String: String] {
    var extras = CatalogueExtras.rowPages
    extras.showsRemoteImages = true
    return try await publishedTable(
      text, by: 50, with: extras, at: "https://example.org/", workers: 1, ask)
  }

  private static let text = """
    id,day,name,photo
    1,2026-01-01,Etna,https://example.org/1.jpg
    2,2026-01-02,Hekla,https://example.org/2.jpg
    3,2026-01-03,Katla,

    """

  @Test func `a name is the heading of a row's page, and the title of its result and its entry`()
    async throws
  {
    let files = try await publish(Self.text) { $0.feed = "day" }
    #expect(files["rows/0/row-2.html"]?.contains("<h1>Hekla</h1>") == true)
    #expect(files["feed.xml"]?.contains("<title>Hekla</title>") == true)
    let result = #""name":"by-name","title":"name","tier":0,"shown":"title""#
    #expect(files["search/root.js"]?.contains(result) == true)
    let page = try #require(files["rows/index.html"])
    #expect(
      page.contains(
        #"<tr id="row-2"><th scope="row"><a href="0/row-2.html">Hekla</a></th><td>2</td>"#))
  }

  @Test func `columns that are named keep their order, and the title`() async throws {
    let files = try await publish(Self.text) { $0.shown = ["id", "name"] }
    let page = try #require(files["rows/index.html"])
    #expect(
      page.contains(#"<th scope="row"><a href="0/row-2.html">2</a></th><td>Hekla</td>"#))
    #expect(files["rows/0/row-2.html"]?.contains("<h1>Hekla</h1>") == true)
  }

  @Test func `a picture is called as its row is, in the list and on the row's page`() async throws {
    let files = try await publish(Self.text)
    #expect(files["rows/index.html"]?.contains(#"/2.jpg" alt="Hekla""#) == true)
    #expect(files["rows/0/row-2.html"]?.contains(#"alt="photo of Hekla""#) == true)
    let numbers = try await publish(
      "n,photo\n1,https://example.org/1.jpg\n,https://example.org/2.jpg\n")
    #expect(numbers["rows/index.html"]?.contains(#"2.jpg" alt="Row 2""#) == true)
    // The picture beside the title says nothing.
    #expect(numbers["rows/index.html"]?.matches(of: #/alt=""/#).count == 1)
  }

  @Test func `of several pictures each says what it is of`() async throws {
    let files = try await publish(
      "name,egg,nest\nOwl,https://example.org/e.jpg,https://example.org/n.jpg\n")
    let page = try #require(files["rows/index.html"])
    #expect(page.contains(#"e.jpg" alt="egg of Owl""#))
    #expect(page.contains(#"n.jpg" alt="nest of Owl""#))
  }
}
