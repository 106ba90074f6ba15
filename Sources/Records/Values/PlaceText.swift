import Bytes

/// Both coordinates of a place in one text: `48.85, 2.35`; `POINT(2.35 48.85)`;
/// `48°51'24"N 2°21'03"E`; `{"lat": 48.85, "lon": 2.35}`.
///
/// The latitude comes first, but in `POINT`, and where letters say otherwise.
package struct PlaceText: Equatable, Sendable {
  /// Degrees north and east.
  package let north: Double
  package let east: Double

  /// Whether the text is hardly anything else; two short numbers may be.
  let isSure: Bool

  /// The longest text, in bytes.
  private static let longest = 200

  /// Reads a text; `nil` for other text, and for degrees that are not on a map.
  package init?(_ text: Span<UInt8>) {
    let text = text.extracting(Blank.content(of: text))
    guard 3...Self.longest ~= text.count else { return nil }
    let first = text[0]
    // Most texts are quickly known.
    guard ASCII.isDigit(first) || "+-.({NnSsEeWwPp".utf8.contains(first) else { return nil }
    let bytes = text.indices.map { text[$0] }
    if "{Pp".utf8.contains(first) {
      guard let place = Self.object(bytes) ?? Self.point(bytes) else { return nil }
      self.init(place.north, place.east, isSure: true)
      return
    }
    var rest = bytes[...]
    if first == UInt8(ascii: "(") {
      guard rest.last == UInt8(ascii: ")") else { return nil }
      rest = rest.dropFirst().dropLast()
    }
    var reader = Reader(rest)
    guard let one = reader.coordinate(), reader.separator(isNeeded: one.letter == nil),
      let other = reader.coordinate(), reader.isAtEnd
    else { return nil }
    let isSure = one.letter != nil || one.places + other.places >= Self.surePlaces
    switch (one.letter, other.letter) {
    case (nil, nil):
      let areZero = one.degrees == 0 && other.degrees == 0
      self.init(one.degrees, other.degrees, isSure: isSure || areZero)
    case (.north, .east): self.init(one.degrees, other.degrees, isSure: true)
    case (.east, .north): self.init(other.degrees, one.degrees, isSure: true)
    default: return nil
    }
  }

  private init?(_ north: Double, _ east: Double, isSure: Bool) {
    guard -90...90 ~= north, -180...180 ~= east else { return nil }
    self.north = north
    self.east = east
    self.isSure = isSure
  }

  /// As many digits behind the points of two numbers are hardly anything but degrees.
  private static let surePlaces = 5

  /// The well-known text of a point: its longitude comes first.
  private static func point(_ bytes: [UInt8]) -> (north: Double, east: Double)? {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")"),
      ["POINT", "POINT Z"].contains(
        String(decoding: bytes[..<open].trimming { $0 == UInt8(ascii: " ") }, as: UTF8.self)
          .uppercased())
    else { return nil }
    let numbers = bytes[(open + 1)...].dropLast().split(separator: UInt8(ascii: " "))
      .map { TableNumber.value(of: $0.span) }
    guard 2...3 ~= numbers.count, let east = numbers[0], let north = numbers[1] else { return nil }
    return (north, east)
  }

  /// An object of JSON with both, or a point of GeoJSON.
  private static func object(_ bytes: [UInt8]) -> (north: Double, east: Double)? {
    guard bytes.last == UInt8(ascii: "}"), let object = try? JSONValue(bytes) else { return nil }
    func number(_ value: JSONValue?) -> Double? {
      switch value {
      case .number(let number): number
      case .string(let text): TableNumber.value(of: text.utf8.span)
      default: nil
      }
    }
    func member(_ names: [String]) -> Double? { names.lazy.compactMap { number(object[$0]) }.first }
    if let north = member(["lat", "latitude", "Lat", "Latitude"]),
      let east = member(["lon", "lng", "long", "longitude", "Lon", "Lng", "Longitude"])
    {
      return (north, east)
    }
    guard object["type"]?.text == "Point", let values = object["coordinates"]?.values,
      values.count > 1, let east = number(values[0]), let north = number(values[1])
    else { return nil }
    return (north, east)
  }
}

extension PlaceText {
  /// Reads coordinates from left to right.
  private struct Reader {
    private var rest: ArraySlice<UInt8>

    enum Letter { case north, east }

    struct Coordinate {
      let degrees: Double
      let letter: Letter?

      /// The digits behind its point.
      let places: Int
    }

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.allSatisfy(ASCII.isSpace) }

    /// A number with a sign, or degrees, minutes and seconds, with a letter before or behind them.
    mutating func coordinate() -> Coordinate? {
      skipSpaces()
      var letter = self.letter()
      skipSpaces()
      let isNegative = rest.first == UInt8(ascii: "-")
      if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard let (degrees, places) = number() else { return nil }
      var sum = degrees
      if skip(Self.degreeSigns) {
        for (unit, signs) in [(60.0, Self.minuteSigns), (3600.0, Self.secondSigns)] {
          let start = rest
          skipSpaces()
          guard let (part, _) = number(), part < 60, skip(signs) else {
            rest = start
            continue
          }
          sum += part / unit
        }
      }
      if letter == nil {
        let start = rest
        skipSpaces()
        letter = self.letter()
        if letter == nil { rest = start }
      }
      guard let letter else {
        return Coordinate(degrees: isNegative ? -sum : sum, letter: nil, places: places)
      }
      return Coordinate(
        degrees: isNegative != letter.isNegative ? -sum : sum, letter: letter.letter,
        places: places)
    }

    /// Skips the sign between two coordinates; returns whether there is one, if spaces are not enough.
    mutating func separator(isNeeded: Bool) -> Bool {
      skipSpaces()
      if let first = rest.first, ",;/".utf8.contains(first) {
        rest.removeFirst()
        return true
      }
      return !isNeeded
    }

    private mutating func letter() -> (letter: Letter, isNegative: Bool)? {
      guard let first = rest.first else { return nil }
      // "Nord" is no letter.
      if let next = rest.dropFirst().first, ASCII.isLetter(next) { return nil }
      let found: (Letter, Bool)? =
        switch ASCII.lowercased(first) {
        case UInt8(ascii: "n"): (.north, false)
        case UInt8(ascii: "s"): (.north, true)
        case UInt8(ascii: "e"): (.east, false)
        case UInt8(ascii: "w"): (.east, true)
        default: nil
        }
      if found != nil { rest.removeFirst() }
      return found
    }

    private mutating func number() -> (number: Double, places: Int)? {
      let point = UInt8(ascii: ".")
      let digits = rest.prefix { ASCII.isDigit($0) || $0 == point }
      guard digits.count < 24, digits.contains(where: ASCII.isDigit),
        digits.count(where: { $0 == point }) < 2,
        let number = Double(String(decoding: digits, as: UTF8.self))
      else { return nil }
      rest.removeFirst(digits.count)
      let places = digits.firstIndex(of: point).map { digits.endIndex - $0 - 1 } ?? 0
      return (number, places)
    }

    private mutating func skipSpaces() {
      rest = rest.drop { ASCII.isSpace($0) }
      while rest.starts(with: [0xC2, 0xA0]) { rest = rest.dropFirst(2).drop { ASCII.isSpace($0) } }
    }

    /// Skips one of some signs, and spaces before it.
    private mutating func skip(_ signs: [String]) -> Bool {
      let start = rest
      skipSpaces()
      for sign in signs where rest.starts(with: sign.utf8) {
        rest = rest.dropFirst(sign.utf8.count)
        return true
      }
      rest = start
      return false
    }

    private static let degreeSigns = ["°", "º", "˚"]
    private static let minuteSigns = ["'", "′", "’", "´"]
    private static let secondSigns = ["\"", "″", "”", "''", "′′", "’’"]
  }
}
