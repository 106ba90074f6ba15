import Rendering
import Screens

/// The page that hosts show for an address where nothing is.
struct NotFoundScreen: Screen {
  enum Section: CaseIterable { case ways }
  enum Row { case front }

  let site: String

  /// The URL of the published site, if it is known.
  ///
  /// The page may be shown at any path, however deep, where a relative link would be wrong.
  let baseURL: BaseURL?
  let words: PageWords

  var title: String { words[.pageNotFound] }
  var introduction: String? { words[.nothingAtAddress] }

  func rows(in section: Section) -> [Row] { [.front] }

  func cell(for row: Row) -> Cell {
    switch row {
    case .front:
      Cell(
        site, .subtitle("\(words[.homePage])"), accessory: .disclosure,
        opens: baseURL?.link(to: .front) ?? .page(.front, fragment: nil))
    }
  }
}
