import Rowhouse

/// Sections and rows as values behind protocols.
///
/// Nobody who draws this screen knows which sections there are: each section lists its rows, and
/// each row knows its own cell. A section of another kind can be added from another module.
struct FruitsScreen: DynamicScreen {
  let fruits: Fruits
  let title = "Fruits"
  let columns = ColumnTitles(title: "Fruit", value: "Control")

  var sections: [any DynamicSection] {
    [
      FixedSection(header: "Fruits", rows: [FruitRow("Apple"), FruitRow("Mango")]),
      MoreFruitsSection(isOn: fruits.showsMore),
      LovedSection(loved: fruits.loved),
    ]
  }
}

/// Rows that are always there.
struct FixedSection: DynamicSection {
  let header: String?
  let rows: [any DynamicRow]
}

/// Rows of which one is there only while a switch is on.
struct MoreFruitsSection: DynamicSection {
  let isOn: Bool
  let header: String? = "More fruits I like"
  let footer: String? = "The strawberry is there only while the switch is on."

  var rows: [any DynamicRow] {
    let always: [any DynamicRow] = [FruitRow("Pineapple"), MoreFruitsRow(isOn: isOn)]
    return isOn ? always + [FruitRow("Strawberry")] : always
  }
}

/// As many rows as there are fruits I love, and a header to add and remove them.
struct LovedSection: DynamicSection {
  let loved: [String]
  let header: String? = "I love"
  let actions: [SectionAction] = [
    .add("Add a fruit I love"), .remove("Remove the last fruit I love"),
  ]

  var rows: [any DynamicRow] { loved.map { FruitRow("I love \($0)") } }
}

/// A row that is a fruit.
struct FruitRow: DynamicRow {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var cell: Cell { Cell(name) }
}

/// A row that is a switch.
struct MoreFruitsRow: DynamicRow {
  let isOn: Bool

  var identifier: String? { "more-fruits" }
  var cell: Cell { Cell("More fruits", control: .toggle(isOn)) }
}
