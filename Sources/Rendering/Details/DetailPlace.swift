package import Screens

/// Where the page of one row is, and what is around it.
package struct DetailPlace: Sendable {
  /// The file that the page is written to.
  let path: SitePath

  /// The page of the listing that has the row.
  let page: Page

  /// The identifier of the row on that page.
  let anchor: String

  /// What the listing is called.
  let listing: String

  /// The pages of the rows before and after it, if there are any in its group.
  let previous: PagePosition.Neighbour?
  let next: PagePosition.Neighbour?

  /// Describes a place.
  ///
  /// - Parameters:
  ///   - path: The file that the page is written to.
  ///   - page: The page of the listing that has the row.
  ///   - anchor: The identifier of the row on that page.
  ///   - listing: What the listing is called.
  ///   - previous: The page of the row before it in its group.
  ///   - next: The page of the row after it in its group.
  package init(
    at path: SitePath, listedOn page: Page, as anchor: String, of listing: String,
    previous: PagePosition.Neighbour? = nil, next: PagePosition.Neighbour? = nil
  ) {
    self.path = path
    self.page = page
    self.anchor = anchor
    self.listing = listing
    self.previous = previous
    self.next = next
  }
}
