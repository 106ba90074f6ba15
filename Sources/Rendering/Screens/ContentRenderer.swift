import Markup
import Screens

/// Draws what a prototype has drawn.
struct ContentRenderer {
  /// Where the page is, which links are relative to.
  let path: SitePath

  /// - Parameters:
  ///   - content: The pieces.
  ///   - link: Where the row as a whole leads: the first words are the link to it.
  ///   - html: Receives the content.
  func draw(_ content: CellContent, link: Link?, into html: inout HTMLWriter) {
    var pieces = content.pieces[...]
    if let link, let first = pieces.popFirst() {
      html.element(.a, .href(Reference.text(of: link, from: path))) { draw(first, into: &$0) }
    }
    for piece in pieces { draw(piece, into: &html) }
  }

  private func draw(_ piece: CellContent.Piece, into html: inout HTMLWriter) {
    switch piece {
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
