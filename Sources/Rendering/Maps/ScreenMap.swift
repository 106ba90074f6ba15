package import Screens

/// The screens of a site and the links between them.
package struct ScreenMap: Sendable {
  /// The screens; the first is where one begins.
  package let screens: [PageLink]

  /// The links, in the order of the rows that hold them.
  package let links: [Link]

  package init(screens: [PageLink], links: [Link]) {
    self.screens = screens
    self.links = links
  }

  /// A link of a map: a row of one screen that opens another.
  package struct Link: Sendable {
    package let from: SitePath
    package let to: SitePath
    package let label: String

    package init(from: SitePath, to: SitePath, label: String) {
      self.from = from
      self.to = to
      self.label = label
    }
  }
}
