import Publishing
import Rendering
import Screens
import TestSupport
import Testing

/// Words and conditions about values whose controls are on another page.
@Suite struct OtherControlsTests {
  struct Settings: Sendable {
    var isLoud = false
    var days = 3
    var depth = 0.5
    var name = ""
    var isWide = false
  }

  /// A site with the controls on one page, and words about them on the other.
  struct Home: Site {
    enum Page: String, SitePage { case front = "index", settings }

    var front = FrontScreen()
    var settings = SettingsScreen()
    let title = "Home"
    var theme: Theme { Theme(name: "bare", stylesheet: []) }

    init() {}
    init(_ front: FrontScreen, _ settings: SettingsScreen) {
      self.front = front
      self.settings = settings
    }

    func content(of page: Page) -> PageContent {
      switch page {
      case .front: .screen(front)
      case .settings: .screen(settings)
      }
    }
  }

  struct SettingsScreen: Form {
    enum Section: CaseIterable { case only }
    enum Row: String, CaseIterable, Identified { case loud, days, depth, name }

    var model = Settings()
    let title = "Settings"
    var remembersValues = true

    func rows(in section: Section) -> [Row] { Row.allCases }
    func cell(for row: Row) -> Cell { Cell("\(row)") }
    func field(of row: Row) -> Field<Settings>? {
      switch row {
      case .loud: .toggle(\.isLoud)
      case .days: .stepper(\.days, in: 1...9)
      case .depth: .slider(\.depth, in: 0...1, step: 0.5)
      case .name: .text(\.name)
      }
    }
  }

  struct FrontScreen: Form {
    enum Section: CaseIterable { case only }

    var model = Settings()
    var words: Sentence<Settings> = "Nothing"
    var foot: Sentence<Settings>?
    var visibility: Visibility<Settings> = .always
    var field: Field<Settings>?
    let title = "Home"

    func rows(in section: Section) -> [Int] { [1] }
    func cell(for row: Int) -> Cell {
      field == nil ? Cell("Notifications", .value(words)) : Cell("Notifications", .subtitle(words))
    }
    func identifier(of row: Int) -> String? { "notifications" }
    func footer(of section: Section) -> Sentence<Settings>? { foot }
    func field(of row: Int) -> Field<Settings>? { field }
    func visibility(of row: Int) -> Visibility<Settings> { visibility }
  }

  private func fault(of front: FrontScreen, remembering: Bool = true) -> String {
    do {
      _ = try Home(front, SettingsScreen(remembersValues: remembering)).publication()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test(
    arguments: [
      (FrontScreen(words: "\("On", when: .isOn(\.isLoud))"), "loud"),
      (FrontScreen(words: "\([\.isLoud, \.isWide])"), "loud"),
      (FrontScreen(words: "\(\.days)"), "days"),
      (FrontScreen(words: "\(\.depth)"), "depth"),
      (FrontScreen(foot: "For \(\.name, orElse: "you")"), "name"),
      (FrontScreen(visibility: .visible(when: !.atLeast(\.days, 3))), "days"),
    ])
  func `what would not follow the control of another page is a fault`(
    front: FrontScreen, name: String
  ) {
    #expect(
      fault(of: front, remembering: false) == """
        index.html: text or a condition depends on "\(name)", whose control is on settings.html, \
        which does not remember its values. Add a control for the value here, let that form \
        remember its values, or use fixed text.
        """)
    #expect(fault(of: front) == "")
  }

  private func front(_ screen: FrontScreen, _ values: String? = nil) async throws -> String {
    let values = try values.map { try FormValues(Array($0.utf8), file: "values.json") } ?? .none
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 1).publish(
      try Home(screen, SettingsScreen()).publication(values: values))
    return String(decoding: try #require(store.files["index.html"]), as: UTF8.self)
  }

  @Test func `what is remembered of another page is followed, by a control that is not seen`()
    async throws
  {
    let page = try await front(
      FrontScreen(words: "\("On", when: .isOn(\.isLoud))\("Off", when: !.isOn(\.isLoud))"))
    #expect(
      page.contains(
        """
        <span class="value"><span data-when="1" hidden="hidden">On</span>\
        <span data-when="2">Off</span></span>
        """))
    let control = #"data-follows="settings.html" data-page="settings.html" data-of="loud""#
    #expect(page.contains(control))
    let input = #"id="settings--loud-field" name="settings--loud" disabled="disabled"/>"#
    #expect(page.contains(input))
    #expect(page.contains(#"<script src="assets/memory.js" defer="defer"></script>"#))
  }

  @Test func `words have the values that the other page is built with`() async throws {
    let page = try await front(
      FrontScreen(words: "\(\.days) for \(\.name, orElse: "you")"),
      #"{"settings.html": {"days": 7, "name": "Ada"}}"#)
    #expect(page.contains(#">7</span>"#) && page.contains(#"data-otherwise="you">Ada</span>"#))
    #expect(page.contains(#"<option value="7" selected="selected">7</option>"#))
  }

  @Test(
    arguments: [
      FrontScreen(words: "\("Wide", when: .isOn(\.isWide))"),
      FrontScreen(words: "\("On", when: .isOn(\.isLoud))", field: .toggle(\.isLoud)),
    ])
  func `a value of no control stays, and one of this page is followed`(front: FrontScreen) {
    #expect(fault(of: front) == "")
  }
}
