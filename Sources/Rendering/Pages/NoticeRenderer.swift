import Markup
import Screens

/// Draws what a list says of itself, wherever the list is.
struct NoticeRenderer {
  let notice: Notice

  /// Where the page is that the notice is on.
  let path: SitePath

  func draw(into html: inout HTMLWriter) {
    html.element(
      .div, .class(.message), notice.isBusy ? Attribute("role", "status") : nil,
      notice.isBusy ? Attribute("aria-busy", "true") : nil
    ) { html in
      if !notice.label.isEmpty { html.element(.p, .class(.headline), text: notice.label) }
      if !notice.text.isEmpty { html.element(.p, text: notice.text) }
      guard !notice.actions.isEmpty else { return }
      html.element(.ul) { html in
        for action in notice.actions {
          html.element(.li) { html in
            let link = action.link ?? .page(path, fragment: nil)
            html.element(.a, .href(Reference.text(of: link, from: path)), text: action.title)
          }
        }
      }
    }
  }
}
