import Screens

/// A form with rows that depend on others, and a sentence about what was chosen.
struct PizzaScreen: Form {
  enum Section { case pizza, toppings, probes }

  enum Row {
    case thickness, border, cheese, sauce, extraHot, slices, name
    case topping(Pizza.Topping)

    /// A row that is there while one of the conditions holds.
    case probe(Int)

    /// The button that is there where something is confirmed.
    case order
  }

  var model = Pizza()
  var probes: [Condition<Pizza>] = []
  var submission = Submission<Pizza>.none
  let title = "Pizza"
  let sections = [Section.pizza, .toppings, .probes]

  func rows(in section: Section) -> [Row] {
    switch section {
    case .pizza: [.thickness, .border, .cheese, .sauce, .extraHot, .slices, .name]
    case .toppings: Pizza.Topping.allCases.map(Row.topping)
    case .probes: probes.indices.map(Row.probe) + (isConfirmed ? [.order] : [])
    }
  }

  private var isConfirmed: Bool { if case .confirmation = submission { true } else { false } }

  func cell(for row: Row) -> Cell { Cell("A part") }

  func identifier(of row: Row) -> String? {
    switch row {
    case .topping(let topping): topping.identifier
    case .probe: nil
    default: "\(row)"
    }
  }

  func identifier(ofSection section: Section) -> String? { "\(section)" }

  func field(of row: Row) -> Field<Pizza>? {
    switch row {
    case .thickness: .slider(\.thickness)
    case .border: .toggle(\.hasBorder)
    case .cheese: .picker(\.cheese, .segmented)
    case .sauce: .picker(\.sauce)
    case .extraHot: .toggle(\.isExtraHot)
    case .slices: .stepper(\.slices, in: 2...12, step: 2)
    case .name: .text(\.name, length: 2...40)
    case .order: .submit("Order")
    case .topping, .probe: nil
    }
  }

  func field(ofSection section: Section) -> Field<Pizza>? {
    section == .toppings ? .selection(\.toppings) : nil
  }

  func visibility(of row: Row) -> Visibility<Pizza> {
    switch row {
    case .cheese: .visible(when: .isOn(\.hasBorder))
    case .extraHot: .visible(when: .equal(\.sauce, .spicy))
    case .probe(let index): .visible(when: probes[index])
    default: .always
    }
  }
}

extension PizzaScreen {
  /// What is said of an order.
  static let sentence: Sentence<Pizza> = """
    A\(\.thickness, as: { " \($0.title.lowercased())" }) pizza for \(\.name, orElse: "you") with \
    \(\.sauce) sauce\(", extra hot", when: .equal(\.sauce, .spicy) && .isOn(\.isExtraHot))\
    \(", olives", when: .contains(\.toppings, .olives))\
    \(" and a border of ", when: .isOn(\.hasBorder))\
    \("gorgonzola", when: .isOn(\.hasBorder) && .equal(\.cheese, .gorgonzola))\
    \(\.slices, as: { ", in \($0) slices" }).
    """
}

extension ScreenOutline {
  /// The control of a name.
  func control(_ name: String) -> ControlOutline? {
    sections.flatMap(\.controls).first { $0.name == name }
  }
}
