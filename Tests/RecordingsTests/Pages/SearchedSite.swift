import Publishing
import Rendering
import Screens

/// A site of two pages whose rows can be searched, or not.
struct SearchedSite: Site {
  enum Page: String, SitePage { case front = "index", birds }

  var hasSearch = true
  let title = "Searched"
  var theme: Theme { Theme(name: "bare", stylesheet: []) }

  func content(of page: Page) -> PageContent {
    switch page {
    case .front: .screen(BirdsScreen(title: "Front", birds: [("zilpzalp", "Zilpzalp")]))
    case .birds:
      .screen(BirdsScreen(title: "Birds", birds: [("quail", "Quail"), ("yellow", "Žluva")]))
    }
  }
}

/// A screen with a section that has a header and one that has none.
struct BirdsScreen: Screen {
  enum Section: CaseIterable { case birds, more }
  enum Row { case bird(Int), more }

  let title: String
  let birds: [(identifier: String, name: String)]

  func header(of section: Section) -> String? { section == .birds ? "All birds" : nil }

  func rows(in section: Section) -> [Row] {
    section == .birds ? birds.indices.map(Row.bird) : [.more]
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .bird(let index): Cell(birds[index].name, .value("Seen & <heard>"))
    case .more: Cell("Xenops")
    }
  }

  func identifier(of row: Row) -> String? {
    switch row {
    case .bird(let index): birds[index].identifier
    case .more: nil
    }
  }
}
