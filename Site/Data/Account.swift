/// The data of the account screens.
struct Account: Sendable {
  struct Order: Sendable {
    let number: String
    let date: String
    let total: String
  }

  struct Parcel: Sendable {
    let number: String
    let status: String
  }

  let name: String
  let mail: String
  var orders: [Order]
  var upcomingOrders: [Order]
  let parcels: [Parcel]
  let payment: String
  let address: String

  static let sample = Account(
    name: "Ada Vos", mail: "ada@example.org",
    orders: [
      Order(number: "1204", date: "14 March 2026", total: "€ 24.90"),
      Order(number: "1187", date: "2 March 2026", total: "€ 8.50"),
      Order(number: "1102", date: "19 January 2026", total: "€ 112.00"),
    ],
    upcomingOrders: [
      Order(number: "1251", date: "1 April 2026", total: "€ 24.90"),
      Order(number: "1252", date: "1 May 2026", total: "€ 24.90"),
    ],
    parcels: [
      Parcel(number: "P-1204", status: "Delivered"),
      Parcel(number: "P-1187", status: "On its way"),
    ],
    payment: "Card ending in 4242", address: "12 Wren Lane")

  /// An account without orders.
  static let new: Account = {
    var account = sample
    account.orders = []
    account.upcomingOrders = []
    return account
  }()

  /// An account with orders every week.
  static let busy: Account = {
    var account = sample
    account.orders = (1...8).map {
      Order(number: "\(1300 - $0)", date: "\(29 - 3 * $0) May 2026", total: "€ \(7 + $0).50")
    }
    return account
  }()
}
