/// The positions of everything on a map, in pixels.
struct MapLayout {
  /// A box by the number of its screen.
  private(set) var boxes: [MapArea] = []

  /// The screens in the order in which their boxes are read: by layer, from top to bottom.
  let reading: [Int]
  private(set) var labels: [(label: MapLabel, area: MapArea)] = []

  /// The lines, an edge each.
  private(set) var lines: [MapLine] = []

  private(set) var width: Int
  private(set) var height: Int

  static let titleSize = 14
  static let labelSize = 12

  init(_ graph: MapGraph) {
    let order = MapOrder(graph)
    let layers = order.layers
    reading = Array(layers.layers.joined())
    let ports = MapPorts(graph, layers)
    let heights = graph.screens.indices.map {
      max(Self.lowest, Self.spacing * max(ports.left[$0].count, ports.right[$0].count))
    }
    let rows = MapRows(layers, order.neighbours, heights: heights, top: Self.margin)
    let columns = MapColumns(graph, layers, ports, rows, start: Self.margin)
    boxes = graph.screens.indices.map { screen in
      let sides = columns.boxes[layers.layer[screen]]
      return MapArea(
        x: sides.lowerBound, y: rows.centres[screen] - heights[screen] / 2, width: sides.count,
        height: heights[screen])
    }
    width = columns.end + Self.margin
    height = rows.bottom + Self.margin
    place(graph, ports)
    connect(graph, layers, ports, columns)
  }

  private static let lowest = 44
  private static let spacing = 22
  private static let margin = 16

  private mutating func place(_ graph: MapGraph, _ ports: MapPorts) {
    for screen in graph.screens.indices {
      let box = boxes[screen]
      for (side, isLeft) in [(ports.left[screen], true), (ports.right[screen], false)] {
        for (entry, label) in side.entries.enumerated() where !label.isEmpty {
          let offset = MapColumns.arrow + MapLabel.inset
          let x = isLeft ? box.x - offset - label.width : box.x + box.width + offset
          let y = box.port(entry, of: side.count)
          let area = MapArea(
            x: x, y: y - MapLabel.height, width: label.width, height: MapLabel.height)
          labels.append((label, area))
        }
      }
    }
  }

  private mutating func connect(
    _ graph: MapGraph, _ layers: MapLayers, _ ports: MapPorts, _ columns: MapColumns
  ) {
    let lanes = MapLanes(graph, layers, top: height)
    height = lanes.bottom
    for (index, edge) in graph.edges.enumerated() {
      let (from, to) = (boxes[edge.from], boxes[edge.to])
      let (course, layer) = (ports.courses[index], layers.layer[edge.from])
      let exits = (course == .back ? ports.left : ports.right)[edge.from].count
      let entries = (course == .on ? ports.left : ports.right)[edge.to].count
      let end = to.port(ports.entries[index], of: entries)
      var line = MapLine(x: course == .back ? from.x : from.end, y: from.port(exits - 1, of: exits))
      switch course {
      case .on: line.bend(through: columns.bends[layer], to: end)
      case .within: line.turn(in: columns.bends[layer], to: end)
      case .back:
        if let lane = lanes.lane(of: edge) {
          line.bendBack(through: columns.bends[layer - 1], to: lane)
        }
        line.bendBack(through: columns.bends[layers.layer[edge.to]], to: end)
      }
      line.level(to: course == .on ? to.x : to.end)
      lines.append(line)
    }
  }
}

/// A rectangle on a map.
struct MapArea: Equatable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  var end: Int { x + width }

  /// How high a port on a side is, the ports being spread evenly.
  func port(_ index: Int, of count: Int) -> Int { y + (2 * index + 1) * height / (2 * count) }
}

/// The level lanes under all boxes for edges that go back over several layers, one for each target.
private struct MapLanes {
  /// The bottom of the last lane.
  let bottom: Int

  private var lanes: [Int: Int] = [:]
  private let layer: [Int]

  init(_ graph: MapGraph, _ layers: MapLayers, top: Int) {
    layer = layers.layer
    let targets = Set(
      graph.edges.filter { layers.layer[$0.from] > layers.layer[$0.to] + 1 }.map(\.to))
    // The further to the left, the lower, so that lanes do not cross where they end.
    let order = targets.sorted {
      (layers.layer[$1], layers.position[$0], $0) < (layers.layer[$0], layers.position[$1], $1)
    }
    for (number, screen) in order.enumerated() { lanes[screen] = top + number * Self.spacing }
    bottom = order.isEmpty ? top : top + order.count * Self.spacing
  }

  /// How high the lane of an edge is; `nil` for one that needs none.
  func lane(of edge: MapGraph.Edge) -> Int? {
    layer[edge.from] > layer[edge.to] + 1 ? lanes[edge.to] : nil
  }

  private static let spacing = 14
}
