package import Markup
package import Records
import Screens

/// The pages of the rows of a collection: everything that is known of each, in sections.
///
/// The structure is that of a screen's table; rows are written as literals, because a collection may
/// have a million such pages.
package struct RowDetails: Sendable {
  /// What a row of the collection is called, such as "recording".
  let noun: RowNoun

  /// What a row is called: the `<h1>` of its page.
  package let title: @Sendable (TableRow) -> String

  /// What a row is called where its collection is known; the row itself, if it is at hand.
  package let shortTitle: @Sendable (RowName, TableRow?) -> String

  /// The columns of sounds, which a page may play.
  let sounds: [Int]

  /// What a page is divided into; a section of which nothing is drawn is left out.
  let sections: [Section]

  /// One part of a page.
  struct Section: Sendable {
    let header: String
    let details: [Detail]

    init(_ header: String, _ details: [Detail]) {
      self.header = header
      self.details = details
    }
  }

  /// One thing that a page says of its row.
  struct Detail: Sendable {
    /// What stands before it; nothing where the section's header says it already.
    let title: String?

    /// Writes it, or nothing if the row has none; then the detail is left out.
    let draw: @Sendable (TableRow, _ list: ListingLink, inout CellWriter) -> Void
  }
}

// MARK: - What rows of any kind have

extension RowDetails.Detail {
  /// The row in its listing.
  static func list(in words: PageWords) -> Self {
    Self(title: words[.inTheList]) { _, list, cell in cell.link(list.title, to: list.link) }
  }

  /// Where the row is, in words and on a map.
  static func place(
    _ latitude: Int, _ longitude: Int, in words: PageWords
  ) -> (coordinates: Self, map: Self) {
    let coordinates = Self(title: words[.coordinates]) { row, _, cell in
      cell.coordinates(row.text(of: latitude), row.text(of: longitude))
    }
    let map = Self(title: nil) { row, _, cell in
      PlaceMap(latitude: row.text(of: latitude), longitude: row.text(of: longitude))?
        .draw(in: words, into: &cell.html)
    }
    return (coordinates, map)
  }
}

// MARK: - Drawing

extension RowDetails {
  /// Draws the page of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - place: Where the page is.
  ///   - list: The row in its listing.
  ///   - referring: The rows that refer to it.
  ///   - frame: What is around the page.
  ///   - html: Receives it.
  package func draw(
    _ row: TableRow, at place: PagePlace, in list: ListingLink,
    below referring: [ReferringRows] = [], _ frame: PageFrame, into html: inout HTMLWriter
  ) {
    var heading = PageHeading(title(row), at: place)
    heading.shortTitle = shortTitle(row.name, row)
    if sounds.contains(where: { WebAddress(row.text(of: $0))?.isSecure == true }) {
      heading.scripts = [.player]
    }
    frame.draw(heading, into: &html) { html in
      let words = frame.words.calling(noun)
      var cell = CellWriter(html, at: place.path, in: words)
      cell.literal(
        """
        <table class="screen inset-grouped record">
        <caption><span class="vh">
        """)
      cell.html.text(words[.aboutThis])
      cell.literal("</span></caption>\n<thead><tr><th scope=\"col\"><span class=\"vh\">")
      cell.html.text(words[.detail])
      cell.literal("</span></th><th scope=\"col\"><span class=\"vh\">")
      cell.html.text(words[.value])
      cell.literal("</span></th></tr></thead>\n")
      for (number, section) in sections.enumerated() {
        if number == sections.count - 1, !referring.isEmpty {
          cell.section(of: referring, in: words)
        }
        section.draw(row, list, into: &cell)
      }
      cell.literal("</table>\n")
      html = cell.finish()
    }
  }
}

extension RowDetails.Section {
  /// Draws the section, unless nothing is in it.
  fileprivate func draw(_ row: TableRow, _ list: ListingLink, into cell: inout CellWriter) {
    let start = cell.html.count
    cell.literal("<tbody>\n<tr class=\"section\"><th scope=\"rowgroup\" colspan=\"2\">")
    cell.html.text(header)
    cell.literal("</th></tr>\n")
    let end = cell.html.count
    for detail in details { draw(detail, of: row, list, into: &cell) }
    if cell.html.count == end { return cell.html.removeAll(after: start) }
    cell.literal("</tbody>\n")
  }

  /// Draws a detail and what it is called, unless there is nothing to say.
  private func draw(
    _ detail: RowDetails.Detail, of row: TableRow, _ list: ListingLink, into cell: inout CellWriter
  ) {
    let start = cell.html.count
    if let title = detail.title {
      cell.literal("<tr class=\"row value\"><th scope=\"row\">")
      cell.html.text(title)
      cell.literal("</th><td><span class=\"value\">")
    } else {
      cell.literal("<tr class=\"row basic\"><td colspan=\"2\">")
    }
    let end = cell.html.count
    detail.draw(row, list, &cell)
    if cell.html.count == end { return cell.html.removeAll(after: start) }
    cell.literal(detail.title == nil ? "</td></tr>\n" : "</span></td></tr>\n")
  }
}
