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

  /// What the front page says, and the columns that it tells about.
  var introduction: String?
  var columns: [TableColumn] = []

  /// The facets of which the summary says how many values there are, and those that it has tables of.
  var totals: [Facet] = []
  var tables: [Facet] = []

  /// What the summary calls the first and last year.
  var years = "Years"

  /// The files that pages of rows refer to.
  var files: [SiteFile] = []

  /// A row's anchor on the pages of the listing.
  let anchor: @Sendable (RowName) -> String

  /// The row's own page, and more characters than any path of one has.
  let page: @Sendable (RowName) -> SitePath
  let longestPage: Int

  /// Draws a page of the listing, or of a list of a facet's value.
  let draw: @Sendable (ListedRows, PageFrame, inout HTMLWriter) -> Void

  /// Draws a row's own page.
  let drawDetails: @Sendable (RowPage, PageFrame, inout HTMLWriter) -> Void

  /// Writes the rows of a page for other programs.
  let export: @Sendable (ExportForm, [TableRow], inout [UInt8]) -> Void

  /// Makes the search.
  let search: @Sendable (Pagination, [PagePosition.Neighbour]) -> PublicationSearch

  /// Notes what is to be found of a row, which is on a page of the listing.
  let note: @Sendable (TableRow, Page, inout SearchNotes) -> Void

  /// A row that is drawn on a page of its own.
  struct RowPage {
    let row: TableRow

    /// The page of the listing that has it, and what the listing is called.
    let listed: Page
    let listing: String

    /// The rows before and after it in its group.
    let previous: RowName?
    let next: RowName?
    let showsRemoteImages: Bool
  }
}
