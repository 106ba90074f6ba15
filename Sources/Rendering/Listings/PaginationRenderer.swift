import Markup
import Screens

/// Draws the way from one page of a list to the others.
struct PaginationRenderer {
  let page: ListPage

  /// The title of the list, which distinguishes this navigation from others on the page.
  let title: String
  let path: SitePath

  let words: PageWords

  /// The labels of pages that are not called by their number.
  let label: (ListPage) -> String?

  /// Draws the navigation; a list of one page has none.
  func draw(into html: inout HTMLWriter) {
    guard page.pagination.count > 1 else { return }
    html.line(.nav, .class(.pagination), .label(words(.pagesOf, title))) { html in
      html.element(.ul) { html in
        if let previous = page.previous {
          step(.previous, .previousPage, to: previous, rel: "prev", into: &html)
        }
        for entry in page.pagination.window(around: page) {
          if let entry {
            number(entry, into: &html)
          } else {
            html.element(.li, .class(.gap), text: "…")
          }
        }
        if let next = page.next { step(.next, .nextPage, to: next, rel: "next", into: &html) }
      }
    }
  }

  private func step(
    _ style: StyleClass, _ rest: PageWords.Key, to other: ListPage, rel: String,
    into html: inout HTMLWriter
  ) {
    html.element(.li, .class(style)) { html in
      html.element(.a, Attribute("rel", rel), .href(path.reference(to: other.path))) { html in
        html.text(words[style == .next ? .next : .previous])
        html.element(.span, .class(.hidden), text: words[rest])
      }
    }
  }

  private func number(_ other: ListPage, into html: inout HTMLWriter) {
    let isLast = other.next == nil
    let number = words.number(other.number)
    let label = label(other)
    html.element(.li) { html in
      html.element(
        .a, .href(path.reference(to: other.path)),
        label == nil ? .label(words(isLast ? .lastPage : .page, number)) : nil,
        other == page ? Attribute("aria-current", "page") : nil, text: label ?? number)
    }
  }
}
