package import Bytes

/// Which rows have each value of a facet: four bytes for each that has one.
package struct FacetPositions: Sendable {
  /// The start of each value's positions, and the end of the last one's.
  private let starts: [Int]
  private let positions: LargeArray<UInt32>

  /// Notes the positions of each value, in the order of the listing.
  init(_ kept: KeptValues, in facet: FacetValues) {
    var starts = [0]
    for value in facet.values { starts.append(starts[starts.count - 1] + value.count) }
    var next = starts
    var positions = LargeArray<UInt32>(repeating: 0, count: starts[starts.count - 1])
    for row in 0..<kept.numbers.count {
      for value in facet.places[kept.numbers[row]] {
        positions[next[Int(value)]] = UInt32(row)
        next[Int(value)] += 1
      }
    }
    self.starts = starts
    self.positions = positions
  }

  /// The number of values.
  package var count: Int { starts.count - 1 }

  /// The positions in the listing of the rows with a value.
  package func positions(of value: Int) -> Slice<LargeArray<UInt32>> {
    positions[starts[value]..<starts[value + 1]]
  }
}
