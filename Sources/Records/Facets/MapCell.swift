/// A degree of latitude by a degree of longitude, and the rows whose places are in it.
package struct MapCell: Equatable, Sendable {
  /// The degrees north of its southern edge, -90 to 89.
  package let latitude: Int

  /// The degrees east of its western edge, -180 to 179.
  package let longitude: Int

  /// The number of its rows.
  package let count: Int

  /// The position of its first row in the listing.
  package let first: Int

  /// The most frequent value of its rows in the facet that distinguishes places, and their number.
  package internal(set) var name: Name?

  package struct Name: Equatable, Sendable {
    package let title: String
    package let count: Int
  }
}

extension MapCell {
  /// How many numbers there are: one for each cell, and 0 for none.
  static let numberCount = 180 * 360 + 1

  /// Returns the number of the cell of a place, below ``numberCount``; 0 if the texts are not
  /// coordinates, such as `-12.5`.
  static func number(_ latitude: Span<UInt8>, _ longitude: Span<UInt8>) -> Int {
    guard let north = degree(latitude, most: 90), let east = degree(longitude, most: 180) else {
      return 0
    }
    return north * 360 + east + 1
  }

  /// Returns the number of the cell of a place in one text; 0 if it has none.
  static func number(_ place: Span<UInt8>) -> Int {
    guard let place = PlaceText(place) else { return 0 }
    let north = min(Int((place.north + 90).rounded(.down)), 179)
    let east = min(Int((place.east + 180).rounded(.down)), 359)
    return north * 360 + east + 1
  }

  /// The latitude and longitude of a place, in degrees; nil unless both are valid.
  static func place(
    _ latitude: ArraySlice<UInt8>, _ longitude: ArraySlice<UInt8>
  ) -> (north: Double, east: Double)? {
    guard number(latitude.span, longitude.span) > 0,
      let north = Double(String(decoding: latitude, as: UTF8.self)),
      let east = Double(String(decoding: longitude, as: UTF8.self))
    else { return nil }
    return (north, east)
  }

  init(number: Int, count: Int, first: Int, name: Name?) {
    self.init(
      latitude: (number - 1) / 360 - 90, longitude: (number - 1) % 360 - 180, count: count,
      first: first, name: name)
  }

  /// Returns the whole degrees from the lower end of the scale, below twice the limit, the upper
  /// end in the last; `nil` unless the text is a decimal number within the limits.
  @inline(__always)
  private static func degree(_ text: Span<UInt8>, most limit: Int) -> Int? {
    guard text.count > 0 else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    var position = isNegative || text[0] == UInt8(ascii: "+") ? 1 : 0
    let start = position
    var whole = 0
    while position < text.count, text[position] &- UInt8(ascii: "0") < 10, whole <= limit {
      whole = whole * 10 + Int(text[position] &- UInt8(ascii: "0"))
      position += 1
    }
    guard position > start else { return nil }
    var isWhole = true
    if position < text.count {
      guard text[position] == UInt8(ascii: ".") else { return nil }
      for index in position + 1..<text.count {
        let digit = text[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        if digit > 0 { isWhole = false }
      }
    }
    guard whole < limit || whole == limit && isWhole else { return nil }
    if isNegative { return limit - whole - (isWhole ? 0 : 1) }
    return min(limit + whole, 2 * limit - 1)
  }
}
