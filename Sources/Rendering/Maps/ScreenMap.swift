package import Screens

/// The screens of a site and the links between them.
package struct ScreenMap: Sendable {
  /// The screens; the first is where one begins.
  package let screens: [Screen]

  /// The links, in the order of the rows that hold them.
  package let links: [Link]

  package init(screens: [Screen], links: [Link]) {
    self.screens = screens
    self.links = links
  }

  /// A screen of a map.
  package struct Screen: Sendable {
    package let title: String
    package let path: SitePath

    package init(_ title: String, at path: SitePath) {
      self.title = title
      self.path = path
    }
  }

  /// A link of a map: a row of one screen that opens another.
  package struct Link: Sendable {
    package let from: SitePath
    package let to: SitePath

    /// The title of the row.
    package let label: String

    package init(from: SitePath, to: SitePath, label: String) {
      self.from = from
      self.to = to
      self.label = label
    }
  }
}
