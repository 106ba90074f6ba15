import Screens
import Testing

/// A form in three ways is the same screen: its rows' parts apart, its rows in one place, and built.
@Suite struct RowFormTests {
  @Test func `rows in one place are the same screen as their parts apart`() {
    #expect(Rows().outline == Parted().outline)
    #expect(Rows().outline.faults.isEmpty)
  }

  @Test func `sections and rows without enums are the same screen`() {
    #expect(Built().outline == Parted().outline)
  }

  @Test func `saved values are assigned to rows in one place, and to built ones`() throws {
    var rows = Rows()
    try rows.assign(.number(20), to: "size")
    #expect(rows.model.size == 20)
    var built = Built()
    try built.assign(.text("dark"), to: "look")
    #expect(built.model.look == .dark)
  }

  @Test func `a screen without a model has rows that change nothing`() {
    struct About: RowForm {
      enum Section: CaseIterable { case app }
      enum Row: CaseIterable { case version, credits }
      let title = "About"
      func rows(in section: Section) -> [Row] { Row.allCases }
      func row(_ row: Row) -> FormRow<Void> {
        switch row {
        case .version: .cell("Version", .value("1.2"))
        case .credits: .cell("Credits", opens: .web("https://example.org"))
        }
      }
    }
    let rows = About().outline.sections.flatMap(\.rows)
    #expect(rows.map(\.cell.title) == ["Version", "Credits"])
    #expect(rows.allSatisfy { $0.control == nil })
  }

  @Test(arguments: [true, false])
  func `a builder's if, switch and for are decided by the build`(isPro: Bool) {
    struct People: BuiltForm {
      let title = "People"
      let names: [String]
      let isPro: Bool
      var body: [Section] {
        Section {
          for name in names { Cell(name) }
          if isPro { Cell("Pro", .value("yes")) } else { Cell("Free") }
          switch names.count {
          case 2: Cell("A pair")
          default: Cell("Some")
          }
        }
        if isPro { Section("Thanks", identifier: "thanks") { Cell("Thank you") } }
      }
    }
    let sections = People(names: ["Ada", "Ben"], isPro: isPro).outline.sections
    #expect(
      sections.map { $0.rows.map(\.cell.title) }
        == [["Ada", "Ben", isPro ? "Pro" : "Free", "A pair"]] + (isPro ? [["Thank you"]] : []))
    #expect(sections.last?.identifier == (isPro ? "thanks" : nil))
  }

  @Test func `every control of a built form has its identifier and its field`() {
    let outline = Controls().outline
    #expect(outline.faults == [])
    #expect(
      outline.sections.flatMap(\.rows).map { $0.control?.name ?? "" }
        == [
          "look", "step", "on", "count", "volume", "weight", "name", "wish", "day", "hour",
          "colour", "send", "again", "more",
        ])
  }
}

private struct Appearance {
  var look = Look.light
  var isLarger = false
  var size = 16.0
  var animates = true

  enum Look: String, CaseIterable, Titled, Identified { case light, dark }
}

/// The sections and rows of a screen, whose rows are written in two ways.
private protocol AppearanceForm: Form
where Section == AppearanceSection, Row == AppearanceRow, Model == Appearance {}

private enum AppearanceSection: String, CaseIterable, Titled {
  case text = "Text", motion = "Motion"
}
private enum AppearanceRow: String, Identified { case look, larger, size, animates }

extension AppearanceForm {
  var title: String { "Appearance" }

  func rows(in section: AppearanceSection) -> [AppearanceRow] {
    switch section {
    case .text: [.look, .larger, .size]
    case .motion: [.animates]
    }
  }
}

private struct Parted: AppearanceForm {
  var model = Appearance()

  func cell(for row: AppearanceRow) -> Cell {
    switch row {
    case .look: Cell("Look")
    case .larger: Cell("Larger text", badge: "New", role: .destructive)
    case .size: Cell("Size", picture: .symbol("🔠"))
    case .animates: Cell("Animate", .subtitle("Pages slide in"), state: .disabled)
    }
  }

  func field(of row: AppearanceRow) -> Field<Appearance>? {
    switch row {
    case .look: .picker(\.look, .segmented)
    case .larger: .toggle(\.isLarger)
    case .size: .slider(\.size, in: 12...24, step: 1)
    case .animates: .toggle(\.animates)
    }
  }

  func visibility(of row: AppearanceRow) -> Visibility<Appearance> {
    switch row {
    case .size: .visible(when: .isOn(\.isLarger))
    case .look, .larger, .animates: .always
    }
  }
}

private struct Rows: AppearanceForm, RowForm {
  var model = Appearance()

  func row(_ row: AppearanceRow) -> FormRow<Appearance> {
    switch row {
    case .look: .picker("Look", \.look, .segmented)
    case .larger: .toggle("Larger text", \.isLarger).badge("New").role(.destructive)
    case .size:
      .slider("Size", \.size, in: 12...24, step: 1)
        .picture(.symbol("🔠")).visible(when: .isOn(\.isLarger))
    case .animates: .toggle("Animate", \.animates).subtitle("Pages slide in").state(.disabled)
    }
  }
}

private struct Built: BuiltForm {
  var model = Appearance()
  let title = "Appearance"

  var body: [Section] {
    Section("Text") {
      Picker("look", "Look", \.look, .segmented)
      Toggle("larger", "Larger text", \.isLarger).badge("New").role(.destructive)
      Slider("size", "Size", \.size, in: 12...24, step: 1)
        .picture(.symbol("🔠")).visible(when: .isOn(\.isLarger))
    }
    Section("Motion") {
      Toggle("animates", "Animate", \.animates).subtitle("Pages slide in").state(.disabled)
    }
  }
}

private struct Controls: BuiltForm {
  struct Model {
    var look = Appearance.Look.light
    var step = Appearance.Look.dark
    var isOn = false
    var isMore = false
    var count = 2
    var volume = 0.5
    var weight: Double?
    var name = ""
    var wish = ""
    var day: Day?
    var hour: TimeOfDay?
    var colour = Colour(red: 0, green: 0, blue: 0)
  }

  var model = Model()
  let title = "Controls"
  let submission: Submission<Model> = .confirmation("Sent.")

  var body: [Section] {
    Section {
      Picker("look", "Look", \.look)
      Slider("step", "Step", \.step)
      Toggle("on", "On", \.isOn)
      Stepper("count", "Count", \.count, in: 0...9)
      Slider("volume", "Volume", \.volume, in: 0...1, step: 0.1)
      NumberField("weight", "Weight", \.weight, in: 0...9)
      TextField("name", "Name", \.name, length: 0...20)
      TextEditor("wish", "Wish", \.wish)
      DateField("day", "Day", \.day)
      TimeField("hour", "Hour", \.hour)
      ColourField("colour", "Colour", \.colour)
      SubmitButton("send", "Send")
      ResetButton("again", "Start again")
      Row.field("More", .toggle(\.isMore)).identified(by: "more")
    }
  }
}
