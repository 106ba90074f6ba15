import Markup
import Screens

/// One page of a catalogue's listing: tools, rows in a pane, and links to other pages.
///
/// In a large window, only the pane scrolls, so that column names, tools and links stay in sight.
extension ListingRenderer {
  func pane(_ heading: PageHeading, in frame: PageFrame, into html: inout HTMLWriter) {
    html.literal("<div class=\"results\"")
    if explorer != nil { html.literal(" id=\"search-results\"") }
    html.literal(">\n")
    if !place.trail.isEmpty { frame.crumbs(heading, into: &html) }
    tools(heading, in: frame, into: &html)
    // Behind the page's title, and before the rows that they narrow.
    if let explorer { facets(explorer, into: &html) }
    paneTable(listing.state.items, namingRows: frame.namesRows, into: &html)
    note(into: &html)
    turn(into: &html)
    html.literal("</div>\n")
  }

  private func tools(_ heading: PageHeading, in frame: PageFrame, into html: inout HTMLWriter) {
    let total = listing.page.pagination.total
    html.literal("<div class=\"tools\">\n")
    html.element(.h1, text: collection?.heading ?? heading.title)
    if let explorer {
      html.line(
        .div, .class(.footnote), .id("search-found"), Attribute("role", "status"),
        text: words.counted(total))
      field(explorer, into: &html)
    } else {
      html.line(.p, .class(.footnote), text: words.counted(total))
      frame.searchField(heading, into: &html)
    }
    menu(frame.catalogue?.downloads ?? [], into: &html)
    html.literal("</div>\n")
  }

  private func menu(_ whole: [CatalogueFrame.Entry], into html: inout HTMLWriter) {
    let own = listing.downloads.map {
      CatalogueFrame.Entry($0.kind, to: .download($0.path, savedAs: $0.name))
    }
    let (page, pagination) = (listing.page, listing.page.pagination)
    let parts = [
      (words(.downloadThese, n: page.range.count), own),
      (words(.downloadAll, n: pagination.total), whole),
    ]
    guard parts.contains(where: { !$0.1.isEmpty }) else { return }
    html.literal("<details class=\"menu\"><summary class=\"button\">")
    html.text(words[.download])
    html.literal("</summary><div>")
    for (title, entries) in parts where !entries.isEmpty {
      html.element(.p, .class(.quiet), text: title)
      html.list(of: entries) { entry, html in
        entry.draw(into: &html) { Reference.text(of: $0, from: path) }
      }
    }
    html.literal("</div></details>\n")
  }

  /// Which rows these are, and the way to the others.
  private func turn(into html: inout HTMLWriter) {
    let page = listing.page
    guard page.pagination.count > 1 else { return }
    html.literal("<div class=\"pages\">\n")
    html.line(.span, .class(.count), text: range)
    pages(into: &html)
    html.literal("</div>\n")
  }
}
