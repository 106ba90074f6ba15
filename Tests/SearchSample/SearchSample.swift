import Files
import Publishing
import Rendering
import Screens
import Themes

/// A site with a search and no index, which the browser tests write: `SearchSample DIR KIND THEME`.
@main
struct SearchSample {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count == 4, let theme = Theme.all.first(where: { $0.name == words[3] }) else {
      throw Usage()
    }
    let page = SearchPage(
      for: words[2] == "rows" ? .rows : .recordings,
      browsing: [PagePosition.Neighbour("All of it", at: .front)])
    var frame = PageFrame(site: "Sample", language: "en")
    frame.search = SearchPage.path
    let front = ScreenPage(FrontScreen().outline, at: .front)
    let series = [
      PageSeries(named: "FrontScreen", at: .front, files: [.filter]) { frame, html in
        ScreenRenderer(front).draw(in: frame, into: &html)
      },
      PageSeries(named: "SearchPage", at: SearchPage.path, files: page.files) { frame, html in
        page.draw(in: frame, into: &html)
      },
    ]
    let publication = Publication(frame: frame, theme: theme, series: series)
    _ = try await Publisher(to: try FolderStore(words[1])).publish(publication)
  }

  struct Usage: Error {}
}

struct FrontScreen: Screen {
  enum Section: CaseIterable { case only }
  enum Row: CaseIterable { case first, second }
  let title = "Front"
  let isSearchable = true
  func rows(in section: Section) -> [Row] { Row.allCases }
  func cell(for row: Row) -> Cell { Cell("\(row)") }
}
