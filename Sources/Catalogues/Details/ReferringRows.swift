import Markup
package import Rendering
package import Screens

/// The rows of a table that refer to a row by one of their columns, on the page of that row.
package struct ReferringRows: Sendable {
  let title: String
  let links: [ListingLink]
  let rest: Rest?

  /// The number of further rows, and the query of a search that finds all.
  package typealias Rest = (count: Int, search: SitePath, query: Reference.Query)

  package init(_ title: String, _ links: [ListingLink], and rest: Rest? = nil) {
    self.title = title
    self.links = links
    self.rest = rest
  }
}

extension CellWriter {
  /// Writes the section with the rows that refer to one.
  mutating func section(of referring: [ReferringRows], in words: PageWords) {
    literal(
      """
      <tbody>
      <tr class="section"><th scope="rowgroup" colspan="2">
      """)
    html.text(words[.referencedBy])
    literal("</th></tr>\n")
    for rows in referring {
      literal("<tr class=\"row value\"><th scope=\"row\">")
      html.text(rows.title)
      literal("</th><td><span class=\"value\">")
      for (number, row) in rows.links.enumerated() {
        if number > 0 { literal(", ") }
        link(row.title, to: row.link)
      }
      if let rest = rows.rest {
        html.literal(" ")
        link(
          words(.andMore, n: rest.count), to: .page(rest.search, fragment: nil), asking: rest.query)
      }
      literal("</span></td></tr>\n")
    }
    literal("</tbody>\n")
  }
}
