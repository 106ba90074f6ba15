public import Screens

/// The screens of a site and the links between them.
public struct ScreenMap: Sendable {
  /// The screens; the first is where one begins.
  public let screens: [Screen]

  /// The links, in the order of the rows that hold them.
  public let links: [Link]

  public init(screens: [Screen], links: [Link]) {
    self.screens = screens
    self.links = links
  }

  /// A screen of a map.
  public struct Screen: Sendable {
    public let title: String
    public let path: SitePath

    public init(_ title: String, at path: SitePath) {
      self.title = title
      self.path = path
    }
  }

  /// A link of a map: a row of one screen that opens another.
  public struct Link: Sendable {
    public let from: SitePath
    public let to: SitePath

    /// The title of the row.
    public let label: String

    public init(from: SitePath, to: SitePath, label: String) {
      self.from = from
      self.to = to
      self.label = label
    }
  }
}
