import Markup
import Screens

/// Draws words with the picture before them, if there is one.
struct PictureRenderer {
  let picture: Picture?

  /// Where the page is, which the picture's file is relative to.
  let path: SitePath

  func draw(into html: inout HTMLWriter, words: (inout HTMLWriter) -> Void) {
    guard let picture else { return words(&html) }
    html.element(.span, .class(.pictured)) { html in
      switch picture {
      case .symbol(let symbol):
        html.element(.span, .class(.image), Attribute("aria-hidden", "true"), text: symbol)
      case .image(let file):
        html.void(
          .img, .class(.image), Attribute("src", path.reference(to: file)), Attribute("alt", ""),
          Attribute("width", "28"), Attribute("height", "28"))
      }
      html.element(.span, content: words)
    }
  }
}
