import Rendering
import Screens

extension PageSeries {
  /// The page on which a site is searched.
  ///
  /// - Parameters:
  ///   - kind: What is found.
  ///   - browsing: Where visitors without JavaScript are led.
  static func search(
    for kind: SearchPage.Kind, browsing: [PagePosition.Neighbour]
  ) -> PageSeries {
    let page = SearchPage(for: kind, browsing: browsing)
    return PageSeries(named: "SearchPage", at: SearchPage.path, files: page.files) { frame, html in
      page.draw(in: frame, into: &html)
    }
  }
}
