package import Markup
import Screens

extension ScreenPage {
  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    var heading = PageHeading(outline.title, at: place)
    heading.stylesheets = stylesheets.map(\.path)
    heading.scripts = scripts
    let beginning = outline.blocks.lazy.compactMap { texts[$0]?.beginning }.first
    (heading.description, heading.dataset) = (outline.introduction ?? beginning, dataset)
    heading.successor = successor
    if let variant {
      heading.title = "\(outline.title): \(variant.title)"
      heading.windowTitle = heading.title
      heading.shortTitle = variant.title
    }
    if let listPage { heading.turn(to: listPage, in: frame.words) }
    frame.draw(heading, into: &html) { html in
      if let introduction = outline.introduction {
        html.line(.p, .class(.introduction), text: introduction)
      }
      if outline.isSearchable { search(in: frame, into: &html) }
      sectionLinks(in: frame.words, into: &html)
      let start = html.count
      table(heading, in: frame, into: &html)
      let end = html.count
      if let listPage {
        PaginationRenderer(
          page: listPage, title: outline.title, path: path, words: frame.words, label: { _ in nil }
        ).draw(into: &html)
      }
      if !variants.isEmpty { gallery(in: frame.words, into: &html) }
      if let source {
        source.draw(becoming: Array(html.bytes[start..<end]), in: frame.words, into: &html)
      }
    }
  }

  private func table(_ heading: PageHeading, in frame: PageFrame, into html: inout HTMLWriter) {
    let part = TablePart(path: path, words: frame.words, namesRows: frame.namesRows)
    var table = TableRenderer(outline: outline, part: part)
    if !outline.blocks.isEmpty { table.blocks = BlockRenderer(self, heading, in: frame) }
    guard let form = outline.form else { return table.draw(into: &html) }
    table.part.conditions = form.conditions
    if case .choice(let control, backTo: _) = form.submission {
      choices(for: control, table, into: &html)
    } else {
      draw(form, table, into: &html)
    }
  }

  /// Draws rows that are choices for a row of another page, with links back to it.
  private func choices(
    for control: ControlOutline, _ table: TableRenderer, into html: inout HTMLWriter
  ) {
    html.line(
      .div, Attribute("data-choices", control.name), .site(from: path)
    ) { html in
      html.literal("\n")
      // The script takes it away.
      html.line(.p, .class(.introduction), text: table.part.words[.choosingNeedsScript])
      table.draw(into: &html)
    }
  }

  /// A field that the script shows, which alone can make it work; its name distinguishes it from a search.
  private func search(in frame: PageFrame, into html: inout HTMLWriter) {
    html.line(
      .div, .class(.search), Attribute("role", "search"),
      frame.search == nil ? nil : .label(frame.words[.thisPage]), .flag("hidden")
    ) { html in
      html.element(.label, .for("search-field"), text: frame.words(.searchIn, outline.title))
      html.literal(" ")
      html.void(
        .input, .type("search"), .id("search-field"), Attribute("autocomplete", "off"),
        Attribute("spellcheck", "false"))
      html.literal(" ")
      html.element(.p, .id("search-found"), Attribute("role", "status")) { _ in }
    }
  }

  private func sectionLinks(in words: PageWords, into html: inout HTMLWriter) {
    let (style, label): (StyleClass, String)
    switch outline.sectionLinks {
    case .none: return
    case .list: (style, label) = (.sections, words[.sections])
    case .index: (style, label) = (.index, words[.index])
    }
    html.line(.nav, .class(style), .label(label)) { html in
      html.element(.ul) { html in
        for (number, section) in outline.sections.enumerated() where !section.isEmpty {
          // A link to what may not be there would lead nowhere.
          guard let header = section.header, section.condition == nil, !header.text.isEmpty
          else { continue }
          let anchor = TableRenderer.anchor(of: section, number)
          html.element(.li) { html in
            html.element(
              .a, .href(Reference.text(of: .page(path, fragment: anchor), from: path)),
              text: header.text)
          }
        }
      }
    }
  }

  /// Draws the screen's variants beside each other, as a catalogue of its states.
  private func gallery(in words: PageWords, into html: inout HTMLWriter) {
    html.line(.section, .class(.variants), Attribute("aria-labelledby", "variants-title")) { html in
      html.line(.h2, .id("variants-title"), text: words[.variants])
      html.element(.div, .class(.gallery)) { html in
        html.literal("\n")
        // They have pages of their own, on which they are found.
        html.withoutNoting { html in
          for page in variants {
            if let variant = page.variant {
              draw(page, called: variant.identifier, variant.title, words, into: &html)
            }
          }
        }
      }
    }
  }

  private func draw(
    _ page: ScreenPage, called identifier: String, _ title: String, _ words: PageWords,
    into html: inout HTMLWriter
  ) {
    html.line(.div, .class(.variant), .id("variant-" + identifier)) { html in
      html.line(.h3) { html in
        html.element(.a, .href(path.reference(to: page.path)), text: title)
      }
      let part = TablePart(
        path: path, words: words, prefix: identifier + "--",
        conditions: page.outline.form?.conditions ?? [])
      TableRenderer(outline: page.outline, part: part).draw(into: &html)
    }
  }
}

extension Attribute {
  /// The reference to the site's root, under which the browser stores the choice.
  static func site(from path: SitePath) -> Attribute {
    Attribute("data-site", path.reference(to: .front))
  }
}
