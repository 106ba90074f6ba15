import Markup
import Screens

extension Notice {
  /// Draws the notice of a list, with links relative to a path.
  func draw(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    let (label, text) = (words(labelText), words(bodyText))
    html.element(
      .div, .class(.message), isBusy ? Attribute("role", "status") : nil,
      isBusy ? Attribute("aria-busy", "true") : nil
    ) { html in
      if !label.isEmpty { html.element(.p, .class(.headline), text: label) }
      if !text.isEmpty { html.element(.p, text: text) }
      guard !actions.isEmpty else { return }
      html.element(.ul) { html in
        for action in actions {
          html.element(.li) { html in
            let link = action.link ?? .page(path, fragment: nil)
            html.element(
              .a, .href(Reference.text(of: link, from: path)), text: words(action.titleText))
          }
        }
      }
    }
  }
}
