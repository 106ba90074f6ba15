/// The screens of a map in layers: how many links each is away from the first.
///
/// After the method of Sugiyama, Tagawa and Toda. Layers are counted along the shortest way, so a
/// link leads into the next layer, stays in its own, or goes back; none jumps over a layer.
struct MapLayers {
  /// The screens of each layer, from top to bottom; the last has those without incoming links, if any.
  private(set) var layers: [[Int]] = []

  private(set) var layer: [Int]

  /// The place of each screen in its layer.
  private(set) var position: [Int]

  init(_ graph: MapGraph) {
    let count = graph.screens.count
    layer = [Int](repeating: -1, count: count)
    position = [Int](repeating: 0, count: count)
    var targets = [[Int]](repeating: [], count: count)
    for edge in graph.edges { targets[edge.from].append(edge.to) }

    var next = Array((0..<count).prefix(1))
    while !next.isEmpty {
      for screen in next { layer[screen] = layers.count }
      layers.append(next)
      var found: [Int] = []
      for screen in next {
        for target in targets[screen] where layer[target] == -1 {
          layer[target] = layers.count
          found.append(target)
        }
      }
      next = found
    }
    let rest = (0..<count).filter { layer[$0] == -1 }
    if !rest.isEmpty {
      for screen in rest { layer[screen] = layers.count }
      layers.append(rest)
    }
    for screens in layers { number(screens) }
  }

  /// Puts the screens of a layer in another order.
  mutating func arrange(_ screens: [Int], in layer: Int) {
    layers[layer] = screens
    number(screens)
  }

  private mutating func number(_ screens: [Int]) {
    for (place, screen) in screens.enumerated() { position[screen] = place }
  }
}
