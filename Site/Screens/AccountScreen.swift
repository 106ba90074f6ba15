import Rowhouse

// MARK: - What the enums say
//
// Where things are, and nothing else: the enums are pure layout. Any number of orders stand between
// two rows that are always there, because a row may carry a value.

extension AccountScreen {
  enum Section: CaseIterable { case user, orders, settings }

  enum Row {
    case name, mail
    case upcomingOrders, order(index: Int), allParcels
    case defaultPayment, defaultAddress, notifications
  }
}

// MARK: - What the screen says
//
// Which rows are where, and what each of them shows. Every `switch` is exhaustive: a row that is
// added to the enum does not compile until the screen says what it shows.

struct AccountScreen: Screen {
  let account: Account
  let title = "Account"
  let columns = ColumnTitles(title: "Detail", value: "Value")
  let source: SourceFile? = SourceFile()

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
        "Upcoming orders", badge: "\(account.upcomingOrders.count)",
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

// MARK: - What states it can be in

extension AccountScreen {
  static let variants = [
    Variant("new", titled: "Nothing ordered yet", AccountScreen(account: .new)),
    Variant("busy", titled: "Many orders", AccountScreen(account: .busy)),
  ]
}
