import Rowhouse

/// Every kind of section, row and control on one page.
struct SinkScreen: Form {
  enum Section {
    case dough, toppings, sort, guests, guest(Int), rows, said, folded, buttons
  }

  enum Row {
    case cheese, thickness, depth, sauce, size, oven, slices, weight, name, day, hour, colour, wish,
      extra
    case topping(Sink.Topping), delivery(Sink.Delivery), guestName(Int)
    case basic, subtitle, value, mail, picture, ticked, detail, link, copied, forgotten, heard,
      selected
    case inside(Int), saidValue, saidMore
    case order, again
  }

  var model: Sink
  let title = "Kitchen sink"
  let columns = ColumnTitles(title: "Part", value: "Choice")
  let sectionLinks = SectionLinks.list
  let isSearchable = true
  let remembersValues = true
  let savesValues = true
  let submission: Submission<Sink> = .confirmation(
    """
    You ordered a \(\.size)\(\.thickness, as: { ", \($0.title.lowercased())" }) pizza\
    \(" with a cheese border", when: .isOn(\.cheese)) for \(\.name, orElse: "you")\
    \(\.slices, as: { ", in \($0) slices" }).
    """)

  static let variants = [
    Variant("full", titled: "All of it", SinkScreen(model: Sink(toppings: [.olives, .bacon]))),
    Variant("plain", titled: "None of it", SinkScreen(model: Sink(cheese: false, toppings: []))),
  ]

  private static let baker = "Cy"

  var sections: [Section] {
    [.dough, .toppings, .sort, .guests] + Sink.all.indices.map(Section.guest)
      + [.rows, .said, .folded, .buttons]
  }

  func header(of section: Section) -> Sentence<Sink>? {
    switch section {
    case .dough: "Dough"
    case .toppings: "Toppings"
    case .sort: "Delivery"
    case .guests: "Guests"
    case .guest(let index): "Guest \(index + 1)"
    case .rows: "Rows"
    case .said: "Words for a \(\.size) pizza"
    case .folded: "A collapsible section"
    case .buttons: nil
    }
  }

  func footer(of section: Section) -> Sentence<Sink>? {
    switch section {
    case .dough: "Words below a section's rows."
    case .folded: "Words below folded rows."
    case .toppings: "\(\.toppings, as: { "\($0) of 2 toppings" })"
    case .said:
      "\("With cheese", when: .isOn(\.cheese))\(\.depth, as: { $0 > 0.8 ? "Deep" : "" })"
    default: nil
    }
  }

  func folding(of section: Section) -> Folding {
    if case .folded = section { .folded } else { .never }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .dough:
      [
        .cheese, .thickness, .depth, .sauce, .size, .oven, .slices, .weight, .name, .day, .hour,
        .colour,
        .wish, .extra,
      ]
    case .toppings: Sink.Topping.allCases.map(Row.topping)
    case .sort: Sink.Delivery.allCases.map(Row.delivery)
    case .guests: []
    case .guest(let index): [.guestName(index)]
    case .rows:
      [
        .basic, .subtitle, .value, .mail, .picture, .ticked, .detail, .link, .copied, .forgotten,
        .heard, .selected,
      ]
    case .said: [.saidValue, .saidMore]
    case .folded: [.inside(1), .inside(2)]
    case .buttons: [.order, .again]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .cheese: Cell("Cheese border")
    case .thickness: Cell("Thickness")
    case .depth: Cell("Depth")
    case .sauce: Cell("Sauce")
    case .size: Cell("Size")
    case .oven: Cell("Oven")
    case .slices: Cell("Slices")
    case .weight: Cell("Weight")
    case .name: Cell("Name")
    case .day: Cell("Day")
    case .hour: Cell("Time")
    case .colour: Cell("Box")
    case .wish: Cell("Wishes")
    case .extra: Cell("There only while the cheese border is on")
    case .topping(.olives): Cell("Olives", .subtitle("Green ones"))
    case .topping(.bacon): Cell("Bacon")
    case .delivery(let delivery): Cell(delivery.title)
    case .guestName: Cell("Name")
    case .basic: Cell("Basic")
    case .subtitle: Cell("Subtitle", .subtitle("Secondary text"))
    case .value: Cell("Café", .value("Crème brûlée"))
    case .mail: Cell("Mail", .leadingValue("ada@example.org"))
    case .picture: Cell("Inbox", .value("Today"), picture: .symbol("📥"), badge: "3")
    case .ticked: Cell("Ticked", accessory: .checkmark(isOn: true))
    case .detail: Cell("Detail", accessory: .detail(to: .page(KitchenSink.Page.front)))
    case .link: Cell("Front", opens: .page(KitchenSink.Page.front))
    case .copied:
      Cell("Copy the address", .value("sink@example.org"), does: .copy("sink@example.org"))
    case .forgotten: Cell("Forget it all", does: .reset)
    case .heard:
      Cell(
        "Sizzling", picture: .web(host: "example.org", path: "oven.jpg"),
        accessory: .sound(.web(host: "example.org", path: "oven.mp3")))
    case .selected: Cell("Selected row", picture: .symbol("gearshape"), state: .selected)
    case .inside(let number): Cell("Inside", .value("\(number)"))
    case .saidValue:
      Cell(
        "Sauce chosen", .value(Words("\(\.sauce, as: { $0.title })")),
        badge: Words("\("Rich", when: .isOn(\.cheese))"))
    case .saidMore:
      Cell(
        "All of it",
        .subtitle(
          Words("For \(\.name, orElse: "you")\(\.depth, as: { ", \($0) deep" }), by \(Self.baker)")),
        badge: Words("\(\.slices)"))
    case .order, .again: Cell()
    }
  }
}
