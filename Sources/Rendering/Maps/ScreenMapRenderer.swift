package import Markup
package import Screens

/// Draws a map of screens: a picture in which every box is a link, and a table with the same
/// content.
///
/// The picture is still SVG in layers from left to right, beginning with the first screen. It has no
/// colours and no fonts: a theme gives it those. It refers to itself by identifiers, so a page has
/// one map.
///
/// A map without screens draws nothing.
package struct ScreenMapRenderer: Sendable {
  private let graph: MapGraph
  private let path: SitePath

  /// Creates a renderer of a map on a page, which its links are relative to.
  package init(_ map: ScreenMap, at path: SitePath) {
    graph = MapGraph(map)
    self.path = path
  }

  package func draw(
    titled title: String, introduction: String?, _ place: PagePlace, in frame: PageFrame,
    into html: inout HTMLWriter
  ) {
    frame.draw(PageHeading(title, at: place), into: &html) { html in
      if let introduction { html.line(.p, .class(.introduction), text: introduction) }
      draw(in: frame.words, into: &html)
    }
  }

  /// Draws the map, in O(n log n) for n screens and links, and the length of the titles.
  package func draw(in words: PageWords = .english, into html: inout HTMLWriter) {
    guard let first = graph.screens.first else { return }
    html.line(.figure, .class(.map)) { html in
      html.literal(
        """

        <div class="scroll" role="region" aria-labelledby="map-caption" tabindex="0">

        """)
      picture(MapLayout(graph), into: &html)
      html.literal("\n</div>\n")
      html.line(.figcaption, .id("map-caption")) { html in
        let links = graph.edges.reduce(0) { $0 + $1.labels.count }
        let (screens, counted) = (graph.screens.count, words(.linksCounted, n: links))
        html.text(words(.screenMap, words(.screensCounted, n: screens), counted) + " ")
        html.element(.a, .href(path.reference(to: first.path)), text: first.title)
      }
    }
    MapTable(graph: graph, path: path, words: words).draw(into: &html)
  }

  /// Draws a group, as an image could not have links; screen readers skip lines and labels.
  private func picture(_ layout: MapLayout, into html: inout HTMLWriter) {
    html.element(
      .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("role", "group"),
      Attribute("aria-labelledby", "map-caption"),
      Attribute("viewBox", "0 0 \(layout.width) \(layout.height)"),
      Attribute("width", "\(layout.width)"), Attribute("height", "\(layout.height)"),
      Attribute("font-size", "\(MapLayout.titleSize)"), Attribute("text-anchor", "middle")
    ) { html in
      html.literal(
        """

        <defs><marker id="map-arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" \
        markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">\
        <path class="arrow" d="M0 0L8 4L0 8Z" fill="currentColor"/></marker></defs>
        <g aria-hidden="true" fill="none" stroke="currentColor" marker-end="url(#map-arrow)">

        """)
      for line in layout.lines { html.line(.path, .class(.edge), Attribute("d", line.data)) }
      html.literal("</g>\n")
      html.line(
        .g, Attribute("aria-hidden", "true"), Attribute("font-size", "\(MapLayout.labelSize)")
      ) { html in
        html.literal("\n")
        for (label, area) in layout.labels { self.label(label, in: area, into: &html) }
      }
      for screen in layout.reading { box(screen, in: layout.boxes[screen], into: &html) }
    }
  }

  private func label(_ label: MapLabel, in area: MapArea, into html: inout HTMLWriter) {
    html.line(
      .text, .class(.edgeLabel), Attribute("x", "\(area.x + area.width / 2)"),
      Attribute("y", "\(area.y + area.height - 5)")
    ) { html in
      if let whole = label.text.whole { html.element(.title, text: whole) }
      html.text(label.text.text)
    }
  }

  private func box(_ number: Int, in area: MapArea, into html: inout HTMLWriter) {
    let screen = graph.screens[number]
    let title = ShortText(screen.title)
    html.line(.a, .class(.box), .href(path.reference(to: screen.path))) { html in
      if let whole = title.whole { html.element(.title, text: whole) }
      html.void(
        .rect, Attribute("x", "\(area.x)"), Attribute("y", "\(area.y)"),
        Attribute("width", "\(area.width)"), Attribute("height", "\(area.height)"),
        Attribute("rx", "8"), Attribute("fill", "none"), Attribute("stroke", "currentColor"))
      html.element(
        .text, Attribute("x", "\(area.x + area.width / 2)"),
        Attribute("y", "\(area.y + area.height / 2 + 5)"), text: title.text)
    }
  }
}
