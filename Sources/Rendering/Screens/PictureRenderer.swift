import Markup
import Screens

/// Draws words with the picture before them, if there is one.
struct PictureRenderer {
  let picture: Picture?
  let path: SitePath
  let words: PageWords

  func draw(into html: inout HTMLWriter, words: (inout HTMLWriter) -> Void) {
    guard let picture, link == nil else { return words(&html) }
    html.element(.span, .class(.pictured)) { html in
      image(picture, into: &html)
      html.element(.span, content: words)
    }
  }

  /// Draws the picture, or the link to one that is not shown.
  func image(into html: inout HTMLWriter) {
    if let link { return self.link(to: link, into: &html) }
    if let picture { image(picture, into: &html) }
  }

  /// The link to the picture, if it is not shown because it is on another site.
  var link: Link? {
    if case .web(.https, _, _, isShown: true)? = picture { nil } else { picture?.link }
  }

  /// Draws the link to a picture that is not shown, with its subject unless the text around it names it.
  func link(to link: Link, of title: String = "", into html: inout HTMLWriter) {
    html.element(.a, .class(.other), .href(Reference.text(of: link, from: path))) { html in
      html.text(words[.picture])
      if !title.isEmpty { html.element(.span, .class(.hidden), text: words(.ofTitle, title)) }
    }
  }

  private func image(_ picture: Picture, into html: inout HTMLWriter) {
    switch picture {
    case .symbol(let symbol):
      if let name = SymbolName(rawValue: symbol) { return html.symbol(name) }
      html.element(.span, .class(.image), Attribute("aria-hidden", "true"), text: symbol)
    case .image(let file): html.smallImage(at: path.reference(to: file))
    case .web(let scheme, let host, let path, _):
      let link = Link.web(scheme, host: host, path: path)
      html.smallImage(at: Reference.text(of: link, from: self.path), isRemote: true)
    }
  }
}

extension HTMLWriter {
  /// Writes a picture as large as a line, whose host doesn't learn which page shows it; a lazy one
  /// is loaded when it is near.
  package mutating func smallImage(
    at address: String, words: String = "", isRemote: Bool = false, isLazy: Bool = false
  ) {
    void(
      .img, .class(.image), Attribute("src", address), Attribute("alt", words),
      Attribute("width", "28"), Attribute("height", "28"),
      isRemote || isLazy ? Attribute("loading", "lazy") : nil,
      isLazy ? Attribute("decoding", "async") : nil,
      isRemote ? Attribute("referrerpolicy", "no-referrer") : nil)
  }
}
