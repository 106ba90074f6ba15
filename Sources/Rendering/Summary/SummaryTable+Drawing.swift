import Markup
import Screens

extension SummaryTable {
  /// More columns than these are as wide as the page.
  private static let mostInCard = 40

  private var isWide: Bool {
    if case .columns = chart { rows.count > Self.mostInCard } else { false }
  }

  func draw(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    let styles: [StyleClass] = isWide ? [.card, .wide] : [.card]
    html.element(.section, .class(styles), anchor.map(Attribute.id)) { html in
      html.element(.h2, text: title)
      html.element(.p, .class(.quiet), text: note)
      html.literal("\n")
      switch chart {
      case .bars: bars(on: path, in: words, into: &html)
      case .columns(let axis):
        let places = rows.map { $0.link == nil ? nil : $0.address(from: path) }
        ColumnChart(rows.map(\.count), axis: axis)
          .draw(leadingTo: places, called: rows.map(\.title), in: words, into: &html)
        numbers(on: path, in: words, into: &html)
      }
      if let more {
        html.element(.p, .class(.quiet)) { html in
          html.element(.a, .href(Reference.text(of: more.link, from: path)), text: more.title)
        }
      }
    }
    html.literal("\n")
  }

  private func bars(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    let largest = rows.map(\.count).max() ?? 1
    html.literal("<ul class=\"bars\">\n")
    for row in rows {
      Bar(row.title, row.count, to: row.link, asking: row.query)
        .draw(of: largest, on: path, in: words, into: &html)
    }
    html.literal("</ul>\n")
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
      if row.link == nil {
        html.text(row.title)
      } else {
        html.element(.a, .href(row.address(from: path)), text: row.title)
      }
      html.literal("</th><td>")
      html.text(words.number(row.count))
      html.literal("</td></tr>\n")
    }
    html.literal("</tbody>\n</table></details>\n")
  }
}

extension SummaryTable.Row {
  fileprivate func address(from path: SitePath) -> String {
    (link.map { Reference.text(of: $0, from: path) } ?? "") + (query.map(Reference.text) ?? "")
  }
}
