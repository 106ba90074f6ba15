public import Records
public import Screens

/// The rows of one page of a collection's listing, and what is said about them.
public struct ListedRows: Sendable {
  /// The heading of the list.
  public let title: String
  public let page: Page
  public let rows: [TableRow]

  /// What the rows are grouped by, all groups, and the place among them of each row's.
  public var group: Facet?
  public var groups: [FacetValue] = []
  public var groupNumbers: [Int?] = []

  /// The facet of which all rows have one value, in a list of its own.
  public var common: Facet?

  /// Where the list is among the pages of the site.
  public var position = PagePosition()

  /// The page of each row, if rows have such.
  public var details: (@Sendable (RowName) -> SitePath)?

  /// Where else the same is listed.
  public var seeAlso: [ListingLink] = []

  /// The files that have the same rows.
  public var downloads: [Download] = []

  public init(_ title: String, on page: Page, _ rows: [TableRow]) {
    self.title = title
    self.page = page
    self.rows = rows
  }
}
