import Bytes

/// The coordinates of the rows: for each a code for its latitude and one for its longitude.
///
/// A code is a step between the poles, or around the equator: 25 m, or at most 50 m. Both are zero
/// if the place is unknown. Takes eight bytes a row.
package struct SearchPlaces: Sendable {
  private var north = LargeArray<UInt32>()
  private var east = LargeArray<UInt32>()

  /// The highest code, and the most rows of a file: `map.js` has the same.
  private static let (steps, fileSize) = (804_356, 16_384)

  package init() {}

  /// Creates unknown places.
  init(unknown count: Int) {
    north = LargeArray(repeating: 0, count: count)
    east = north
  }

  /// Adds the place of the next row, in degrees, if it is known.
  package mutating func append(_ place: (north: Double, east: Double)?) {
    north.append(place.map { Self.code(of: $0.north, upTo: 90) } ?? 0)
    east.append(place.map { Self.code(of: $0.east, upTo: 180) } ?? 0)
  }

  private static func code(of degrees: Double, upTo limit: Double) -> UInt32 {
    let share = (min(max(degrees, -limit), limit) + limit) / (2 * limit)
    return 1 + UInt32((share * Double(steps - 1)).rounded())
  }

  /// The files: of some rows a line with the codes north and one with those east, of three digits each.
  var files: some Sequence<SearchFile> {
    stride(from: 0, to: north.count, by: Self.fileSize).lazy.map { start in
      let rows = start..<Swift.min(start + Self.fileSize, north.count)
      let width = IndexText.digits(of: Self.steps)
      var text = IndexText()
      for row in rows { text.fixed(Int(north[row]), digits: width) }
      text.bytes.append(UInt8(ascii: "\n"))
      for row in rows { text.fixed(Int(east[row]), digits: width) }
      return SearchFile("p\(start / Self.fileSize)", text.bytes)
    }
  }
}
