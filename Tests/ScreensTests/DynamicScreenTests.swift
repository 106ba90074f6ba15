import Screens
import Testing

@Suite struct DynamicScreenTests {
  struct PizzaTable: DynamicScreen {
    var model = Pizza()
    let title = "Pizza"
    let sections: [any DynamicSection] = [DoughSection(), ToppingsSection()]
  }

  /// A section that says nothing but its rows.
  struct DoughSection: DynamicSection {
    let rows: [any DynamicRow] = [PlainRow(), BorderRow()]
  }

  /// A section that says everything.
  struct ToppingsSection: DynamicSection {
    let header: String? = "Toppings"
    let footer: String? = "As many as you like"
    let identifier: String? = "toppings"
    let field: Field<Pizza>? = .selection(\.toppings)
    let visibility: Visibility<Pizza> = .visible(when: .isOn(\.hasBorder))
    let rows: [any DynamicRow] = Pizza.Topping.allCases.map(ToppingRow.init)
  }

  struct PlainRow: DynamicRow {
    let cell = Cell("Oven", .value("Wood"))
  }

  struct BorderRow: DynamicRow {
    let cell = Cell("Border")
    let identifier: String? = "border"
    let field: Field<Pizza>? = .toggle(\.hasBorder)
  }

  struct ToppingRow: DynamicRow {
    let topping: Pizza.Topping
    var cell: Cell { Cell(topping.title) }
    var identifier: String? { topping.identifier }
  }

  @Test func `sections and rows say what they are`() throws {
    let outline = PizzaTable().outline
    #expect(outline.sections.map(\.header) == [nil, "Toppings"])
    #expect(outline.sections.map(\.footer) == [nil, "As many as you like"])
    #expect(outline.sections.map(\.identifier) == [nil, "toppings"])
    #expect(outline.sections.map(\.condition) == [nil, 0])
    #expect(outline.sections.map(\.control?.name) == [nil, "toppings"])
    let rows = outline.sections.flatMap(\.rows)
    #expect(rows.map(\.cell.title) == ["Oven", "Border", "olives", "bacon"])
    #expect(rows.map(\.identifier) == [nil, "border", "olives", "bacon"])
    #expect(rows.map(\.control?.name) == [nil, "border", nil, nil])
    #expect(rows.map(\.condition) == [nil, nil, nil, nil])
    #expect(outline.faults.isEmpty)
  }

  @Test func `values are given by name and by row`() throws {
    var screen = PizzaTable()
    try screen.assign(.list(["bacon"]), to: "toppings")
    try screen.assign(.bool(true), to: screen.rows(in: screen.sections[0])[1])
    #expect(screen.model == Pizza(hasBorder: true, toppings: [.bacon]))
  }

  @Test func `a row that changes nothing takes nothing`() {
    var screen = PizzaTable()
    let error = #expect(throws: AssignmentError.self) {
      try screen.assign(.bool(true), to: screen.rows(in: screen.sections[0])[0])
    }
    #expect(
      error?.description == """
        Pizza: row "Oven" can't be set to true: expected nothing: it has no control
        """)
  }

  @Test func `what changes another model than the screen's is a fault`() {
    struct Shelf: DynamicScreen {
      let title = "Shelf"
      let sections: [any DynamicSection] = [DoughSection(), ToppingsSection()]
    }
    #expect(
      Shelf().outline.faults.filter { $0.contains(" changes ") } == [
        """
        row "Border" changes Pizza, but its screen has no model. Move it to a screen with that \
        model.
        """,
        """
        section "Toppings" changes Pizza, but its screen has no model. Move it to a screen with \
        that model.
        """,
      ])
  }

  @Test func `a screen without values need not speak of a model`() {
    struct Shelf: DynamicScreen {
      let title = "Shelf"
      let sections: [any DynamicSection] = [BookSection()]
    }
    struct BookSection: DynamicSection {
      let rows: [any DynamicRow] = [Book(), Book()]
    }
    struct Book: DynamicRow {
      let cell = Cell("Book")
    }
    #expect(Shelf().outline.sections.map(\.rows.count) == [2])
    #expect(Shelf().values.isEmpty)
  }
}
