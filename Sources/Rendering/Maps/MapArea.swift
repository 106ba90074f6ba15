/// A rectangle on a map.
struct MapArea: Equatable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// The right side.
  var end: Int { x + width }

  /// How high a port on a side is, the ports being spread evenly.
  func port(_ index: Int, of count: Int) -> Int {
    y + (2 * index + 1) * height / (2 * count)
  }
}
