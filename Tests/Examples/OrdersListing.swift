import Rowhouse

struct OrdersListing: Listing {
  enum Column: CaseIterable { case number, guest, dishes, total }

  let page: ListPage
  let state: ListState<Order>
  let title = "Orders"
  let noun = "orders"
  let downloads = [Download("JSON", at: Orders.path, savedAs: "trattoria-orders.json")]

  func header(of column: Column) -> String {
    switch column {
    case .number: "Order"
    case .guest: "Guest"
    case .dishes: "Dishes"
    case .total: "Total"
    }
  }

  func width(of column: Column) -> ColumnWidth {
    switch column {
    case .number, .dishes: .short
    case .guest: .long
    case .total: .medium
    }
  }

  func draw(_ column: Column, of order: Order, into cell: inout CellWriter) {
    switch column {
    case .number: cell.text("\(order.number)")
    case .guest: cell.link(order.guest, to: .mail(to: order.mail))
    case .dishes: cell.text("\(order.dishes)")
    case .total: cell.text("€ \(order.total)")
    }
  }

  /// The anchor of a row: `orders/index.html#order-1042`.
  func identify(_ order: Order, into identifier: inout CellWriter) {
    identifier.text("order-\(order.number)")
  }

  /// Orders of one day follow each other under one header.
  func group(of order: Order) -> String? { order.day }
  func header(of day: String) -> GroupHeader { GroupHeader(day) }
}
