import Screens
import Testing

@testable import Rendering

@Suite struct MapOrderTests {
  private func layers(_ map: String) -> [[String]] {
    let graph = MapGraph(ScreenMap(map))
    return MapOrder(graph).layers.layers.map { $0.map { graph.screens[$0].title } }
  }

  @Test(arguments: [
    ("a", [["A"]]),
    ("a b\na c\nb d", [["A"], ["B", "C"], ["D"]]),
    // A longer way round does not count.
    ("a b\nb c\nc d\na d", [["A"], ["B", "D"], ["C"]]),
    // Nothing leads to C and D.
    ("a b\nc d\nd a", [["A"], ["B"], ["C", "D"]]),
    ("a b\nb a\nb b", [["A"], ["B"]]),
  ])
  func `a layer is how many links a screen is away, and the last is of strays`(
    map: String, layers: [[String]]
  ) {
    #expect(self.layers(map) == layers)
  }

  @Test func `screens are put in an order in which fewer lines cross`() {
    #expect(
      layers("a b\na c\na d\nb z\nc y\nd x\nb w\nx y") == [
        ["A"], ["B", "C", "D"], ["Z", "W", "Y", "X"],
      ])
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `no order is worse than that of the links, and crossings are counted right`(seed: UInt64) {
    let graph = MapGraph(.random(screens: 30, links: 60, seed: seed))
    let order = MapOrder(graph)
    #expect(order.crossings == crossings(graph, order.layers))
    #expect(order.crossings <= crossings(graph, MapLayers(graph)))
  }

  /// Every pair of edges between neighbouring layers, compared.
  private func crossings(_ graph: MapGraph, _ layers: MapLayers) -> Int {
    let spans = graph.edges.compactMap { edge -> (layer: Int, left: Int, right: Int)? in
      let ends = [edge.from, edge.to].sorted { layers.layer[$0] < layers.layer[$1] }
      guard layers.layer[ends[1]] - layers.layer[ends[0]] == 1 else { return nil }
      return (layers.layer[ends[0]], layers.position[ends[0]], layers.position[ends[1]])
    }
    var count = 0
    for (index, a) in spans.enumerated() {
      for b in spans[..<index]
      where a.layer == b.layer && (a.left - b.left) * (a.right - b.right) < 0 {
        count += 1
      }
    }
    return count
  }
}
