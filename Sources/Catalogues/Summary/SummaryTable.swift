import Markup
package import Rendering
import Screens

/// A chart of a column or a facet: the number of rows of each value or range.
package struct SummaryTable: Sendable {
  package enum Chart: Sendable {
    /// A list of names, each with a bar behind it.
    case bars

    /// Columns on an axis, which has some texts below it, and a table of the same numbers.
    case columns(axis: [String])
  }

  let title: String
  let anchor: String?
  let note: String
  let columns: (title: String, value: String)
  let chart: Chart
  let rows: [Bar]
  let more: ListingLink?

  package init(
    titled title: String, at anchor: String? = nil, note: String,
    columns: (title: String, value: String), as chart: Chart = .bars, rows: [Bar],
    more: ListingLink? = nil
  ) {
    self.title = title
    self.anchor = anchor
    self.note = note
    self.columns = columns
    self.chart = chart
    self.rows = rows
    self.more = more
  }
}

extension SummaryTable {
  /// More columns than these are as wide as the page.
  private static let mostInCard = 40

  private var isWide: Bool {
    if case .columns = chart { rows.count > Self.mostInCard } else { false }
  }

  func draw(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    let styles: [StyleClass] = isWide ? [.card, .wide] : [.card]
    html.line(.section, .class(styles), anchor.map(Attribute.id)) { html in
      html.element(.h2, text: title)
      html.line(.p, .class(.quiet), text: note)
      switch chart {
      case .bars:
        rows.draw(on: path, in: words, into: &html)
        html.literal("\n")
      case .columns(let axis):
        ColumnChart(counts: rows.map(\.count), axis: axis).draw(
          leadingTo: rows.map { $0.address(from: path) }, called: rows.map(\.title), in: words,
          into: &html)
        numbers(on: path, in: words, into: &html)
      }
      if let more {
        html.element(.p, .class(.quiet)) { html in
          html.element(.a, .href(Reference.text(of: more.link, from: path)), text: more.title)
        }
      }
    }
  }

  /// Draws the content of the chart as a table, which is collapsed.
  func numbers(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    html.literal("<details class=\"numbers\"><summary>")
    html.text(words[.numbers])
    html.element(.span, .class(.hidden), text: words(.ofTitle, title))
    html.literal("</summary>\n<table class=\"facts\">\n")
    html.element(.caption, .class(.hidden), text: title)
    html.literal("\n<thead><tr>")
    html.element(.th, .scope("col"), text: columns.title)
    html.element(.th, .scope("col"), text: columns.value)
    html.literal("</tr></thead>\n<tbody>\n")
    for row in rows {
      html.literal("<tr><th scope=\"row\">")
      if let address = row.address(from: path) {
        html.element(.a, .href(address), text: row.title)
      } else {
        html.text(row.title)
      }
      html.literal("</th><td>")
      html.text(words.number(row.count))
      html.literal("</td></tr>\n")
    }
    html.literal("</tbody>\n</table></details>\n")
  }
}
