import Screens
import Testing

@Suite struct ConditionOutlineTests {
  static let conditions: [Condition<Pizza>] = [
    .isOn(\.hasBorder), .equal(\.thickness, .thick), .equal(\.sauce, .spicy),
    .contains(\.toppings, .olives), .equal(\.slices, 4), .equal(\.slices, 5),
    .atLeast(\.slices, 6), .isFilled(\.name), .isOn(\.isVegan),
    .isOn(\.hasBorder) && .equal(\.sauce, .spicy) || !.isFilled(\.name),
    !(.atLeast(\.slices, 6) || .contains(\.toppings, .bacon)) && !.isOn(\.isVegan),
    !(!.equal(\.thickness, .thin)),
  ]

  @Test func `outlines hold of what is shown when conditions hold in the model`() throws {
    for pizza in Pizza.everyCombination {
      let outline = PizzaScreen(model: pizza, probes: Self.conditions).outline
      let form = try #require(outline.form)
      let rows = try #require(outline.sections.last).rows
      let shown = try rows.map { row in form.conditions[try #require(row.condition)].holds }
      #expect(shown == Self.conditions.map { $0.holds(in: pizza) }, "\(pizza)")
    }
  }

  @Test func `equal conditions have one number`() {
    let outline = PizzaScreen(
      probes: [
        .isOn(\.hasBorder), .isOn(\.hasBorder) && .isFilled(\.name), .equal(\.sauce, .spicy),
        .isOn(\.hasBorder) && .isFilled(\.name), .isFilled(\.name) && .isOn(\.hasBorder),
        .equal(\.slices, 2), .equal(\.slices, 4), .atLeast(\.slices, 4),
      ]
    ).outline
    // The cheese and the extra heat come first, as 0 and 1.
    #expect(outline.sections.last?.rows.map(\.condition) == [0, 2, 1, 2, 3, 4, 5, 6])
    #expect(outline.form?.conditions.count == 7)
  }

  @Test func `a row that is always there has no condition`() {
    let rows = PizzaScreen().outline.sections.first?.rows
    #expect(rows?.map(\.condition) == [nil, nil, 0, nil, 1, nil, nil])
  }

  @Test func `a condition names the control and what is asked of it`() throws {
    let form = try #require(
      PizzaScreen(probes: [.atLeast(\.slices, 6) && .contains(\.toppings, .olives)]).outline.form)
    let slices = ControlOutline(
      .stepper(8, WholeNumbers(2...12, step: 2)), named: "slices")
    let toppings = ControlOutline(
      .selection([Choice("olives", "olives"), Choice("bacon", "bacon")], chosen: []),
      named: "toppings")
    #expect(
      form.conditions.last
        == .all(.test(slices, .isIn(6...Int.max)), .test(toppings, .isChosen("olives"))))
  }

  @Test(arguments: [false, true])
  func `a condition on a value that no control shows is constant`(isVegan: Bool) {
    let outline = PizzaScreen(
      model: Pizza(isVegan: isVegan), probes: [.isOn(\.isVegan), !.isOn(\.isVegan)]
    ).outline
    #expect(
      outline.form?.conditions.suffix(2) == [.constant(isVegan), .not(.constant(isVegan))])
  }

  @Test func `controls that something depends on are watched, and no others`() {
    let outline = PizzaScreen(
      probes: [.atLeast(\.slices, 6) || !.contains(\.toppings, .olives), .isOn(\.isVegan)]
    ).outline
    let watched = ["border", "sauce", "slices", "toppings"]
    let others = ["thickness", "cheese", "extraHot", "name"]
    for name in watched + others {
      #expect(outline.control(name)?.isWatched == watched.contains(name), "\(name)")
    }
  }
}
