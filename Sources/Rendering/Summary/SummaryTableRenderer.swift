import Markup
import Screens

/// Draws a table of a summary.
///
/// The numbers are text. The bars beside them show nothing else, and nobody is told of them who
/// cannot see them.
struct SummaryTableRenderer {
  let table: SummaryTable
  let path: SitePath

  func draw(into html: inout HTMLWriter) {
    html.element(.h2, text: table.title)
    html.literal("\n<table class=\"listing figures\">\n<caption>")
    html.element(.span, .class(.hidden), text: "\(table.title): ")
    html.text(table.note)
    html.literal(
      "</caption>\n<colgroup><col class=\"long\"/><col class=\"amount\"/></colgroup>\n<thead><tr>")
    html.element(.th, .scope("col"), text: table.columns.title)
    html.element(.th, .scope("col"), text: table.columns.value)
    html.literal("</tr></thead>\n<tbody>\n")
    for row in table.rows { draw(row, into: &html) }
    html.literal("</tbody>\n</table>\n")
    if let more = table.more {
      html.element(.p, .class(.footnote)) { html in
        html.element(.a, .href(Reference.text(of: more.link, from: path)), text: more.title)
      }
      html.literal("\n")
    }
  }

  private func draw(_ row: SummaryTable.Row, into html: inout HTMLWriter) {
    html.literal("<tr><th scope=\"row\">")
    if let link = row.link {
      html.element(.a, .href(Reference.text(of: link, from: path)), text: row.title)
    } else {
      html.text(row.title)
    }
    html.literal("</th><td>")
    switch row.number {
    case .words(let words): html.text(words)
    case .count(let count): html.text("\(GroupedNumber(count))")
    case .bar(let count): bar(count, into: &html)
    }
    html.literal("</td></tr>\n")
  }

  /// The widest bar, in units of its own drawing.
  private static let width = 1000

  private func bar(_ count: Int, into html: inout HTMLWriter) {
    html.element(.span, .class(.value), text: "\(GroupedNumber(count))")
    let width = max(1, count * Self.width / max(1, largest))
    html.element(
      .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), .class(.bar),
      Attribute("viewBox", "0 0 \(Self.width) 10"), Attribute("preserveAspectRatio", "none"),
      Attribute("aria-hidden", "true")
    ) { html in
      html.void(
        .rect, Attribute("width", "\(width)"), Attribute("height", "10"),
        Attribute("fill", "currentColor"))
    }
  }

  /// The number with the widest bar.
  private var largest: Int {
    table.rows.reduce(0) { largest, row in
      if case .bar(let count) = row.number { max(largest, count) } else { largest }
    }
  }
}
