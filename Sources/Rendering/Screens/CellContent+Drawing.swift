import Markup
import Screens

extension CellContent {
  /// Draws the pieces.
  ///
  /// - Parameters:
  ///   - path: Where the page is, which links are relative to.
  ///   - link: Where the row as a whole leads: the first words are the link to it.
  ///   - html: Receives the content.
  func draw(on path: SitePath, link: Link?, into html: inout HTMLWriter) {
    var pieces = pieces[...]
    if let link, let first = pieces.popFirst() {
      html.element(.a, .href(Reference.text(of: link, from: path))) {
        first.draw(on: path, into: &$0)
      }
    }
    for piece in pieces { piece.draw(on: path, into: &html) }
  }
}

extension CellContent.Piece {
  fileprivate func draw(on path: SitePath, into html: inout HTMLWriter) {
    switch self {
    case .text(let text): html.text(text)
    case .strong(let text): html.element(.strong, text: text)
    case .emphasis(let text): html.element(.em, text: text)
    case .note(let text): html.element(.small, text: text)
    case .code(let text): html.element(.code, text: text)
    case .lineBreak: html.void(.br)
    case .link(let text, let link):
      html.element(.a, .href(Reference.text(of: link, from: path)), text: text)
    case .meter(let part, let whole, let unit):
      let words = "\(part) of \(whole) \(unit)"
      html.element(
        .meter, Attribute("min", "0"), Attribute("max", "\(whole)"), .value("\(part)"),
        .label(words), text: words)
    }
  }
}
