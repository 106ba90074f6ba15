/// The elements of the HTML Living Standard and of SVG without motion, whose cases begin with
/// `svg`.
enum ElementName: UInt8, CaseIterable {
  // The page and its head.
  case html, head, title, meta, link, script, style, template, slot, body

  // Sections.
  case article, section, nav, aside, h1, h2, h3, h4, h5, h6, hgroup, header, footer, address, main
  case search

  // Blocks.
  case p, hr, pre, blockquote, ol, ul, menu, li, dl, dt, dd, figure, figcaption, div

  // Text.
  case a, em, strong, small, s, cite, q, dfn, abbr, ruby, rt, rp, data, time, code, `var`, samp, kbd
  case sub, sup, i, b, u, mark, bdi, bdo, span, br, wbr, ins, del

  // Pictures and sounds.
  case picture, source, img, audio, video, track, map, area, canvas

  // Tables.
  case table, caption, colgroup, col, thead, tbody, tfoot, tr, th, td

  // Forms.
  case form, label, input, button, select, datalist, optgroup, option, textarea, output, progress
  case meter, fieldset, legend, details, summary, dialog

  // SVG.
  case svg, svgG, svgTitle, svgDesc, svgRect, svgCircle, svgEllipse, svgLine, svgPath, svgPolyline
  case svgPolygon, svgText, svgTspan, svgA, svgDefs, svgMarker, svgImage

  /// Any other element, which another rule has reported, so that any content is allowed.
  case unknown

  var isSVG: Bool { rawValue >= Self.svg.rawValue && self != .unknown }

  /// The name as it is written.
  var text: String { Self.texts[Int(rawValue)] }

  /// The names of all cases, which every new parser gets.
  private static let texts = allCases.map(\.written)

  private var written: String {
    let name = String(describing: self)
    return isSVG && self != .svg ? name.dropFirst(3).lowercased() : name
  }

  /// 1 to 6 for h1 to h6.
  var headingLevel: Int? {
    guard rawValue >= Self.h1.rawValue, rawValue <= Self.h6.rawValue else { return nil }
    return Int(rawValue - Self.h1.rawValue) + 1
  }
}
