import Screens
import Testing

/// A list of choices on a page of its own, as values.
@Suite struct ChoiceOutlineTests {
  /// A list of sauces.
  struct SaucesScreen: Form {
    struct Row {
      let sauce: Pizza.Sauce
      var cell: Cell?
      var field: Field<Pizza>?
    }

    var model = Pizza(sauce: .spicy)
    var rows = Pizza.Sauce.allCases.map { Row(sauce: $0) }
    var field: Field<Pizza>? = .picker(\.sauce)
    var name: String? = "sauce"
    let title = "Sauce"
    let sections = [1]
    let submission: Submission<Pizza> = .choice(at: "pizza.html")

    func rows(in section: Int) -> [Row] { rows }
    func cell(for row: Row) -> Cell { row.cell ?? Cell(row.sauce.title, .subtitle("Hot")) }
    func identifier(of row: Row) -> String? { row.sauce.identifier }
    func field(of row: Row) -> Field<Pizza>? { row.field }
    func identifier(ofSection section: Int) -> String? { name }
    func field(ofSection section: Int) -> Field<Pizza>? { field }
  }

  @Test func `each choice is a row that leads back with it, and what is chosen is ticked`() throws {
    let outline = SaucesScreen().outline
    let section = outline.sections[0]
    #expect(outline.faults.isEmpty && section.control == nil)
    #expect(section.rows.map(\.identifier) == Pizza.Sauce.allCases.map { "sauce-\($0.identifier)" })
    for (row, sauce) in zip(section.rows, Pizza.Sauce.allCases) {
      #expect(row.cell.title == sauce.title && row.cell.style == .subtitle("Hot"))
      #expect(row.cell.accessory == .checkmark(isOn: sauce == .spicy))
      #expect(row.cell.opens == .choice(sauce.identifier, of: "sauce", on: "pizza.html"))
    }
    guard case .choice(of: let control, backTo: "pizza.html")? = outline.form?.submission else {
      Issue.record("the form is no list")
      return
    }
    #expect(control.name == "sauce")
    #expect(outline.links.map { "\($0.title): \($0.path)" } == ["Sauce: pizza.html"])
  }

  @Test(
    arguments: [nil, .selection(\.toppings), .stepper(\.slices, in: 2...12)] as [Field<Pizza>?])
  func `a list without a picker is a fault`(field: Field<Pizza>?) {
    #expect(
      SaucesScreen(field: field).outline.faults.contains(
        """
        a list of choices needs one section with a picker, and no other control. Implement \
        field(ofSection:).
        """))
  }

  @Test func `a list with another control is a fault`() {
    let rows = [SaucesScreen.Row(sauce: .spicy, field: .toggle(\.hasBorder))]
    #expect(
      SaucesScreen(rows: rows).outline.faults == [
        """
        a list of choices needs one section with a picker, and no other control. Implement \
        field(ofSection:).
        """
      ])
  }

  @Test func `a section that would be chosen elsewhere is a fault`() {
    #expect(
      SaucesScreen(field: .picker(\.sauce, .page(at: "sauces.html"))).outline.faults == [
        "section \"sauce\" can't be chosen on its own page. Bind a row to the value."
      ])
  }

  @Test func `a row leads to its list`() {
    struct OrderScreen: Form {
      var model = Pizza()
      let title = "Order"
      let sections = [1]
      func rows(in section: Int) -> [Int] { [1] }
      func cell(for row: Int) -> Cell { Cell("Sauce") }
      func identifier(of row: Int) -> String? { "sauce" }
      func field(of row: Int) -> Field<Pizza>? { .picker(\.sauce, .page(at: "sauces.html")) }
    }
    let outline = OrderScreen().outline
    #expect(outline.hasLists && outline.sections[0].rows[0].list == "sauces.html")
    #expect(outline.links.map { "\($0.title): \($0.path)" } == ["Sauce: sauces.html"])
  }
}
