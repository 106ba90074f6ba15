package import Screens

/// Where the page of one row is, and what is around it.
package struct DetailPlace: Sendable {
  /// The file that the page is written to.
  let path: SitePath

  /// The listing above it, and the pages of the rows before and after it, if there are any in its
  /// group.
  let position: PagePosition

  /// The page of the listing that has the row.
  let page: Page

  /// The identifier of the row on that page.
  let anchor: String

  /// Describes a place.
  ///
  /// - Parameters:
  ///   - path: The file that the page is written to.
  ///   - position: Where it is among the pages of the site: the last above it is the listing.
  ///   - page: The page of the listing that has the row.
  ///   - anchor: The identifier of the row on that page.
  package init(
    at path: SitePath, _ position: PagePosition, listedOn page: Page, as anchor: String
  ) {
    self.path = path
    self.position = position
    self.page = page
    self.anchor = anchor
  }
}
