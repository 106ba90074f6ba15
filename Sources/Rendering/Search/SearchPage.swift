package import Markup
package import Screens

/// The static search page of a site: a form, and elements for the results; without the script, it
/// says so and links to the pages that can be browsed.
package struct SearchPage: Sendable {
  /// A filter: its name in URLs and its title on the page.
  package typealias Filter = (name: String, title: String)

  /// How rows are shown that are found.
  package enum Results: Sendable {
    /// As links, with lines of text below.
    case list

    /// Results in their listing, to whose first page this one redirects; earlier names of parameters and
    /// their current names are written as a query.
    case listing(SitePath, renaming: String? = nil)
  }

  /// The path of a site's search page: beside the index, in the site's root folder.
  package static let path: SitePath = "search.html"

  /// The path of this page; the files of its index are beside it.
  package let path: SitePath

  private let hint: String
  private let results: Results
  private let filters: [Filter]
  private let plays: Bool
  private let hasMap: Bool
  private let browsing: [PageLink]

  /// The most frequent values of some facets, shown before a search and where it finds nothing.
  package var facets: [Explorer.Facet] = []

  /// Describes the page; visitors without JavaScript have links for browsing.
  package init(
    at path: SitePath = path, saying hint: String, as results: Results,
    narrowedBy filters: [Filter] = [], playing plays: Bool = false,
    withMap hasMap: Bool = false, browsing: [PageLink]
  ) {
    self.path = path
    self.hint = hint
    self.results = results
    self.filters = filters
    self.plays = plays
    self.hasMap = hasMap
    self.browsing = browsing
  }

  /// The path of a file of its index: one beside it.
  package func beside(_ file: String) -> String {
    (path.folder.components + [file]).joined(separator: "/")
  }

  /// The scripts the page needs: the one it names, and those which that loads.
  package var files: [SiteFile] {
    let player: [SiteFile] = plays ? [.player] : []
    guard case .listing = results else { return [.search, .searchExtras(for: path)] + player }
    let map: [SiteFile] = hasMap ? [.map(for: path)] : []
    return [.lead, .explorer] + SiteFile.explorerExtras(for: path) + map + player
  }

  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    if case .listing(let listing, let names) = results {
      return draw(to: listing, names, in: frame, into: &html)
    }
    var heading = PageHeading(frame.words[.search], at: PagePlace(path))
    heading.scripts = [.search]
    let isOfCatalogue = frame.catalogue != nil
    if isOfCatalogue {
      heading.stylesheets = [SiteFile.rowsStyle.path] + (plays ? [SiteFile.playerStyle.path] : [])
    }
    frame.draw(heading, into: &html) { html in
      if frame.catalogue == nil { introduction(in: &html) }
      form(for: frame, into: &html)
      if frame.catalogue != nil {
        html.line(.details) { html in
          html.element(.summary, text: frame.words[.howToSearch])
          introduction(in: &html)
        }
      }
      html.line(.div, .id("search-found"), Attribute("role", "status")) { _ in }
      html.line(
        .div, .class(.results), .id("search-results"),
        Attribute("data-noun", frame.words.noun.plural), player, .flag("hidden")
      ) { html in
        html.literal("\n")
        html.line(.ol, .id("search-rows")) { _ in }
      }
      buttons(in: frame.words, into: &html)
      facets.draw(as: .id("search-browse"), on: path, in: frame.words, into: &html)
      withoutScript(in: frame.words, into: &html)
    }
  }

  /// Draws the page that redirects to the listing, and the links for visitors without a script.
  private func draw(
    to listing: SitePath, _ names: String?, in frame: PageFrame, into html: inout HTMLWriter
  ) {
    var heading = PageHeading(frame.words[.search], at: PagePlace(path))
    heading.scripts = [.lead]
    frame.draw(heading, into: &html) { html in
      html.line(.p) { html in
        html.element(
          .a, .id("search-listing"), .href(path.reference(to: listing)),
          names.map { Attribute("data-names", $0) }, text: frame.words[.explore])
      }
      introduction(in: &html)
      withoutScript(in: frame.words, into: &html)
      facets.draw(as: .id("search-browse"), on: path, in: frame.words, into: &html)
    }
  }

  /// The reference to the player's script, which that of the page adds after the results.
  private var player: Attribute? {
    plays ? Attribute("data-player", path.reference(to: SiteFile.player.path)) : nil
  }

  private func introduction(in html: inout HTMLWriter) {
    html.line(.p, .class(.introduction), .id("search-hint"), text: hint)
  }

  private func form(for frame: PageFrame, into html: inout HTMLWriter) {
    html.line(
      .form, .class(.search), .id("search-form"), Attribute("role", "search"),
      Attribute("action", path.reference(to: path))
    ) { html in
      html.literal("\n")
      html.line(
        .label, .for("search-field"), text: frame.words(.searchIn, frame.part?.title ?? frame.site))
      html.line(
        .input, .type("search"), .id("search-field"), .name("q"),
        Attribute("placeholder", frame.searchHint), .describedBy("search-hint"),
        Attribute("autocomplete", "off"), Attribute("spellcheck", "false"))
      html.line(.button, text: frame.words[.search])
      if !filters.isEmpty { choices(in: frame.words, into: &html) }
    }
  }

  /// Writes the filters; the script adds their choices and shows them.
  private func choices(in words: PageWords, into html: inout HTMLWriter) {
    html.line(.div, .class(.filters)) { html in
      html.literal("\n")
      for filter in filters {
        html.line(.label, .flag("hidden")) { html in
          html.text("\(filter.title) ")
          html.element(.select, .name(filter.name)) { html in
            html.element(.option, .value(""), text: words[.allChoices])
          }
        }
      }
    }
  }

  private func buttons(in words: PageWords, into html: inout HTMLWriter) {
    html.line(.p, .class(.tools)) { html in
      for (name, title) in [
        ("more", words[.next]), ("all", words[.countAll]), ("retry", words[.tryAgain]),
      ] {
        html.element(.button, .type("button"), .id("search-\(name)"), .flag("hidden"), text: title)
      }
    }
  }

  private func withoutScript(in words: PageWords, into html: inout HTMLWriter) {
    html.line(.div, .class(.message), .id("search-without")) { html in
      html.element(.p, .class(.headline), text: words[.searchNeedsScript])
      guard !browsing.isEmpty else { return }
      html.element(.p, text: words[.withoutScript])
      html.list(of: browsing) { link, html in
        html.element(.a, .href(path.reference(to: link.path)), text: link.title)
      }
    }
  }
}
