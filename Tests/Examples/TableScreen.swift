import Rowhouse

struct TableScreen: Form {
  enum Section: CaseIterable { case table }
  enum Row: String, CaseIterable, Identified { case name, guests, outside, heater, book }

  var model: Reservation
  let title = "A table"

  func rows(in section: Section) -> [Row] { Row.allCases }

  func cell(for row: Row) -> Cell {
    switch row {
    case .name: Cell("Your name")
    case .guests: Cell("Guests")
    case .outside: Cell("Outside")
    case .heater: Cell("Near a heater")
    case .book: Cell()
    }
  }

  func field(of row: Row) -> Field<Reservation>? {
    switch row {
    case .name: .text(\.name, prompt: "Ada Vos", length: 2...40)
    case .guests: .stepper(\.guests, in: 1...12)
    case .outside: .toggle(\.isOutside)
    case .heater: .toggle(\.hasHeater)
    case .book: .submit("Book")
    }
  }

  func visibility(of row: Row) -> Visibility<Reservation> {
    switch row {
    case .heater: .visible(when: .isOn(\.isOutside))
    case .name, .guests, .outside, .book: .always
    }
  }

  let submission: Submission<Reservation> = .confirmation(
    """
    A table for \(\.name, orElse: "you")\(\.guests, as: { ", \($0) guests" })\
    \(", outside", when: .isOn(\.isOutside)).
    """)
}

struct Reservation: Sendable {
  var name = ""
  var guests = 2
  var isOutside = false
  var hasHeater = true
}
