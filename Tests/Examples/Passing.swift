import Rowhouse

// The guide shows this in passing, in sentences and tables.

/// Rows that lead somewhere or do something, or have something before or after their words.
struct PassingScreen: Screen {
  enum Section: CaseIterable { case rows }
  let title = "Rows"

  func rows(in section: Section) -> [Cell] {
    let link = Link.web("https://example.org/rate")
    return [
      Cell("Write", opens: .mail("ada@example.org")),
      Cell("Save", opens: .download("menu.pdf", savedAs: "Menu.pdf")),
      Cell("Song", accessory: .sound(.file("audio/song.mp3"))),
      Cell("Call", accessory: .sound(.web("https://example.org/call.mp3"))),
      Cell("Apple", picture: .web("https://example.org/apple.jpg")),
      Cell("Share", does: .share()),
      Cell("Share the link", does: .share(link)),
      Cell("Copy", does: .copy("text")),
      Cell("Go on", does: .scroll(to: "name")),
      Cell(role: .destructive),
      Cell(state: .disabled),
    ]
  }

  func cell(for row: Cell) -> Cell { row }
}

/// Fields, and words about the model.
struct PassingForm: Form {
  struct Shop: Sendable { let name = "Ada's" }
  enum Section: CaseIterable { case rows }
  enum Row: String, CaseIterable, Identified { case weight, wish, isOn }

  static let guests = Repeated(\Passing.guests, in: 0...3, adding: "", called: "guest")
  var model: Passing
  let title = "Form"
  let shop = Shop()

  func footer(of section: Section) -> Sentence<Passing>? {
    let guests = Self.guests
    return """
      \(\.depth, as: { "\($0) deep" }), \(\.toppings), \([\.photos, \.music]), \(guests), \(shop.name)
      """
  }

  func rows(in section: Section) -> [Row] { Row.allCases }
  func cell(for row: Row) -> Cell { Cell(row.rawValue) }

  func field(of row: Row) -> Field<Passing>? {
    switch row {
    case .weight: .number(\.weight, in: 0.5...2.5, decimals: 1)
    case .wish: .multilineText(\.wish)
    case .isOn: .toggle(\.isOn)
    }
  }
}

/// Rows of a form without enums.
struct PassingRows: BuiltForm {
  static let guests = Repeated(\Passing.guests, in: 0...3, adding: "", called: "guest")
  var model: Passing
  let title = "Rows"
  let version = "1.2"
  let names = ["Ada", "Ben"]
  let cities = [Passing.City(identifier: "lima", title: "Lima")]
  let thing = Passing.Topping.olives

  var body: [Section] {
    let guests = Self.guests
    Section("Rows") {
      .cell("Version", .value(version), opens: .page(TrattoriaPage.menu))
      for name in names { Cell(name) }
      Row.field("Guests", guests.count).identified(by: "guests")
      for field in fields { Row(Cell("Choice"), field) }
      SubmitButton("book", "Book").visible(when: .equal(\.country, nil))
    }
  }

  private var fields: [Field<Passing>] {
    [
      .picker(\.home, from: cities), .picker(\.city, from: cities, none: "Anywhere"),
      .picker(\.country, none: "Anywhere"), .picker(\.sauce, .page(TrattoriaPage.menu)),
      .position(of: thing, in: \.things),
    ]
  }
}

struct Passing: Sendable {
  enum Country: String, CaseIterable, Titled, Identified { case chad, peru }
  struct City: Titled, Identified {
    let identifier: String
    let title: String
  }
  enum Topping: String, CaseIterable, Titled, Identified { case olives, bacon }

  var home = City(identifier: "lima", title: "Lima")
  var city: City?
  var country: Country?
  var sauce = Topping.olives
  var weight: Double?
  var wish = ""
  var isOn = true
  var depth = 0.5
  var toppings: Set<Topping> = []
  var things = Ordered(Topping.allCases)
  var photos = true
  var music = false
  var guests = ["Ada"]
}

/// Screens of as many pages as a list needs.
func passingContents(of sightings: ListState<Sighting>) -> [PageContent] {
  let items = sightings.items
  return [
    .screen(of: items, by: 50) { page, state in GardenScreen(sightings: state) },
    .screen(of: sightings, by: 20) { page, state in GardenScreen(sightings: state) },
    .listing(OrdersListing(page: Pagination(of: 0, by: 50, in: "orders")[0], state: .loading)),
  ]
}

/// Pages of text, whose titles are their first headings.
let passingTexts: [PageContent] = [
  .prose(at: "Manual.md"),
  .prose(
    """
    # About

    Made in Uppsala. **Write** to <ada@example.org>.
    """),
]

/// Fields as a form has them that names their rows elsewhere.
let passingFields: [Field<Reservation>] = [
  .stepper(\.guests, in: 1...12), .toggle(\.isOutside),
]
