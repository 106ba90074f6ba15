package import Markup
import Screens

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
  ///   - place: Where the page will be.
  ///   - noun: What the rows are called.
  ///   - totals: The first table.
  ///   - tables: The tables below the map.
  ///   - map: The map, if it is known where any of them is.
  ///   - places: What the map shows, in words.
  package init(
    titled title: String, at place: PagePlace, of noun: RowNoun, totals: SummaryTable,
    tables: [SummaryTable], map: DotMap?, places: SummaryTable?
  ) {
    heading = PageHeading(title, at: place)
    self.tables = [totals] + tables
    self.map = map
    self.noun = noun
    self.places = places
  }

  /// Draws the page.
  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    frame.draw(heading, into: &html) { html in
      let words = frame.words.calling(noun)
      for table in tables.prefix(1) { table.draw(on: heading.path, in: words, into: &html) }
      if let map {
        html.element(.h2, text: noun.placesTitle ?? words[.placesTitle])
        html.literal("\n")
        map.draw(in: words, into: &html)
      }
      places?.draw(on: heading.path, in: words, into: &html)
      for table in tables.dropFirst() {
        table.draw(on: heading.path, in: words, into: &html)
      }
    }
  }
}
