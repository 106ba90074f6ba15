import Rowhouse

enum OsteriaPage: String, SitePage {
  case front = "index", card, wines, table, party
  case orders = "orders/index"
}

struct Osteria: Site {
  let title = "Osteria"
  let theme = Theme.osteria
  private let orders: Orders
  private let wines: [Wine]

  init() throws(SiteFault) {
    orders = try Orders()
    wines = try Wine.all()
  }

  /// The files that are not pages.
  var files: [SiteFile] { [orders.file] }

  func content(of page: OsteriaPage) -> PageContent {
    switch page {
    case .front: .screen(HomeScreen())
    case .card: .screen(CardScreen(card: .today))
    case .wines: .screen(WinesScreen(wines: wines))
    case .table: .screen(TableScreen(model: Reservation()))
    case .party: .screen(PartyScreen(model: Party()))
    case .orders: .listing(of: orders.all, by: 50) { OrdersListing(page: $0, state: $1) }
    }
  }
}

extension Osteria {
  var moved: [SitePath: OsteriaPage] { ["carta.html": .card] }
}

struct HomeScreen: Screen {
  enum Section: CaseIterable { case pages }
  let title = "Osteria"

  func rows(in section: Section) -> [OsteriaPage] { [.card, .wines, .table, .party, .orders] }

  func cell(for row: OsteriaPage) -> Cell { Cell(row.title, opens: .page(row)) }
}

extension OsteriaPage: Titled {
  var title: String {
    switch self {
    case .front: "Osteria"
    case .card: "Card"
    case .wines: "Wines"
    case .table: "A table"
    case .party: "A party"
    case .orders: "Orders"
    }
  }
}

extension [Course] {
  static let today = [
    Course(name: "Primi", dishes: [Course.Dish(name: "Gnocchi", price: "€ 11.00")]),
    Course(name: "Dolci", dishes: [Course.Dish(name: "Panna cotta", price: "€ 6.00")]),
  ]
}

extension Theme {
  /// What differs from the default theme: links and switches are red.
  static let osteria = Theme(
    name: "osteria", changing: Array(":root { --link: #a3180f; --on: #a3180f; }".utf8))
}
