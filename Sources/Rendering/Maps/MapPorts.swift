/// The points where edges meet the boxes: each side of a box has ports, from top to bottom.
///
/// A forward edge leaves a box on its right and enters the next on its left. A backward edge leaves
/// on the left and enters on the right, and so does one within a layer. So every port opens into a
/// gap between layers, and no edge runs through a box.
struct MapPorts {
  /// How an edge runs.
  enum Course { case on, within, back }

  /// The ports of one side of a box: first the entries, one for edges of the same label, which is written
  /// there once, then the one to leave by.
  struct Side {
    var entries: [MapLabel] = []
    var hasExit = false

    var count: Int { entries.count + (hasExit ? 1 : 0) }
  }

  private(set) var left: [Side]
  private(set) var right: [Side]

  let courses: [Course]

  /// The entry that each edge uses, among those of its side.
  private(set) var entries: [Int]

  init(_ graph: MapGraph, _ layers: MapLayers) {
    left = [Side](repeating: Side(), count: graph.screens.count)
    right = left
    entries = [Int](repeating: 0, count: graph.edges.count)
    courses = graph.edges.map { edge in
      let (from, to) = (layers.layer[edge.from], layers.layer[edge.to])
      return from < to ? .on : from == to ? .within : .back
    }
    // From top to bottom, so that edges into neighbouring ports do not cross.
    let order = graph.edges.indices.sorted {
      let (a, b) = (layers.position[graph.edges[$0].from], layers.position[graph.edges[$1].from])
      return (a, $0) < (b, $1)
    }
    var known: [Port: Int] = [:]
    for index in order {
      let edge = graph.edges[index]
      let label = graph.label(of: edge)
      let port = Port(screen: edge.to, isOnLeft: courses[index] == .on, label: label)
      if let entry = known[port] {
        entries[index] = entry
      } else {
        entries[index] = enter(port)
        known[port] = entries[index]
      }
      if courses[index] == .back {
        left[edge.from].hasExit = true
      } else {
        right[edge.from].hasExit = true
      }
    }
  }

  private struct Port: Hashable {
    let screen: Int
    let isOnLeft: Bool
    let label: MapLabel
  }

  private mutating func enter(_ port: Port) -> Int {
    let side = port.isOnLeft ? \Self.left : \.right
    self[keyPath: side][port.screen].entries.append(port.label)
    return self[keyPath: side][port.screen].entries.count - 1
  }
}
