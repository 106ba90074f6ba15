import Rendering
import Screens

/// The page at the old path of a moved page, which redirects to the new one.
struct MovedScreen: Screen {
  enum Section: CaseIterable { case ways }
  enum Row { case page }

  let page: PageLink
  let words: PageWords

  var title: String { page.title }
  var introduction: String? { words[.pageMoved] }

  func rows(in section: Section) -> [Row] { [.page] }

  func cell(for row: Row) -> Cell {
    switch row {
    case .page:
      Cell(page.title, accessory: .disclosure, opens: .page(page.path, fragment: nil))
    }
  }
}

extension PageSeries {
  /// A page at an address where another was.
  static func moved(from path: SitePath, to page: PageLink, in words: PageWords) -> PageSeries {
    let outline = MovedScreen(page: page, words: words).outline
    var screen = ScreenPage(outline, at: PagePlace(path))
    screen.successor = page.path
    let drawn = screen
    var series = PageSeries(named: "MovedScreen", at: path) { drawn.draw(in: $0, into: &$1) }
    (series.isFound, series.isListed) = (false, false)
    return series
  }
}
