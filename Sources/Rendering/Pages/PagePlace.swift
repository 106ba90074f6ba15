package import Screens

/// The path of a page, and the pages of its site that are above and beside it.
package struct PagePlace: Sendable {
  /// The file that the page is written to, which its references are relative to.
  package var path: SitePath

  /// The pages between the home page and this one.
  package var trail: [PageLink]

  /// The pages before and after this one, if there is an order.
  package var previous: PageLink?
  package var next: PageLink?

  /// Creates a place; by default directly under the home page, without neighbours.
  package init(
    _ path: SitePath, below trail: [PageLink] = [], previous: PageLink? = nil, next: PageLink? = nil
  ) {
    self.path = path
    self.trail = trail
    self.previous = previous
    self.next = next
  }

  /// Returns the place of another page at the same level, such as the next of its list.
  package func moved(to path: SitePath) -> PagePlace {
    var place = self
    place.path = path
    return place
  }
}

/// A link to a page: its title and its path.
package struct PageLink: Sendable {
  package let title: String
  package let path: SitePath

  package init(_ title: String, to path: SitePath) {
    self.title = title
    self.path = path
  }
}
