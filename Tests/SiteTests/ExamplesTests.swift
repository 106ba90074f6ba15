import Foundation
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

  @Test func `a manual has texts and pictures around its screens`() async throws {
    let files = try await files(of: Voyage())
    let plan = try #require(files["index.html"])
    #expect(plan.contains(#"srcset="shots/plan-dark.svg""#) && plan.contains(">Share a trip</h2>"))
    #expect(files["budget.html"]?.contains(">Who owes whom</h2>") == true)
    #expect(files["about.html"]?.contains("<figcaption>The plan of a week.</figcaption>") == true)
    #expect(files["shots/plan-dark.svg"] != nil)
  }

  @Test func `the manual of an app has twelve screens, eighty rows and a variant for who pays`()
    async throws
  {
    let files = try await files(of: Manual())
    let screens = files.values.count { $0.contains("<table class=\"screen") }
    #expect(screens == 12 + 2 + 1)
    let rows = files.filter { $0.key != "404.html" }.values.map { page in
      page.matches(of: /<tr class="row/).count
    }
    #expect(rows.reduce(0, +) > 80)
    #expect(files["route/pro.html"]?.contains("Over the ridge") == true)
    #expect(files["record.html"]?.contains(#"srcset="pictures/record-dark.png""#) == true)
    #expect(files["start.html"]?.contains(#"href="record.html#activity""#) == true)
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

  @Test func `a table of own data is read by its columns`() async throws {
    let wines = try #require(try await files(of: Osteria())["wines.html"])
    #expect(wines.contains("Barbera 2021") && wines.contains("€ 6.0<"))
    #expect(try Wine.all().map(\.until) == [nil, Day("2026-12-31")])
  }

  @Test func `a catalogue of own columns has groups, lists, a map and a page a row`() async throws {
    let files = try await files(of: Volcanoes())
    let list = try #require(files["volcanoes/index.html"])
    #expect(list.matches(of: /<th [^>]*scope="col"/).count == 3)
    #expect(list.contains("5 volcanoes") && list.contains(#"id="katla""#))
    let names = ["Katla", "Hekla", "Etna", "Vesuvius", "Stromboli"]
    let places = names.compactMap { list.firstRange(of: ">\($0)<")?.lowerBound }
    #expect(places.count == names.count && places == places.sorted())
    #expect(files["volcanoes/et/etna.html"]?.contains("Mungibeddu") == true)
    #expect(files["volcanoes/by/kind/caldera/index.html"]?.contains("Katla") == true)
    #expect(files["volcanoes/by/country/index.html"] != nil)
    #expect(files["volcanoes/summary.html"]?.contains("Map of volcanoes") == true)
  }

  @Test func `a catalogue of own values has a row for each`() async throws {
    let files = try await files(of: Volcanoes())
    let list = try #require(files["walks/index.html"])
    #expect(list.contains("3 walks") && list.contains(#"id="row-3""#))
    #expect(files["walks/0/row-3.html"]?.contains("Gran Cono") == true)
  }

  @Test(
    arguments: [
      (#"[{"bird": "Robin", "count": 3}]"#, "Robin"),
      ("[]", "There are no birds to show."),
      ("{}", "The birds could not be loaded: "),
    ])
  func `what an API answers is what a list says`(answer: String, words: String) async throws {
    let garden = await Garden { Data(answer.utf8) }
    #expect(try await files(of: garden)["index.html"]?.contains(words) == true)
  }

  @Test func `a read that fails is a list that says why`() async throws {
    let garden = await Garden { throw URLError(.cannotConnectToHost) }
    guard case .failed(let reason) = garden.sightings else {
      Issue.record("\(garden.sightings)")
      return
    }
    let page = try #require(try await files(of: garden)["index.html"])
    #expect(!reason.isEmpty && page.contains("The birds could not be loaded: "))
  }

  @Test func `sections are made from data, and added and removed by the visitor`() async throws {
    let files = try await files(of: Osteria())
    let card = try #require(files["card.html"])
    #expect(card.contains("Primi") && card.contains("Panna cotta"))
    #expect(files["party.html"]?.contains("Guest 6") == true)
  }
}
