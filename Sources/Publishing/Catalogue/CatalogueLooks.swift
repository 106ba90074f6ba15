import Markup
import Records
import Rendering
import Screens
import Search

/// The names and the appearance of a catalogue's rows: everything in which recordings and the rows
/// of other tables differ.
struct CatalogueLooks: Sendable {
  let noun: RowNoun

  /// The interface text.
  let words: PageWords

  /// The summary's name for the first and last year.
  let years: String

  /// The folder of the listing, and the title of the listing.
  var folder: SitePath { addresses.folder }
  let listTitle: String

  /// The home page, whose folder has all other pages: that of the site or of one of its parts, or
  /// the listing if that is a page of a site.
  var home: SitePath = .front
  var place: PagePlace?

  /// The introduction on the home page, and the columns that it has cards for.
  var introduction: String?
  var columns: [Int] = []

  /// The facets whose number of values the summary shows, and the facets that it has tables of.
  var totals: [Facet] = []
  var tables: [Facet] = []

  /// The facets whose first values the home page shows some rows of.
  var featured: [Facet] = []

  /// The columns whose most frequent values the summary has tables of, and those whose ranges.
  var frequent: [Int] = []
  var ranges: [ColumnRanges] = []

  /// The files that pages of rows refer to.
  var files: [SiteFile] = []

  /// Whether a script sorts the rows of a page that has all of them.
  var isSorted = false

  /// Whether the listing is where rows are found, and the columns with an order, by name.
  var explores = false
  var orders: [Int: String] = [:]

  /// The letters that may precede the digits of a row's number.
  var numberPrefix = ""

  /// The URLs and anchors of rows.
  let addresses: RowAddresses

  /// Draws a page of the listing, or of a list of a facet's value.
  let draw: @Sendable (ListedRows, PageFrame, inout HTMLWriter) -> Void

  /// The rows' own pages.
  let details: RowDetails

  /// Writes rows for other programs.
  let export: @Sendable (ExportForm, [TableRow], ExportPart, inout [UInt8]) -> Void

  /// Makes the search.
  let search: @Sendable (Pagination, [PageLink]) -> PublicationSearch

  /// The parameter of an address that finds the rows with a value of a facet.
  let query: @Sendable (_ value: String, Facet) -> Reference.Query

  /// Notes the searchable texts of a row at a position on a page of the listing.
  let note: @Sendable (TableRow, Int, ListPage, inout SearchNotes) -> Void

  /// The title of the summary, also among the pages of a site.
  var summaryTitle: String {
    let words = words.marked
    return place == nil ? words[.summary] : words(.summaryOf, listTitle)
  }

  /// The page on which the catalogue is searched, if it has a search of its own.
  var searchPath: SitePath { Self.searchPath(beside: home) }

  static func searchPath(beside home: SitePath) -> SitePath {
    SearchPage.path.components.reduce(home.folder) { $0.file($1) }
  }

  /// A file of the catalogue.
  func path(_ components: [String]) -> SitePath {
    components.reduce(home.folder) { $0.file($1) }
  }

  /// A file or folder in the folder of the index of a facet's values.
  func path(of facet: Facet, _ components: [String] = []) -> SitePath {
    path(facet.folder.split(separator: "/").map(String.init) + components)
  }
}
