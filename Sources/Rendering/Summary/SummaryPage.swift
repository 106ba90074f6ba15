package import Markup
package import Screens

/// A page with the totals of a catalogue, tables with bars, and a map of where its rows are.
package struct SummaryPage: Sendable {
  private let heading: PageHeading
  private let tables: [SummaryTable]
  private let noun: RowNoun
  private let map: DotMap?
  private let places: SummaryTable?

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - path: Where the page will be.
  ///   - trail: The pages above it.
  ///   - noun: What the rows are called.
  ///   - totals: The first table.
  ///   - tables: The tables below the map.
  ///   - map: The map, if it is known where any of them is.
  ///   - places: What the map shows, in words.
  package init(
    titled title: String, at path: SitePath, _ trail: [PagePosition.Neighbour] = [],
    of noun: RowNoun, totals: SummaryTable, tables: [SummaryTable], map: DotMap?,
    places: SummaryTable?
  ) {
    heading = PageHeading(title, at: path, PagePosition(trail: trail))
    self.tables = [totals] + tables
    self.map = map
    self.noun = noun
    self.places = places
  }

  /// Draws the page.
  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    frame.draw(heading, into: &html) { html in
      for table in tables.prefix(1) { draw(table, into: &html) }
      if let map {
        html.element(.h2, text: noun.placesTitle)
        html.literal("\n")
        DotMapRenderer(map: map, noun: noun).draw(into: &html)
      }
      if let places { draw(places, into: &html) }
      for table in tables.dropFirst() { draw(table, into: &html) }
    }
  }

  private func draw(_ table: SummaryTable, into html: inout HTMLWriter) {
    SummaryTableRenderer(table: table, path: heading.path).draw(into: &html)
  }
}
