import Rowhouse

// MARK: - What the screen says
//
// Nobody who draws this screen knows which sections there are: each section is a value that lists
// its rows, and each row is a value that knows its own cell. A section of another kind can be added
// from another module.

struct FruitsScreen: DynamicScreen {
  var model: Fruits
  let title = "Fruits"
  let introduction: String? = "Sections and rows that are values behind protocols."
  let columns = ColumnTitles(title: "Fruit", value: "Control")
  let source: SourceFile? = SourceFile()
  let remembersValues = true
  let savesValues = true

  var sections: [any DynamicSection] {
    let first: [any DynamicSection] = [
      FixedSection(), MoreFruitsSection(), LovedSection(),
    ]
    return first + Fruits.all.indices.map(LovedFruitSection.init)
  }

  static let variants = [
    Variant("few", titled: "Few fruits", FruitsScreen(model: Fruits(likesMore: false)))
  ]
}

// MARK: - What a section says
//
// A section has a header, perhaps a footer, and rows. One of them is there only while a switch is
// on: the strawberry. The page shows and hides it without a script.

/// Rows that are always there.
struct FixedSection: DynamicSection {
  let header: String? = "Fruits"
  let rows: [any DynamicRow] = [FruitRow("🍎", "Apple"), FruitRow("🥭", "Mango")]
}

/// Rows of which one is there only while a switch is on.
struct MoreFruitsSection: DynamicSection {
  let header: String? = "More fruits I like"
  let footer: String? = "The strawberry is there only while the switch is on."
  let rows: [any DynamicRow] = [
    FruitRow("🍍", "Pineapple"), MoreFruitsRow(),
    FruitRow("🍓", "Strawberry", .visible(when: .isOn(\.likesMore))),
  ]
}

/// A header to add fruits I love, and to remove them.
struct LovedSection: DynamicSection {
  let header: String? = "Fruits I love"
  let identifier: String? = "loved"
  let field: Field<Fruits>? = Fruits.all.count
  let rows: [any DynamicRow] = []
}

/// One of the fruits I love: a section that is shown if there are enough of them.
struct LovedFruitSection: DynamicSection {
  let index: Int

  var header: String? { "Love number \(index + 1)" }
  var identifier: String? { "love-\(index + 1)" }
  var visibility: Visibility<Fruits> { .visible(when: Fruits.all.has(index)) }
  var rows: [any DynamicRow] {
    [LovedFruitRow(index: index), DailyRow(index: index)]
  }
}

extension Fruits {
  /// From none to five fruits.
  static let all = Repeated(\Fruits.loved, in: 0...5, adding: Love(), called: "fruit I love")
}

// MARK: - What a row says
//
// A row has a cell, and if it changes something, a field: the value of the model that it is bound
// to, by its key path.

/// A row that is a fruit.
struct FruitRow: DynamicRow {
  let cell: Cell
  let identifier: String?
  let visibility: Visibility<Fruits>

  init(_ symbol: String, _ name: String, _ visibility: Visibility<Fruits> = .always) {
    cell = Cell(name, picture: .symbol(symbol))
    identifier = name.lowercased()
    self.visibility = visibility
  }
}

/// A row that is a switch.
struct MoreFruitsRow: DynamicRow {
  let cell = Cell("More fruits")
  let identifier: String? = "more-fruits"
  let field: Field<Fruits>? = .toggle(\.likesMore)
}

/// A row that says which fruit it is.
struct LovedFruitRow: DynamicRow {
  let index: Int

  let cell = Cell("Fruit")
  var identifier: String? { "love-\(index + 1)-fruit" }
  var field: Field<Fruits>? { Fruits.all.field(index, .picker(\.fruit)) }
}

/// A row that says whether it is eaten daily.
struct DailyRow: DynamicRow {
  let index: Int

  let cell = Cell("Every day")
  var identifier: String? { "love-\(index + 1)-daily" }
  var field: Field<Fruits>? { Fruits.all.field(index, .toggle(\.isEatenDaily)) }
}
