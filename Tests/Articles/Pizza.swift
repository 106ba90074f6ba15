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

protocol PizzaRow: Identified, Sendable {
  var row: FormRow<Pizza> { get }
}

enum DoughRow: String, CaseIterable, PizzaRow {
  case thickness, border

  var row: FormRow<Pizza> {
    switch self {
    case .thickness: .slider("Thickness", \.thickness)
    case .border: .toggle("Cheese in the border", \.hasCheeseBorder)
    }
  }
}

enum ToppingRow: String, CaseIterable, PizzaRow {
  case sauce, olives, bacon

  var row: FormRow<Pizza> {
    switch self {
    case .sauce: .picker("Sauce", \.sauce)
    case .olives: .toggle("Olives", \.hasOlives)
    case .bacon: .toggle("Bacon", \.hasBacon)
    }
  }
}

struct PizzaScreen: RowForm {
  enum Section: String, CaseIterable, Titled { case dough = "Dough", toppings = "Toppings" }

  var model: Pizza
  let title = "Pizza"

  func rows(in section: Section) -> [any PizzaRow] {
    switch section {
    case .dough: DoughRow.allCases
    case .toppings: ToppingRow.allCases
    }
  }

  func row(_ row: any PizzaRow) -> FormRow<Pizza> { row.row }
  func identifier(of row: any PizzaRow) -> String? { row.identifier }
}
