extension AttributeTable {
  private static let shapes: ElementSet = [
    .svgRect, .svgCircle, .svgEllipse, .svgLine, .svgPath, .svgPolyline, .svgPolygon,
  ]

  /// The geometry and the presentation attributes of SVG 2 that a still drawing needs.
  static let svg: [AttributeModel] =
    [
      .init(.viewBox, on: [.svg, .svgMarker]),
      .init(.preserveAspectRatio, on: [.svg, .svgMarker]),
      .init(.version, on: [.svg]),
      .init(.focusable, on: [.svg], .oneOf(["true", "false"])),
      .init(.width, on: [.svg, .svgRect]), .init(.height, on: [.svg, .svgRect]),
      .init(.x, on: [.svg, .svgRect, .svgText, .svgTspan]),
      .init(.y, on: [.svg, .svgRect, .svgText, .svgTspan]),
      .init(.rx, on: [.svgRect, .svgEllipse]), .init(.ry, on: [.svgRect, .svgEllipse]),
      .init(.cx, on: [.svgCircle, .svgEllipse]), .init(.cy, on: [.svgCircle, .svgEllipse]),
      .init(.r, on: [.svgCircle]),
      .init(.x1, on: [.svgLine]), .init(.y1, on: [.svgLine]),
      .init(.x2, on: [.svgLine]), .init(.y2, on: [.svgLine]),
      .init(.d, on: [.svgPath]), .init(.points, on: [.svgPolyline, .svgPolygon]),
      .init(.pathLength, on: shapes),
      .init(.dx, on: [.svgText, .svgTspan]), .init(.dy, on: [.svgText, .svgTspan]),
      .init(.rotate, on: [.svgText, .svgTspan]),
      .init(.textLength, on: [.svgText, .svgTspan]),
      .init(.lengthAdjust, on: [.svgText, .svgTspan], .oneOf(["spacing", "spacingandglyphs"])),
      .init(.markerWidth, on: [.svgMarker]), .init(.markerHeight, on: [.svgMarker]),
      .init(.markerUnits, on: [.svgMarker], .oneOf(["strokewidth", "userspaceonuse"])),
      .init(.refX, on: [.svgMarker]), .init(.refY, on: [.svgMarker]),
      .init(.orient, on: [.svgMarker]),
      .init(.target, on: [.svgA], .words), .init(.rel, on: [.svgA], .words),
      .init(.download, on: [.svgA]), .init(.hreflang, on: [.svgA]), .init(.type, on: [.svgA]),
    ] + paints.map { .init($0, on: drawings, .paint) }
    + presentation.map { .init($0, on: drawings) }

  private static let paints: [AttributeName] = [
    .fill, .stroke, .markerStart, .markerMid, .markerEnd,
  ]

  private static let presentation: [AttributeName] = [
    .transform, .fillOpacity, .fillRule, .clipRule, .strokeWidth, .strokeLinecap,
    .strokeLinejoin, .strokeDasharray, .strokeDashoffset, .strokeMiterlimit, .strokeOpacity,
    .opacity, .visibility, .display, .vectorEffect, .shapeRendering, .textAnchor, .textRendering,
    .dominantBaseline, .fontFamily, .fontSize, .fontStyle, .fontWeight, .letterSpacing,
    .wordSpacing, .color,
  ]
}
