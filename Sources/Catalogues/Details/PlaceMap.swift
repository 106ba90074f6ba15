import Bytes
import Markup
import Records
import Rendering
import Screens

/// A map of one place: a dot on the land around it.
struct PlaceMap {
  /// Degrees north, and degrees east, as the data have them.
  private let latitude: ArraySlice<UInt8>
  private let longitude: ArraySlice<UInt8>

  /// The same as numbers.
  private let north: Double
  private let east: Double

  /// How many degrees of longitude the map shows.
  private static let width = 36

  /// Reads coordinates; `nil`, unless both are numbers that are on a map.
  init?(latitude: ArraySlice<UInt8>, longitude: ArraySlice<UInt8>) {
    self.latitude = latitude.trimmed
    self.longitude = longitude.trimmed
    guard let north = PlainNumber.value(of: self.latitude), -90...90 ~= north,
      let east = PlainNumber.value(of: self.longitude), -180...180 ~= east
    else { return nil }
    self.north = north
    self.east = east
  }

  /// The position in words: "59.6361° north, 17.0777° east".
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

  func draw(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    let view = MapView(latitude: north, longitude: east, width: Self.width)
    let x = Hundredths.text(view.x(Int((100 * east).rounded())))
    let y = Hundredths.text(view.y(Int((100 * north).rounded())))
    html.literal("<figure class=\"map\"><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
    html.text(view.box)
    html.literal("\" role=\"img\" aria-label=\"")
    html.text(words(.worldMap, position(in: words)))
    html.literal("\">")
    view.land(on: path, into: &html)
    html.literal("<g class=\"dots\"><path stroke-opacity=\".25\" stroke-width=\"3\" d=\"M")
    html.text("\(x) \(y)")
    html.literal("h0\"/><path stroke-width=\"1\" d=\"M")
    html.text("\(x) \(y)")
    html.literal("h0\"/></g></svg>\n")
    view.inset(on: path, into: &html)
    html.literal("</figure>")
  }
}
