import Rowhouse

struct Fruits: Sendable {
  struct Basket: Sendable { var isFull = false }

  var showsExotic = false
  var baskets = [Basket()]
}

struct FruitsScreen: DynamicScreen {
  static let baskets = Repeated(\Fruits.baskets, in: 0...3, adding: .init(), called: "basket")

  var model: Fruits
  let title = "Fruits"
  var sections: [any DynamicSection] {
    let fixed: [any DynamicSection] = [
      FruitSection(header: "Fruits", rows: [FruitRow("Apple"), FruitRow("Pear"), ExoticSwitch()]),
      ExoticSection(), BasketsSection(),
    ]
    return fixed + Self.baskets.indices.map(BasketSection.init)
  }
}

struct FruitSection: DynamicSection {
  let header: String?
  let rows: [any DynamicRow]
}

struct ExoticSection: DynamicSection {
  let header: String? = "Exotic fruits"
  let rows: [any DynamicRow] = [FruitRow("Mango"), FruitRow("Papaya")]
  let visibility: Visibility<Fruits> = .visible(when: .isOn(\.showsExotic))
}

struct BasketsSection: DynamicSection {
  let header: String? = "Baskets"
  let identifier: String? = "baskets"
  let field: Field<Fruits>? = FruitsScreen.baskets.count
  let rows: [any DynamicRow] = []
}

struct BasketSection: DynamicSection {
  let index: Int
  var header: String? { "Basket \(index + 1)" }
  var rows: [any DynamicRow] { [FullSwitch(index: index)] }
  var visibility: Visibility<Fruits> { .visible(when: FruitsScreen.baskets.has(index)) }
}

struct FruitRow: DynamicRow {
  let cell: Cell

  init(_ name: String) {
    cell = Cell(name, opens: .web("https://en.wikipedia.org/wiki/\(name)"))
  }
}

struct ExoticSwitch: DynamicRow {
  let cell = Cell("Exotic ones too")
  let identifier: String? = "exotic"
  let field: Field<Fruits>? = .toggle(\.showsExotic)
}

struct FullSwitch: DynamicRow {
  let index: Int
  let cell = Cell("Full")
  var identifier: String? { "basket-\(index + 1)-full" }
  var field: Field<Fruits>? { FruitsScreen.baskets.field(index, .toggle(\.isFull)) }
}
