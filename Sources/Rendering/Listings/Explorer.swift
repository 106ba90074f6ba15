package import Markup
package import Screens

/// The facets and orders of a listing that JavaScript searches, filters and sorts; without
/// JavaScript, facets are links to the lists of values.
package struct Explorer: Sendable {
  /// The first page, whose address holds the search.
  let first: SitePath

  /// The page whose folder has the index.
  let home: SitePath

  /// The facets, and their names in addresses; ranges have no values.
  let facets: [(name: String, facet: Facet)]

  /// Whether the index has the coordinates of rows.
  let hasPlaces: Bool

  /// Whether the page is one file: its script draws the facets, and it has no pages of values.
  package var isAlone = false

  /// The names of the columns that have an order, by their places in the table.
  package let orders: [Int: String]

  /// The letters that may precede the digits of a row's number.
  let numberPrefix: String

  /// The most facets, and values of each, that are seen at first.
  package static let (most, values) = (6, 7)

  /// One column to filter rows by.
  package struct Facet: Sendable {
    package let title: String
    package let all: ListingLink
    package let values: [Bar]

    package init(_ title: String, all: ListingLink, _ values: [Bar]) {
      self.title = title
      self.all = all
      self.values = values
    }
  }

  package init(
    from first: SitePath, indexBeside home: SitePath,
    facets: [(name: String, facet: Facet)], orders: [Int: String], hasPlaces: Bool,
    numbersAfter numberPrefix: String
  ) {
    self.first = first
    self.home = home
    self.facets = facets
    self.orders = orders
    self.hasPlaces = hasPlaces
    self.numberPrefix = numberPrefix
  }
}

extension [Explorer.Facet] {
  /// Draws the most frequent values of each as bars, in a section for browsing.
  package func draw(
    as section: Attribute, on path: SitePath, in words: PageWords, into html: inout HTMLWriter
  ) {
    guard !isEmpty else { return }
    html.line(.section, section) { html in
      html.line(.h2, text: words[.browse])
      columns(on: path, in: words, into: &html)
    }
  }

  private func columns(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    html.literal("<div class=\"cols\">\n")
    for facet in self {
      html.literal("<section><div class=\"head\">")
      html.element(.h3, text: facet.title)
      html.element(.a, .href(Reference.text(of: facet.all.link, from: path)), text: facet.all.title)
      html.literal("</div>")
      facet.values.draw(on: path, in: words, into: &html)
      html.literal("</section>\n")
    }
    html.literal("</div>\n")
  }
}

extension ListingRenderer {
  /// Draws the facets: with the most frequent values on the first page, and by name on the others, so that a
  /// row that is added does not change all pages.
  func facets(_ explorer: Explorer, into html: inout HTMLWriter) {
    guard !explorer.facets.isEmpty else { return }
    html.line(
      .nav, .class(.narrowing), .id("facets"), Attribute("popover", "auto"), .label(words[.filters])
    ) { html in
      if explorer.isAlone { return }
      html.literal("\n")
      if path == explorer.first {
        html.line(.p, .class(.head)) { html in
          html.element(.span, text: words[.filters])
          html.element(
            .button, .class(.button), .type("button"), Attribute("popovertarget", "facets"),
            Attribute("popovertargetaction", "hide"), text: words[.showRows])
        }
      }
      for (name, facet) in explorer.facets {
        html.line(.section, Attribute("data-name", name)) { html in
          html.element(.h2) { html in
            html.element(
              .a, .href(Reference.text(of: facet.all.link, from: path)), text: facet.title)
          }
          guard path == explorer.first, !facet.values.isEmpty else { return }
          facet.values.draw(on: path, in: words, into: &html)
        }
      }
    }
  }

  /// Draws the field that rows are found by, where they are.
  func field(_ explorer: Explorer, into html: inout HTMLWriter) {
    let index = path.reference(to: explorer.home.sibling(Self.indexFolder))
    html.line(
      .form, .class(.find), .id("search-form"), Attribute("role", "search"),
      .label(words[.allRows]),
      explorer.isAlone ? nil : Attribute("action", path.reference(to: explorer.first)),
      Attribute("data-base", String(index.dropLast(Self.indexFolder.count))),
      Attribute("data-noun", words.noun.plural),
      explorer.hasPlaces
        ? Attribute(
          "data-land",
          explorer.isAlone ? SiteFile.landInPage : path.reference(to: SiteFile.land.path)) : nil,
      explorer.numberPrefix.isEmpty ? nil : Attribute("data-prefix", explorer.numberPrefix),
      explorer.isAlone ? .flag("hidden") : nil
    ) { html in
      html.void(
        .input, .type("search"), .id("search-field"), .name("q"), .label(words[.search]),
        Attribute("placeholder", words[.search]))
      html.element(.button, .label(words[.search])) { _ in }
      html.literal("<kbd aria-hidden=\"true\">/</kbd>")
    }
    guard !explorer.facets.isEmpty else { return }
    html.line(
      .button, .class(.button, .sheet), .type("button"), Attribute("popovertarget", "facets"),
      explorer.isAlone ? .flag("hidden") : nil, text: words[.filters])
  }

  /// The folder of the index, in that of the home page.
  private static var indexFolder: String { "search" }
}
