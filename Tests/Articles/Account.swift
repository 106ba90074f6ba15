import Rowhouse

struct AccountScreen: Screen {
  enum Section: CaseIterable { case user, orders, settings }
  enum Row { case name, upcoming, order(Int), parcels, payment, address, notifications }

  let orders: [String]
  let title = "Account"

  func header(of section: Section) -> String? {
    switch section {
    case .user: nil
    case .orders: "Orders"
    case .settings: "Settings"
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .user: [.name]
    case .orders: [.upcoming] + orders.indices.map(Row.order) + [.parcels]
    case .settings: [.payment, .address, .notifications]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .name: Cell("Ada Vos", .subtitle("ada@example.org"))
    case .upcoming: Cell("On their way", badge: "\(orders.count)")
    case .order(let index): Cell("Order \(index + 1)", .value(orders[index]))
    case .parcels: Cell("Every parcel", accessory: .disclosure)
    case .payment: Cell("Payment", .value("By card"))
    case .address: Cell("Address", .value("Utrecht"))
    case .notifications: Cell("Notifications", .value("On"))
    }
  }
}
