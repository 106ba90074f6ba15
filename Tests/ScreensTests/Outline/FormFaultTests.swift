import Screens
import Testing

/// What the compiler cannot see of a form is told, all of it.
@Suite struct FormFaultTests {
  /// A form whose rows say what they are.
  struct Orders: Form {
    struct Row {
      var name: String?
      var field: Field<Pizza>?
    }

    var model = Pizza()
    var rows: [Row]
    var field: Field<Pizza>?
    let title = "Orders"
    let sections = ["choices"]
    var header: String? = "Orders"
    var cell = Cell("A row")
    var submission: Submission<Pizza> = .none

    func header(of section: String) -> String? { header }
    func rows(in section: String) -> [Row] { rows }
    func cell(for row: Row) -> Cell { cell }
    func identifier(of row: Row) -> String? { row.name }
    func identifier(ofSection section: String) -> String? { section }
    func field(of row: Row) -> Field<Pizza>? { row.field }
    func field(ofSection section: String) -> Field<Pizza>? { field }
  }

  @Test func `forms without faults have none`() {
    #expect(ExcursionScreen().outline.faults.isEmpty)
    #expect(PizzaScreen(submission: .confirmation(PizzaScreen.sentence)).outline.faults.isEmpty)
  }

  @Test func `two controls of one name are a fault`() {
    let form = Orders(
      rows: [
        .init(name: "border", field: .toggle(\.hasBorder)),
        .init(name: "border", field: .toggle(\.isVegan)),
        .init(name: "border", field: .submit("Order")),
      ], submission: .confirmation("Ordered."))
    let fault = "two controls have the identifier \"border\". Give each its own."
    #expect(form.outline.faults == [fault, fault])
  }

  @Test func `a row and a section of one name are a fault`() {
    let form = Orders(
      rows: [.init(name: "choices", field: .toggle(\.hasBorder)), .init(name: "olives")],
      field: .stepper(\.slices, in: 2...12))
    #expect(
      form.outline.faults
        == ["two controls have the identifier \"choices\". Give each its own."])
  }

  @Test(
    arguments: [
      (.toggle(\.hasBorder), Cell("A row"), "A row"), (.reset("Again"), Cell(), "Again"),
    ] as [(Field<Pizza>, Cell, String)])
  func `a control without an identifier is a fault`(
    field: Field<Pizza>, cell: Cell, words: String
  ) {
    var form = Orders(rows: [.init(field: field)])
    form.cell = cell
    #expect(
      form.outline.faults == [
        "\"\(words)\" has a control but no identifier. Make the type of the rows Identified, or "
          + "implement identifier(of:)."
      ])
  }

  @Test func `several controls without an identifier are one fault`() {
    struct Nameless: BuiltForm {
      var model = Pizza()
      let title = "Nameless"
      var body: [Section] {
        Section("Dough", field: .stepper(\.slices, in: 2...12)) {
          Row.toggle("Border", \.hasBorder)
          Row.toggle("Vegan", \.isVegan).and("name", "Name", .text(\.name))
        }
      }
    }
    #expect(
      Nameless().outline.faults == [
        "\"Border\", \"Vegan\" have a control but no identifier. Add .identified(by:).",
        "\"Dough\" has a control but no identifier. Implement identifier(ofSection:).",
      ])
  }

  @Test(
    arguments: [
      (["Dough", "Rest"], "is in section \"Dough\" and in section \"Rest\". Remove one of them."),
      (["Dough", "Dough"], "is twice in section \"Dough\". Remove one of them."),
    ])
  func `a row that is returned twice is a fault`(headers: [String], words: String) {
    struct Twice: BuiltForm {
      var model = Pizza()
      let title = "Twice"
      let headers: [String]
      var body: [Section] {
        for header in headers {
          Section("\(header)") {
            Toggle("border", "Border", \.hasBorder)
            Row.cell("About").identified(by: "about")
          }
        }
      }
    }
    #expect(
      Twice(headers: headers).outline.faults == [
        "row \"Border\" \(words)", "row \"About\" \(words)",
      ])
  }

  @Test(
    arguments: [
      (.stepper(\.slices, in: 2...6), "8, expected a whole number from 2 to 6"),
      (
        .stepper(\.slices, in: 3...15, step: 3),
        "8, expected a whole number from 3 to 15, in steps of 3"
      ),
      (
        .text(\.name, length: 2...5),
        "\"Ada Vos\", expected text of 2 to 5 characters, on one line"
      ),
      (
        .text(\.name, pattern: .code),
        """
        "Ada Vos", expected text of 0 to 200 characters: letters from A to Z, digits and hyphens, \
        on one line
        """
      ),
    ] as [(Field<Pizza>, String)])
  func `a value out of what is declared is a fault`(field: Field<Pizza>, words: String) {
    let form = Orders(model: Pizza(name: "Ada Vos"), rows: [.init(name: "part", field: field)])
    #expect(form.outline.faults == ["row \"part\" has the value \(words)"])
  }

  @Test func `more sections than there can be are a fault`() {
    let guests = Array(repeating: Excursion.Guest(name: "Bo"), count: 4)
    #expect(
      ExcursionScreen(model: Excursion(guests: guests)).outline.faults == [
        "row \"guests\" has the value 4, expected a whole number from 0 to 3"
      ])
  }

  @Test func `what is not filled in yet is no fault`() {
    let excursion = Excursion(distance: nil, fee: nil, leader: "", start: nil)
    #expect(ExcursionScreen(model: excursion).outline.faults.isEmpty)
  }

  @Test(
    arguments: [.selection(\.toppings), .picker(\.sauce), .slider(\.thickness)] as [Field<Pizza>])
  func `a row that is none of its section's choices is a fault`(field: Field<Pizza>) throws {
    let form = Orders(rows: [.init(name: "cheese"), .init()], field: field)
    let choices = try #require(form.outline.sections.first?.choices).all
    let names = choices.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
    let fault = """
      row "A row" is not one of its section's choices. Its identifier must be one of \(names).
      """
    #expect(form.outline.faults == [fault, fault])
  }

  @Test func `two controls that change one value are a fault`() {
    let form = Orders(rows: [
      .init(name: "one", field: .toggle(\.hasBorder)),
      .init(name: "other", field: .toggle(\.hasBorder)),
    ])
    #expect(
      form.outline.faults == [
        "\"one\" and \"other\" change the same value. Remove one of them."
      ])
  }

  @Test func `a button that nothing comes of is a fault`() {
    let form = Orders(rows: [.init(name: "order", field: .submit("Order"))])
    #expect(
      form.outline.faults == [
        "the button \"Order\" does nothing. Give the form a submission."
      ])
  }

  @Test func `a confirmation that no button sends is a fault`() {
    let form = Orders(rows: [], submission: .confirmation("Ordered."))
    #expect(
      form.outline.faults == [
        "the form has a confirmation but no submit button. Give one row the field .submit(\"…\")."
      ])
  }

  @Test(arguments: [.selection(\.toppings), .picker(\.sauce)] as [Field<Pizza>])
  func `choices that no row shows are a fault`(field: Field<Pizza>) {
    #expect(
      Orders(rows: [], field: field).outline.faults == [
        "section \"choices\" has choices but no rows. Give it a row for each choice."
      ])
  }

  @Test(
    arguments: [
      (
        Cell("A row", control: .toggle(isOn: true)), .toggle(\.hasBorder),
        "row \"A row\" has two controls. Remove one of them, or the accessory."
      ),
      (
        Cell("", badge: "3"), .reset("Again"),
        "the row of the button \"Again\" shows more than the button, but has no title. Give it one."
      ),
    ] as [(Cell, Field<Pizza>, String)])
  func `what a row with a control cannot show is a fault`(
    cell: Cell, field: Field<Pizza>, fault: String
  ) {
    var form = Orders(rows: [.init(name: "part", field: field)])
    form.cell = cell
    #expect(form.outline.faults == [fault])
  }

  @Test func `a form without a control is a fault`() {
    #expect(
      Orders(rows: [.init(name: "part")]).outline.faults
        == ["the form has no controls. Implement field(of:), or make it a Screen."])
  }

  @Test func `elements whose number a condition asks for and no control changes are a fault`() {
    struct Party: BuiltForm {
      static let guests = Repeated(\Excursion.guests, in: 0...3, adding: .init(), called: "guest")
      var model = Excursion()
      var hasCount = false
      let title = "Party"

      var body: [Section] {
        Section("Guests") {
          if hasCount { Row.field("Guests", Self.guests.count).identified(by: "guests") }
          for index in Self.guests.indices {
            Row.field("Guest", Self.guests.field(index, .text(\.name)))
              .identified(by: "guest-\(index)").visible(when: Self.guests.has(index))
          }
        }
      }
    }
    #expect(Party(hasCount: true).outline.faults == [])
    #expect(
      Party().outline.faults == [
        "\"guest-0\" is of a repeated element, and no control changes the number of elements. Give "
          + "a row or a section the field .count of the Repeated."
      ])
  }

  @Test func `a control that a header is missing for is a fault`() {
    let form = Orders(
      rows: [.init(name: "olives")], field: .stepper(\.slices, in: 2...12), header: nil)
    #expect(
      form.outline.faults == ["section \"choices\" has a control but no header. Give it one."])
  }

  @Test(arguments: ["", "a b", "a\u{A0}b", "a\n"])
  func `an identifier with a space in it is a fault`(name: String) {
    #expect(
      Orders(rows: [.init(name: name, field: .toggle(\.hasBorder))]).outline.faults == [
        "invalid identifier \"\(name)\": it is empty or contains a space"
      ])
  }

  @Test(arguments: ["main", "form", "confirmation", "search-field"])
  func `an identifier that is a name of the page's own is a fault`(name: String) {
    #expect(
      Orders(rows: [.init(name: name, field: .toggle(\.hasBorder))]).outline.faults == [
        "the identifier \"\(name)\" is reserved for the page. Choose another."
      ])
  }

  @Test func `every fault is told, in the order of the screen after those of names`() {
    let form = Orders(
      rows: [
        .init(field: .toggle(\.hasBorder)),
        .init(name: "slices", field: .stepper(\.slices, in: 0...4)),
        .init(name: "slices", field: .toggle(\.isVegan)),
      ])
    #expect(
      form.outline.faults == [
        "two controls have the identifier \"slices\". Give each its own.",
        "\"A row\" has a control but no identifier. Make the type of the rows Identified, or "
          + "implement identifier(of:).",
        "row \"slices\" has the value 8, expected a whole number from 0 to 4",
      ])
  }
}
