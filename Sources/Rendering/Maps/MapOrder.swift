/// Puts the screens of each layer in an order in which few edges cross.
///
/// Each screen goes to the mean place of its neighbours in the layer before, and then in the one
/// after, a few times over; the best order seen is kept. Finding the best one there is would take
/// exponential time.
struct MapOrder {
  private(set) var layers: MapLayers
  let neighbours: MapNeighbours

  init(_ graph: MapGraph) {
    layers = MapLayers(graph)
    neighbours = MapNeighbours(graph, layers.layer)
    var best = layers
    var fewest = crossings
    for _ in 0..<Self.rounds where fewest > 0 {
      for layer in layers.layers.indices { arrange(layer, after: neighbours.left) }
      keepIfBetter(&best, &fewest)
      for layer in layers.layers.indices.reversed() { arrange(layer, after: neighbours.right) }
      keepIfBetter(&best, &fewest)
    }
    layers = best
  }

  private static let rounds = 6

  private func keepIfBetter(_ best: inout MapLayers, _ fewest: inout Int) {
    let crossings = crossings
    guard crossings < fewest else { return }
    best = layers
    fewest = crossings
  }

  private mutating func arrange(_ layer: Int, after neighbours: [[Int]]) {
    let screens = layers.layers[layer]
    let keyed = screens.map { screen in
      let places = neighbours[screen].map { layers.position[$0] }
      let mean =
        places.isEmpty
        ? Double(layers.position[screen]) : Double(places.reduce(0, +)) / Double(places.count)
      return (mean: mean, place: layers.position[screen], screen: screen)
    }
    let sorted = keyed.sorted { ($0.mean, $0.place) < ($1.mean, $1.place) }
    layers.arrange(sorted.map(\.screen), in: layer)
  }

  /// The number of crossings of edges between neighbouring layers, in O(e log n) by counting
  /// inversions with a tree of sums, after Barth, Mutzel and Jünger.
  var crossings: Int {
    var crossings = 0
    for (layer, screens) in layers.layers.enumerated().dropFirst() {
      var sums = [Int](repeating: 0, count: layers.layers[layer - 1].count + 1)
      var count = 0
      for screen in screens {
        let places = neighbours.left[screen].map { layers.position[$0] }
        for place in places { crossings += count - Self.sum(upTo: place, in: sums) }
        for place in places { Self.add(at: place, to: &sums) }
        count += places.count
      }
    }
    return crossings
  }

  private static func sum(upTo place: Int, in sums: [Int]) -> Int {
    var total = 0
    var index = place + 1
    while index > 0 {
      total += sums[index]
      index -= index & -index
    }
    return total
  }

  private static func add(at place: Int, to sums: inout [Int]) {
    var index = place + 1
    while index < sums.count {
      sums[index] += 1
      index += index & -index
    }
  }
}

/// The screens of the neighbouring layers that each screen has an edge with, in either direction.
struct MapNeighbours {
  let left: [[Int]]
  let right: [[Int]]

  init(_ graph: MapGraph, _ layer: [Int]) {
    var left = [[Int]](repeating: [], count: layer.count)
    var right = left
    for edge in graph.edges where abs(layer[edge.from] - layer[edge.to]) == 1 {
      let isForward = layer[edge.from] < layer[edge.to]
      left[isForward ? edge.to : edge.from].append(isForward ? edge.from : edge.to)
      right[isForward ? edge.from : edge.to].append(isForward ? edge.to : edge.from)
    }
    self.left = left
    self.right = right
  }
}
