import Markup
import Screens

/// The part of a page in which a screen's table is drawn, and whether its controls work there.
struct TablePart {
  let path: SitePath
  var words = PageWords.english

  /// The prefix of the part's identifiers: empty on a screen's own page, and different for its
  /// other states beside it.
  var prefix = ""
  var isLive = false

  /// Whether rows have identifiers that have none of their own.
  var namesRows = false

  /// Whether the form's button shows the choices instead of sending them.
  var confirms = false

  /// The conditions that rows and sections name by number.
  var conditions: [ConditionOutline] = []

  /// Whether something is drawn at all: everything, hidden by a stylesheet, if controls can be
  /// changed, and otherwise only if the condition holds.
  func draws(_ condition: Int?) -> Bool {
    guard !isLive, let condition else { return true }
    return conditions[condition].holds
  }
}

extension CellContent {
  /// Draws the pieces, of which the first gets the link of the row.
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
