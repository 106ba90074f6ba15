import Rowhouse
import Testing

@testable import Articles

/// The five articles' systems, written anew with nothing but `import Rowhouse`.
@Suite struct ArticlesTests {
  private static func pages() async throws -> [String: String] {
    let store = PagesInMemory()
    _ = try await Publisher(to: store, workers: 1).publish(try FiveTables().publication())
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `they are one site, every page of which is judged`() async throws {
    let pages = try await Self.pages()
    for page in ArticlesPage.allCases { #expect(pages["\(page.path)"] != nil) }
    #expect(pages["chirper/page-2.html"] != nil && pages["chirper/page-3.html"] == nil)
    #expect(pages["index.html"]?.matches(of: /<tr class="row/).count == 8)
  }
}

// MARK: - Settings

extension ArticlesTests {
  @Test func `a section has a header or none`() {
    let outline = SettingsScreen(model: Settings()).outline
    #expect(outline.sections.map(\.header) == ["Account", "Music", nil])
    #expect(outline.sections.map(\.rows.count) == [3, 2, 3])
    #expect(outline.isSearchable && outline.faults.isEmpty)
  }

  @Test func `settings lead to pages, to another site and to mail`() {
    let rows = SettingsScreen(model: Settings(ratings: 3)).outline.sections.flatMap(\.rows)
    #expect(
      rows.compactMap(\.cell.opens) == [
        .page(ArticlesPage.account), .page(ArticlesPage.front), .web("https://example.org/rate"),
        .mail("friend@example.org"),
      ])
    #expect(rows[6].cell.style == .subtitle("3 ratings"))
    #expect(SettingsScreen(model: Settings()).cell(for: .rate).style == .basic)
  }

  @Test(arguments: [true, false])
  func `a setting is there while a switch is on`(isOn: Bool) throws {
    var screen = SettingsScreen(model: Settings())
    try screen.assign([("cloud", .bool(isOn)), ("country", .text("kenya"))])
    let form = try #require(screen.outline.form)
    #expect(form.conditions.map(\.holds) == [isOn])
    #expect(screen.outline.sections[1].rows.map(\.condition) == [nil, 0])
    #expect(screen.model.country == .kenya)
  }
}

// MARK: - Fruits

extension ArticlesTests {
  @Test func `a fruit leads where it says`() {
    let rows = FruitsScreen(model: Fruits()).outline.sections[0].rows
    #expect(rows.map(\.cell.title) == ["Apple", "Pear", "Exotic ones too"])
    #expect(rows[0].cell.opens == .web("https://en.wikipedia.org/wiki/Apple"))
  }

  @Test(arguments: [0, 1, 3])
  func `sections come with a switch, and one for each basket`(count: Int) throws {
    var screen = FruitsScreen(model: Fruits())
    try screen.assign([("exotic", .bool(count > 0)), ("baskets", .number(Double(count)))])
    let outline = screen.outline
    let form = try #require(outline.form)
    let shown = outline.sections.filter { $0.condition.map { form.conditions[$0].holds } ?? true }
    let baskets = (0..<count).map { "Basket \($0 + 1)" }
    let headers = ["Fruits"] + (count > 0 ? ["Exotic fruits"] : []) + ["Baskets"] + baskets
    #expect(shown.map(\.header?.text) == headers)
    #expect(outline.faults.isEmpty)
  }
}

// MARK: - Pizza

extension ArticlesTests {
  @Test func `each row of a pizza is bound to its own value`() throws {
    var screen = PizzaScreen(model: Pizza())
    #expect(screen.outline.sections.map(\.header) == ["Dough", "Toppings"])
    try screen.assign([
      ("thickness", .text("thick")), ("border", .bool(true)), ("sauce", .text("pesto")),
      ("olives", .bool(true)), ("bacon", .bool(true)),
    ])
    #expect(screen.model.thickness == .thick && screen.model.sauce == .pesto)
    #expect(screen.model.hasCheeseBorder && screen.model.hasOlives && screen.model.hasBacon)
    #expect(throws: AssignmentError.self) { try screen.assign(.bool(true), to: "thickness") }
    #expect(throws: AssignmentError.self) { try screen.assign(.text("thick"), to: "border") }
  }
}

// MARK: - Account

extension ArticlesTests {
  @Test(arguments: [0, 1, 8])
  func `orders are counted between two rows that are always there`(count: Int) {
    let screen = AccountScreen(orders: Array(repeating: "Monday", count: count))
    let rows = screen.outline.sections[1].rows.map(\.cell)
    #expect(rows.count == count + 2)
    #expect(rows.first?.badge == "\(count)" && rows.last?.title == "Every parcel")
  }
}

// MARK: - Chirper

extension ArticlesTests {
  @Test func `recordings are in pages, and each has a sound`() async throws {
    let pages = try await Self.pages()
    let first = try #require(pages["chirper/index.html"])
    #expect(first.contains("Kea") && !first.contains("Red Kite"))
    #expect(first.contains(#"href="page-2.html""#))
    #expect(first.matches(of: /class="play" href="chirp.wav"/).count == 4)
    #expect(pages["chirper/page-2.html"]?.contains("Red Kite") == true)
  }

  @Test(
    arguments: [
      ("loading", "The recordings will appear here."),
      ("empty", "There are no recordings to show."),
      ("failed", "The recordings could not be loaded: there is no network."),
    ])
  func `a list without rows says why`(state: String, words: String) async throws {
    #expect(try await Self.pages()["chirper/\(state).html"]?.contains(words) == true)
  }

  /// The author's own type, though the library has one of that name.
  @Test func `a recording is the author's own`() throws {
    let recordings: [Recording] = try Chirper().recordings
    #expect(recordings.first?.bird == "Kea" && recordings.count == 6)
  }
}
