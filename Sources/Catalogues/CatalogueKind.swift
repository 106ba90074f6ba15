package import Markup
package import Publishing
package import Records
package import Rendering
package import Screens
package import Search

/// A kind of catalogue, with all that distinguishes its rows: tables, and one in another module.
package protocol CatalogueKind: Sendable {
  var index: CollectionIndex { get }

  var extras: CatalogueExtras { get }

  /// The names of its parts, and which parts there are.
  var looks: CatalogueLooks { get }

  /// The rows' own pages, where these are the pages of the listing.
  func details(on pages: Pagination) -> RowDetails

  /// Draws a page of the listing, or of a list of a facet's value.
  func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter)

  func export(
    _ rows: [TableRow], as form: ExportForm, _ part: ExportPart, into bytes: inout [UInt8])

  /// Makes the search of the listing's pages; visitors without it browse by links.
  func search(of pages: Pagination, browsing links: [PageLink]) -> PublicationSearch

  /// The parameter of an address that finds the rows with a value of a facet.
  func query(for value: String, of facet: Facet) -> Reference.Query

  /// Notes the searchable texts of the rows on a page of the listing.
  func note(_ rows: [TableRow], on page: ListPage, in notes: inout SearchNotes)
}

/// The names of a catalogue's parts, and which parts it has.
package struct CatalogueLooks: Sendable {
  let noun: RowNoun

  let words: PageWords

  /// The summary's name for the first and last year.
  let years: String

  /// The folder of the listing, and the title of the listing.
  var folder: SitePath { addresses.folder }
  let listTitle: String

  /// The URLs and anchors of rows.
  let addresses: RowAddresses

  /// The home page, whose folder has all other pages: that of the site or of one of its parts, or
  /// the listing if that is a page of a site.
  var home: SitePath = .front
  var place: PagePlace?

  /// The introduction on the home page, and the columns that it has cards for.
  var introduction: String?
  var columns: [Int] = []

  /// The facets whose number of values the summary shows, and the facets that it has tables of.
  package var totals: [Facet] = []
  package var tables: [Facet] = []

  /// The facets whose first values the home page shows some rows of.
  package var featured: [Facet] = []

  /// The columns whose most frequent values the summary has tables of, and those whose ranges.
  var frequent: [Int] = []
  var ranges: [ColumnRanges] = []

  /// The files that pages of rows refer to.
  package var files: [SiteFile] = []

  /// Whether a script sorts the rows of a page that has all of them.
  var isSorted = false

  /// Whether the listing is where rows are found, and the columns with an order, by name.
  package var explores = false
  package var orders: [Int: String] = [:]

  /// The letters that may precede the digits of a row's number.
  package var numberPrefix = ""

  package init(
    noun: RowNoun, words: PageWords, years: String, listTitle: String, addresses: RowAddresses,
    home: SitePath = .front
  ) {
    self.noun = noun
    self.words = words
    self.years = years
    self.listTitle = listTitle
    self.addresses = addresses
    self.home = home
  }

  /// The title of the summary, also among the pages of a site.
  var summaryTitle: String {
    let words = words.marked
    return place == nil ? words[.summary] : words(.summaryOf, listTitle)
  }

  /// The page on which the catalogue is searched, if it has a search of its own.
  var searchPath: SitePath { path(SearchPage.path.components) }

  /// A file of the catalogue.
  func path(_ components: [String]) -> SitePath {
    components.reduce(home.folder) { $0.file($1) }
  }

  /// A file or folder in the folder of the index of a facet's values.
  func path(of facet: Facet, _ components: [String] = []) -> SitePath {
    path(facet.folder.split(separator: "/").map(String.init) + components)
  }
}
