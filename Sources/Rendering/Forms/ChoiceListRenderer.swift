import Markup
import Screens

/// Draws a screen whose rows are choices for a row of another page, to which they lead back.
struct ChoiceListRenderer {
  let outline: ScreenOutline

  /// What is chosen.
  let control: ControlOutline
  let part: TablePart

  func draw(into html: inout HTMLWriter) {
    html.element(
      .div, Attribute("data-choices", control.name), .site(from: part.path)
    ) { html in
      html.literal("\n")
      // The script takes it away.
      html.element(
        .p, .class(.introduction),
        text: "Choosing takes JavaScript, which does not run here: what is ticked stays chosen.")
      html.literal("\n")
      TableRenderer(outline: outline, part: part).draw(into: &html)
    }
    html.literal("\n")
  }
}

extension Attribute {
  /// Where the site is: what is chosen is remembered by that.
  static func site(from path: SitePath) -> Attribute {
    Attribute("data-site", path.reference(to: .front))
  }
}
