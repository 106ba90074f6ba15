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
