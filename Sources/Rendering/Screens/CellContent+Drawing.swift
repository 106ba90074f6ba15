import Markup
import Screens

extension CellContent {
  /// Draws the pieces.
  ///
  /// - Parameters:
  ///   - part: The part of the page.
  ///   - link: The link of the row as a whole, which its first text gets.
  ///   - html: Receives the content.
  func draw(in part: TablePart, link: Link?, into html: inout HTMLWriter) {
    var pieces = pieces[...]
    if let link, let first = pieces.popFirst() {
      html.element(.a, .href(Reference.text(of: link, from: part.path))) {
        first.draw(in: part, into: &$0)
      }
    }
    for piece in pieces { piece.draw(in: part, into: &html) }
  }
}

extension CellContent.Piece {
  fileprivate func draw(in table: TablePart, into html: inout HTMLWriter) {
    switch self {
    case .text(let text): html.text(text)
    case .strong(let text): html.element(.strong, text: text)
    case .emphasis(let text): html.element(.em, text: text)
    case .note(let text): html.element(.small, text: text)
    case .code(let text): html.element(.code, text: text)
    case .lineBreak: html.void(.br)
    case .link(let text, let link):
      html.element(.a, .href(Reference.text(of: link, from: table.path)), text: text)
    case .meter(let part, let whole, let unit):
      let words = table.words(.partOf, "\(part)", "\(whole)", unit)
      guard whole > 0 else { return html.text(words) }
      html.element(
        .meter, Attribute("min", "0"), Attribute("max", "\(whole)"), .value("\(part)"),
        .label(words), text: words)
    }
  }
}
