import Markup
import Screens

/// Draws one row of a screen.
///
/// A row with something on its trailing side is a row header and a data cell. One without is a
/// single cell across both columns, so that nobody is told of a value that is not there.
struct RowRenderer {
  let cell: Cell
  let identifier: String?

  /// A name for the row's field when the row has none of its own.
  let place: String
  let path: SitePath

  /// Whether controls can be changed.
  let isLive: Bool

  func draw(into html: inout HTMLWriter) {
    html.element(.tr, .class(styles), identifier.map(Attribute.id)) { html in
      if case .control(.submit(let words)) = cell.accessory, cell.title.isEmpty {
        html.element(.td, .spanningBoth) { controls.submit(words, into: &$0) }
      } else if hasTrailing {
        html.element(.th, .scope("row")) { leading(into: &$0) }
        html.element(.td) { trailing(into: &$0) }
      } else {
        html.element(.td, .spanningBoth) { leading(into: &$0) }
      }
    }
    html.literal("\n")
  }

  private var controls: ControlRenderer {
    ControlRenderer(name: identifier ?? place, isLive: isLive)
  }
}

// MARK: - What kind of row it is

extension RowRenderer {
  private var styles: [StyleClass] {
    var styles: [StyleClass] = [.row]
    switch cell.style {
    case .basic: styles.append(.basic)
    case .subtitle: styles.append(.subtitle)
    case .value: styles.append(.value)
    case .leadingValue: styles.append(.leadingValue)
    }
    if cell.role == .destructive { styles.append(.destructive) }
    if cell.opens != nil { styles.append(.link) }
    switch cell.accessory {
    case .none, .checkmark, .detail: break
    case .disclosure, .disclosureWithDetail: styles.append(.disclosure)
    case .control(.submit): styles += [.control, .submit]
    case .control: styles.append(.control)
    }
    return styles
  }

  private var value: String? {
    switch cell.style {
    case .value(let value), .leadingValue(let value): value.isEmpty ? nil : value
    case .basic, .subtitle: nil
    }
  }

  private var hasTrailing: Bool {
    switch cell.accessory {
    case .checkmark, .detail, .disclosureWithDetail, .control: true
    case .none, .disclosure: value != nil
    }
  }
}

// MARK: - The two sides

extension RowRenderer {
  private func leading(into html: inout HTMLWriter) {
    if let link = cell.opens {
      html.element(.a, .href(Reference.text(of: link, from: path)), text: cell.title)
    } else if case .control(let control) = cell.accessory {
      controls.label(cell.title, of: control, into: &html)
    } else {
      html.text(cell.title)
    }
    if case .subtitle(let subtitle) = cell.style, !subtitle.isEmpty {
      html.literal(" ")
      html.element(.small, text: subtitle)
    }
  }

  private func trailing(into html: inout HTMLWriter) {
    if let value {
      html.element(.span, .class(.value), text: value)
    }
    switch cell.accessory {
    case .none, .disclosure: break
    case .checkmark:
      html.element(.span, .class(.mark)) { $0.element(.span, .class(.hidden), text: "Selected") }
    case .detail(let link), .disclosureWithDetail(let link):
      html.element(.a, .class(.info), .href(Reference.text(of: link, from: path))) { html in
        html.element(.span, .class(.hidden), text: "More about \(cell.title)")
      }
    case .control(let control): controls.draw(control, into: &html)
    }
  }
}
