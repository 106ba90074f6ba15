package import Markup
package import Rendering
package import Screens

/// A page with the totals of a catalogue, a map of where its rows are, and a chart of each column.
package struct SummaryPage: Sendable {
  private let heading: PageHeading
  private let totals: [KeyFigure]
  private let tables: [SummaryTable]
  private let noun: RowNoun
  private let map: DotMap?
  private let places: SummaryTable?
  private let placeLink: @Sendable (DotMap.Area) -> Link

  package init(
    titled title: String, at place: PagePlace, of noun: RowNoun, totals: [KeyFigure],
    tables: [SummaryTable], map: DotMap?, places: SummaryTable?,
    placeLink: @escaping @Sendable (DotMap.Area) -> Link
  ) {
    heading = PageHeading(title, at: place)
    self.totals = totals
    self.tables = tables
    self.map = map
    self.noun = noun
    self.places = places
    self.placeLink = placeLink
  }

  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    frame.draw(heading, into: &html) { html in
      let words = frame.words.calling(noun)
      totals.draw(on: heading.path, into: &html)
      if let map {
        html.line(.section, .class(.card)) { html in
          html.line(.h2, text: words[.placesTitle])
          map.draw(on: heading.path, in: words, into: &html, leadingTo: placeLink)
          places?.numbers(on: heading.path, in: words, into: &html)
        }
      }
      html.literal("<div class=\"grid\">\n")
      for table in tables { table.draw(on: heading.path, in: words, into: &html) }
      html.literal("</div>\n")
    }
  }
}

/// A number, its name, and a link to details.
package struct KeyFigure: Sendable {
  let number: String
  let name: String
  let link: Link?

  package init(_ number: String, _ name: String, to link: Link? = nil) {
    self.number = number
    self.name = name
    self.link = link
  }
}

extension [KeyFigure] {
  /// Draws figures side by side, large.
  package func draw(on path: SitePath, into html: inout HTMLWriter) {
    guard !isEmpty else { return }
    html.literal("<dl class=\"figures\">\n")
    for figure in self {
      html.literal("<div><dt>")
      if let link = figure.link {
        html.element(.a, .href(Reference.text(of: link, from: path)), text: figure.name)
      } else {
        html.text(figure.name)
      }
      html.literal("</dt><dd>")
      html.text(figure.number)
      html.literal("</dd></div>\n")
    }
    html.literal("</dl>\n")
  }
}
