import Screens

/// A pizza to be.
struct Pizza: Equatable, Sendable {
  enum Thickness: String, CaseIterable, Titled, Identified {
    case thin, regular, thick
    var title: String { rawValue.capitalizedFirst }
  }

  enum Cheese: String, CaseIterable, Titled, Identified {
    case mozzarella, gorgonzola
    var title: String { rawValue.capitalizedFirst }
  }

  enum Sauce: String, CaseIterable, Titled, Identified {
    case tomato, barbecue, spicy
    var title: String { self == .barbecue ? "BBQ" : rawValue.capitalizedFirst }
  }

  enum Topping: String, CaseIterable, Titled, Identified { case olives, bacon }

  var thickness = Thickness.regular
  var hasBorder = false
  var cheese = Cheese.mozzarella
  var sauce = Sauce.tomato
  var isExtraHot = false
  var toppings: Set<Topping> = []
  var slices = 8
  var name = ""

  /// What nobody is asked.
  var isVegan = false
}

extension Pizza {
  /// Pizzas with every combination of what conditions can ask.
  static let everyCombination: [Pizza] = {
    var pizzas = [Pizza()]
    func multiply<Value>(
      _ path: WritableKeyPath<Pizza, Value>, by values: some Sequence<Value>
    ) {
      pizzas = values.flatMap { value in
        pizzas.map { pizza in
          var pizza = pizza
          pizza[keyPath: path] = value
          return pizza
        }
      }
    }
    multiply(\.thickness, by: Thickness.allCases)
    multiply(\.hasBorder, by: [false, true])
    multiply(\.sauce, by: Sauce.allCases)
    multiply(\.toppings, by: [[], [.olives], [.bacon], [.olives, .bacon]])
    multiply(\.slices, by: stride(from: 2, through: 12, by: 2))
    multiply(\.name, by: ["", "Ada Vos"])
    multiply(\.isVegan, by: [false, true])
    return pizzas
  }()
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
