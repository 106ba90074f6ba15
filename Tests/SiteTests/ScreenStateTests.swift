import Rowhouse
import TestSupport
import Testing

@testable import Site

/// Screens in the states that the gallery does not show.
@Suite struct ScreenStateTests {
  @Test(arguments: [0, 1, 8])
  func `orders stand between two rows that are always there`(count: Int) async throws {
    var account = Account.sample
    account.orders = (0..<count).map {
      Account.Order(number: "\($0)", date: "1 May 2026", total: "€ \($0).00")
    }
    let screen = AccountScreen(account: account)
    let rows = screen.rows(in: .orders).map { screen.cell(for: $0).title }
    #expect(rows.count == count + 2)
    #expect(rows.first == "Upcoming orders" && rows.last == "All parcels")
    try await expect(screen, named: "account-\(count)")
  }

  @Test func `a row that is out of range is an error`() throws {
    var account = Account.sample
    account.orders = []
    let screen = AccountScreen(account: account)
    guard case .allParcels = try screen.row(at: 1, inSection: 1) else {
      Issue.record("the second row of orders is not All parcels")
      return
    }
    #expect(throws: RowLookupError.noRow(2, section: 1, count: 2)) {
      try screen.row(at: 2, inSection: 1)
    }
    #expect(throws: RowLookupError.noSection(3, count: 3)) {
      try screen.row(at: 0, inSection: 3)
    }
  }

  @Test func `a setting that is not known leaves no gap`() async throws {
    let settings = Settings(coachIDs: [], activeCoachID: "", ratings: nil)
    let screen = SettingsScreen(settings: settings)
    #expect(screen.cell(for: .rate).style == .basic)
    #expect(screen.cell(for: .activeCoachID).style == .value(""))
    try await expect(screen, named: "settings-unknown")
  }

  @Test func `one rating is one person`() {
    let style = SettingsScreen(settings: Settings(ratings: 1)).cell(for: .rate).style
    #expect(style == .subtitle("1 person has rated this version"))
  }

  @Test func `the strawberry is there only while the switch is on`() async throws {
    func fruits(_ isOn: Bool) -> [String] {
      FruitsScreen(fruits: Fruits(showsMore: isOn, loved: [])).sections[1].rows.map(\.cell.title)
    }
    #expect(fruits(true) == ["Pineapple", "More fruits", "Strawberry"])
    #expect(fruits(false) == ["Pineapple", "More fruits"])
    let screen = FruitsScreen(fruits: Fruits(showsMore: false, loved: []))
    try await expect(screen, named: "fruits-few")
  }

  @Test func `a section with nothing in it can still be added to`() {
    let screen = FruitsScreen(fruits: Fruits(showsMore: false, loved: []))
    #expect(screen.sections[2].rows.isEmpty)
    #expect(screen.sections[2].actions.map(\.kind) == [.add, .remove])
  }

  private func expect(_ screen: some Screen, named name: String) async throws {
    let store = PagesInMemory()
    let publication = Publication(
      frame: PageFrame(site: "Test", language: "en"), theme: .cupertino,
      series: [PageContent.screen(screen).series(at: "screen.html")])
    do {
      _ = try await Publisher(to: store, workers: 1).publish(publication)
    } catch PublishError.invalid {
      // The pages that the screen links to are not there; the page itself is judged elsewhere.
    }
    try expectSnapshot(of: try #require(store.files["screen.html"]), named: "screens/\(name).html")
  }
}
