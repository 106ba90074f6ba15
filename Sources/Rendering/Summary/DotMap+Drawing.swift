import Markup
import Screens

/// A map of dots is one picture, which says in words what it shows.
///
/// The dots are no links. A thousand of them would be a thousand stops for the keyboard, and most are
/// smaller than what can be tapped; the table below the map leads to the places.
extension DotMap {
  /// Draws the map.
  ///
  /// - Parameters:
  ///   - words: What pages say by themselves of the rows that the dots are made of.
  ///   - html: Receives it.
  func draw(in words: PageWords, into html: inout HTMLWriter) {
    html.element(.figure, .class(.dots)) { html in
      html.literal("\n")
      html.element(
        .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("role", "img"),
        Attribute("aria-labelledby", "map-title"), .describedBy("map-words"),
        Attribute("viewBox", "0 0 \(MapFrame.width) \(frame.height)")
      ) { html in
        html.literal("\n")
        html.element(.title, .id("map-title"), text: words.noun.mapTitle ?? words[.mapTitle])
        html.element(.desc, .id("map-words"), text: description(in: words))
        html.literal("\n")
        html.void(
          .path, .class(.edge), Attribute("fill", "none"), Attribute("stroke", "currentColor"),
          Attribute("d", lines))
        html.literal("\n")
        html.void(
          .path, .class(.edge), Attribute("fill", "none"), Attribute("stroke", "currentColor"),
          Attribute("stroke-dasharray", "4 4"), Attribute("d", tropics))
        html.literal("\n")
        labels(in: words, into: &html)
        dots(into: &html)
      }
      html.literal("\n")
      html.element(.figcaption, text: caption(in: words))
    }
    html.literal("\n")
  }

  private func caption(in words: PageWords) -> String {
    words(.mapCaption, "\(frame.step)", n: areaSize)
      + (tropics.isEmpty ? "" : " " + words[.mapTropics])
  }

  private func description(in words: PageWords) -> String {
    words(
      .mapDescription, Degrees.latitude(frame.south, words), Degrees.latitude(frame.north, words),
      Degrees.longitude(frame.west, words), Degrees.longitude(frame.east, words), n: areas.count)
  }

  // MARK: - Lines

  /// The frame, the meridians and the parallels.
  private var lines: String {
    var data = "M0 0H\(MapFrame.width)V\(frame.height)H0Z"
    for degrees in frame.meridians {
      data += "M\(tenths(frame.x(ofTwice: 2 * degrees))) 0V\(frame.height)"
    }
    for degrees in frame.parallels {
      data += "M0 \(tenths(frame.y(ofTwice: 2 * degrees)))H\(MapFrame.width)"
    }
    return data
  }

  /// The tropics and the polar circles, at 23.5 and 66.5 degrees to half a degree.
  private var tropics: String {
    [-133, -47, 47, 133].filter { 2 * frame.south < $0 && $0 < 2 * frame.north }
      .map { "M0 \(tenths(frame.y(ofTwice: $0)))H\(MapFrame.width)" }.joined()
  }

  private func labels(in words: PageWords, into html: inout HTMLWriter) {
    html.element(.g, .class(.edgeLabel)) { html in
      for degrees in frame.meridians {
        label(
          Degrees.longitude(degrees, words), tenths(frame.x(ofTwice: 2 * degrees) + 30),
          "\(frame.height - 4)", into: &html)
      }
      for degrees in frame.parallels {
        label(
          Degrees.latitude(degrees, words), "3", tenths(frame.y(ofTwice: 2 * degrees) - 30),
          into: &html)
      }
    }
    html.literal("\n")
  }

  private func label(_ words: String, _ x: String, _ y: String, into html: inout HTMLWriter) {
    html.element(.text, Attribute("x", x), Attribute("y", y), text: words)
  }

  // MARK: - Dots

  private func dots(into html: inout HTMLWriter) {
    for dot in dots {
      html.void(
        .circle, Attribute("cx", tenths(dot.x)), Attribute("cy", tenths(dot.y)),
        Attribute("r", tenths(dot.radius)))
      html.literal("\n")
    }
  }

  /// A number of tenths, such as `12.5`.
  private func tenths(_ number: Int) -> String {
    let magnitude = number.magnitude
    let rest = magnitude % 10 == 0 ? "" : ".\(magnitude % 10)"
    return "\(number < 0 ? "-" : "")\(magnitude / 10)\(rest)"
  }
}
