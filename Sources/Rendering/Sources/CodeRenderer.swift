import Markup

/// Draws code in a region of its own that can be scrolled, coloured by pieces.
struct CodeRenderer {
  let label: String
  let code: [UInt8]
  let pieces: [LexicalPiece]

  func draw(into html: inout HTMLWriter) {
    html.element(.pre, Attribute("role", "region"), Attribute("tabindex", "0"), .label(label)) {
      html in
      html.element(.code) { html in
        for piece in pieces {
          if let style = piece.kind.style {
            html.element(.span, .class(style)) { $0.text(utf8: code[piece.range]) }
          } else {
            html.text(utf8: code[piece.range])
          }
        }
      }
    }
    html.literal("\n")
  }
}
