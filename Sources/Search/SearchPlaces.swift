import Bytes

/// The coordinates of the rows: for each a code for its latitude and one for its longitude.
///
/// A code is a step between the poles, or around the equator: 25 m, or at most 50 m. Both are zero
/// if the place is unknown. Takes eight bytes a row.
package struct SearchPlaces: Sendable {
  private var codes = LargeArray<UInt64>()

  /// The highest code, and the most rows of a file: `map.js` has the same.
  private static let (steps, fileSize) = (804_356, 16_384)

  package init() {}

  /// Creates the places that rows were noted with.
  init(of notes: [SearchNotes], count: Int) {
    codes = LargeArray(repeating: 0, count: count)
    for notes in notes {
      var reader = SpoolReader(notes.places, ahead: 8_000)
      for page in notes.pages {
        guard let range = reader.load(page.rows) else { return }
        for (place, code) in reader.loaded[range].enumerated() {
          codes[page.position + place] = code
        }
      }
    }
  }

  /// Adds the place of the next row, in degrees, if it is known.
  package mutating func append(_ place: (north: Double, east: Double)?) {
    codes.append(Self.code(of: place))
  }

  /// The code of the latitude, above that of the longitude.
  static func code(of place: (north: Double, east: Double)?) -> UInt64 {
    place.map { code(of: $0.north, upTo: 90) << 32 | code(of: $0.east, upTo: 180) } ?? 0
  }

  private static func code(of degrees: Double, upTo limit: Double) -> UInt64 {
    let share = (min(max(degrees, -limit), limit) + limit) / (2 * limit)
    return 1 + UInt64((share * Double(steps - 1)).rounded())
  }

  /// The files: of some rows a line with the codes north and one with those east, of three digits each.
  var files: some Sequence<SearchFile> {
    stride(from: 0, to: codes.count, by: Self.fileSize).lazy.map { start in
      let rows = start..<Swift.min(start + Self.fileSize, codes.count)
      let width = IndexText.digits(of: Self.steps)
      var text = IndexText()
      for row in rows { text.fixed(Int(codes[row] >> 32), digits: width) }
      text.bytes.append(UInt8(ascii: "\n"))
      for row in rows { text.fixed(Int(UInt32(truncatingIfNeeded: codes[row])), digits: width) }
      return SearchFile("p\(start / Self.fileSize)", text.bytes)
    }
  }
}
