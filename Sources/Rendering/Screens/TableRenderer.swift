import Markup
import Screens

/// Draws the sections of a screen in one table, or in several if sections can be folded or have
/// something above them; each row is a line, so that a line of a finding or a diff is a row.
struct TableRenderer {
  let outline: ScreenOutline
  var part: TablePart

  /// The drawing of texts and pictures, on the screen's own page.
  var blocks: BlockRenderer?

  func draw(into html: inout HTMLWriter) {
    var isFirst = true
    let sections = outline.sections.enumerated().filter { part.draws($0.element.condition) }
    guard var blocks else { return tables(of: sections[...], &isFirst, into: &html) }
    var rest = sections.filter { !$0.element.isEmpty || !$0.element.blocks.isEmpty }[...]
    while let (_, first) = rest.first {
      // Blocks by themselves are above the next section, if they come and go with it.
      let alone = rest.prefix { $0.element.isEmpty && $0.element.condition == first.condition }
      var above = alone.flatMap(\.element.blocks)
      rest = rest.dropFirst(alone.count)
      var group = rest.prefix(0)
      if let (_, next) = rest.first, !next.isEmpty, next.condition == first.condition {
        above += next.blocks
        group = rest.prefix(1 + rest.dropFirst().prefix { $0.element.blocks.isEmpty }.count)
        rest = rest.dropFirst(group.count)
      }
      blocks.draw(above, .when(part, first.condition), into: &html) { html in
        tables(of: group, &isFirst, into: &html)
      }
    }
    blocks.draw(outline.closing, into: &html) { _ in }
  }

  private func tables(
    of sections: ArraySlice<(offset: Int, element: SectionOutline)>, _ isFirst: inout Bool,
    into html: inout HTMLWriter
  ) {
    var rest = sections.filter { !$0.element.isEmpty }[...]
    while let (number, section) = rest.first {
      if section.folding == .never || section.header == nil {
        let run = rest.prefix { $0.element.folding == .never || $0.element.header == nil }
        table(titled: isFirst ? outline.title : part.words(.continued, outline.title), into: &html)
        { html in
          for (number, section) in run {
            self.section(section, number, showsHeader: true, into: &html)
          }
        }
        rest = rest.dropFirst(run.count)
      } else {
        folding(section, number, into: &html)
        rest.removeFirst()
      }
      isFirst = false
    }
  }

  static func anchor(of section: SectionOutline, _ number: Int) -> String {
    section.identifier ?? "section-\(number + 1)"
  }

  private func table(
    titled title: String, into html: inout HTMLWriter, sections: (inout HTMLWriter) -> Void
  ) {
    html.line(.table, .class(.screen, outline.tableStyle.style)) { html in
      html.literal("\n")
      html.line(.caption) { $0.element(.span, .class(.hidden), text: title) }
      html.line(.thead) { html in
        html.element(.tr) { html in
          let (columns, words) = (outline.columns, part.words)
          for title in [columns.title ?? words[.item], columns.value ?? words[.value]] {
            html.element(.th, .scope("col")) { $0.element(.span, .class(.hidden), text: title) }
          }
        }
      }
      sections(&html)
    }
  }

  /// A section that can be folded has a table of its own: a part of a table can't be folded.
  private func folding(_ section: SectionOutline, _ number: Int, into html: inout HTMLWriter) {
    let title = section.header?.text ?? outline.title
    html.line(
      .details, .class(.collapsible), .id(part.prefix + Self.anchor(of: section, number)),
      .when(part, section.condition), section.folding == .open ? .flag("open") : nil
    ) { html in
      html.line(
        .summary, section.choices == nil ? nil : .id(headerID(of: section))
      ) { html in
        html.noteSection { html in
          if let header = section.header { part.draw(header, into: &html) }
        }
      }
      table(titled: title, into: &html) { html in
        self.section(section, number, showsHeader: false, into: &html)
      }
    }
  }

  private func section(
    _ section: SectionOutline, _ number: Int, showsHeader: Bool, into html: inout HTMLWriter
  ) {
    let isNamed = showsHeader && (section.identifier != nil || outline.sectionLinks != .none)
    html.line(
      .tbody, isNamed ? .id(part.prefix + Self.anchor(of: section, number)) : nil,
      showsHeader ? .when(part, section.condition) : nil,
      .element(section.control?.element, in: part), .blank(section.control?.element, in: part)
    ) { html in
      html.literal("\n")
      if showsHeader || section.choices == nil && section.control != nil {
        html.noteSection { header(of: section, into: &$0) }
      }
      rows(of: section, number, into: &html)
      if let notice = section.notice {
        html.line(.tr, .class(.row, .notice)) { html in
          html.element(.td, .spanningBoth) { html in
            notice.draw(on: part.path, in: part.words, into: &html)
          }
        }
      }
      if let footer = section.footer, part.draws(footer) {
        html.line(
          .tr, .class(.footer), .when(part, section.footerCondition), hidden(footer)
        ) { html in
          html.element(.td, .spanningBoth) { part.draw(footer, into: &$0) }
        }
      }
    }
  }

  private func rows(of section: SectionOutline, _ number: Int, into html: inout HTMLWriter) {
    for (index, row) in section.rows.enumerated() {
      if let heading = row.heading { self.heading(heading, into: &html) }
      guard part.draws(row.condition) else { continue }
      var renderer = RowRenderer(row: row, part: part, place: "row-\(number + 1)-\(index + 1)")
      if let choices = section.choices, let control = section.control,
        let choice = choices.all.firstIndex(where: { $0.identifier == row.identifier })
      {
        renderer.option = RowRenderer.Option(
          number: choice, choices: choices, control: control,
          header: section.header == nil ? nil : headerID(of: section))
      }
      renderer.draw(into: &html)
    }
  }

  /// Draws the heading of an element's rows, which are found by their own words.
  private func heading(_ heading: RowOutline.Heading, into html: inout HTMLWriter) {
    guard part.draws(heading.condition) else { return }
    let noun = heading.noun.prefix(1).uppercased() + heading.noun.dropFirst()
    html.withoutNoting { html in
      html.element(.tr, .class(.row, .element), .when(part, heading.condition)) { html in
        html.element(
          .td, .spanningBoth,
          text: part.words(.elementNumber, noun, part.words.number(heading.number)))
      }
    }
    html.literal("\n")
  }

  private func header(of section: SectionOutline, into html: inout HTMLWriter) {
    guard let header = section.header else { return }
    // What a control is called by stays where the control is.
    let comesAndGoes = section.control == nil
    html.line(
      .tr, .class(.section), comesAndGoes ? .when(part, section.headerCondition) : nil,
      comesAndGoes ? hidden(header) : nil
    ) { html in
      if section.choices == nil, let control = section.control {
        let controls = ControlRenderer(outline: control, part: part, isLive: part.isLive)
        html.element(.th, .scope("rowgroup")) { html in
          controls.label(into: &html) { part.draw(header, into: &$0) }
        }
        html.element(.td) { controls.draw(into: &$0) }
      } else {
        html.element(
          .th, .scope("rowgroup"), .spanningBoth,
          section.choices == nil ? nil : .id(headerID(of: section))
        ) { part.draw(header, into: &$0) }
      }
    }
  }

  /// The attribute that hides a row of text that only a script can show.
  private func hidden(_ words: Wording) -> Attribute? {
    part.isLive && words.needsScript ? .flag("hidden") : nil
  }

  private func headerID(of section: SectionOutline) -> String {
    part.prefix + (section.control?.name ?? "section") + "-header"
  }
}

extension TableStyle {
  fileprivate var style: StyleClass {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension Attribute {
  /// A cell as wide as a screen's table, which has two columns.
  static var spanningBoth: Attribute { Attribute("colspan", "2") }

  /// The condition under which an element is there, by number from one, for the page's stylesheet.
  static func when(_ part: TablePart, _ condition: Int?) -> Attribute? {
    part.isLive ? condition.map { Attribute("data-when", "\($0 + 1)") } : nil
  }
}

extension Notice {
  func draw(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    let (label, text) = (words(labelText), words(bodyText))
    html.element(
      .div, .class(.message), isBusy ? Attribute("role", "status") : nil,
      isBusy ? Attribute("aria-busy", "true") : nil
    ) { html in
      if !label.isEmpty { html.element(.p, .class(.headline), text: label) }
      if !text.isEmpty { html.element(.p, text: text) }
      guard !actions.isEmpty else { return }
      html.list(of: actions) { action, html in
        let link = action.link ?? .page(path, fragment: nil)
        html.element(.a, .href(Reference.text(of: link, from: path)), text: words(action.titleText))
      }
    }
  }
}
