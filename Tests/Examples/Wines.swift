import Catalogues
import Rowhouse

struct Wine: Sendable {
  let name: String
  let year: Int
  let price: Double
  let until: Day?

  init(_ row: DataRow) throws(SiteFault) {
    name = try row["name"]
    year = try row["year"]
    price = try row["price"]
    until = try row["until"]
  }

  /// The wines in `Data/wines.csv`, which stands beside this file.
  static func all() throws(SiteFault) -> [Wine] {
    try DataFolder("Data").rows(of: "wines.csv").map(Wine.init)
  }
}

struct WinesScreen: Screen {
  enum Section: CaseIterable { case wines }

  let wines: [Wine]
  let title = "Wines"

  func rows(in section: Section) -> [Wine] { wines }

  func cell(for wine: Wine) -> Cell {
    Cell("\(wine.name) \(wine.year)", .value("€ \(wine.price)"))
  }
}
