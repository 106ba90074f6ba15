import Rowhouse

enum TrattoriaPage: String, SitePage { case front = "index", menu }

extension Link {
  static func page(_ page: TrattoriaPage) -> Link { .page(page.path, fragment: nil) }
}

@main
struct Trattoria: Site {
  let title = "Trattoria"

  func content(of page: TrattoriaPage) -> PageContent {
    switch page {
    case .front: .screen(FrontScreen())
    case .menu: .screen(MenuScreen())
    }
  }
}

struct FrontScreen: Screen {
  enum Section: CaseIterable { case welcome }
  enum Row { case menu }
  let title = "Trattoria"

  func rows(in section: Section) -> [Row] {
    switch section {
    case .welcome: [.menu]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .menu: Cell("Menu", .subtitle("Pizza, mostly"), opens: .page(.menu))
    }
  }
}

struct MenuScreen: Screen {
  enum Section: String, CaseIterable, Titled { case pizza = "Pizza" }
  enum Row: String, CaseIterable, Identified { case margherita, diavola }
  let title = "Menu"

  func rows(in section: Section) -> [Row] { Row.allCases }

  func cell(for row: Row) -> Cell {
    switch row {
    case .margherita: Cell("Margherita", .value("€ 8.00"))
    case .diavola: Cell("Diavola", .value("€ 9.50"))
    }
  }
}
