import Markup
import Screens

/// The numbers of a summary are text. The bars beside them show nothing else, and nobody is told of
/// them who cannot see them.
extension SummaryTable {
  /// Draws the table on a page that is at a path.
  func draw(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    html.element(.h2, anchor.map { .id($0) }, text: title)
    html.literal("\n<table class=\"listing figures\">\n<caption>")
    html.element(.span, .class(.hidden), text: words(.label, title))
    html.text(note)
    html.literal(
      "</caption>\n<colgroup><col class=\"long\"/><col class=\"amount\"/></colgroup>\n<thead><tr>")
    html.element(.th, .scope("col"), text: columns.title)
    html.element(.th, .scope("col"), text: columns.value)
    html.literal("</tr></thead>\n<tbody>\n")
    for row in rows { draw(row, on: path, words, into: &html) }
    html.literal("</tbody>\n</table>\n")
    if let more = more {
      html.element(.p, .class(.footnote)) { html in
        html.element(.a, .href(Reference.text(of: more.link, from: path)), text: more.title)
      }
      html.literal("\n")
    }
  }

  private func draw(
    _ row: Row, on path: SitePath, _ words: PageWords, into html: inout HTMLWriter
  ) {
    html.literal("<tr><th scope=\"row\">")
    if let link = row.link {
      let query = row.query.map(Reference.text) ?? ""
      html.element(.a, .href(Reference.text(of: link, from: path) + query), text: row.title)
    } else {
      html.text(row.title)
    }
    html.literal("</th><td>")
    switch row.number {
    case .words(let text): html.text(text)
    case .count(let count): html.text(words.number(count))
    case .bar(let count): bar(count, words, into: &html)
    }
    html.literal("</td></tr>\n")
  }

  /// The widest bar, in units of its own drawing.
  private static var width: Int { 1000 }

  private func bar(_ count: Int, _ words: PageWords, into html: inout HTMLWriter) {
    html.element(.span, .class(.value), text: words.number(count))
    let width = count == 0 ? 0 : max(1, count * Self.width / largest)
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
    rows.reduce(0) { largest, row in
      if case .bar(let count) = row.number { max(largest, count) } else { largest }
    }
  }
}
