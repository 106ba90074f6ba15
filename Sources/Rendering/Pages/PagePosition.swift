package import Screens

/// Where a page is among the pages of its site.
package struct PagePosition: Sendable {
  /// A page, as a link to it says.
  package struct Neighbour: Sendable {
    package let title: String
    package let path: SitePath

    package init(_ title: String, at path: SitePath) {
      self.title = title
      self.path = path
    }
  }

  /// The pages between the front page and this one.
  package var trail: [Neighbour] = []

  /// The page before this one, if there is an order.
  package var previous: Neighbour?

  /// The page after this one, if there is an order.
  package var next: Neighbour?

  /// A page among others; one by itself, under the front page, where nothing is said.
  package init(trail: [Neighbour] = [], previous: Neighbour? = nil, next: Neighbour? = nil) {
    self.trail = trail
    self.previous = previous
    self.next = next
  }
}
