import Foundation
import Rowhouse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Sighting: Decodable, Sendable {
  let bird: String
  let count: Int
}

struct Garden: Site {
  enum Page: String, SitePage { case front = "index" }
  let title = "Garden"
  let sightings: ListState<Sighting>
  private static let address = "https://example.org/garden.json"

  init() async {
    await self.init {
      guard let address = URL(string: Self.address) else { throw URLError(.badURL) }
      return try await URLSession.shared.data(from: address).0
    }
  }

  /// What is answered, or why nothing is.
  init(reading answer: () async throws -> Data) async {
    do {
      let all = try await JSONDecoder().decode([Sighting].self, from: answer())
      sightings = all.isEmpty ? .empty : .populated(all)
    } catch {
      sightings = .failed(error.localizedDescription)
    }
  }

  func content(of page: Page) -> PageContent { .screen(GardenScreen(sightings: sightings)) }
}

struct GardenScreen: Screen {
  enum Section: CaseIterable { case sightings }

  let sightings: ListState<Sighting>
  let title = "Garden"

  func rows(in section: Section) -> [Sighting] { sightings.items }
  func cell(for row: Sighting) -> Cell { Cell(row.bird, .value("\(row.count)")) }
  func notice(of section: Section) -> Notice? { sightings.notice(about: "birds") }
}
