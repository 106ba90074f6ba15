import Rowhouse
import TestSupport
import Testing

@testable import Site

/// Screens in the states that the gallery does not show.
@Suite struct ScreenStateTests {
  @Test(arguments: [0, 1, 8])
  func `orders stand between two rows that are always there`(count: Int) throws {
    var account = Account.sample
    account.orders = (0..<count).map {
      Account.Order(number: "\($0)", date: "1 May 2026", total: "€ \($0).00")
    }
    let screen = AccountScreen(account: account)
    let rows = screen.rows(in: .orders).map { screen.cell(for: $0).title }
    #expect(rows.count == count + 2)
    #expect(rows.first == "Upcoming orders" && rows.last == "All parcels")
  }

  @Test func `a setting that is not known leaves no gap`() throws {
    let settings = Settings(coachIDs: [], activeCoachID: "", ratings: nil)
    let screen = SettingsScreen(model: settings)
    #expect(screen.cell(for: .rate).style == .basic)
    #expect(screen.cell(for: .activeCoachID).style == .value(""))
  }

  @Test func `one rating is one person`() {
    let style = SettingsScreen(model: Settings(ratings: 1)).cell(for: .rate).style
    #expect(style == .subtitle("1 person has rated this version"))
  }

  @Test func `the strawberry is there only while the switch is on`() throws {
    func isSeen(_ model: Fruits) -> Bool? {
      let outline = FruitsScreen(model: model).outline
      let row = outline.sections[1].rows.last
      return row?.condition.flatMap { outline.form?.conditions[$0].holds }
    }
    #expect(isSeen(Fruits(likesMore: true)) == true)
    #expect(isSeen(Fruits(likesMore: false)) == false)
  }

  @Test func `there are as many sections as fruits I love, and no more than five`() {
    func seen(_ count: Int) -> [String] {
      let outline = FruitsScreen(
        model: Fruits(loved: Array(repeating: Fruits.Love(), count: count))
      ).outline
      return outline.sections.filter { section in
        section.condition.flatMap { outline.form?.conditions[$0].holds } ?? false
      }.compactMap(\.header?.text)
    }
    #expect(seen(0) == [])
    #expect(seen(2) == ["Love number 1", "Love number 2"])
    #expect(seen(5).count == 5)
    #expect(
      FruitsScreen(model: Fruits(loved: Array(repeating: Fruits.Love(), count: 6))).outline.faults
        == ["row \"loved\" has the value 6, expected a whole number from 0 to 5"])
  }

  @Test(
    arguments: [
      (
        Pizza.full,
        "You ordered a thick pizza for you with spicy sauce, extra hot, olives, beef, bacon, "
          + "anchovies and a border of gorgonzola, in 12 slices."
      ),
      (
        Pizza.plain,
        "You ordered a thin pizza for you with tomato sauce, in 8 slices."
      ),
      (
        Pizza(isExtraHot: true, hasBacon: false, name: "Ada <3"),
        "You ordered a regular pizza for Ada <3 with tomato sauce, in 8 slices."
      ),
    ])
  func `an order is one sentence, made from the pizza`(pizza: Pizza, sentence: String) throws {
    guard case .confirmation(let order) = PizzaScreen(model: pizza).submission else {
      Issue.record("the pizza is not confirmed")
      return
    }
    #expect(order.words(for: pizza) == sentence)
  }
}
