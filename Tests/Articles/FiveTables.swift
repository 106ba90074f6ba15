import Rowhouse

enum ArticlesPage: String, SitePage, Titled {
  case front = "index", settings, fruits, pizza, account
  case chirper = "chirper/index"
  case loading = "chirper/loading"
  case empty = "chirper/empty"
  case failed = "chirper/failed"

  var title: String {
    switch self {
    case .front: "Five tables"
    case .settings: "Settings"
    case .fruits: "Fruits"
    case .pizza: "Pizza"
    case .account: "Account"
    case .chirper: "Chirper"
    case .loading: "Chirper, loading"
    case .empty: "Chirper, nothing found"
    case .failed: "Chirper, out of reach"
    }
  }
}

@main
struct FiveTables: Site {
  let title = "Five tables"
  let chirper: Chirper

  init() throws(SiteFault) {
    chirper = try Chirper()
  }

  var files: [SiteFile] { [chirper.chirp] }

  func content(of page: ArticlesPage) -> PageContent {
    switch page {
    case .front: .screen(FrontScreen())
    case .settings: .screen(SettingsScreen(model: Settings()))
    case .fruits: .screen(FruitsScreen(model: Fruits()))
    case .pizza: .screen(PizzaScreen(model: Pizza()))
    case .account: .screen(AccountScreen(orders: ["Monday", "Thursday"]))
    case .chirper:
      .listing(of: chirper.recordings, by: 4) { RecordingsTable(page: $0, state: $1) }
    case .loading: chirper(.loading)
    case .empty: chirper(.empty)
    case .failed: chirper(.failed("there is no network."))
    }
  }
}

extension FiveTables {
  /// The recordings in a state of their list.
  private func chirper(_ state: ListState<Recording>) -> PageContent {
    .listing(RecordingsTable(page: Chirper.firstPage, state: state))
  }
}

struct FrontScreen: Screen {
  enum Section: CaseIterable { case tables }
  let title = "Five tables"

  func rows(in section: Section) -> [ArticlesPage] { ArticlesPage.allCases.filter { $0 != .front } }
  func cell(for page: ArticlesPage) -> Cell { Cell(page.title, opens: .page(page)) }
}
