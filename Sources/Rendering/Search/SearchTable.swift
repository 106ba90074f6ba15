import Markup
import Records
import Screens

/// The table of the recordings that are found: the head of their listing, over rows that the script
/// adds.
struct SearchTable {
  private let listing = RecordingListing(
    titled: "Search", in: [], by: .none, page: Pagination(of: 0, by: 1, in: "recordings")[0],
    state: .empty)

  func draw(into html: inout HTMLWriter) {
    html.literal(
      """
      <div class="scroll" role="region" aria-labelledby="caption" tabindex="0">
      <table class="listing">
      <caption id="caption" class="vh">Recordings that were found</caption>
      <colgroup>
      """)
    for column in columns {
      html.void(.col, .class(listing.width(of: column).style))
    }
    html.literal("</colgroup>\n<thead><tr>")
    for column in columns {
      html.element(.th, .scope("col"), text: listing.header(of: column))
    }
    html.literal("</tr></thead>\n<tbody id=\"search-rows\"></tbody>\n</table>\n</div>")
  }

  /// All columns but the licence, which the index does not know.
  private var columns: [RecordingListing.Column] {
    RecordingListing.Column.allCases.filter { $0 != .licence }
  }
}
