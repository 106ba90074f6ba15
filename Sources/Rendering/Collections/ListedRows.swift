package import Records
package import Screens

/// The rows of one page of a collection's listing, and what is said about them.
package struct ListedRows: Sendable {
  /// The heading of the list.
  package let title: String
  package let page: Page
  package let rows: [TableRow]

  /// What the rows are grouped by, all groups, and the place among them of each row's.
  package var group: Facet?
  package var groups: [FacetValue] = []
  package var groupNumbers: [Int?] = []

  /// The facet of which all rows have one value, in a list of its own.
  package var common: Facet?

  /// Where the page is among those of the site.
  package var place: PagePlace

  /// The page of each row, if rows have such.
  package var details: (@Sendable (RowName) -> SitePath)?

  /// Where else the same is listed.
  package var seeAlso: [ListingLink] = []

  /// The files that have the same rows.
  package var downloads: [Download] = []

  package init(_ title: String, on page: Page, _ rows: [TableRow]) {
    self.title = title
    self.page = page
    self.rows = rows
    place = PagePlace(page.path)
  }
}
