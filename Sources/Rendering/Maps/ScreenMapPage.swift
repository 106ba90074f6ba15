public import Markup
public import Screens

/// A page with a map of a site's screens on it.
public struct ScreenMapPage: Sendable {
  private let heading: PageHeading
  private let introduction: String?
  private let map: ScreenMap

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - introduction: A sentence under it, if there is something to explain.
  ///   - map: The screens and links.
  ///   - path: Where the page will be.
  ///   - position: Where it is among the pages of the site.
  public init(
    titled title: String, introduction: String?, _ map: ScreenMap, at path: SitePath,
    _ position: PagePosition
  ) {
    heading = PageHeading(title, at: path, position)
    self.introduction = introduction
    self.map = map
  }

  /// Draws the page.
  public func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    frame.draw(heading, into: &html) { html in
      if let introduction {
        html.element(.p, .class(.introduction), text: introduction)
        html.literal("\n")
      }
      ScreenMapRenderer(map, at: heading.path).draw(into: &html)
    }
  }
}
