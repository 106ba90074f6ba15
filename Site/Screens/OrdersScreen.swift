import Rowhouse

/// Orders still to come.
struct OrdersScreen: Screen {
  enum Section: CaseIterable { case orders }
  enum Row { case order(Account.Order) }

  let orders: [Account.Order]
  let title = "Upcoming orders"
  let columns = ColumnTitles(title: "Order", value: "Total")

  func rows(in section: Section) -> [Row] { orders.map(Row.order) }

  func notice(of section: Section) -> Notice? {
    guard orders.isEmpty else { return nil }
    return Notice(
      "No upcoming orders", "Orders to be sent later are listed here.",
      actions: [Notice.Action("Order a pizza", to: .page(GalleryPage.pizza))])
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .order(let order): Cell("Order \(order.number), \(order.date)", .value(order.total))
    }
  }

  static let variants = [
    Variant("none", titled: "No upcoming orders", OrdersScreen(orders: []))
  ]
}
