public import Markup
public import Screens

/// The page on which a site is searched.
///
/// It is static: a form, and places for what the script finds. Without the script the page says so
/// and leads to the pages that can be read without it.
public struct SearchPage: Sendable {
  /// What is found.
  public enum Kind: Sendable {
    /// Recordings, as rows of a table like their listing's.
    case recordings

    /// Rows of tables and screens, as links to where they are.
    case rows
  }

  /// Where the page is: beside the index, in the site's own folder.
  public static let path: SitePath = "search.html"

  private let kind: Kind
  private let browsing: [PagePosition.Neighbour]

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - kind: What is found.
  ///   - browsing: Where visitors without JavaScript are led.
  public init(for kind: Kind, browsing: [PagePosition.Neighbour]) {
    self.kind = kind
    self.browsing = browsing
  }

  /// The scripts the page needs: the one it names, and those which that loads.
  public var files: [SiteFile] {
    switch kind {
    case .recordings: [.search, .searchExtras, .player]
    case .rows: [.search, .searchExtras, .searchRows]
    }
  }

  /// Draws the page.
  public func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    var heading = PageHeading("Search", at: Self.path)
    heading.scripts = [.search]
    frame.draw(heading, into: &html) { html in
      html.element(.p, .class(.introduction), .id("search-hint"), text: hint)
      html.literal("\n")
      form(for: frame, into: &html)
      html.element(.div, .id("search-found"), Attribute("role", "status")) { _ in }
      html.literal("\n")
      html.element(
        .div, .class(.results), .id("search-results"), Attribute("data-noun", noun), player,
        .flag("hidden")
      ) { html in
        html.literal("\n")
        switch kind {
        case .recordings: SearchTable().draw(into: &html)
        case .rows: html.element(.ol, .id("search-rows")) { _ in }
        }
        html.literal("\n")
      }
      html.literal("\n")
      buttons(into: &html)
      withoutScript(into: &html)
    }
  }

  /// Where the player is.
  ///
  /// It comes after what is found, which would come later otherwise.
  private var player: Attribute? {
    switch kind {
    case .recordings:
      Attribute("data-player", Self.path.reference(to: SiteFile.player.path))
    case .rows: nil
    }
  }

  private var noun: String {
    switch kind {
    case .recordings: "recordings"
    case .rows: "rows"
    }
  }

  private var hint: String {
    switch kind {
    case .recordings:
      "Type the beginnings of words: of a species, a country or place, a recordist, a type of "
        + "sound or the remarks, or a number. What is found has all of them, up to eight."
    case .rows:
      "Type the beginnings of words. The rows that are found have all of them, up to eight."
    }
  }
}

// MARK: - The parts of the page

extension SearchPage {
  private func form(for frame: PageFrame, into html: inout HTMLWriter) {
    html.element(
      .form, .class(.search), .id("search-form"), Attribute("role", "search"),
      Attribute("action", "\(Self.path)")
    ) { html in
      html.literal("\n")
      html.element(.label, .for("search-field"), text: "Search in \(frame.site)")
      html.literal("\n")
      html.void(
        .input, .type("search"), .id("search-field"), .name("q"), .describedBy("search-hint"),
        Attribute("autocomplete", "off"), Attribute("spellcheck", "false"))
      html.literal("\n")
      html.element(.button, text: "Search")
      html.literal("\n")
      if kind == .recordings { filters(into: &html) }
    }
    html.literal("\n")
  }

  /// What can be chosen is added by the script, which shows it.
  private func filters(into html: inout HTMLWriter) {
    html.element(.div, .class(.filters)) { html in
      html.literal("\n")
      for (name, title) in [
        ("country", "Country"), ("type", "Type"), ("quality", "Quality"), ("year", "Year"),
      ] {
        html.element(.label, .flag("hidden")) { html in
          html.text("\(title) ")
          html.element(.select, .name(name)) { html in
            html.element(.option, .value(""), text: "All")
          }
        }
        html.literal("\n")
      }
    }
    html.literal("\n")
  }

  private func buttons(into html: inout HTMLWriter) {
    html.element(.p, .class(.tools)) { html in
      for (name, title) in [
        ("more", "Next"), ("all", "Count them all"), ("retry", "Try again"),
      ] {
        html.element(
          .button, .type("button"), .id("search-\(name)"), .flag("hidden"), text: title)
      }
    }
    html.literal("\n")
  }

  private func withoutScript(into html: inout HTMLWriter) {
    html.element(.div, .class(.message), .id("search-without")) { html in
      html.element(.p, .class(.headline), text: "Searching needs JavaScript")
      guard !browsing.isEmpty else { return }
      html.element(.p, text: "Everything can be found without it here:")
      html.element(.ul) { html in
        for link in browsing {
          html.element(.li) { html in
            html.element(.a, .href(Self.path.reference(to: link.path)), text: link.title)
          }
        }
      }
    }
    html.literal("\n")
  }
}
