/// The vertical positions of a map's boxes.
///
/// Each box should be level with the mean of its neighbours, none may touch the next, and their
/// order stays. The sum of squared deviations is minimal: boxes that collide move as one block,
/// which is isotonic regression by pooling adjacent violators.
struct MapRows {
  /// The middle of each box; the highest box begins at `top`.
  private(set) var centres: [Int]

  /// The bottom of the lowest box.
  private(set) var bottom = 0

  private let heights: [Int]

  init(_ layers: MapLayers, _ neighbours: MapNeighbours, heights: [Int], top: Int) {
    self.heights = heights
    centres = [Int](repeating: 0, count: heights.count)
    for screens in layers.layers { place(screens, after: neighbours.left) }
    let both = zip(neighbours.left, neighbours.right).map { $0 + $1 }
    for screens in layers.layers.reversed() { place(screens, after: both) }
    for screens in layers.layers { place(screens, after: both) }

    let highest = centres.indices.map { centres[$0] - heights[$0] / 2 }.min() ?? 0
    for index in centres.indices { centres[index] += top - highest }
    bottom = centres.indices.map { centres[$0] - heights[$0] / 2 + heights[$0] }.max() ?? top
  }

  /// The room between two boxes.
  static let gap = 18

  /// Boxes at the minimum distance from each other.
  private struct Block {
    /// The sum of the block's positions that the boxes prefer.
    var sum: Int
    var count: Int
  }

  private mutating func place(_ screens: [Int], after neighbours: [[Int]]) {
    var blocks: [Block] = []
    var offset = 0
    for (place, screen) in screens.enumerated() {
      if place > 0 { offset += distance(from: screens[place - 1], to: screen) }
      var block = Block(sum: wish(of: screen, after: neighbours) - offset, count: 1)
      while let last = blocks.last, last.sum * block.count >= block.sum * last.count {
        block = Block(sum: block.sum + last.sum, count: block.count + last.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    var place = 0
    offset = 0
    for block in blocks {
      for _ in 0..<block.count {
        if place > 0 { offset += distance(from: screens[place - 1], to: screens[place]) }
        centres[screens[place]] = block.sum / block.count + offset
        place += 1
      }
    }
  }

  private func wish(of screen: Int, after neighbours: [[Int]]) -> Int {
    let near = neighbours[screen]
    guard !near.isEmpty else { return centres[screen] }
    return near.reduce(0) { $0 + centres[$1] } / near.count
  }

  /// Returns the least distance between two boxes' middles; their lower halves are rounded up.
  private func distance(from upper: Int, to lower: Int) -> Int {
    heights[upper] - heights[upper] / 2 + Self.gap + heights[lower] / 2
  }
}
