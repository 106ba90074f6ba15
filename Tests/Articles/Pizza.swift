import Rowhouse

struct Pizza: Sendable {
  enum Thickness: String, CaseIterable, Titled, Identified { case thin, medium, thick }
  enum Sauce: String, CaseIterable, Titled, Identified { case tomato, pesto }

  var thickness = Thickness.medium
  var hasCheeseBorder = false
  var sauce = Sauce.tomato
  var hasOlives = false
  var hasBacon = true
}

protocol PizzaRow: Titled, Identified, Sendable {
  var field: Field<Pizza> { get }
}

enum DoughRow: String, CaseIterable, PizzaRow {
  case thickness, border

  var title: String {
    switch self {
    case .thickness: "Thickness"
    case .border: "Cheese in the border"
    }
  }

  var field: Field<Pizza> {
    switch self {
    case .thickness: .slider(\.thickness)
    case .border: .toggle(\.hasCheeseBorder)
    }
  }
}

enum ToppingRow: String, CaseIterable, PizzaRow {
  case sauce, olives, bacon

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  var field: Field<Pizza> {
    switch self {
    case .sauce: .picker(\.sauce)
    case .olives: .toggle(\.hasOlives)
    case .bacon: .toggle(\.hasBacon)
    }
  }
}

struct PizzaScreen: Form {
  enum Section: String, CaseIterable, Titled { case dough = "Dough", toppings = "Toppings" }

  var model: Pizza
  let title = "Pizza"

  func rows(in section: Section) -> [any PizzaRow] {
    switch section {
    case .dough: DoughRow.allCases
    case .toppings: ToppingRow.allCases
    }
  }

  func cell(for row: any PizzaRow) -> Cell { Cell(row.title) }
  func identifier(of row: any PizzaRow) -> String? { row.identifier }
  func field(of row: any PizzaRow) -> Field<Pizza>? { row.field }
}
