import Rowhouse

/// The way to every other page.
struct FrontScreen: Screen {
  enum Section: CaseIterable { case systems, catalogue, states, site }
  typealias Row = GalleryPage

  let title = "Rowhouse gallery"
  let introduction: String? = """
    Table screens, each declared as Swift enums and drawn as one accessible HTML table. \
    This site is the output of a command; no page needs a server, and none needs a script to be \
    read.
    """
  let columns = ColumnTitles(title: "Page", value: "About")

  func header(of section: Section) -> String? {
    switch section {
    case .systems: "Ways to describe a screen"
    case .catalogue: "Everything a table view can do"
    case .states: "A list in each of its states"
    case .site: "The site itself"
    }
  }

  func rows(in section: Section) -> [GalleryPage] {
    switch section {
    case .systems: [.settings, .fruits, .pizza, .account, .recordings, .chirper, .volcanoes]
    case .catalogue: [.cells, .controls, .crates, .questions, .birds]
    case .states: [.loading, .populated, .empty, .failed, .outdated, .paging]
    case .site: [.map]
    }
  }

  func cell(for page: GalleryPage) -> Cell {
    switch page {
    case .settings: cell("Settings", "⚙️", "Sections are values that list their items", page)
    case .fruits: cell("Fruits", "🍓", "Sections and rows are values behind protocols", page)
    case .pizza: cell("Pizza", "🍕", "One enum a section, one protocol of rows", page)
    case .account: cell("Account", "👤", "Enums that only lay out, with rows that vary", page)
    case .recordings: cell("Recordings", "🎧", "A long list, a page at a time", page)
    case .chirper: cell("Chirper", "🐤", "A list in rows, in whatever state it is", page)
    case .volcanoes:
      cell("Volcanoes", "🌋", "Columns are an enum: groups, lists, a map, a page each", page)
    case .cells: cell("Cells and accessories", "🧩", "Styles, symbols, badges, custom cells", page)
    case .controls: cell("Controls", "🎛️", "Every control, bound to one model", page)
    case .crates: cell("Crates", "📦", "Rows for each element of an array", page)
    case .questions: cell("Questions", "💬", "Sections that fold, in a grouped table", page)
    case .birds: cell("Birds from A to Z", "🐦", "A plain table with an index and a search", page)
    case .map: cell("Map of the screens", "🗺️", "Every screen, and the links between them", page)
    case .loading: Cell("Loading", opens: .page(page))
    case .populated: Cell("Populated", opens: .page(page))
    case .empty: Cell("Empty", opens: .page(page))
    case .failed: Cell("Failed", opens: .page(page))
    case .outdated: Cell("Failed while content is shown", opens: .page(page))
    case .paging: Cell("Paging", opens: .page(page))
    case .front: Cell("Home page", opens: .page(page))
    case .coachIDs: Cell("Coach IDs", opens: .page(page))
    case .countries: Cell("Countries", opens: .page(page))
    case .developers: Cell("About the Developer", opens: .page(page))
    case .upcomingOrders: Cell("Upcoming orders", opens: .page(page))
    case .parcels: Cell("All parcels", opens: .page(page))
    }
  }

  private func cell(
    _ title: String, _ symbol: String, _ about: String, _ page: GalleryPage
  ) -> Cell {
    Cell(title, .subtitle(about), picture: .symbol(symbol), opens: .page(page))
  }
}
