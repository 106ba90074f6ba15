import Screens
import Testing

/// What a row does is checked where the compiler cannot see it.
@Suite struct CellActionTests {
  struct Actions: Screen {
    enum Section: String, CaseIterable, Identified { case rows, empty }
    let cell: Cell
    let title = "Actions"

    func rows(in section: Section) -> [String] { section == .rows ? ["acts", "other"] : [] }
    func cell(for row: String) -> Cell { row == "acts" ? cell : Cell("Other") }
    func identifier(of row: String) -> String? { row }
  }

  /// A form whose second section and whose last row are there while a switch is on.
  struct Choices: Form {
    enum Section: String, CaseIterable, Identified { case border, toppings }
    enum Row: Equatable { case border, extra, acts, topping(Pizza.Topping) }
    var model = Pizza()
    let action: CellAction
    var visibility = Visibility<Pizza>.always
    let title = "Choices"

    func rows(in section: Section) -> [Row] {
      switch section {
      case .border: [.border, .acts, .extra]
      case .toppings: Pizza.Topping.allCases.map(Row.topping)
      }
    }

    func cell(for row: Row) -> Cell { row == .acts ? Cell("Acts", does: action) : Cell("\(row)") }
    func identifier(ofSection section: Section) -> String? {
      section == .border ? "dough" : section.identifier
    }

    func identifier(of row: Row) -> String? {
      if case .topping(let topping) = row { topping.identifier } else { "\(row)" }
    }

    func field(of row: Row) -> Field<Pizza>? { row == .border ? .toggle(\.hasBorder) : nil }
    func field(ofSection section: Section) -> Field<Pizza>? {
      section == .toppings ? .selection(\.toppings) : nil
    }

    func visibility(of row: Row) -> Visibility<Pizza> {
      switch row {
      case .extra: .visible(when: .isOn(\.hasBorder))
      case .acts: visibility
      case .border, .topping: .always
      }
    }
  }

  @Test(
    arguments: [
      .copy("text"), .share(), .share(.web(host: "example.org", path: "")), .print,
      .scroll(to: "other"), .scroll(to: "rows"),
    ] as [CellAction])
  func `an action of any screen is in order`(action: CellAction) {
    #expect(Actions(cell: Cell("Row", does: action)).outline.faults == [])
  }

  @Test(
    arguments: [
      (.copy(""), "copies an empty text. Give it a text."),
      (.reset, "resets a form, and this screen is not a form"),
      (
        .scroll(to: "nowhere"),
        "scrolls to \"nowhere\", which is not the identifier of a row or section here"
      ),
      (
        .scroll(to: "empty"),
        "scrolls to \"empty\", which is not the identifier of a row or section here"
      ),
    ] as [(CellAction, String)])
  func `an action that comes to nothing is a fault`(action: CellAction, words: String) {
    let screen = Actions(cell: Cell("Row", does: action))
    #expect(screen.outline.faults == ["row \"Row\" \(words)"])
  }

  @Test(
    arguments: [
      Cell("Row", opens: .mail(to: "ada@example.org"), does: .print),
      Cell("Row", accessory: .control(.toggle(isOn: true)), does: .print),
    ])
  func `a row does one thing`(cell: Cell) {
    #expect(
      Actions(cell: cell).outline.faults == [
        "row \"Row\" has an action, so it can't have a link or a control, or be a custom cell. "
          + "Remove one."
      ])
  }

  @Test(arguments: [.reset, .scroll(to: "dough"), .scroll(to: "toppings-olives")] as [CellAction])
  func `an action of a form is in order`(action: CellAction) {
    #expect(Choices(action: action).outline.faults == [])
  }

  @Test func `a row scrolls only to what is there whenever it is`() {
    let action = CellAction.scroll(to: "extra")
    #expect(
      Choices(action: action).outline.faults == [
        "row \"Acts\" scrolls to \"extra\", which can be hidden while the row is shown"
      ])
    let visibility = Visibility<Pizza>.visible(when: .isOn(\.hasBorder))
    #expect(Choices(action: action, visibility: visibility).outline.faults == [])
  }

  @Test func `a choice of a section does nothing else`() {
    struct Toppings: Form {
      enum Section: String, CaseIterable, Identified { case toppings }
      var model = Pizza()
      let title = "Toppings"
      func rows(in section: Section) -> [Pizza.Topping] { [.olives] }
      func cell(for row: Pizza.Topping) -> Cell { Cell("Olives", does: .print) }
      func identifier(of row: Pizza.Topping) -> String? { row.identifier }
      func field(of row: Pizza.Topping) -> Field<Pizza>? { nil }
      func field(ofSection section: Section) -> Field<Pizza>? { .selection(\.toppings) }
    }
    #expect(
      Toppings().outline.faults == [
        "row \"Olives\" is a choice of its section: it can have text, an image and a badge, but "
          + "no link or action"
      ])
  }

  @Test func `a row that is a value acts as any other`() {
    struct Table: DynamicScreen {
      let title = "Table"
      let sections: [any DynamicSection] = [Rows()]
    }
    struct Rows: DynamicSection {
      let rows: [any DynamicRow] = [Copy()]
    }
    struct Copy: DynamicRow {
      let cell = Cell("Copy", does: .copy("text"))
    }
    #expect(Table().outline.sections[0].rows.map(\.cell.does) == [.copy("text")])
  }
}
