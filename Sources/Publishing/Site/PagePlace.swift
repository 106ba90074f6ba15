public import Rendering
public import Screens

/// Where a page's content is put, and what it may need to know of the others.
public struct PagePlace: Sendable {
  public let path: SitePath
  public let position: PagePosition

  /// The screens of the site and the links between them.
  public let map: ScreenMap

  /// A page at a path.
  public init(
    _ path: SitePath, _ position: PagePosition = PagePosition(),
    map: ScreenMap = ScreenMap(screens: [], links: [])
  ) {
    self.path = path
    self.position = position
    self.map = map
  }
}
