import Rowhouse

/// Enums that are pure layout: all the words are in the screen.
///
/// Any number of orders stand between two rows that are always there.
struct AccountScreen: Screen {
  enum Section: CaseIterable { case user, orders, settings }

  enum Row {
    case name, mail
    case upcomingOrders, order(index: Int), allParcels
    case defaultPayment, defaultAddress, notifications
  }

  let account: Account
  let title = "Account"
  let columns = ColumnTitles(title: "Detail", value: "Value")

  func header(of section: Section) -> String? {
    switch section {
    case .user: "User details"
    case .orders: "Orders"
    case .settings: "Account settings"
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .user: [.name, .mail]
    case .orders: [.upcomingOrders] + account.orders.indices.map(Row.order) + [.allParcels]
    case .settings: [.defaultPayment, .defaultAddress, .notifications]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .name: Cell("Name", .value(account.name))
    case .mail: Cell("E-mail", .value(account.mail))
    case .upcomingOrders:
      Cell(
        "Upcoming orders", .value("\(account.upcomingOrders.count)"),
        opens: .page(GalleryPage.upcomingOrders))
    case .order(let index): cell(for: account.orders[index])
    case .allParcels: Cell("All parcels", opens: .page(GalleryPage.parcels))
    case .defaultPayment: Cell("Default payment", .value(account.payment))
    case .defaultAddress: Cell("Default address", .value(account.address))
    case .notifications: Cell("Notification settings", .subtitle("Orders and parcels, by e-mail"))
    }
  }

  private func cell(for order: Account.Order) -> Cell {
    Cell("Order \(order.number), \(order.date)", .value(order.total))
  }
}
