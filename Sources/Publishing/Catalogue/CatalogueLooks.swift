import Markup
import Records
import Rendering
import Screens
import Search

/// What the rows of a catalogue are called and how they look: all that recordings and the rows of any
/// other table differ in.
struct CatalogueLooks: Sendable {
  let noun: RowNoun

  /// The folder of the listing, and what the listing is called.
  let folder: SitePath
  let listTitle: String

  /// Where the listing is among the pages of the site, if it is not a site by itself: its folder has
  /// all else, too.
  var place: PagePlace?

  /// What the front page says, and the columns that it tells about.
  var introduction: String?
  var columns: [Int] = []

  /// The facets of which the summary says how many values there are, and those that it has tables of.
  var totals: [Facet] = []
  var tables: [Facet] = []

  /// The columns whose ranges the summary has tables of.
  var ranges: [ColumnRanges] = []

  /// What the summary calls the first and last year.
  var years = "Years"

  /// The files that pages of rows refer to.
  var files: [SiteFile] = []

  /// Whether a script sorts the rows of a page that has all of them.
  var isSorted = false

  /// What the anchor of a row that has no slug begins with, before its number.
  let anchorPrefix: String

  /// Draws a page of the listing, or of a list of a facet's value.
  let draw: @Sendable (ListedRows, PageFrame, inout HTMLWriter) -> Void

  /// The rows' own pages.
  let details: RowDetails

  /// Writes rows for other programs.
  let export: @Sendable (ExportForm, [TableRow], ExportPart, inout [UInt8]) -> Void

  /// Makes the search.
  let search: @Sendable (Pagination, [PageLink]) -> PublicationSearch

  /// What addresses of searches call a facet's column.
  let searchName: @Sendable (Facet) -> String

  /// Notes what is to be found of a row, which is at a position on a page of the listing.
  let note: @Sendable (TableRow, Int, Page, inout SearchNotes) -> Void

  /// A row's anchor on the pages of the listing: `row-17`, or its slug.
  func anchor(of name: RowName) -> String {
    switch name {
    case .number(let number): "\(anchorPrefix)\(number)"
    case .slug(let slug): slug
    }
  }

  /// A row's own page, such as `rows/0/row-51.html`: in the folder of its thousand, or of the first
  /// two letters of its slug.
  ///
  /// It depends on the row alone, so it stays when others come and go.
  func page(of name: RowName) -> SitePath {
    let thousand =
      switch name {
      case .number(let number): "\(number / 1_000)"
      case .slug(let slug): UInt64(slug).map { "\($0 / 1_000)" } ?? String(slug.prefix(2))
      }
    return folder.file(thousand).file("\(anchor(of: name).lowercased()).html")
  }

  /// No fewer characters than the path of any row's own page has.
  var longestPage: Int { folder.length + 120 }

  /// What the page of the summary is called, also among the pages of a site.
  var summaryTitle: String { place == nil ? "Summary" : "\(listTitle): summary" }

  /// A file of the catalogue beside its listing.
  func path(_ components: [String]) -> SitePath {
    let start = place?.path.folder.file(components[0]) ?? SitePath.front.sibling(components[0])
    return components.dropFirst().reduce(start) { $0.file($1) }
  }

  /// A file or folder in the folder of the index of a facet's values.
  func path(of facet: Facet, _ components: [String] = []) -> SitePath {
    path(facet.folder.split(separator: "/").map(String.init) + components)
  }
}
