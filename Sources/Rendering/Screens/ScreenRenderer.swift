package import Markup
import Screens

/// Draws a screen as a page.
package struct ScreenRenderer: Sendable {
  private let page: ScreenPage

  /// Creates a renderer.
  package init(_ page: ScreenPage) {
    self.page = page
  }

  /// Draws the page.
  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    var heading = PageHeading(outline.title, at: page.path, page.position)
    heading.stylesheets = [page.stylesheet?.path].compactMap(\.self)
    heading.scripts = page.scripts
    if let name = page.name {
      heading.title = "\(outline.title): \(name)"
      heading.windowTitle = heading.title
      heading.shortTitle = name
    }
    if let listPage = page.listPage { heading.turn(to: listPage) }
    frame.draw(heading, into: &html) { html in
      if let introduction = outline.introduction {
        html.element(.p, .class(.introduction), text: introduction)
        html.literal("\n")
      }
      if outline.isSearchable { search(in: frame, into: &html) }
      sectionLinks(into: &html)
      let start = html.count
      if let form = outline.form, case .choice(let control, backTo: _) = form.submission {
        let part = TablePart(
          path: page.path, namesRows: frame.namesRows, conditions: form.conditions)
        choices(for: control, part, into: &html)
      } else if outline.form != nil {
        FormRenderer(
          outline: outline, path: page.path, saved: page.saved ?? page.path,
          namesRows: frame.namesRows
        ).draw(into: &html)
      } else {
        let part = TablePart(path: page.path, namesRows: frame.namesRows)
        TableRenderer(outline: outline, part: part).draw(into: &html)
      }
      let end = html.count
      if let listPage = page.listPage {
        PaginationRenderer(page: listPage, title: outline.title, path: page.path) { _ in nil }
          .draw(into: &html)
      }
      VariantsRenderer(variants: page.variants, path: page.path).draw(into: &html)
      if let source = page.source {
        let excerpt = Array(html.bytes[start..<end])
        SourceRenderer(source, becoming: excerpt).draw(into: &html)
      }
    }
  }

  private var outline: ScreenOutline { page.outline }
}

// MARK: - Choices

extension ScreenRenderer {
  /// Draws rows that are choices for a row of another page, to which they lead back.
  ///
  /// - Parameters:
  ///   - control: What is chosen.
  ///   - part: Where the rows are drawn.
  ///   - html: Receives them.
  private func choices(
    for control: ControlOutline, _ part: TablePart, into html: inout HTMLWriter
  ) {
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

// MARK: - Above the table

extension ScreenRenderer {
  /// A field that the script shows, which alone can make it work.
  ///
  /// It has a name where the site has a search as well, from which that tells it.
  private func search(in frame: PageFrame, into html: inout HTMLWriter) {
    html.element(
      .div, .class(.search), Attribute("role", "search"),
      frame.search == nil ? nil : .label("Page"), .flag("hidden")
    ) { html in
      html.element(.label, .for("search-field"), text: "Search in \(outline.title)")
      html.literal(" ")
      html.void(
        .input, .type("search"), .id("search-field"), Attribute("autocomplete", "off"),
        Attribute("spellcheck", "false"))
      html.literal(" ")
      html.element(.p, .id("search-found"), Attribute("role", "status")) { _ in }
    }
    html.literal("\n")
  }

  private func sectionLinks(into html: inout HTMLWriter) {
    let (style, label): (StyleClass, String)
    switch outline.sectionLinks {
    case .none: return
    case .list: (style, label) = (.sections, "Sections")
    case .index: (style, label) = (.index, "Index")
    }
    html.element(.nav, .class(style), .label(label)) { html in
      html.element(.ul) { html in
        for (number, section) in outline.sections.enumerated() where !section.isEmpty {
          // A link to what may not be there would lead nowhere.
          guard let header = section.header, section.condition == nil, !header.text.isEmpty
          else { continue }
          let anchor = TableRenderer.anchor(of: section, number)
          html.element(.li) { html in
            html.element(
              .a, .href(Reference.text(of: .page(page.path, fragment: anchor), from: page.path)),
              text: header.text)
          }
        }
      }
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
