package import Screens

/// One page of a catalogue's listing, whose rows are in a pane of their own.
package protocol CatalogueListing: Listing {
  /// The names of one row and of several.
  var rowNoun: RowNoun { get }

  /// The name above the list, if it is not the title.
  var heading: String? { get }

  /// The page of each row, if rows have such.
  var rowPages: [SitePath] { get }

  /// The facets and orders of the page; `nil` if its rows are not explored.
  var explorer: Explorer? { get }

  /// How each column's header sorts the listing; `nil` for columns that can't be sorted.
  var sorts: [HeaderSort?] { get }

  /// The explorer's name for the order of each column, if it has one.
  var orders: [String?] { get }
}
