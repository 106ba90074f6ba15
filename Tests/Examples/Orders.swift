import Foundation
import Rowhouse

struct Order: Decodable, Sendable {
  let number: Int
  let day: String
  let guest: String
  let mail: String
  let dishes: Int
  let total: String
}

/// The orders in `Data/orders.json`, which stands beside this file.
struct Orders {
  static let path: SitePath = "orders/orders.json"
  let all: [Order]
  let file: SiteFile

  init() throws(SiteFault) {
    file = try DataFolder("Data").file("orders.json", at: Self.path)
    do {
      all = try JSONDecoder().decode([Order].self, from: Data(file.bytes))
    } catch {
      throw .data("Data/orders.json: \(error)")
    }
  }
}
