package import Screens

/// The screens of a site and the links between them.
package struct ScreenMap: Sendable {
  /// The screens; the first is where one begins.
  package let screens: [PageLink]

  /// The links, in the order of the rows that hold them.
  package let links: [Link]

  package init(screens: [PageLink], links: [Link]) {
    self.screens = screens
    self.links = links
  }

  /// A row of one screen that opens another, by its title.
  package typealias Link = (from: SitePath, to: SitePath, label: String)
}

/// A map as numbered screens and the edges between them.
struct MapGraph {
  /// All links from one screen to another.
  struct Edge: Equatable {
    let from: Int
    let to: Int

    /// The titles of the rows, in order.
    var labels: [String]
  }

  /// The screens, each path once, also those that only a link refers to; without a title, the path
  /// is the title, so that every link has a name.
  private(set) var screens: [PageLink] = []

  /// The edges, in the order of their first links.
  private(set) var edges: [Edge] = []

  /// Whether a screen has several links with the titles of their screens, as a home page does: such
  /// links are drawn without labels.
  private(set) var repeatsTitles: [Bool]

  init(_ map: ScreenMap) {
    repeatsTitles = []
    var numbers: [SitePath: Int] = [:]
    for screen in map.screens { number(screen.path, screen.title, &numbers) }
    var places: [[Int]: Int] = [:]
    for link in map.links {
      let from = number(link.from, "", &numbers)
      let to = number(link.to, "", &numbers)
      if let place = places[[from, to]] {
        edges[place].labels.append(link.label)
      } else {
        places[[from, to]] = edges.count
        edges.append(Edge(from: from, to: to, labels: [link.label]))
      }
    }
    var counts = [Int](repeating: 0, count: screens.count)
    for edge in edges { counts[edge.from] += 1 }
    repeatsTitles = counts.map { $0 > 1 }
    for edge in edges where !edge.labels.allSatisfy({ $0 == screens[edge.to].title }) {
      repeatsTitles[edge.from] = false
    }
  }

  func label(of edge: Edge) -> MapLabel {
    repeatsTitles[edge.from] ? MapLabel([]) : MapLabel(edge.labels)
  }

  @discardableResult
  private mutating func number(
    _ path: SitePath, _ title: String, _ numbers: inout [SitePath: Int]
  ) -> Int {
    if let number = numbers[path] { return number }
    let isBlank = title.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    numbers[path] = screens.count
    screens.append(PageLink(isBlank ? "\(path)" : title, to: path))
    return screens.count - 1
  }
}

/// The label of an edge: the title of the first row, and the number of further ones.
struct MapLabel: Hashable {
  let text: ShortText

  /// Describes the label of links with these titles; an empty one is not drawn.
  init(_ titles: [String]) {
    let first = ShortText(titles.first ?? "")
    let sign = first.text.isEmpty ? "+" : " +"
    text =
      titles.count < 2
      ? first
      : ShortText("\(first.text)\(sign)\(titles.count - 1)", of: titles.joined(separator: ", "))
  }

  var isEmpty: Bool { text.text.isEmpty }

  /// How wide it is in pixels.
  var width: Int { TextWidth.pixels(of: text.text, size: MapLayout.labelSize) }

  /// The height of a label with its margins above its line.
  static let height = 17

  /// The room at each end of a label.
  static let inset = 6
}
