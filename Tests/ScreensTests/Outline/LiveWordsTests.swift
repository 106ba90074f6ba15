import Screens
import Testing

/// Headers, footers and cells that say what the controls say.
@Suite struct LiveWordsTests {
  struct Settings: Sendable {
    enum Country: String, CaseIterable, Titled, Identified {
      case no, se
      var title: String { self == .no ? "Norway" : "Sweden" }
    }

    var cloud = true
    var wifi = false
    var country = Country.se
    var days = 3
    var volume: Float = 0.5
    var ringer = 0.5
    var name = ""
  }

  struct SettingsScreen: Form {
    enum Section: CaseIterable { case sync, place }
    enum Row: String, CaseIterable, Identified {
      case cloud, wifi, country, days, volume, name, about
    }

    var model = Settings()
    var about = Cell("About")
    var foot: Sentence<Settings>?
    let title = "Settings"

    func header(of section: Section) -> Sentence<Settings>? {
      section == .sync ? "Synchronised" : "In \(\.country, as: { $0.title })"
    }

    func footer(of section: Section) -> Sentence<Settings>? { section == .place ? foot : nil }

    func rows(in section: Section) -> [Row] {
      section == .sync ? Row.allCases.dropLast() : [.about]
    }

    func cell(for row: Row) -> Cell { row == .about ? about : Cell(row.rawValue) }

    func field(of row: Row) -> Field<Settings>? {
      switch row {
      case .cloud: .toggle(\.cloud)
      case .wifi: .toggle(\.wifi)
      case .country: .picker(\.country)
      case .days: .stepper(\.days, in: 2...4)
      case .volume: .slider(\.volume, in: 0...1, step: 0.5)
      case .name: .text(\.name)
      case .about: nil
      }
    }
  }

  typealias Phrase = FormOutline.Phrase

  /// What is said, and when.
  private func said(_ words: Wording?) -> [String] {
    words?.phrases.map { "\($0.words) \($0.said)" } ?? []
  }

  @Test func `words that stay are a text, and words of the model are phrases`() throws {
    let outline = SettingsScreen().outline
    #expect(outline.faults == [])
    #expect(outline.sections[0].header == "Synchronised")
    let header = try #require(outline.sections[1].header)
    #expect(header.text == "In Sweden")
    #expect(said(header) == ["In  always", "Norway when(0)", "Sweden when(1)"])
    #expect(outline.form?.conditions.map(\.holds) == [false, true])
  }

  @Test(
    arguments: [
      ("\("Cloud is on", when: .isOn(\.cloud))", "Cloud is on", ["Cloud is on when(2)"], 2),
      (
        "\("On", when: .isOn(\.cloud))\("Off", when: !.isOn(\.cloud))", "On",
        ["On when(2)", "Off when(3)"], 4
      ),
      ("Always", "Always", ["Always always"], nil),
      (
        "\(\.days) days", "3 days",
        [
          "2 has(\"days\", value: \"2\")", "3 has(\"days\", value: \"3\")",
          "4 has(\"days\", value: \"4\")", " days always",
        ], nil
      ),
      (
        "\(\.days)\(" and more", when: .atLeast(\.days, 4))", "3",
        ["2 when(2)", "3 when(3)", "4 when(4)", " and more when(5)"], 6
      ),
      (
        "\(\.volume)", "0.5",
        [
          "0 has(\"volume\", value: \"0\")", "0.5 has(\"volume\", value: \"0.5\")",
          "1 has(\"volume\", value: \"1\")",
        ], nil
      ),
      (
        "\(\.volume, as: { $0 == 0 ? "" : "\(Int($0 * 100)) %" })", "50 %",
        ["50 % has(\"volume\", value: \"0.5\")", "100 % has(\"volume\", value: \"1\")"], nil
      ),
      (
        "\([\.cloud, \.wifi])", "1",
        [
          "0 counts([\"cloud\", \"wifi\"], 0)", "1 counts([\"cloud\", \"wifi\"], 1)",
          "2 counts([\"cloud\", \"wifi\"], 2)",
        ], nil
      ),
      (
        "For \(\.name, orElse: "you")", "For you",
        ["For  always", "you typed(\"name\", orElse: \"you\")"], nil
      ),
      // A value that no control changes stays what it is.
      ("\(\.ringer) \(7) \("a" + "b")", "0.5 7 ab", ["0.5 7 ab always"], nil),
    ] as [(Sentence<Settings>, String, [String], Int?)])
  func `a footer says what the controls say`(
    footer: Sentence<Settings>, text: String, phrases: [String], condition: Int?
  ) {
    let outline = SettingsScreen(foot: footer).outline
    let words = outline.sections[1].footer
    #expect(words?.text == text)
    #expect(said(words) == phrases)
    #expect(outline.sections[1].footerCondition == condition)
  }

  @Test func `a cell's subtitle, value and badge say what the controls say`() {
    let words = SettingsScreen.Words("\(\.country)")
    for style in [CellStyle.subtitle(words), .value(words), .leadingValue(words)] {
      let cell = SettingsScreen(about: Cell("About", style, badge: words)).outline.sections[1]
        .rows[0].cell
      #expect(said(cell.badge) == ["norway when(0)", "sweden when(1)"])
      #expect(cell.badge.text == "sweden")
      switch cell.style {
      case .subtitle(let said), .value(let said), .leadingValue(let said):
        #expect(said == cell.badge)
      case .basic, .prototype: Issue.record("the style is another")
      }
    }
  }

  @Test func `how many choices are made can be said`() {
    struct Toppings: Form {
      enum Section: CaseIterable { case toppings }
      var model = Pizza(toppings: [.bacon])
      let title = "Toppings"
      func header(of section: Section) -> Sentence<Pizza>? { "\(\.toppings) toppings" }
      func identifier(ofSection section: Section) -> String? { "toppings" }
      func rows(in section: Section) -> [Pizza.Topping] { Pizza.Topping.allCases }
      func field(ofSection section: Section) -> Field<Pizza>? { .selection(\.toppings) }
      func field(of row: Pizza.Topping) -> Field<Pizza>? { nil }
    }
    let outline = Toppings().outline
    #expect(outline.faults == [])
    #expect(outline.sections[0].header?.text == "1 toppings")
    #expect(
      said(outline.sections[0].header) == [
        "0 counts([\"toppings\"], 0)", "1 counts([\"toppings\"], 1)",
        "2 counts([\"toppings\"], 2)", " toppings always",
      ])
  }

  @Test func `a switch that nobody is asked counts, and stays as it is`() {
    struct Wireless: Form {
      enum Section: CaseIterable { case only }
      var model = Settings(cloud: true, wifi: false)
      let title = "Wireless"
      func footer(of section: Section) -> Sentence<Settings>? { "\([\.cloud, \.wifi])" }
      func rows(in section: Section) -> [String] { ["wifi"] }
      func cell(for row: String) -> Cell { Cell(row) }
      func identifier(of row: String) -> String? { row }
      func field(of row: String) -> Field<Settings>? { .toggle(\.wifi) }
    }
    #expect(
      said(Wireless().outline.sections[0].footer)
        == ["1 counts([\"wifi\"], 0)", "2 counts([\"wifi\"], 1)"])
  }

  @Test func `a section that is a value says words of its own`() {
    struct PizzaTable: DynamicScreen {
      var model = Pizza()
      let title = "Pizza"
      let sections: [any DynamicSection] = [Border()]
    }
    struct Border: DynamicSection {
      let rows: [any DynamicRow] = [BorderRow()]
      let header: String? = "Border"
      let footerWords: Sentence<Pizza>? = "\("With cheese", when: .isOn(\.hasBorder))"
    }
    struct BorderRow: DynamicRow {
      let cell = Cell("Border")
      let identifier: String? = "border"
      let field: Field<Pizza>? = .toggle(\.hasBorder)
    }
    let section = PizzaTable().outline.sections[0]
    #expect(section.header == "Border")
    #expect(section.footer?.text == "")
    #expect(said(section.footer) == ["With cheese when(0)"])
  }
}

// MARK: - What cannot be said

extension LiveWordsTests {
  @Test func `words of another model are a fault, and so are words of a screen that is no form`() {
    struct Plain: Screen {
      enum Section: CaseIterable { case only }
      let title = "Plain"
      func rows(in section: Section) -> [String] { ["Row"] }
      func cell(for row: String) -> Cell { Cell(row, .value(Sentence<Pizza>("\(\.sauce)"))) }
    }
    func fault(_ row: String) -> String {
      """
      row "\(row)" has a Sentence<Pizza>, which needs a form of that model. Use fixed text, or \
      make the screen such a form.
      """
    }
    #expect(Plain().outline.faults == [fault("Row")])
    let about = Cell("About", badge: Sentence<Pizza>("New"))
    #expect(SettingsScreen(about: about).outline.faults == [fault("About")])
  }

  @Test func `a number that a control does not have is a fault, told once`() {
    struct Odd: Form {
      struct Model: Sendable { var count = 3 }
      struct TextKind: FieldType {
        let expectation = "digits"
        func control(showing value: Int) -> Control { .text("\(value)", TextLimits()) }
        func saved(_ value: Int) -> FormValue { .text("\(value)") }
        func value(from saved: FormValue) -> Int? { 3 }
      }
      enum Section: CaseIterable { case only }
      var model = Model()
      let title = "Odd"
      func footer(of section: Section) -> Sentence<Model>? { "\(\.count) and \(\.count)" }
      func rows(in section: Section) -> [String] { ["count"] }
      func cell(for row: String) -> Cell { Cell(row) }
      func identifier(of row: String) -> String? { row }
      func field(of row: String) -> Field<Model>? { Field(\.count, TextKind()) }
    }
    #expect(
      Odd().outline.faults == [
        "a sentence needs a number from the control \"count\", which has none"
      ])
  }

  @Test func `a number of which there are too many to say is a fault`() {
    struct Far: Form {
      struct Model: Sendable { var (count, part) = (3, 0.5) }
      enum Section: CaseIterable { case only }
      var model = Model()
      let title = "Far"
      func footer(of section: Section) -> Sentence<Model>? { "\(\.count) and \(\.part)" }
      func rows(in section: Section) -> [String] { ["count", "part"] }
      func cell(for row: String) -> Cell { Cell(row) }
      func identifier(of row: String) -> String? { row }
      func field(of row: String) -> Field<Model>? {
        row == "count"
          ? .stepper(\.count, in: 0...500) : .slider(\.part, in: 0...1, step: 0.001)
      }
    }
    #expect(
      Far().outline.faults == [
        "text or a condition depends on \"count\", which has 501 possible numbers; the limit is 500",
        "text or a condition depends on \"part\", which has 1001 possible numbers; the limit is 500",
      ])
  }

  @Test func `a number between a slider's steps is a fault`() {
    let form = SettingsScreen(model: Settings(volume: 0.2))
    #expect(
      form.outline.faults == [
        "row \"volume\" has the value 0.2, expected a number from 0 to 1, in steps of 0.5"
      ])
  }
}
