import Rowhouse

/// A site with one page that has everything on it, for the tests of the scripts.
@main
struct KitchenSink: Site {
  enum Page: String, SitePage { case front = "index", page }

  let title = "Kitchen sink"

  func content(of page: Page) -> PageContent {
    switch page {
    case .front: .screen(FrontScreen())
    case .page: .screen(SinkScreen(model: Sink()))
    }
  }
}

struct FrontScreen: Screen {
  enum Section: CaseIterable { case only }
  let title = "Front"
  func rows(in section: Section) -> [KitchenSink.Page] { [.page] }
  func cell(for page: KitchenSink.Page) -> Cell { Cell("Kitchen sink", opens: .page(page)) }
}
