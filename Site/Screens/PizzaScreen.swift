import Rowhouse

// MARK: - What the screen says
//
// The screen does not switch over its rows at all. It knows its sections, and that every row is a
// part of a pizza, which has its own title and changes a value of the pizza.

struct PizzaScreen: RowForm {
  enum Section: CaseIterable { case dough, ingredients, order }

  var model: Pizza
  let title = "Pizza"
  let introduction: String? = "One enum a section, all of which conform to one protocol."
  let columns = ColumnTitles(title: "Part of the pizza", value: "Choice")
  let source: SourceFile? = SourceFile()
  let remembersValues = true
  let savesValues = true

  func header(of section: Section) -> String? {
    switch section {
    case .dough: "Dough"
    case .ingredients: "Ingredients"
    case .order: "Order"
    }
  }

  // Words about the model, which say what the controls say.
  func footer(of section: Section) -> Sentence<Pizza>? {
    switch section {
    case .dough: "\(\.thickness, as: { "\($0.inWords) dough." })"
    case .ingredients:
      """
      \([\.hasOlives, \.hasBeef, \.hasBacon, \.hasAnchovies], as: { "\($0.toppings). " })\
      The sauce is \(\.sauce).
      """
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

  func row(_ row: any PizzaRow) -> FormRow<Pizza> { row.row }
  func identifier(of row: any PizzaRow) -> String? { row.identifier }
}

// MARK: - What a row of a pizza is
//
// The protocol that the rows of all sections conform to.

protocol PizzaRow: Identified, Sendable {
  /// The title of the row, the value of the pizza that it changes, and when it is there.
  var row: FormRow<Pizza> { get }
}

// MARK: - What the enums say
//
// Each section's enum is its own list of rows. To add a row is to add a case: the compiler then
// asks for its title and its field.

enum DoughRow: String, CaseIterable, PizzaRow {
  case thickness
  case cheeseBorder = "cheese-border"
  case cheese

  var row: FormRow<Pizza> {
    switch self {
    case .thickness: .slider("Thickness", \.thickness, in: 0...1, step: 0.1)
    case .cheeseBorder: .toggle("Cheese border", \.hasCheeseBorder)
    case .cheese:
      .picker("Cheese", \.cheese, .segmented).visible(when: .isOn(\.hasCheeseBorder))
    }
  }
}

enum IngredientRow: String, CaseIterable, PizzaRow {
  case sauce
  case extraHot = "extra-hot"
  case olives, beef, bacon, anchovies

  var row: FormRow<Pizza> {
    switch self {
    case .sauce: .picker("Sauce", \.sauce)
    case .extraHot: .toggle("Extra hot", \.isExtraHot).visible(when: .equal(\.sauce, .spicy))
    case .olives: .toggle("Olives", \.hasOlives)
    case .beef: .toggle("Beef", \.hasBeef)
    case .bacon: .toggle("Bacon", \.hasBacon)
    case .anchovies: .toggle("Anchovies", \.hasAnchovies)
    }
  }
}

enum OrderRow: String, CaseIterable, PizzaRow {
  case slices, name, order
  case startAgain = "start-again"

  var row: FormRow<Pizza> {
    switch self {
    case .slices: .stepper("Slices", \.slices, in: 2...12, step: 2)
    case .name: .text("Your name", \.name, prompt: "Ada Vos", length: 2...40)
    case .order: .submit("Order this pizza")
    case .startAgain: .reset("Start again")
    }
  }
}

// MARK: - What is said of the order
//
// One sentence, made from the model. The page says it of the pizza as it is when the button is
// pressed, and sends nothing to anybody.

extension PizzaScreen {
  var submission: Submission<Pizza> {
    .confirmation(
      """
      You ordered a\(\.thickness, as: { " \($0.inWords.lowercased())" }) pizza for \(\.name, orElse: "you") \
      with \(\.sauce) sauce\(", extra hot", when: .equal(\.sauce, .spicy) && .isOn(\.isExtraHot))\
      \(", olives", when: .isOn(\.hasOlives))\(", beef", when: .isOn(\.hasBeef))\
      \(", bacon", when: .isOn(\.hasBacon))\(", anchovies", when: .isOn(\.hasAnchovies))\
      \(" and a border of ", when: .isOn(\.hasCheeseBorder))\
      \("mozzarella", when: .isOn(\.hasCheeseBorder) && .equal(\.cheese, .mozzarella))\
      \("gorgonzola", when: .isOn(\.hasCheeseBorder) && .equal(\.cheese, .gorgonzola))\
      \(\.slices, as: { ", in \($0) slices" }).
      """)
  }
}

extension Float {
  /// The name of dough of this thickness.
  fileprivate var inWords: String {
    switch self {
    case ..<0.35: "Thin"
    case 0.65...: "Thick"
    default: "Regular"
    }
  }
}

extension Int {
  fileprivate var toppings: String {
    switch self {
    case 0: "No toppings"
    case 1: "1 topping"
    default: "\(self) toppings"
    }
  }
}

// MARK: - What states it can be in

extension PizzaScreen {
  static let variants = [
    Variant("full", titled: "Everything on it", PizzaScreen(model: .full)),
    Variant("plain", titled: "Nothing on it", PizzaScreen(model: .plain)),
  ]
}
