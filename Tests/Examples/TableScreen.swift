import Rowhouse

struct TableScreen: RowForm {
  enum Section: CaseIterable { case table }
  enum Row: String, CaseIterable, Identified { case name, guests, outside, heater, book }

  var model: Reservation
  let title = "A table"

  func rows(in section: Section) -> [Row] { Row.allCases }

  func row(_ row: Row) -> FormRow<Reservation> {
    switch row {
    case .name: .text("Your name", \.name, prompt: "Ada Vos", length: 2...40)
    case .guests: .stepper("Guests", \.guests, in: 1...12)
    case .outside: .toggle("Outside", \.isOutside)
    case .heater: .toggle("Near a heater", \.hasHeater).visible(when: .isOn(\.isOutside))
    case .book: .submit("Book")
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
