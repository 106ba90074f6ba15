import Rowhouse

/// One enum a section, all of which conform to one protocol.
///
/// The screen does not switch over rows at all: a row tells its own title and cell, and takes its
/// value from the pizza. Each section's enum is its own list of rows.
struct PizzaScreen: Form {
  enum Section: CaseIterable { case dough, ingredients, order }

  let pizza: Pizza
  let title = "Pizza"
  let columns = ColumnTitles(title: "Part of the pizza", value: "Choice")
  var action: Link { .page(GalleryPage.pizza) }

  func header(of section: Section) -> String? {
    switch section {
    case .dough: "Dough"
    case .ingredients: "Ingredients"
    case .order: nil
    }
  }

  func rows(in section: Section) -> [any PizzaRow] {
    switch section {
    case .dough: DoughRow.allCases
    case .ingredients: IngredientRow.allCases
    case .order: OrderRow.allCases
    }
  }

  func cell(for row: any PizzaRow) -> Cell { row.cell(for: pizza) }
  func identifier(of row: any PizzaRow) -> String? { row.identifier }
}

/// A part of a pizza that can be chosen.
protocol PizzaRow: Titled, Identified, Sendable {
  /// The control that shows what the pizza has.
  func value(in pizza: Pizza) -> Control
}

extension PizzaRow {
  func cell(for pizza: Pizza) -> Cell { Cell(title, control: value(in: pizza)) }
}

enum DoughRow: String, CaseIterable, PizzaRow {
  case thickness
  case cheeseBorder = "cheese-border"

  var title: String {
    switch self {
    case .thickness: "Thickness"
    case .cheeseBorder: "Cheese border"
    }
  }

  func value(in pizza: Pizza) -> Control {
    switch self {
    case .thickness: .slider(pizza.thickness)
    case .cheeseBorder: .toggle(pizza.hasCheeseBorder)
    }
  }
}

enum IngredientRow: String, CaseIterable, PizzaRow {
  case sauce, olives, beef, bacon, anchovies

  var title: String {
    switch self {
    case .sauce: "Sauce"
    case .olives: "Olives"
    case .beef: "Beef"
    case .bacon: "Bacon"
    case .anchovies: "Anchovies"
    }
  }

  func value(in pizza: Pizza) -> Control {
    switch self {
    case .sauce: .picker(pizza.sauce)
    case .olives: .toggle(pizza.hasOlives)
    case .beef: .toggle(pizza.hasBeef)
    case .bacon: .toggle(pizza.hasBacon)
    case .anchovies: .toggle(pizza.hasAnchovies)
    }
  }
}

enum OrderRow: String, CaseIterable, PizzaRow {
  case order

  /// The button says it all.
  var title: String { "" }
  func value(in pizza: Pizza) -> Control { .submit("Order this pizza") }
}
