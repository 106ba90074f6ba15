import Markup
import Records
package import Screens

extension CellWriter {
  /// Writes the anchor of a row: `row-17`, or its slug.
  mutating func anchor(of row: TableRow) {
    switch row.name {
    case .number(let number):
      html.literal(row.anchorPrefix)
      html.number(number)
    case .slug(let slug): html.text(slug)
    }
  }

  /// Writes words of another language that lead somewhere.
  package mutating func link(_ title: String, in language: String, to link: Link) {
    html.element(.a, .href(Reference.text(of: link, from: path))) { html in
      html.element(.i, language.isEmpty ? nil : Attribute("lang", language), text: title)
    }
  }

  /// Begins a link to a page of this site.
  package mutating func beginLink(to page: SitePath) {
    html.literal("<a href=\"")
    html.text(path.reference(to: page))
    html.literal("\">")
  }

  package mutating func endLink() { html.literal("</a>") }
}
