import Rowhouse

/// Orders still to come.
struct OrdersScreen: Screen {
  enum Section: CaseIterable { case orders }
  enum Row { case order(Account.Order) }

  let orders: [Account.Order]
  let title = "Upcoming orders"
  let columns = ColumnTitles(title: "Order", value: "Total")

  func rows(in section: Section) -> [Row] { orders.map(Row.order) }

  func cell(for row: Row) -> Cell {
    switch row {
    case .order(let order): Cell("Order \(order.number), \(order.date)", .value(order.total))
    }
  }
}
