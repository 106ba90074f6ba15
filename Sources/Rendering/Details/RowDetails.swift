package import Markup
import Screens

/// The page of one row of a collection: everything that is known of it, in sections.
///
/// The structure is that of a screen's table; rows are written as literals, because a collection may
/// have a million such pages.
package protocol RowDetails: Sendable {
  /// What the page can say.
  associatedtype Detail: Sendable

  var place: PagePlace { get }

  /// The page's `<h1>`.
  var title: String { get }

  /// What the page is called where its collection is known.
  var shortTitle: String { get }

  /// What a row of the collection is called, such as "recording".
  var noun: String { get }

  /// Whether the page has a sound that it may play.
  var playsSound: Bool { get }

  /// What the page is divided into; a section of which nothing is drawn is left out.
  var sections: [DetailSection<Detail>] { get }

  /// What stands before a value; nothing where the section's header says it already.
  func title(of detail: Detail) -> String?

  /// Writes a value, or nothing if the row has none; then the detail is left out.
  func draw(_ detail: Detail, into cell: inout CellWriter)
}

/// One part of a row's page.
package struct DetailSection<Detail: Sendable>: Sendable {
  let header: String
  let details: [Detail]

  init(_ header: String, _ details: [Detail]) {
    self.header = header
    self.details = details
  }
}

extension RowDetails {
  /// Draws the page.
  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    var heading = PageHeading(title, at: place)
    heading.shortTitle = shortTitle
    if playsSound { heading.scripts = [.player] }
    frame.draw(heading, into: &html) { html in
      var cell = CellWriter(html, at: place.path)
      drawTable(into: &cell)
      html = cell.finish()
    }
  }

  private func drawTable(into cell: inout CellWriter) {
    cell.literal(
      """
      <table class="screen inset-grouped record">
      <caption><span class="vh">About this 
      """)
    cell.html.text(noun)
    cell.literal(
      """
      </span></caption>
      <thead><tr><th scope="col"><span class="vh">Detail</span></th>\
      <th scope="col"><span class="vh">Value</span></th></tr></thead>

      """)
    for section in sections { draw(section, into: &cell) }
    cell.literal("</table>\n")
  }

  /// Draws a section, unless nothing is in it.
  private func draw(_ section: DetailSection<Detail>, into cell: inout CellWriter) {
    let start = cell.html.count
    cell.literal("<tbody>\n<tr class=\"section\"><th scope=\"rowgroup\" colspan=\"2\">")
    cell.html.text(section.header)
    cell.literal("</th></tr>\n")
    let end = cell.html.count
    for detail in section.details { drawRow(of: detail, into: &cell) }
    if cell.html.count == end { return cell.html.removeAll(after: start) }
    cell.literal("</tbody>\n")
  }

  /// Draws a detail and what it is called, unless there is nothing to say.
  private func drawRow(of detail: Detail, into cell: inout CellWriter) {
    let start = cell.html.count
    let title = title(of: detail)
    if let title {
      cell.literal("<tr class=\"row value\"><th scope=\"row\">")
      cell.html.text(title)
      cell.literal("</th><td><span class=\"value\">")
    } else {
      cell.literal("<tr class=\"row basic\"><td colspan=\"2\">")
    }
    let end = cell.html.count
    draw(detail, into: &cell)
    if cell.html.count == end { return cell.html.removeAll(after: start) }
    cell.literal(title == nil ? "</td></tr>\n" : "</span></td></tr>\n")
  }
}
