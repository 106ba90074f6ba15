public import Markup
public import Screens

/// Draws a screen as a page with one table on it.
///
/// Nothing is gathered first: each row is asked for, drawn and forgotten. Each is drawn on a line
/// of its own, so the line number of a finding and the line of a diff are both a row.
public struct ScreenRenderer<Content: Screen>: Sendable {
  private let screen: Content
  private let path: SitePath

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - screen: What is on the page.
  ///   - path: Where the page will be, which its links are relative to.
  public init(_ screen: Content, at path: SitePath) {
    self.screen = screen
    self.path = path
  }

  /// Draws the page.
  public func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    frame.draw(PageHeading(screen.title, at: path), into: &html) { html in
      if let introduction = screen.introduction {
        html.element(.p, .class(.introduction), text: introduction)
        html.literal("\n")
      }
      guard let submission = screen.submission else { return table(into: &html) }
      html.element(
        .form, Attribute("action", Reference.text(of: submission, from: path)),
        Attribute("method", "get"), .label(screen.title)
      ) { html in
        html.literal("\n")
        table(into: &html)
      }
      html.literal("\n")
    }
  }

  private func table(into html: inout HTMLWriter) {
    html.element(.table, .class(.screen)) { html in
      html.literal("\n")
      html.element(.caption) { $0.element(.span, .class(.hidden), text: screen.title) }
      html.literal("\n")
      columns(into: &html)
      for (number, section) in screen.sections.enumerated() {
        self.section(section, number: number + 1, into: &html)
      }
    }
    html.literal("\n")
  }

  private func columns(into html: inout HTMLWriter) {
    html.element(.thead) { html in
      html.element(.tr) { html in
        for title in [screen.columns.title, screen.columns.value] {
          html.element(.th, .scope("col")) { $0.element(.span, .class(.hidden), text: title) }
        }
      }
    }
    html.literal("\n")
  }
}

// MARK: - Sections

extension ScreenRenderer {
  private func section(_ section: Content.Section, number: Int, into html: inout HTMLWriter) {
    let rows = screen.rows(in: section)
    let header = screen.header(of: section)
    let actions = screen.actions(of: section)
    guard !rows.isEmpty || (header != nil && !actions.isEmpty) else { return }
    html.element(.tbody) { html in
      html.literal("\n")
      if let header { self.header(header, actions, into: &html) }
      for (index, row) in rows.enumerated() {
        RowRenderer(
          cell: screen.cell(for: row), identifier: screen.identifier(of: row),
          place: "row-\(number)-\(index + 1)", path: path, isLive: screen.submission != nil
        ).draw(into: &html)
      }
      if let footer = screen.footer(of: section) {
        html.element(.tr, .class(.footer)) { $0.element(.td, .spanningBoth, text: footer) }
        html.literal("\n")
      }
    }
    html.literal("\n")
  }

  private func header(
    _ title: String, _ actions: [SectionAction], into html: inout HTMLWriter
  ) {
    html.element(.tr, .class(.section)) { html in
      guard !actions.isEmpty else {
        return html.element(.th, .scope("rowgroup"), .spanningBoth, text: title)
      }
      html.element(.th, .scope("rowgroup"), text: title)
      html.element(.td, .class(.actions)) { html in
        for action in actions { self.action(action, into: &html) }
      }
    }
    html.literal("\n")
  }

  private func action(_ action: SectionAction, into html: inout HTMLWriter) {
    html.element(.button, .type("button"), .label(action.title), .flag("disabled")) { html in
      switch action.kind {
      case .add: html.literal("+")
      case .remove: html.literal("−")
      }
    }
  }
}

extension Attribute {
  /// A cell as wide as a screen's table, which has two columns.
  static var spanningBoth: Attribute { Attribute("colspan", "2") }
}
