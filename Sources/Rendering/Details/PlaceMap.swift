import Markup
import Records

/// Where on earth something is: a dot on a grid of degrees.
///
/// An equirectangular map: a degree is as long in all directions, so a position is two numbers.
struct PlaceMap {
  /// Degrees north, and degrees east, as the data have them.
  private let latitude: ArraySlice<UInt8>
  private let longitude: ArraySlice<UInt8>

  /// In tenths of a degree from the map's upper left corner.
  private let x: UInt64
  private let y: UInt64

  /// Reads coordinates.
  ///
  /// - Returns: `nil`, unless both are numbers that are on a map.
  init?(latitude: ArraySlice<UInt8>, longitude: ArraySlice<UInt8>) {
    self.latitude = latitude.trimmed
    self.longitude = longitude.trimmed
    guard let north = Self.degrees(self.latitude), -90...90 ~= north,
      let east = Self.degrees(self.longitude), -180...180 ~= east
    else { return nil }
    x = UInt64(((east + 180) * 10).rounded())
    y = UInt64(((90 - north) * 10).rounded())
  }

  private static func degrees(_ text: ArraySlice<UInt8>) -> Double? {
    PlainNumber.matches(text) ? Double(String(decoding: text, as: UTF8.self)) : nil
  }

  /// The position as people say it: "59.6361° north, 17.0777° east".
  func position(in words: PageWords) -> String {
    "\(Self.degrees(latitude, .north, .south, words)), \(Self.degrees(longitude, .east, .west, words))"
  }

  private static func degrees(
    _ text: ArraySlice<UInt8>, _ ahead: PageWords.Key, _ behind: PageWords.Key, _ words: PageWords
  ) -> String {
    let digits = text.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let isBehind = text.first == UInt8(ascii: "-")
    return words(isBehind ? behind : ahead, String(decoding: digits, as: UTF8.self))
  }

  /// Draws the map: a line every 30 degrees, a cross through the position, and a dot.
  func draw(in words: PageWords, into html: inout HTMLWriter) {
    html.literal(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="position" viewBox="-10 -10 3620 1820" \
      role="img" aria-label="
      """)
    html.text(words(.worldMap, position(in: words)))
    html.literal(
      """
      "><path class="grid" d="M300 0v1800M600 0v1800M900 0v1800M1200 0v1800M1500 0v1800\
      M2100 0v1800M2400 0v1800M2700 0v1800M3000 0v1800M3300 0v1800M0 300h3600M0 600h3600\
      M0 1200h3600M0 1500h3600"/><path class="axis" d="M0 900h3600M1800 0v1800\
      M0 0h3600v1800h-3600z"/><path class="cross" d="M
      """)
    html.number(x)
    html.literal(" 0v1800M0 ")
    html.number(y)
    html.literal("h3600\"/><path class=\"dot\" d=\"M")
    html.number(x)
    html.literal(" ")
    html.number(y)
    html.literal("m-45 0a45 45 0 1 0 90 0a45 45 0 1 0 -90 0z\"/></svg>")
  }
}
