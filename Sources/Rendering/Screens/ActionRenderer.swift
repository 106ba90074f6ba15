import Markup
import Screens

/// Draws the text of a row with an action; one that needs a script is text that the script makes a
/// button, so that no control is without function.
struct ActionRenderer {
  let action: CellAction
  let part: TablePart

  /// Whether the row can be used without a script.
  var isLive: Bool {
    switch action {
    case .copy, .share, .print: false
    case .reset: part.isLive
    case .scroll: true
    }
  }

  func draw(_ title: String, into html: inout HTMLWriter) {
    switch action {
    case .copy(let text):
      html.element(.span, .class(.act), Attribute("data-copy", text), text: title)
    case .share: html.element(.span, .class(.act), .flag("data-share"), text: title)
    case .print: html.element(.span, .class(.act), .flag("data-print"), text: title)
    case .reset:
      html.element(
        .button, .type("reset"), .class(.act), part.isLive ? nil : .flag("disabled"), text: title)
    case .scroll(to: let name):
      html.element(.a, .href(reference(to: .page(part.path, fragment: part.prefix + name)))) {
        $0.text(title)
      }
    }
  }

  /// Draws the text or link that is copied or shared, unless the cell shows it.
  func material(besides cell: Cell, into html: inout HTMLWriter) {
    switch action {
    case .copy(let text) where text != cell.style.words?.text ?? cell.title:
      html.literal(" ")
      html.element(.small, text: text)
    case .share(let link):
      let link = link ?? .page(part.path, fragment: nil)
      html.literal(" ")
      html.element(.small) { html in
        html.element(.a, .href(reference(to: link)), text: Reference.words(of: link))
      }
    case .copy, .print, .reset, .scroll: break
    }
  }

  private func reference(to link: Link) -> String { Reference.text(of: link, from: part.path) }
}

extension Cell {
  /// Whether the row's action needs a script.
  var needsScript: Bool {
    switch does {
    case .copy, .share, .print: state != .disabled
    case .reset, .scroll, nil: false
    }
  }
}
