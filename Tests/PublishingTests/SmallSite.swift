import Publishing
import Rendering
import Screens

/// A site with a few pages.
struct SmallSite: Site {
  enum Page: String, SitePage { case front = "index", list, deep, map }

  let title = "Small"
  var theme: Theme { Theme(name: "bare", stylesheet: []) }
  var readingOrder: [Page] { [.front, .list, .deep] }

  func parent(of page: Page) -> Page? { page == .deep ? .list : nil }

  func content(of page: Page) -> PageContent {
    switch page {
    case .front: .screen(LinkScreen(title: "Small", links: [("To the list", Page.list)]))
    case .list: .screen(ListScreen(rows: ["One"]))
    case .deep: .screen(LinkScreen(title: "Deep", links: []))
    case .map: .screenMap(titled: "Map")
    }
  }
}

/// A site whose two pages claim to be above each other.
struct CircularSite: Site {
  enum Page: String, SitePage { case front = "index", one, two }

  let title = "Circular"
  var theme: Theme { Theme(name: "bare", stylesheet: []) }

  func parent(of page: Page) -> Page? {
    switch page {
    case .front: nil
    case .one: .two
    case .two: .one
    }
  }

  func content(of page: Page) -> PageContent {
    .screen(LinkScreen(title: "\(page)".capitalizedFirst, links: []))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// A screen with a row for each link.
struct LinkScreen: Screen {
  enum Section: CaseIterable { case only }
  let title: String
  let links: [(title: String, page: SmallSite.Page)]

  func rows(in section: Section) -> [Int] { links.isEmpty ? [-1] : Array(links.indices) }

  func cell(for row: Int) -> Cell {
    row < 0 ? Cell("Nothing") : Cell(links[row].title, opens: .page(links[row].page))
  }
}

/// A list that may be empty.
struct ListScreen: Screen {
  enum Section: CaseIterable { case only }
  let title = "List"
  let rows: [String]

  func rows(in section: Section) -> [String] { rows }
  func cell(for row: String) -> Cell { Cell(row) }
  func notice(of section: Section) -> Notice? {
    rows.isEmpty ? Notice("Nothing", "There is nothing.") : nil
  }

  static let variants = [Variant("none", titled: "No rows", ListScreen(rows: []))]
}

/// A site with a screen that goes on over several pages.
struct CountedSite: Site {
  enum Page: String, SitePage { case front = "index", numbers = "numbers/index", map }

  let title = "Counted"
  var theme: Theme { Theme(name: "bare", stylesheet: []) }

  func content(of page: Page) -> PageContent {
    switch page {
    case .front: .screen(LinkScreen(title: "Counted", links: []))
    case .numbers: .screen(of: Array(1...5), by: 2) { _, state in CountedScreen(state: state) }
    case .map: .screenMap(titled: "Map")
    }
  }
}

/// Some numbers, and the way to the front page.
struct CountedScreen: Screen {
  enum Section: CaseIterable { case numbers, front }
  let state: ListState<Int>
  var name: String?
  var isSearchable = false
  let title = "Numbers"

  func rows(in section: Section) -> [Int] { section == .front ? [0] : state.items }
  func cell(for row: Int) -> Cell {
    row == 0 ? Cell("Front", opens: .page(CountedSite.Page.front)) : Cell("\(row)")
  }
  func identifier(of row: Int) -> String? { row == 0 ? name : nil }
  func notice(of section: Section) -> Notice? {
    section == .front ? nil : state.notice(about: "numbers")
  }

  static let variants = [Variant("none", titled: "None", CountedScreen(state: .empty))]
}

/// A site of one list, whose variant is on no page but its own.
struct QuietSite: Site {
  enum Page: String, SitePage { case front = "index", quiet }
  let title = "Quiet"
  var theme: Theme { Theme(name: "bare", stylesheet: []) }
  func content(of page: Page) -> PageContent { .screen(QuietScreen()) }
}

struct QuietScreen: Screen {
  enum Section: CaseIterable { case only }
  let title = "Quiet"
  var rows = ["One"]

  func rows(in section: Section) -> [String] { rows }
  func cell(for row: String) -> Cell { Cell(row) }

  static let variants = [Variant("two", titled: "Two rows", QuietScreen(rows: ["One", "Two"]))]
  static let showsVariants = false
}

/// A screen with a variant that cannot have a page.
struct OddlyNamedScreen: Screen {
  enum Section: CaseIterable { case only }
  let title = "Odd"
  func rows(in section: Section) -> [Int] { [1] }
  func cell(for row: Int) -> Cell { Cell("Row") }
  static let variants = [Variant("Ä b", titled: "Odd", OddlyNamedScreen())]
}

/// A screen that shows where it is declared.
struct SourceScreen: Screen {
  enum Section: CaseIterable { case only }
  let title = "Source"
  var source: SourceFile? = SourceFile()
  func rows(in section: Section) -> [Int] { [1] }
  func cell(for row: Int) -> Cell { Cell("Row") }
}

/// A form with everything wrong that the compiler cannot see.
struct FaultyForm: Form {
  enum Section: CaseIterable { case only }
  enum Row: CaseIterable { case one, other, nameless }

  struct Model: Sendable { var count = 7, other = 1 }

  var model = Model()
  let title = "Faulty"
  func rows(in section: Section) -> [Row] { Row.allCases }
  func cell(for row: Row) -> Cell { Cell(row == .nameless ? "Nameless" : "Row") }
  func identifier(of row: Row) -> String? { row == .nameless ? nil : "count" }

  func field(of row: Row) -> Field<Model>? {
    switch row {
    case .one: .stepper(\.count, in: 0...5)
    case .other, .nameless: .stepper(\.other, in: 0...5)
    }
  }
}
