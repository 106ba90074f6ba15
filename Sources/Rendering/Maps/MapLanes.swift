/// The level ways under all boxes, on which edges go back over more than one layer.
///
/// All that go back to one screen share a lane.
struct MapLanes {
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
    for (number, screen) in order.enumerated() {
      lanes[screen] = top + number * Self.spacing
    }
    bottom = order.isEmpty ? top : top + order.count * Self.spacing
  }

  /// How high the lane of an edge is; `nil` for one that needs none.
  func lane(of edge: MapGraph.Edge) -> Int? {
    layer[edge.from] > layer[edge.to] + 1 ? lanes[edge.to] : nil
  }

  private static let spacing = 14
}
