import Catalogues
import Rowhouse
import Testing

/// A site's own catalogue is what the enum of its columns says, or a fault that names the column.
@Suite struct CollectionTests {
  private func pages(
    of items: [Boat], with extras: CatalogueExtras = .rowPages
  ) async throws -> [String: String] {
    let store = PagesInMemory()
    let site = try Harbour(
      boats: .collection(
        of: BoatColumn.self, from: boats(items), titled: "Boats", called: RowNoun("boat", "boats"),
        with: extras))
    _ = try await Publisher(to: store, workers: 1).publish(site.publication())
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func boats(_ items: [Boat]) -> CollectionSource {
    .values(items) { (boat: Boat, column: BoatColumn) in
      switch column {
      case .name: boat.name
      case .built: boat.built
      case .owner: "Owner \(boat.name)"
      case .berth: "Berth \(boat.name)"
      }
    }
  }

  private static let fleet = [
    Boat(name: "Ara, \"II\"", built: "1999-05-01"), Boat(name: "Bora", built: "1999-07-02"),
    Boat(name: "Cima", built: nil),
  ]

  @Test func `what is hidden is nowhere, and what is for details is on the row's page alone`()
    async throws
  {
    var extras = CatalogueExtras.rowPages
    extras.hasExports = true
    extras.hasDownload = true
    for (file, text) in try await self.pages(of: Self.fleet, with: extras) {
      #expect(!file.lowercased().contains("owner") && !text.lowercased().contains("owner"))
    }
    let pages = try await pages(of: Self.fleet)
    #expect(
      pages.filter { $0.key.hasSuffix(".html") && $0.value.contains("Berth Bora") }.map(\.key)
        == ["boats/0/row-2.html"])
  }

  @Test func `the site's search finds what is for details, and nothing that is hidden`()
    async throws
  {
    let pages = try await pages(of: Self.fleet)
    let words = try #require(pages["search/w0.js"])
    #expect(words.contains("berth") && !words.contains("owner"))
    #expect(pages["search/r0.js"]?.contains("Bora") == true)
    #expect(pages["search/r0.js"]?.contains("Berth") == false)
  }

  @Test func `the site's search finds a list by its title, on its first page`() async throws {
    let rows = try #require(try await pages(of: Self.fleet)["search/r0.js"])
    #expect(rows.contains("Boats"))
  }

  @Test func `without facets there is nothing to narrow the site's search by`() async throws {
    let pages = try await pages(of: Self.fleet)
    #expect(pages["search.html"]?.contains("<select") == false)
    #expect(pages["search/filters.js"] == nil)
    #expect(
      pages["search/root.js"]?.matches(of: /"name":"(\w+)/).map(\.output.1)
        == ["title", "page", "section", "detail", "path", "anchor"])
  }

  @Test func `days are sections and an index by their years`() async throws {
    let pages = try await pages(of: Self.fleet)
    let list = try #require(pages["boats/index.html"])
    #expect(list.contains("1999-07-02") && list.contains("Ara, &quot;II&quot;"))
    let index = try #require(pages["boats/by/built/index.html"])
    #expect(index.contains(">1999</span>") && !index.contains("1999-"))
  }

  @Test func `without extras there is no page for a row`() async throws {
    let pages = try await pages(of: Self.fleet, with: CatalogueExtras())
    #expect(pages["boats/index.html"] != nil && pages["boats/0/row-2.html"] == nil)
  }

  @Test func `what is asked for besides is there`() async throws {
    var extras = CatalogueExtras.rowPages
    extras.hasExports = true
    extras.hasDownload = true
    let pages = try await pages(of: Self.fleet, with: extras)
    #expect(pages["boats/index.csv"]?.contains("Bora") == true)
    #expect(pages["boats/index.json"]?.contains("Cima") == true)
    #expect(pages["boats/all.ndjson"]?.contains("Cima") == true)
    #expect(
      pages["boats/index.html"]?.contains(#"<a href="all.csv" download="Boats.csv">"#) == true)
  }

  @Test func `no values are a list that says so`() async throws {
    #expect(try await pages(of: [])["boats/index.html"]?.contains("boats") == true)
  }

  @Test func `a role that one column can have is not given twice`() throws {
    let fault = #expect(throws: SiteFault.self) {
      _ = try PageContent.collection(
        of: TwoTitles.self, from: .values([0]) { (_: Int, _: TwoTitles) in "" }, titled: "Two")
    }
    let words =
      #"only one column can have the role "title", found "first" and "second". Remove it "#
      + "from the others."
    #expect("\(try #require(fault))".contains(words))
  }

  @Test func `a column that the file does not have is a fault that names it`() throws {
    let folder = DataFolder("../Examples/Data")
    let fault = #expect(throws: SiteFault.self) {
      _ = try PageContent.collection(
        of: BoatColumn.self, from: .file("wines.csv", in: folder), titled: "Boats")
    }
    #expect("\(try #require(fault))".contains("no column named \"built\", which BoatColumn has"))
  }
}

private struct Boat {
  let name: String
  let built: String?
}

private enum BoatColumn: CollectionColumn {
  case name, built, owner, berth

  var roles: Set<ColumnRole> {
    switch self {
    case .name: [.title]
    case .built: [.group]
    // Rows may be in the order of what is hidden.
    case .owner: [.hidden, .sort]
    case .berth: [.rowPageOnly]
    }
  }
}

private enum TwoTitles: CollectionColumn {
  case first, second
  var roles: Set<ColumnRole> { [.title] }
}

private enum HarbourPage: String, SitePage {
  case front = "index"
  case boats = "boats/index"
}

private struct Harbour: Site {
  let title = "Harbour"
  let boats: PageContent

  func content(of page: HarbourPage) -> PageContent {
    switch page {
    case .front: .screen(HarbourScreen())
    case .boats: boats
    }
  }
}

extension Harbour {
  init() throws(SiteFault) {
    self.init(boats: .screen(HarbourScreen()))
  }
}

private struct HarbourScreen: Screen {
  enum Section: CaseIterable { case boats }
  enum Row { case boats }
  let title = "Harbour"

  func rows(in section: Section) -> [Row] { [.boats] }
  func cell(for row: Row) -> Cell { Cell("Boats", opens: .page(HarbourPage.boats)) }
}
