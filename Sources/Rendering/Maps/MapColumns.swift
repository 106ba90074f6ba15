/// How the room of a map is divided from left to right.
///
/// A layer is a column of boxes. A gap between two has three parts: the labels of edges that enter
/// the left boxes, the bends of edges, and the labels of edges that enter the right boxes. Edges
/// are level next to labels, so none crosses one.
struct MapColumns {
  /// The left and right sides of each layer's boxes.
  private(set) var boxes: [Range<Int>] = []

  /// The horizontal ranges in which edges bend, on the right of each layer.
  private(set) var bends: [Range<Int>] = []

  /// The end of the last edge or box.
  private(set) var end: Int

  init(_ graph: MapGraph, _ layers: MapLayers, _ ports: MapPorts, _ rows: MapRows, start: Int) {
    let reaches = Self.reaches(graph, layers, rows)
    end = start
    for (layer, screens) in layers.layers.enumerated() {
      if layer > 0 { end += Self.room(for: screens.map { ports.left[$0].entries }) }
      let width = screens.map { Self.width(of: graph.screens[$0].title) }.max() ?? 0
      boxes.append(end..<end + width)
      end += width + Self.room(for: screens.map { ports.right[$0].entries })
      let bend = reaches[layer].map { min(max(Self.narrowest, $0 / 3), Self.widest) }
      let isLast = layer == layers.layers.count - 1
      bends.append(end..<end + (bend ?? (isLast ? 0 : Self.narrowest)))
      end += bends[layer].count
    }
  }

  /// The room at each side of a box's title.
  static let inset = 16

  /// The length of a level piece that ends in an arrow.
  static let arrow = 14

  private static let narrowest = 48
  private static let widest = 112

  private static func width(of title: String) -> Int {
    max(64, TextWidth.pixels(of: ShortText(title).text, size: MapLayout.titleSize) + 2 * inset)
  }

  /// The room that the entries of a column's boxes need.
  private static func room(for entries: [[MapLabel]]) -> Int {
    let widths = entries.joined().map { label in
      label.isEmpty ? arrow : arrow + label.width + 2 * MapLabel.inset
    }
    return widths.max() ?? 0
  }

  /// How far up or down the edges go that bend on the right of each layer; `nil` if none does.
  private static func reaches(_ graph: MapGraph, _ layers: MapLayers, _ rows: MapRows) -> [Int?] {
    var reaches = [Int?](repeating: nil, count: layers.layers.count)
    for edge in graph.edges {
      let reach = abs(rows.centres[edge.from] - rows.centres[edge.to])
      let (from, to) = (layers.layer[edge.from], layers.layer[edge.to])
      // An edge that leads back leaves on the left, and bends in the gap before its layer.
      for layer in Set([to < from ? from - 1 : from, to < from ? to : from]) {
        reaches[layer] = max(reaches[layer] ?? 0, reach)
      }
    }
    return reaches
  }
}
