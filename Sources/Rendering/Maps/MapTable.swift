import Markup
import Screens

/// The table under a map: every link, every screen without links, every screen without a way in.
struct MapTable {
  let graph: MapGraph
  let path: SitePath
  let words: PageWords

  func draw(into html: inout HTMLWriter) {
    html.literal(
      """
      <div class="scroll" role="region" aria-labelledby="map-table" tabindex="0">
      <table class="listing">
      <caption id="map-table">
      """)
    html.text(words[.linksAsTable])
    html.literal(
      """
      </caption>
      <colgroup><col class="long"/><col class="long"/><col class="long"/></colgroup>
      <thead><tr>
      """)
    for key in [PageWords.Key.linkFrom, .rowTitle, .linkTo] {
      html.element(.th, .scope("col"), text: words[key])
    }
    html.literal("</tr></thead>\n<tbody>\n")
    var edges = [[MapGraph.Edge]](repeating: [], count: graph.screens.count)
    for edge in graph.edges { edges[edge.from].append(edge) }
    for (number, screen) in graph.screens.enumerated() {
      for edge in edges[number] {
        for label in edge.labels { row(from: screen, label, to: graph.screens[edge.to], &html) }
      }
      if edges[number].isEmpty {
        html.literal("<tr><th scope=\"row\">")
        link(to: screen, &html)
        html.literal("</th><td colspan=\"2\">")
        html.text(words[.opensNoScreen])
        html.literal("</td></tr>\n")
      }
    }
    for screen in strays {
      html.literal("<tr><th scope=\"row\" colspan=\"2\">")
      html.text(words[.noScreenOpens])
      html.literal("</th><td>")
      link(to: screen, &html)
      html.literal("</td></tr>\n")
    }
    html.literal("</tbody>\n</table>\n</div>\n")
  }

  /// The screens that no other links to, except the first, where one begins.
  private var strays: [PageLink] {
    var isOpened = [Bool](repeating: false, count: graph.screens.count)
    for edge in graph.edges where edge.from != edge.to { isOpened[edge.to] = true }
    return graph.screens.indices.dropFirst().filter { !isOpened[$0] }.map { graph.screens[$0] }
  }

  private func row(from: PageLink, _ label: String, to: PageLink, _ html: inout HTMLWriter) {
    html.line(.tr) { html in
      html.element(.th, .scope("row")) { link(to: from, &$0) }
      html.element(.td, text: label)
      html.element(.td) { link(to: to, &$0) }
    }
  }

  private func link(to screen: PageLink, _ html: inout HTMLWriter) {
    html.element(.a, .href(path.reference(to: screen.path)), text: screen.title)
  }
}
