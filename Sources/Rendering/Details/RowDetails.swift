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

    /// Whether it stands beside the others where there is room: a map, pictures.
    let isAside: Bool

    init(_ header: String, _ details: [Detail], aside isAside: Bool = false) {
      self.header = header
      self.details = details
      self.isAside = isAside
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
        .draw(on: cell.path, in: words, into: &cell.html)
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
      drawFacts(row, in: list, below: referring, in: words, into: &cell)
      html = cell.finish()
    }
  }
}

extension RowDetails {
  /// Draws what is known of a row, each section as a table of facts, and maps and pictures beside them.
  private func drawFacts(
    _ row: TableRow, in list: ListingLink, below referring: [ReferringRows], in words: PageWords,
    into cell: inout CellWriter
  ) {
    cell.literal("<div class=\"split\"><div>\n")
    for (number, section) in sections.enumerated() where !section.isAside {
      section.drawFacts(of: row, list, isFirst: number == 0, into: &cell)
    }
    if !referring.isEmpty {
      cell.literal("<table class=\"facts\">\n")
      cell.section(of: referring, in: words)
      cell.literal("</table>\n")
    }
    cell.literal("</div>\n")
    let start = cell.html.count
    cell.literal("<div>\n")
    let end = cell.html.count
    for section in sections where section.isAside {
      section.drawFacts(of: row, list, isFirst: false, into: &cell)
    }
    if cell.html.count == end {
      cell.html.removeAll(after: start)
    } else {
      cell.literal("</div>\n")
    }
    cell.literal("</div>\n")
  }
}

extension RowDetails.Section {
  /// Draws the section as a table of facts, or as prose where nothing in it has a name.
  fileprivate func drawFacts(
    of row: TableRow, _ list: ListingLink, isFirst: Bool, into cell: inout CellWriter
  ) {
    let start = cell.html.count
    let isProse = details.allSatisfy { $0.title == nil }
    if isProse {
      cell.literal("<section><h2>")
      cell.html.text(header)
      cell.literal("</h2>\n")
    } else {
      cell.literal("<table class=\"facts\">\n<caption")
      if isFirst { cell.literal(" class=\"vh\"") }
      cell.literal(">")
      cell.html.text(header)
      cell.literal("</caption>\n<tbody>\n")
    }
    let end = cell.html.count
    for detail in details {
      let start = cell.html.count
      if isProse {
        cell.literal("<div class=\"prose\">")
      } else if let title = detail.title {
        cell.literal("<tr><th scope=\"row\">")
        cell.html.text(title)
        cell.literal("</th><td>")
      } else {
        cell.literal("<tr><td colspan=\"2\">")
      }
      let end = cell.html.count
      detail.draw(row, list, &cell)
      if cell.html.count == end {
        cell.html.removeAll(after: start)
      } else {
        cell.literal(isProse ? "</div>\n" : "</td></tr>\n")
      }
    }
    if cell.html.count == end { return cell.html.removeAll(after: start) }
    cell.literal(isProse ? "</section>\n" : "</tbody>\n</table>\n")
  }
}
