import Testing

@testable import Screens

/// A row has several controls, each with a name and words of its own.
@Suite struct SeveralControlsTests {
  struct Lunch: Sendable {
    var reminds = false
    var hours = 3
    var drinks = [Drink(name: "Tea")]

    struct Drink: Sendable, Equatable {
      var name = ""
      var cups = 1
    }
  }

  struct LunchForm: BuiltForm {
    static let drinks = Repeated(
      \Lunch.drinks, in: 0...2, adding: Lunch.Drink(), called: "drink")

    var model = Lunch()
    let title = "Lunch"

    var body: [Section] {
      Section("Lunch") {
        Toggle("reminds", "Remind me", \.reminds)
          .and("hours", "Hours before", .stepper(\.hours, in: 1...24))
        Row.field("Drinks", Self.drinks.count).identified(by: "drinks")
        for index in Self.drinks.indices {
          Row.field(
            "Drink",
            Self.drinks.field(index, .text(\.name).and("cups", "Cups", .stepper(\.cups, in: 1...9)))
          )
          .identified(by: "drink-\(index + 1)").visible(when: Self.drinks.has(index))
        }
        Row.cell("Soon").visible(when: !.atLeast(\.hours, 2))
      }
    }
  }

  @Test func `each has its name, its words and its place among an element's values`() {
    let outline = LunchForm().outline
    #expect(outline.faults == [])
    let controls = outline.sections[0].rows.flatMap(\.controls)
    #expect(
      controls.map { "\($0.name): \($0.label ?? "-") \($0.element?.part ?? -1)" } == [
        "reminds: - -1", "reminds-hours: Hours before -1", "drinks: - -1", "drink-1: - 0",
        "drink-1-cups: Cups 1", "drink-2: - 0", "drink-2-cups: Cups 1",
      ])
    #expect(controls.map(\.element?.blank) == [nil, nil, nil, .text(""), .number(1), nil, nil])
    #expect(controls.map(\.isWatched) == [false, true, true, false, false, false, false])
  }

  @Test func `each takes its own values`() throws {
    var form = LunchForm()
    try form.assign([
      ("drink-2-cups", .number(4)), ("drinks", .number(2)), ("reminds-hours", .number(1)),
      ("drink-1", .text("Milk")),
    ])
    #expect(form.model.hours == 1)
    #expect(form.model.drinks == [Lunch.Drink(name: "Milk"), Lunch.Drink(cups: 4)])
    #expect(
      form.values.map(\.name)
        == [
          "reminds", "reminds-hours", "drinks", "drink-1", "drink-1-cups", "drink-2",
          "drink-2-cups",
        ])
    let error = #expect(throws: AssignmentError.self) {
      try form.assign(.number(25), to: "reminds-hours")
    }
    #expect(
      error?.description
        == "Lunch: row \"reminds-hours\" can't be set to 25: expected a whole number from 1 to 24")
  }

  @Test func `a row that had no control has one with words of its own`() {
    let row = FormRow<Lunch>.cell("Cups").and("hours", "Hours", .stepper(\.hours, in: 1...24))
    #expect(row.field?.name(in: "cups") == "cups-hours")
    #expect(row.field?.label == "Hours")
  }

  enum Drink: String, CaseIterable, Titled, Identified { case tea, milk }

  @Test func `what can't share a row is a fault`() {
    struct Faulty: BuiltForm {
      var model = (drink: Drink.tea, isCold: false, count: 1)
      let title = "Faulty"
      let submission: Submission<(drink: Drink, isCold: Bool, count: Int)> = .confirmation("Sent")
      var body: [Section] {
        Section(
          "Drink", identifier: "number",
          field: .stepper(\.count, in: 1...9).and("cold", "Cold", .toggle(\.isCold))
        ) {
          Picker("drink", "Drink", \.drink, .page(at: "drinks.html"))
            .and("send", "Send", .submit("Send"))
        }
      }
    }
    #expect(
      Faulty().outline.faults == [
        "\"drink\" shares its row with another control, so it can't be chosen on its own page. "
          + "Choose another style.",
        "the button \"Send\" shares its row with another control. Give it a row of its own.",
        "section \"number\" can have only one control. Bind rows to the others.",
      ])
  }
}
