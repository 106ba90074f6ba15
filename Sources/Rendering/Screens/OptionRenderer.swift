import Markup
import Screens

/// Draws a row that is one of the choices of its section.
struct OptionRenderer {
  let row: RowOutline

  /// The number of the choice that the row is, from zero.
  let choice: Int
  let choices: ChoiceRows
  let part: TablePart

  /// The control of the section.
  let controls: ControlRenderer

  /// The identifier of the section's header, which says what is chosen.
  let header: String?

  func draw(into html: inout HTMLWriter) {
    let anchor = controls.name + "-" + choices.all[choice].identifier
    html.beginRow(anchor)
    html.element(
      .tr, .class(styles), .id(anchor),
      .when(part, row.condition),
      row.cell.state == .selected ? Attribute("aria-current", "true") : nil
    ) { html in
      html.beginCell()
      html.element(.th, .scope("row")) { html in
        picture.draw(into: &html) { html in
          html.element(
            .label, .for(FieldName.choice(choice, of: controls.field)), text: row.cell.title)
          if case .subtitle(let subtitle) = row.cell.style, part.draws(subtitle) {
            html.literal(" ")
            html.element(.small) { part.draw(subtitle, into: &$0) }
          }
        }
      }
      html.beginCell()
      html.element(.td) { html in
        if part.draws(row.cell.badge) {
          part.badge(row.cell.badge, into: &html)
          html.literal(" ")
        }
        if let link = picture.link {
          picture.link(to: link, of: row.cell.title, into: &html)
          html.literal(" ")
        }
        if case .value(let value) = row.cell.style, part.draws(value) {
          html.element(.span, .class(.value)) { part.draw(value, into: &$0) }
          html.literal(" ")
        }
        controls.option(choice, of: choices, header: header, into: &html)
      }
    }
    html.endRow()
    html.literal("\n")
  }

  private var picture: PictureRenderer {
    PictureRenderer(picture: row.cell.picture, path: part.path)
  }

  private var styles: [StyleClass] {
    let style: StyleClass =
      switch row.cell.style {
      case .subtitle: .subtitle
      case .value: .value
      case .basic, .leadingValue, .prototype: .basic
      }
    var styles: [StyleClass] = [.row, style, .option]
    if row.cell.role == .destructive { styles.append(.destructive) }
    return styles + row.cell.state.styles
  }
}
