import Bytes
import Markup
import Screens

/// Metadata of pages for programs, on sites with a base URL.
extension PageFrame {
  /// Writes the metadata of the page: for previews by Open Graph (https://ogp.me), for search
  /// engines by JSON-LD in the vocabulary of https://schema.org; the page for missing addresses has none.
  func subject(of heading: PageHeading, at baseURL: BaseURL, into html: inout HTMLWriter) {
    guard heading.path != .notFound else { return }
    if let feed {
      html.line(
        .link, Attribute("rel", "alternate"), .type("application/atom+xml"),
        Attribute("title", feed.title), .href(heading.path.reference(to: feed.path)))
    }
    let icon = SiteFile.touchIcon.path
    let files = [("manifest", SiteFile.manifestPath), ("apple-touch-icon", icon)]
    for (rel, path) in files {
      html.line(.link, Attribute("rel", rel), .href(heading.path.reference(to: path)))
    }
    if let description = heading.description {
      html.line(.meta, .name("description"), Attribute("content", description))
    }
    let properties = [
      ("type", "website"), ("site_name", site), ("title", heading.windowTitle),
      ("description", heading.description), ("url", baseURL.address(of: heading.path)),
      ("image", baseURL.address(of: SiteFile.largeIcon.path)),
    ]
    for case (let name, let value?) in properties {
      html.line(.meta, Attribute("property", "og:" + name), Attribute("content", value))
    }
    let entities = entities(of: heading, at: baseURL)
    guard !entities.isEmpty else { return }
    let graph = JSONText.object([
      ("@context", .string("https://schema.org")), ("@graph", .list(entities)),
    ])
    html.line(.script, .type("application/ld+json")) { html in html.json(graph.bytes()) }
  }

  /// The entities that a page describes: the site, its breadcrumb, data, items of a list.
  private func entities(of heading: PageHeading, at baseURL: BaseURL) -> [JSONText] {
    var entities: [JSONText] = []
    if heading.path == .front {
      entities.append(
        .object([
          ("@type", .string("WebSite")), ("name", .string(site)),
          ("url", .string(baseURL.address(of: .front))), ("inLanguage", .string(language)),
        ]))
    } else {
      let crumbs = pagesAbove(heading) + [PageLink(heading.shortTitle, to: heading.path)]
      entities.append(
        Self.list(
          "BreadcrumbList",
          of: crumbs.enumerated().map { place, crumb in
            (place + 1, crumb.title, ("item", baseURL.address(of: crumb.path)))
          }))
    }
    if let dataset = heading.dataset {
      entities.append(dataset.json(at: heading.path, of: baseURL))
    }
    if !heading.items.pages.isEmpty {
      entities.append(
        Self.list(
          "ItemList",
          of: heading.items.pages.enumerated().map { place, page in
            (heading.items.first + place + 1, nil, ("url", baseURL.address(of: page)))
          }))
    }
    return entities
  }

  private static func list(
    _ type: String, of items: [(place: Int, name: String?, link: (String, String))]
  ) -> JSONText {
    .object([
      ("@type", .string(type)),
      (
        "itemListElement",
        .list(
          items.map { item in
            .object([
              ("@type", .string("ListItem")), ("position", .number(item.place)),
              ("name", item.name.map(JSONText.string)), (item.link.0, .string(item.link.1)),
            ])
          })
      ),
    ])
  }
}
