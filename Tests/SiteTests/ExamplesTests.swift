import Rowhouse
import Testing

@testable import Examples

/// The sites that the documentation shows are sites: every page of them is judged.
@Suite struct ExamplesTests {
  private func files(of site: some Site) async throws -> [String: String] {
    let store = PagesInMemory()
    _ = try await Publisher(to: store, workers: 1).publish(try site.publication())
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a site of two screens`() async throws {
    let files = try await files(of: Trattoria())
    #expect(files["menu.html"]?.contains("Margherita") == true)
    #expect(files["index.html"]?.contains(#"href="menu.html""#) == true)
  }

  @Test func `a listing of own data has its columns, groups, anchors and file`() async throws {
    let files = try await files(of: Osteria())
    let orders = try #require(files["orders/index.html"])
    #expect(orders.matches(of: /<th [^>]*scope="col"/).count == 4)
    #expect(orders.contains("Saturday, 21 November") && orders.contains("Friday, 20 November"))
    #expect(orders.contains(#"id="order-1042""#))
    #expect(orders.contains(#"href="mailto:ada@example.org""#))
    #expect(orders.contains(#"href="orders.json""#))
    #expect(files["orders/orders.json"]?.contains("Cem Aydın") == true)
  }

  @Test func `sections are made from data, and added and removed by the visitor`() async throws {
    let files = try await files(of: Osteria())
    let card = try #require(files["card.html"])
    #expect(card.contains("Primi") && card.contains("Panna cotta"))
    #expect(files["party.html"]?.contains("Guest 6") == true)
  }
}
