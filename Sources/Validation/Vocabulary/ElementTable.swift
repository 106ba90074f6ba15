/// The category of every element, its allowed content, and the content that it forbids at any
/// depth.
///
/// After the HTML Living Standard, section 4 and its index of elements. It is narrower in two
/// places: `tbody` and `colgroup`, which HTML's parser adds and XML's does not, must be written.
enum ElementTable {
  static let rows: [ElementModel] = page + sections + blocks + text + media + tables + forms + svg

  private static let page: [ElementModel] = [
    .init(.html, holds: .only([.head, .body])),
    .init(.head, holds: .elements(.metadata), .resource),
    .init(.title, is: .metadata, holds: .text, [.named, .resource]),
    .init(.meta, .link, is: .metadata, holds: .nothing, [.void, .resource]),
    .init(.script, .style, is: [.metadata, .flow, .phrasing], holds: .anything, .resource),
    .init(.template, is: [.metadata, .flow, .phrasing], holds: .anything),
    .init(.slot, is: [.flow, .phrasing], holds: .transparent()),
    .init(.body, holds: .mixed(.flow)),
    .init(.unknown, is: [.metadata, .flow, .phrasing, .drawing], holds: .anything),
  ]

  private static let sections: [ElementModel] = [
    .init(.article, is: .flow, holds: .mixed(.flow), groups: .sectioning, bars: .main),
    .init(.section, is: .flow, holds: .mixed(.flow), groups: .sectioning, .landmark),
    .init(
      .nav, .aside, is: .flow, holds: .mixed(.flow), groups: .sectioning, bars: .main, .landmark),
    .init(
      .h1, .h2, .h3, .h4, .h5, .h6, is: [.flow, .heading], holds: .mixed(.phrasing),
      groups: .heading, [.named, .heading]),
    .init(
      .hgroup, is: [.flow, .heading], holds: .only([.h1, .h2, .h3, .h4, .h5, .h6, .p]),
      groups: .heading),
    .init(
      .header, .footer, is: .flow, holds: .mixed(.flow), groups: .headerFooter,
      bars: [.headerFooter, .main]),
    .init(
      .address, is: .flow, holds: .mixed(.flow), groups: .address,
      bars: [.heading, .sectioning, .headerFooter, .address]),
    .init(.main, is: .flow, holds: .mixed(.flow), groups: .main, .landmark),
    .init(.search, is: .flow, holds: .mixed(.flow), .landmark),
  ]

  private static let blocks: [ElementModel] = [
    .init(.p, is: .flow, holds: .mixed(.phrasing)),
    .init(.hr, is: .flow, holds: .nothing, .void),
    .init(.pre, is: .flow, holds: .mixed(.phrasing), .preformatted),
    .init(.blockquote, .div, is: .flow, holds: .mixed(.flow)),
    .init(.ol, .ul, .menu, is: .flow, holds: .only([.li, .script, .template])),
    .init(.li, .dd, .figcaption, holds: .mixed(.flow)),
    .init(.dl, is: .flow, holds: .only([.dt, .dd, .div, .script, .template])),
    .init(.dt, holds: .mixed(.flow), bars: [.headerFooter, .sectioning, .heading]),
    .init(.figure, is: .flow, holds: .mixed(.flow, [.figcaption])),
  ]

  private static let text: [ElementModel] = [
    .init(
      .a, is: [.flow, .phrasing], holds: .transparent(), groups: .anchor,
      bars: [.interactive, .anchor], .named),
    .init(.dfn, is: [.flow, .phrasing], holds: .mixed(.phrasing), groups: .dfn, bars: .dfn),
    .init(.ruby, is: [.flow, .phrasing], holds: .mixed(.phrasing, [.rt, .rp])),
    .init(.rt, holds: .mixed(.phrasing)),
    .init(.rp, holds: .text),
    .init(.br, .wbr, is: [.flow, .phrasing], holds: .nothing, .void),
    .init(.ins, .del, is: [.flow, .phrasing], holds: .transparent()),
    .init(
      .em, .strong, .small, .s, .cite, .q, .abbr, .data, .time, .code, .var, .samp, .kbd, .sub,
      .sup, .i, .b, .u, .mark, .bdi, .bdo, .span, is: [.flow, .phrasing], holds: .mixed(.phrasing)),
  ]

  private static let media: [ElementModel] = [
    .init(.picture, is: [.flow, .phrasing], holds: .only([.source, .img, .script, .template])),
    .init(.source, .track, holds: .nothing, .void),
    .init(.img, .area, is: [.flow, .phrasing], holds: .nothing, [.void, .resource]),
    .init(
      .audio, .video, is: [.flow, .phrasing], holds: .transparent([.source, .track]),
      groups: .media, bars: .media, .resource),
    .init(.map, .canvas, is: [.flow, .phrasing], holds: .transparent()),
  ]

  private static let tables: [ElementModel] = [
    .init(
      .table, is: .flow,
      holds: .only([.caption, .colgroup, .thead, .tbody, .tfoot, .script, .template]),
      groups: .table, .tablePart),
    .init(.caption, holds: .mixed(.flow), bars: .table, [.tablePart, .named]),
    .init(.colgroup, holds: .only([.col, .template]), .tablePart),
    .init(.col, holds: .nothing, [.void, .tablePart]),
    .init(.thead, .tbody, .tfoot, holds: .only([.tr, .script, .template]), .tablePart),
    .init(.tr, holds: .only([.th, .td, .script, .template]), .tablePart),
    .init(
      .th, holds: .mixed(.flow), bars: [.headerFooter, .sectioning, .heading], .tablePart),
    .init(.td, holds: .mixed(.flow), .tablePart),
  ]

  private static let forms: [ElementModel] = [
    .init(.form, is: .flow, holds: .mixed(.flow), groups: .form, bars: .form, .landmark),
    .init(
      .label, is: [.flow, .phrasing], holds: .mixed(.phrasing), groups: [.interactive, .label],
      bars: .label, [.named, .control]),
    .init(.input, is: [.flow, .phrasing], holds: .nothing, [.void, .labelable, .control]),
    .init(
      .button, is: [.flow, .phrasing], holds: .mixed(.phrasing), groups: .interactive,
      bars: [.interactive, .anchor], [.labelable, .named]),
    .init(
      .select, is: [.flow, .phrasing], holds: .only([.option, .optgroup, .hr, .script, .template]),
      groups: .interactive, [.labelable, .control]),
    .init(.datalist, is: [.flow, .phrasing], holds: .mixed(.phrasing, [.option])),
    .init(.optgroup, holds: .only([.option, .legend, .script, .template])),
    .init(.option, holds: .text, .named),
    .init(
      .textarea, is: [.flow, .phrasing], holds: .text, groups: .interactive,
      [.labelable, .control, .preformatted]),
    .init(.output, is: [.flow, .phrasing], holds: .mixed(.phrasing), .labelable),
    .init(
      .progress, is: [.flow, .phrasing], holds: .mixed(.phrasing), groups: .progress,
      bars: .progress, [.labelable, .control]),
    .init(
      .meter, is: [.flow, .phrasing], holds: .mixed(.phrasing), groups: .meter, bars: .meter,
      [.labelable, .control]),
    .init(.fieldset, is: .flow, holds: .mixed(.flow, [.legend])),
    .init(.legend, .summary, holds: .mixed([.phrasing, .heading]), [.named, .first]),
    .init(.details, is: .flow, holds: .mixed(.flow, [.summary]), groups: .interactive),
    .init(.dialog, is: .flow, holds: .mixed(.flow)),
  ]

  private static let svg: [ElementModel] = [
    .init(.svg, is: [.flow, .phrasing, .drawing], holds: .elements(.drawing), .named),
    .init(.svgG, .svgDefs, .svgMarker, is: .drawing, holds: .elements(.drawing)),
    .init(.svgTitle, .svgDesc, is: .drawing, holds: .text),
    .init(
      .svgRect, .svgCircle, .svgEllipse, .svgLine, .svgPath, .svgPolyline, .svgPolygon,
      is: .drawing, holds: .only([.svgTitle, .svgDesc])),
    .init(.svgImage, is: .drawing, holds: .only([.svgTitle, .svgDesc]), [.resource]),
    .init(.svgText, is: .drawing, holds: .mixed([], [.svgTspan, .svgA, .svgTitle])),
    .init(.svgTspan, holds: .mixed([], [.svgTspan, .svgA, .svgTitle])),
    .init(
      .svgA, is: .drawing, holds: .transparent([.svgTitle]), groups: .anchor,
      bars: [.interactive, .anchor], .named),
  ]
}
