import Markup
import Rendering
import Screens

/// A map of dots is one picture to screen readers, described in words: its largest dots have links
/// for a pointer, and the table beside it for keys and ears.
extension DotMap {
  /// The most dots that are links, and the most areas that a table of places has to have for that.
  package static let maximumLinks = 200

  /// The widths of dots, in hundredths of an area's side, or of a part of the map's width if that is more.
  private static let widths = [65, 90, 120, 160]
  private static let leastPart = 160

  func draw(
    on path: SitePath, in words: PageWords, into html: inout HTMLWriter,
    leadingTo link: ((Area) -> Link)? = nil
  ) {
    html.line(.figure, .class(.map)) { html in
      html.literal("\n")
      html.line(
        .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"),
        Attribute("role", link == nil ? "img" : "group"), Attribute("aria-labelledby", "map-title"),
        .describedBy("map-words"), Attribute("viewBox", view.box)
      ) { html in
        html.element(.title, .id("map-title"), text: words[.mapTitle])
        html.element(.desc, .id("map-words"), text: description(in: words))
        view.land(on: path, into: &html)
        dots(on: path, in: words, into: &html, leadingTo: link)
      }
      view.inset(
        on: path, isEast: isEastEmptier,
        with: areas.filter { !isShown($0) }.map { point(of: $0, on: .world) }.joined(), into: &html)
      html.element(.figcaption, text: caption(in: words))
    }
  }

  private func caption(in words: PageWords) -> String {
    let outside = areas.filter { !isShown($0) }.reduce(0) { $0 + $1.count }
    return words(.mapCaption, n: areaSize)
      + (outside > 0 ? " " + words(.outsideMap, n: outside) : "")
  }

  private func description(in words: PageWords) -> String {
    words(
      .mapDescription, Degrees.latitude(view.south, words), Degrees.latitude(view.north, words),
      Degrees.longitude(view.west, words), Degrees.longitude(view.east, words), n: areas.count)
  }

  private func isShown(_ area: Area) -> Bool {
    let center = area.center
    return view.shows(latitude: center.latitude, longitude: center.longitude)
  }

  /// Draws the dots, large ones first, so that small ones are on top.
  private func dots(
    on path: SitePath, in words: PageWords, into html: inout HTMLWriter,
    leadingTo link: ((Area) -> Link)?
  ) {
    let shown = byCount.filter(isShown)
    let largest = shown.first?.count ?? 1
    let linked = link == nil ? 0 : byCount.prefix(Self.maximumLinks).count(where: isShown)
    html.element(.g, .class(.dots), Attribute("aria-hidden", "true")) { html in
      for area in shown.prefix(linked) {
        html.line(
          .a, .href((link?(area)).map { Reference.text(of: $0, from: path) } ?? ""),
          Attribute("tabindex", "-1")
        ) { html in
          html.element(
            .title, text: words(.label, title(of: area, in: words)) + words.counted(area.count))
          dot(size(of: area, amongUpTo: largest), point(of: area, on: view), into: &html)
        }
      }
      let rest = shown.dropFirst(linked)
      for size in Self.widths.indices.reversed() {
        let own = rest.filter { self.size(of: $0, amongUpTo: largest) == size }
        guard !own.isEmpty else { continue }
        dot(size, own.map { point(of: $0, on: view) }.joined(), into: &html)
      }
    }
  }

  private func dot(_ size: Int, _ data: String, into html: inout HTMLWriter) {
    html.void(
      .path,
      Attribute(
        "stroke-width",
        Hundredths.text(Self.widths[size] * max(100 * areaSize, view.width / Self.leastPart) / 100)),
      Attribute("d", data))
  }

  private func point(of area: Area, on view: MapView) -> String {
    let center = area.center
    let (x, y) = (view.x(center.longitude), view.y(center.latitude))
    return "M\(Hundredths.text(x)) \(Hundredths.text(y))h0"
  }

  /// Whether the upper corner in the east has fewer rows than that in the west.
  private var isEastEmptier: Bool {
    let (wide, high) = (100 * (view.east - view.west) / 5, 100 * (view.north - view.south) / 3)
    let upper = areas.filter { isShown($0) && $0.center.latitude > 100 * view.north - high }
    let west = upper.filter { $0.center.longitude < 100 * view.west + wide }
    let east = upper.filter { $0.center.longitude > 100 * view.east - wide }
    return east.reduce(0) { $0 + $1.count } < west.reduce(0) { $0 + $1.count }
  }
}

extension MapView {
  /// The picture of the land, stretched as the map is.
  func land(on path: SitePath, into html: inout HTMLWriter) {
    html.void(
      .image, .href(path.reference(to: SiteFile.land.path)), Attribute("width", "360"),
      Attribute("height", Hundredths.text(18 * stretch)), Attribute("preserveAspectRatio", "none"))
  }
  /// Draws a small map of the world with a frame around this part, in the map's upper right or left
  /// corner, with path data of dots outside; nothing for the world itself.
  func inset(
    on path: SitePath, isEast: Bool = false, with dots: String = "", into html: inout HTMLWriter
  ) {
    guard self != .world else { return }
    html.line(
      .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"),
      isEast ? .class(.inset, .east) : .class(.inset),
      Attribute("viewBox", Self.world.box), Attribute("aria-hidden", "true")
    ) { html in
      Self.world.land(on: path, into: &html)
      if !dots.isEmpty {
        html.element(.g, .class(.dots)) { html in
          html.void(.path, Attribute("stroke-width", "5"), Attribute("d", dots))
        }
      }
      let (top, left) = (Self.world.y(100 * north), Self.world.x(100 * west))
      html.void(
        .rect, Attribute("x", Hundredths.text(left)), Attribute("y", Hundredths.text(top)),
        Attribute("width", "\(east - west)"), Attribute("height", "\(north - south)"))
    }
  }
}
