import Markup
import Screens

/// Draws a screen's variants beside each other, as a catalogue of its states.
struct VariantsRenderer {
  let variants: [ScreenPage.VariantPage]

  /// Where the page is that they are on.
  let path: SitePath

  func draw(into html: inout HTMLWriter) {
    guard !variants.isEmpty else { return }
    html.element(
      .section, .class(.variants), Attribute("aria-labelledby", "variants-title")
    ) { html in
      html.element(.h2, .id("variants-title"), text: "Variants")
      html.literal("\n")
      html.element(.div, .class(.gallery)) { html in
        html.literal("\n")
        // They have pages of their own, on which they are found.
        html.withoutNoting { for variant in variants { draw(variant, into: &$0) } }
      }
    }
    html.literal("\n")
  }

  private func draw(_ variant: ScreenPage.VariantPage, into html: inout HTMLWriter) {
    html.element(.div, .class(.variant), .id("variant-" + variant.identifier)) { html in
      html.element(.h3) { html in
        html.element(.a, .href(path.reference(to: variant.path)), text: variant.title)
      }
      html.literal("\n")
      let part = TablePart(
        path: path, prefix: variant.identifier + "--",
        conditions: variant.outline.form?.conditions ?? [])
      TableRenderer(outline: variant.outline, part: part).draw(into: &html)
    }
    html.literal("\n")
  }
}
