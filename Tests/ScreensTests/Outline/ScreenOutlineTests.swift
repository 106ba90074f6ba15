import Screens
import Testing

@Suite struct ScreenOutlineTests {
  enum Pages: String, SitePage { case front = "index", birds, help, terms, map, notes }

  /// Rows that lead somewhere in every way there is, and a section for each state of a list.
  struct Contents: Screen {
    enum Section: String, CaseIterable, Titled, Identified { case links, empty, silent }

    let title = "Contents"
    var introduction: String? { "What there is" }

    func rows(in section: Section) -> [Cell] {
      switch section {
      case .links:
        [
          Cell("Birds", opens: .page(Pages.birds)),
          Cell("Details", accessory: .detail(to: .page(Pages.help))),
          Cell(
            "Both", accessory: .disclosureWithDetail(to: .page(Pages.terms, row: "second")),
            opens: .page(Pages.map)),
          Cell(Mixed(), opens: .page(Pages.front)),
          Cell("Elsewhere", opens: .web(host: "example.org", path: "/")),
          Cell("Write", opens: .mail(to: "ada@example.org")),
          Cell("Nothing", accessory: .disclosure),
        ]
      case .empty, .silent: []
      }
    }

    func cell(for row: Cell) -> Cell { row }
    func identifier(of row: Cell) -> String? { row.title.lowercased() }
    func footer(of section: Section) -> String? { "Below \(section)" }
    func folding(of section: Section) -> Folding { section == .links ? .open : .never }

    func notice(of section: Section) -> Notice? {
      section == .silent ? nil : Notice("Nothing here", "There are no \(section) to show.")
    }
  }

  /// A cell that leads to a page and out of the site.
  struct Mixed: Prototype {
    let title = "Mixed"

    func draw(into content: inout CellContent) {
      content.text("See ")
      content.link("Notes", to: .page(Pages.notes))
      content.link("Elsewhere", to: .web(host: "example.org", path: "/"))
    }
  }

  @Test func `links are those to pages of the site, those of accessories and prototypes too`() {
    let links = Contents().outline.links.map { "\($0.title): \($0.path)" }
    #expect(
      links == [
        "Birds: birds.html", "Details: help.html", "Both: map.html", "Both: terms.html",
        "Mixed: index.html", "Mixed: notes.html",
      ])
  }

  /// Rows without words, and rows that lead nowhere.
  struct Faulty: Form {
    enum Section: CaseIterable { case rows, nothing }
    enum Row: String, CaseIterable, Identified {
      case web, mail, more, song, apple, blank, order, again
    }

    var model = Pizza()
    let title = "Faulty"
    let submission: Submission<Pizza> = .send(to: .web("order"))

    func rows(in section: Section) -> [Row] { section == .rows ? Row.allCases : [] }
    func identifier(of row: Row) -> String? { row == .blank ? nil : row.rawValue }

    func cell(for row: Row) -> Cell {
      switch row {
      case .web: Cell("Web", opens: .web("javascript:alert(1)"))
      case .mail: Cell("Mail", opens: .mail("ada"))
      case .more: Cell("More", accessory: .detail(to: .web("example.org")))
      case .song: Cell("Song", accessory: .sound(.web("song.mp3")))
      case .apple: Cell("Apple", picture: .web("apple.jpg", isShown: true))
      case .blank: Cell(" ")
      case .order: Cell()
      case .again: Cell()
      }
    }

    func field(of row: Row) -> Field<Pizza>? {
      switch row {
      case .order: .submit("Order")
      case .again: .toggle(\.hasBorder)
      case .web, .mail, .more, .song, .apple, .blank: nil
      }
    }

    func notice(of section: Section) -> Notice? {
      if section == .rows { return nil }
      return Notice(
        "Nothing", "There is nothing.", actions: [.init("Try again", to: .mail("bo@"))])
    }
  }

  @Test func `a row without words and a link to nowhere are faults, all of them`() {
    let web = "is not a web URL. Start it with https:// or http:// and a host."
    let mail = "is not an email address (expected name@host)"
    let words = "has no title. Every row needs one, except a submit or reset button."
    #expect(
      Faulty().outline.faults == [
        "row \"row-1-6\" \(words)", "row \"again\" \(words)",
        "invalid link of \"Web\": \"javascript:alert(1)\" \(web)",
        "invalid link of \"Mail\": \"ada\" \(mail)",
        "invalid link of \"More\": \"example.org\" \(web)",
        "invalid link of \"Try again\": \"bo@\" \(mail)",
        "invalid link of \"Faulty\": \"order\" \(web)",
        "invalid link of \"Song\": \"song.mp3\" \(web)",
        "invalid link of \"Apple\": \"apple.jpg\" \(web)",
      ])
  }

  @Test func `a section has a notice with its rows and without`() {
    #expect(
      Contents().outline.sections.map(\.notice) == [
        Notice("Nothing here", "There are no links to show."),
        Notice("Nothing here", "There are no empty to show."), nil,
      ])
  }

  /// A screen of one section with one row.
  struct OneRow: Screen {
    var cell = Cell("Row")
    var fold = Folding.never
    var title = "One row"
    let sections = ["only"]
    func rows(in section: String) -> [Cell] { [cell] }
    func cell(for row: Cell) -> Cell { row }
    func folding(of section: String) -> Folding { fold }
  }

  struct Blank: Prototype {
    let title = "Blank"
    func draw(into content: inout CellContent) {}
  }

  @Test func `what cannot be drawn is a fault`() {
    #expect(OneRow().outline.faults == [])
    #expect(
      OneRow(fold: .folded).outline.faults
        == ["a foldable section has no header. Give it one."])
    #expect(
      OneRow(cell: Cell(Blank(), opens: .page(Pages.help))).outline.faults
        == ["row \"Blank\" is an empty custom cell. Draw its content in draw(into:)."])
  }

  @Test(arguments: ["", " \n"])
  func `a screen without a title is a fault`(title: String) {
    #expect(OneRow(title: title).outline.faults == ["the screen has no title. Give it one."])
  }

  @Test(
    arguments: [
      ("speaker", "; did you mean \"speaker.wave.2\"?"), ("star.fill", "; did you mean \"star\"?"),
      ("gearshap", "; did you mean \"gearshape\"?"), ("sun", "; did you mean \"sun.max\"?"),
      ("bluetooth", "."),
    ])
  func `a symbol's name that has no drawing is a fault`(name: String, hint: String) {
    let faults = OneRow(cell: Cell("Row", picture: .symbol(name))).outline.faults
    #expect(faults.count == 1)
    #expect(
      faults.first?.hasPrefix(
        "row \"Row\" shows the symbol \"\(name)\", which has no drawing\(hint) The symbols are: bell, "
          + "calendar, clock, ") == true)
  }

  @Test(arguments: ["gearshape", "speaker.wave.2", "⚙️", "A", "42", ":-)", "日本語", "👩‍👩‍👧", ""])
  func `a name with a drawing and a character or two are in order`(symbol: String) {
    #expect(OneRow(cell: Cell("Row", picture: .symbol(symbol))).outline.faults == [])
  }

  @Test func `a section is empty when there is nothing to draw`() {
    #expect(Contents().outline.sections.map(\.isEmpty) == [false, false, true])
  }

  @Test func `a control in a header is something to draw, and one without a header is not`() {
    let crew = Repeated(\[String].self, in: 0...4, adding: "Bo", called: "guide")
    let screen = RepeatedTests.CrewScreen(model: [], crew: crew)
    #expect(screen.outline.sections.map(\.isEmpty) == [false])
    #expect(HeaderlessScreen(crew: crew).outline.sections.map(\.isEmpty) == [true])
  }

  @Test func `an outline says everything that the screen says`() throws {
    let outline = Contents().outline
    #expect(outline.title == "Contents")
    #expect(outline.introduction == "What there is")
    #expect(outline.form == nil)
    #expect(outline.faults.isEmpty)
    let section = try #require(outline.sections.first)
    #expect(section.header == "links")
    #expect(section.footer == "Below links")
    #expect(section.identifier == "links")
    #expect(section.folding == .open)
    #expect(section.rows.map(\.cell) == Contents().rows(in: .links))
    #expect(section.rows.first?.identifier == "birds")
    #expect(section.rows.allSatisfy { $0.control == nil && $0.condition == nil })
  }

  @Test func `a section bound to choices tells which rows are chosen`() throws {
    let toppings = try #require(
      PizzaScreen(model: Pizza(toppings: [.bacon])).outline.sections[1].choices)
    #expect(toppings.all.map(\.identifier) == ["olives", "bacon"])
    #expect(toppings.all.map { toppings.isChosen($0.identifier) } == [false, true])
    let form = FormFaultTests.Orders(
      model: Pizza(sauce: .spicy), rows: [], field: .picker(\.sauce))
    let sauces = try #require(form.outline.sections.first?.choices)
    #expect(sauces.all.map { sauces.isChosen($0.identifier) } == [false, false, true])
    #expect(ExcursionScreen().outline.sections[5].choices == nil)
  }

  struct HeaderlessScreen: Form {
    var model: [String] = []
    let crew: Repeated<[String], String>
    let title = "Crew"
    let sections = ["crew"]

    func rows(in section: String) -> [Int] { [] }
    func cell(for row: Int) -> Cell { Cell("Guide") }
    func identifier(ofSection section: String) -> String? { section }
    func field(of row: Int) -> Field<[String]>? { nil }
    func field(ofSection section: String) -> Field<[String]>? { crew.count }
  }
}
