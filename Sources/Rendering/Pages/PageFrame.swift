import Markup
import Screens

/// What every page of a site has around its content.
public struct PageFrame: Sendable {
  let site: String
  let language: String
  let baseURL: BaseURL?

  /// Describes the frame.
  ///
  /// - Parameters:
  ///   - site: The title of the site.
  ///   - language: The language its pages are in, as a BCP 47 tag such as `en`.
  ///   - baseURL: Where the site is published, if pages are to say so.
  public init(site: String, language: String, baseURL: BaseURL? = nil) {
    self.site = site
    self.language = language
    self.baseURL = baseURL
  }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - heading: What the page is, and where.
  ///   - html: Receives the page.
  ///   - content: Writes what is under the heading.
  /// - Throws: What `content` throws.
  func draw<Failure>(
    _ heading: PageHeading, into html: inout HTMLWriter,
    content: (inout HTMLWriter) throws(Failure) -> Void
  ) throws(Failure) {
    html.doctype()
    try html.element(
      .html, Attribute("xmlns", "http://www.w3.org/1999/xhtml"), Attribute("lang", language),
      Attribute("xml:lang", language)
    ) { html throws(Failure) in
      html.literal("\n")
      head(heading, into: &html)
      html.literal("\n")
      try html.element(.body) { html throws(Failure) in
        html.literal("\n")
        html.element(.a, .class(.skip), .href("#main"), text: "Skip to main content")
        html.literal("\n")
        crumbs(heading, into: &html)
        try html.element(.main, .id("main")) { html throws(Failure) in
          html.literal("\n")
          html.element(.h1, text: heading.title)
          html.literal("\n")
          try content(&html)
        }
        html.literal("\n")
      }
      html.literal("\n")
    }
    html.literal("\n")
  }

  private func head(_ heading: PageHeading, into html: inout HTMLWriter) {
    let isFront = heading.path == .front && heading.title == site
    html.element(.head) { html in
      html.literal(
        """

        <meta charset="UTF-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>

        """)
      html.element(.title, text: isFront ? site : "\(heading.windowTitle) – \(site)")
      html.literal("\n")
      let stylesheet: SitePath = "assets/theme.css"
      html.void(
        .link, Attribute("rel", "stylesheet"), .href(heading.path.reference(to: stylesheet)))
      html.literal("\n")
      html.void(
        .link, Attribute("rel", "icon"), .href(heading.path.reference(to: SiteFile.icon.path)))
      html.literal("\n")
      if let baseURL {
        html.void(
          .link, Attribute("rel", "canonical"), .href(baseURL.address(of: heading.path)))
        html.literal("\n")
      }
      if heading.plays {
        html.element(
          .script, Attribute("src", heading.path.reference(to: SiteFile.player.path)),
          .flag("defer")
        ) { _ in }
        html.literal("\n")
      }
    }
  }

  /// The way back to the front page, which itself needs none.
  private func crumbs(_ heading: PageHeading, into html: inout HTMLWriter) {
    guard heading.path != .front else { return }
    html.element(.nav, .label("Breadcrumb")) { html in
      html.element(.ol, .class(.crumbs)) { html in
        crumb(site, to: .front, from: heading, into: &html)
        for crumb in heading.trail {
          self.crumb(crumb.title, to: crumb.path, from: heading, into: &html)
        }
        html.element(.li) { html in
          html.element(
            .a, .href(heading.path.reference(to: heading.path)),
            Attribute("aria-current", "page"), text: heading.shortTitle)
        }
      }
    }
    html.literal("\n")
  }

  private func crumb(
    _ title: String, to path: SitePath, from heading: PageHeading, into html: inout HTMLWriter
  ) {
    html.element(.li) { html in
      html.element(.a, .href(heading.path.reference(to: path)), text: title)
    }
  }
}
