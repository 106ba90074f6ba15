package import Markup
package import Screens

/// The frame that all pages of a site share.
package struct PageFrame: Sendable {
  package let site: String

  /// The home page of its part of the site, if the site has parts.
  package var part: PageLink?

  /// The language its pages are in, as a BCP 47 tag such as `en`.
  let language: String
  package let words: PageWords

  /// The URL of the published site, if pages should contain it.
  package let baseURL: BaseURL?

  /// The page on which the site is searched, if every other page is to have a field for that.
  package var search: SitePath?
  package var feed: PageLink?

  /// The subject of the search, for the home page and the search page: `2,650 volcanoes`.
  package var searched = ""

  /// The bar and the foot of a catalogue's pages; `nil` if pages are screens of a site.
  package var catalogue: CatalogueFrame?

  /// The style, script and data of a single-file page; nil for a page of a site.
  package var single: SinglePage?

  /// The sizes of the picture files that figures show, in pixels.
  package var pictureSizes: [SitePath: PictureSize] = [:]
  package typealias PictureSize = (width: Int, height: Int)

  /// Whether every row of a table has an identifier that search results can link to.
  package var namesRows = false

  /// - `words`: The interface text: by default that of the language, if it is one of
  ///   ``PageWords/languages``, and otherwise English.
  package init(site: String, language: String, baseURL: BaseURL? = nil, words: PageWords? = nil) {
    self.site = site
    self.language = language
    self.words = (words ?? PageWords(of: language) ?? .english(in: language)).marked
    self.baseURL = baseURL
  }

  package func draw(
    _ heading: PageHeading, into html: inout HTMLWriter, content: (inout HTMLWriter) -> Void
  ) {
    html.page(
      in: language, fromRightToLeft: isRightToLeft, phrases: words.isMarked ? "en" : nil
    ) { html in
      html.literal("\n")
      head(heading, into: &html)
      let style = single == nil ? heading.layout.style : Attribute("class", "explore alone")
      html.line(.body, style) { html in
        html.literal("\n")
        html.line(.a, .class(.skip), .href("#main"), text: words[.skip])
        if let catalogue {
          bar(catalogue, over: heading, into: &html)
        } else {
          searchField(heading, into: &html)
          crumbs(heading, into: &html)
        }
        html.line(.main, .id("main")) { html in
          html.literal("\n")
          if heading.layout == .page {
            if catalogue != nil { crumbs(heading, into: &html) }
            html.line(.h1, text: heading.title)
          }
          html.noteTitle(heading.title)
          content(&html)
          neighbours(heading, into: &html)
        }
        if let catalogue { foot(catalogue, of: heading, into: &html) }
        single?.end(into: &html)
      }
    }
    html.literal("\n")
  }

  private func head(_ heading: PageHeading, into html: inout HTMLWriter) {
    let isFront = heading.path == .front && heading.title == site || single != nil
    let above = (isBelowPart(heading) ? part.map { "\($0.title) – " } ?? "" : "") + site
    html.line(.head) { html in
      html.literal(
        """

        <meta charset="UTF-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>

        """)
      if let successor = heading.successor {
        html.line(
          .meta, Attribute("http-equiv", "refresh"),
          Attribute("content", "0; url=" + heading.path.reference(to: successor)))
      }
      if heading.isHidden { html.literal("<meta name=\"robots\" content=\"noindex\"/>\n") }
      html.line(.title, text: isFront ? site : "\(heading.windowTitle) – \(above)")
      if let single { return single.head(into: &html) }
      let theme: SitePath =
        catalogue == nil ? SiteFile.stylesheetPath : SiteFile.catalogueStylesheetPath
      var own = catalogue == nil ? [] : heading.scripts.compactMap(\.catalogueStyle?.path)
      if catalogue != nil {
        let shape: SiteFile = heading.layout == .pane ? .rowsStyle : .pagesStyle
        own.insert(shape.path, at: 0)
      }
      for stylesheet in [theme] + own + heading.stylesheets {
        html.line(
          .link, Attribute("rel", "stylesheet"), .href(reference(from: heading, to: stylesheet)))
      }
      html.line(
        .link, Attribute("rel", "icon"), .href(reference(from: heading, to: SiteFile.icon.path)))
      // The next page is there before somebody turns to it.
      if catalogue != nil, let next = heading.listNeighbours.first(where: { $0.rel == "next" }) {
        html.line(.link, Attribute("rel", "prefetch"), .href(heading.path.reference(to: next.path)))
      }
      if let baseURL {
        addresses(of: heading, at: baseURL, into: &html)
        subject(of: heading, at: baseURL, into: &html)
      }
      for script in heading.scripts {
        html.line(
          .script, Attribute("src", reference(from: heading, to: script.path)), .flag("defer")
        ) { _ in }
      }
    }
  }

  /// Returns the reference from a page to a file; from the page for missing addresses, shown at any
  /// address, an absolute URL if the base URL is known.
  func reference(from heading: PageHeading, to path: SitePath) -> String {
    (heading.path == .notFound ? baseURL?.address(of: path) : nil)
      ?? heading.path.reference(to: path)
  }

  private func addresses(
    of heading: PageHeading, at baseURL: BaseURL, into html: inout HTMLWriter
  ) {
    for (rel, path) in [("canonical", heading.successor ?? heading.path)] + heading.listNeighbours {
      html.line(.link, Attribute("rel", rel), .href(baseURL.address(of: path)))
    }
  }

  /// Whether the language is written from right to left, by its first subtag.
  private var isRightToLeft: Bool {
    let subtag = language.utf8.prefix { $0 != UInt8(ascii: "-") }
    return ["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "syr", "ug", "ur", "yi"]
      .contains(String(Substring(subtag)))
  }

  // MARK: The way around

  /// Writes the search field, which opens the search page; the search page has a field of its own.
  ///
  /// The page for missing addresses has it only if the site's base URL is known.
  package func searchField(_ heading: PageHeading, into html: inout HTMLWriter) {
    guard let search, heading.path != search, heading.path != .notFound || baseURL != nil
    else { return }
    html.literal(catalogue == nil ? "<form class=\"search\"" : "<form class=\"find\"")
    html.literal(" role=\"search\" aria-label=\"")
    html.text(part?.title ?? words[.site])
    html.literal("\" action=\"")
    html.text(reference(from: heading, to: search))
    html.literal("\"><input type=\"search\" name=\"q\" aria-label=\"")
    html.text(words[.search])
    html.literal("\" placeholder=\"")
    html.text(heading.path == part?.path ?? .front ? searchHint : words[.search])
    guard catalogue != nil else {
      html.literal("\"/><button>")
      html.text(words[.search])
      return html.literal("</button></form>\n")
    }
    html.literal("\"/><button aria-label=\"")
    html.text(words[.search])
    html.literal("\"></button><kbd aria-hidden=\"true\">/</kbd></form>\n")
  }

  package var searchHint: String { searched.isEmpty ? words[.search] : words(.searchFor, searched) }

  private func isBelowPart(_ heading: PageHeading) -> Bool {
    part.map { $0.path != heading.path } ?? false
  }

  /// Writes the breadcrumb; the home page has none.
  func crumbs(_ heading: PageHeading, into html: inout HTMLWriter) {
    guard heading.path != .front, heading.path != .notFound else { return }
    html.line(.nav, .label(words[.breadcrumb])) { html in
      html.element(.ol, .class(.crumbs)) { html in
        for crumb in pagesAbove(heading) {
          html.element(.li) { html in
            html.element(.a, .href(heading.path.reference(to: crumb.path)), text: crumb.title)
          }
        }
        html.element(.li) { html in
          html.element(
            .a, .href(heading.path.reference(to: heading.path)),
            Attribute("aria-current", "page"), text: heading.shortTitle)
        }
      }
    }
  }

  /// The pages above a page, from the home page on.
  func pagesAbove(_ heading: PageHeading) -> [PageLink] {
    [PageLink(site, to: .front)] + (isBelowPart(heading) ? [part].compactMap(\.self) : [])
      + heading.place.trail
  }

  private func neighbours(_ heading: PageHeading, into html: inout HTMLWriter) {
    let neighbours: [(page: PageLink?, StyleClass, rel: String, words: String)] = [
      (heading.place.previous, .previous, "prev", words[.previous]),
      (heading.place.next, .next, "next", words[.next]),
    ]
    guard neighbours.contains(where: { $0.page != nil }) else { return }
    html.line(.nav, .class(.neighbours), .label(words[.neighbours])) { html in
      html.element(.ul) { html in
        for case (let page?, let style, let rel, let words) in neighbours {
          html.element(.li, .class(style)) { html in
            html.element(
              .a, Attribute("rel", rel), .href(heading.path.reference(to: page.path))
            ) { html in
              html.element(.small, text: words)
              html.text(" \(page.title)")
            }
          }
        }
      }
    }
  }
}
