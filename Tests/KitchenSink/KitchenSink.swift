import Rowhouse

/// A site with a page that has everything on it, one of a form's special rows, and one of a manual, for browser tests.
@main
struct KitchenSink: Site {
  enum Page: String, SitePage { case front = "index", page, trip, manual }

  let title = "Kitchen sink"
  let files = [ManualScreen.file]

  func content(of page: Page) -> PageContent {
    switch page {
    case .front: .screen(FrontScreen())
    case .page: .screen(SinkScreen(model: Sink()))
    case .trip: .screen(TripScreen())
    case .manual: .screen(ManualScreen())
    }
  }
}

/// Words and a row that follow the controls of the other page.
struct FrontScreen: Form {
  enum Section: CaseIterable { case only }
  enum Row: String, CaseIterable, Identified {
    case page, trip, cheese, thickness, sauce, name, toppings, many
  }

  var model = Sink()
  let title = "Front"

  func rows(in section: Section) -> [Row] { Row.allCases }
  func field(of row: Row) -> Field<Sink>? { nil }

  func cell(for row: Row) -> Cell {
    switch row {
    case .page: Cell("Kitchen sink", opens: .page(KitchenSink.Page.page))
    case .trip: Cell("Trip", opens: .page(KitchenSink.Page.trip))
    case .cheese:
      Cell(
        "Cheese",
        .value(Words("With\("out", when: !.isOn(\.cheese))\(" extra", when: .isOn(\.cheese))")))
    case .thickness: Cell("Thickness", .value(Words("\(\.thickness)")))
    case .sauce: Cell("Sauce", .value(Words("\(\.sauce)")))
    case .name: Cell("Name", .value(Words("\(\.name, orElse: "Nobody")")))
    case .toppings: Cell("Toppings", .value(Words("\(\.toppings)")))
    case .many: Cell("Many slices")
    }
  }

  func visibility(of row: Row) -> Visibility<Sink> {
    row == .many ? .visible(when: .atLeast(\.slices, 10)) : .always
  }
}
