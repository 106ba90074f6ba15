extension AttributeTable {
  /// The geometry and the presentation attributes of SVG 2 that a still drawing needs.
  static let svg: [AttributeModel] = [
    .init(.viewBox, on: [.svg, .svgMarker]),
    .init(.preserveAspectRatio, on: [.svg, .svgMarker, .svgImage]),
    .init(.version, on: [.svg]),
    .init(.focusable, on: [.svg], .oneOf(["true", "false"])),
    .init(.width, .height, on: [.svg, .svgRect, .svgImage]),
    .init(.x, .y, on: [.svg, .svgRect, .svgText, .svgTspan, .svgImage]),
    .init(.rx, .ry, on: [.svgRect, .svgEllipse]),
    .init(.cx, .cy, on: [.svgCircle, .svgEllipse]),
    .init(.r, on: [.svgCircle]),
    .init(.x1, .y1, .x2, .y2, on: [.svgLine]),
    .init(.d, on: [.svgPath]),
    .init(.points, on: [.svgPolyline, .svgPolygon]),
    .init(
      .pathLength,
      on: [.svgRect, .svgCircle, .svgEllipse, .svgLine, .svgPath, .svgPolyline, .svgPolygon]),
    .init(.dx, .dy, .rotate, .textLength, on: [.svgText, .svgTspan]),
    .init(.lengthAdjust, on: [.svgText, .svgTspan], .oneOf(["spacing", "spacingandglyphs"])),
    .init(.markerWidth, .markerHeight, .refX, .refY, .orient, on: [.svgMarker]),
    .init(.markerUnits, on: [.svgMarker], .oneOf(["strokewidth", "userspaceonuse"])),
    .init(.target, .rel, on: [.svgA], .words),
    .init(.download, .hreflang, .type, on: [.svgA]),
    .init(.fill, .stroke, .markerStart, .markerMid, .markerEnd, on: drawings, .paint),
    .init(
      .transform, .fillOpacity, .fillRule, .clipRule, .strokeWidth, .strokeLinecap,
      .strokeLinejoin, .strokeDasharray, .strokeDashoffset, .strokeMiterlimit, .strokeOpacity,
      .opacity, .visibility, .display, .vectorEffect, .shapeRendering, .textAnchor, .textRendering,
      .dominantBaseline, .fontFamily, .fontSize, .fontStyle, .fontWeight, .letterSpacing,
      .wordSpacing, .color, on: drawings),
  ]
}
