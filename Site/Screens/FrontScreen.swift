import Rowhouse

/// The way to every other page.
struct FrontScreen: Screen {
  enum Section: CaseIterable { case screens, states }
  typealias Row = GalleryPage

  let title = "Rowhouse gallery"
  let introduction: String? = """
    Table screens, each declared as Swift enums and drawn as one accessible HTML table. \
    This site is the output of a command; no page needs a server or a script.
    """
  let columns = ColumnTitles(title: "Page", value: "About")

  func header(of section: Section) -> String? {
    switch section {
    case .screens: "Screens"
    case .states: "A list in each of its states"
    }
  }

  func rows(in section: Section) -> [GalleryPage] {
    switch section {
    case .screens: [.settings, .fruits, .pizza, .account, .recordings]
    case .states: [.loading, .populated, .empty, .failed, .paging]
    }
  }

  func cell(for row: GalleryPage) -> Cell {
    switch row {
    case .settings:
      Cell("Settings", .subtitle("Sections are values that list their items"), opens: .page(row))
    case .fruits:
      Cell("Fruits", .subtitle("Sections and rows are values behind protocols"), opens: .page(row))
    case .pizza: Cell("Pizza", .subtitle("One enum a section, one row protocol"), opens: .page(row))
    case .account:
      Cell("Account", .subtitle("Enums that only lay out, with rows that vary"), opens: .page(row))
    case .recordings:
      Cell("Recordings", .subtitle("A long list, a page at a time"), opens: .page(row))
    case .loading: Cell("Loading", opens: .page(row))
    case .populated: Cell("Populated", opens: .page(row))
    case .empty: Cell("Empty", opens: .page(row))
    case .failed: Cell("Failed", opens: .page(row))
    case .paging: Cell("Paging", opens: .page(row))
    case .front: Cell("Front page", opens: .page(row))
    case .coachIDs: Cell("Coach IDs", opens: .page(row))
    case .countries: Cell("Countries", opens: .page(row))
    case .developers: Cell("About the Developer", opens: .page(row))
    case .upcomingOrders: Cell("Upcoming orders", opens: .page(row))
    case .parcels: Cell("All parcels", opens: .page(row))
    }
  }
}
