/// The attributes, with their elements and the types of their values.
///
/// After the index of attributes in the HTML Living Standard, WAI-ARIA 1.2 and SVG 2. An attribute
/// may have several rows; the first whose elements include the one in question counts.
enum AttributeTable {
  static let rows: [AttributeModel] =
    everywhere + addresses + references + pageAndText + media + tables + forms + svg + aria

  /// The attributes that may have such a value.
  static func names(of value: AttributeModel.Value) -> [AttributeName] {
    rows.filter { $0.value == value }.flatMap(\.names)
  }

  /// The elements that HTML lets have any name but these.
  static let html = ElementSet(ElementName.allCases.filter { !$0.isSVG && $0 != .unknown })
  static let drawings = ElementSet(ElementName.allCases.filter(\.isSVG))
  static let both = html.union(drawings)

  private static let everywhere: [AttributeModel] = [
    .init(.id, .class, .lang, .xmlLang, .role, on: both),
    .init(.title, .accesskey, .itemid, .itemprop, .itemtype, .slot, on: html),
    .init(.inert, .itemscope, on: html, .boolean),
    .init(.autofocus, on: both, .boolean),
    .init(.xmlSpace, on: drawings, .oneOf(["default", "preserve"])),
    .init(
      .style, on: both, .refused(.inlineCode, "move it to a class in a style sheet of the site")),
    .init(.dir, on: html, .oneOf(["ltr", "rtl", "auto"])),
    .init(.hidden, on: html, .oneOf(["", "hidden", "until-found"])),
    .init(.tabindex, on: both, .oneOf(["0", "-1"])),
    .init(
      .autocapitalize, on: html, .oneOf(["off", "none", "on", "sentences", "words", "characters"])),
    .init(.autocorrect, on: html, .oneOf(["on", "off", ""])),
    .init(.contenteditable, on: html, .oneOf(["true", "false", "plaintext-only", ""])),
    .init(.draggable, on: html, .oneOf(["true", "false"])),
    .init(
      .enterkeyhint, on: html,
      .oneOf(["enter", "done", "go", "next", "previous", "search", "send"])),
    .init(
      .inputmode, on: html,
      .oneOf(["none", "text", "tel", "url", "email", "numeric", "decimal", "search"])),
    .init(.itemref, on: html, .references(.anything)),
    .init(.nonce, on: [.link, .script]),
    .init(.popover, on: html, .oneOf(["auto", "manual", "hint", ""])),
    .init(.spellcheck, .writingsuggestions, on: html, .oneOf(["true", "false", ""])),
    .init(.translate, on: html, .oneOf(["yes", "no", ""])),
    .init(.property, on: [.meta]),
  ]

  private static let addresses: [AttributeModel] = [
    .init(.href, on: [.a, .area, .link, .svgA, .svgImage], .address),
    .init(.src, on: [.img, .script, .audio, .video, .source, .track, .input], .address),
    .init(.srcset, on: [.img, .source], .addresses),
    .init(.imagesrcset, on: [.link], .addresses),
    .init(.action, on: [.form], .address),
    .init(.formaction, on: [.button, .input], .address),
    .init(.poster, on: [.video], .address),
    .init(.cite, on: [.blockquote, .q, .ins, .del], .address),
    .init(
      .ping, on: [.a, .area],
      .refused(.allowedAttribute, "it tells others of every click; leave it out")),
  ]

  private static let references: [AttributeModel] = [
    .init(.for, on: [.label], .reference(.labelable)),
    .init(.for, on: [.output], .references(.anything)),
    .init(
      .form, on: [.button, .fieldset, .input, .output, .select, .textarea], .reference(.form)),
    .init(.list, on: [.input], .reference(.datalist)),
    .init(.headers, on: [.td, .th], .references(.headerCell)),
    .init(.popovertarget, on: [.button, .input], .reference(.anything)),
    .init(.commandfor, on: [.button], .reference(.anything)),
    .init(.usemap, on: [.img], .reference(.map)),
    .init(.ariaActivedescendant, on: both, .reference(.anything)),
    .init(
      .ariaControls, .ariaDescribedby, .ariaDetails, .ariaErrormessage, .ariaFlowto,
      .ariaLabelledby, .ariaOwns, on: both, .references(.anything)),
  ]

  private static let pageAndText: [AttributeModel] = [
    .init(.charset, on: [.meta], .oneOf(["utf-8"])),
    .init(.content, on: [.meta]),
    .init(.media, on: [.link, .meta, .source]),
    .init(.name, on: [.meta, .map, .slot], .words),
    .init(
      .httpEquiv, on: [.meta], .oneOf(["content-security-policy", "default-style", "refresh"])),
    .init(.rel, on: [.link, .a, .area, .form], .words),
    .init(.as, .imagesizes, .color, on: [.link]),
    .init(.sizes, on: [.link, .img, .source]),
    .init(.hreflang, on: [.a, .link]), .init(.type, on: [.a, .link, .source]),
    .init(.blocking, on: [.link, .script], .oneOf(["render"])),
    .init(.disabled, on: [.link], .boolean),
    .init(.download, on: [.a, .area]),
    .init(.target, on: [.a, .area, .form], .words),
    .init(
      .referrerpolicy, on: [.a, .area, .img, .link, .script],
      .oneOf([
        "", "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin",
        "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url",
      ])),
    .init(.defer, .async, .nomodule, on: [.script], .boolean),
    .init(.type, on: [.script]), .init(.integrity, on: [.script, .link]),
    .init(
      .crossorigin, on: [.audio, .img, .link, .script, .video],
      .oneOf(["", "anonymous", "use-credentials"])),
    .init(
      .fetchpriority, on: [.img, .link, .script], .oneOf(["high", "low", "auto"])),
    .init(.datetime, on: [.time, .ins, .del], .words),
    .init(.value, on: [.data]), .init(.value, on: [.li], .integer(-1_000_000...1_000_000)),
    .init(.start, on: [.ol], .integer(-1_000_000...1_000_000)),
    .init(.reversed, on: [.ol], .boolean),
    .init(.type, on: [.ol], .oneOf(["1", "a", "i"])),
    .init(.shadowrootmode, on: [.template], .oneOf(["open", "closed"])),
  ]

  private static let media: [AttributeModel] = [
    .init(.alt, on: [.img, .area, .input]),
    .init(
      .width, .height, on: [.canvas, .img, .input, .source, .video], .integer(0...100_000)),
    .init(.decoding, on: [.img], .oneOf(["sync", "async", "auto"])),
    .init(.loading, on: [.img], .oneOf(["lazy", "eager"])),
    .init(.ismap, on: [.img], .boolean),
    .init(.controls, .loop, .muted, on: [.audio, .video], .boolean),
    .init(
      .autoplay, on: [.audio, .video],
      .refused(.mediaControls, "let the reader start it")),
    .init(.preload, on: [.audio, .video], .oneOf(["none", "metadata", "auto", ""])),
    .init(.playsinline, on: [.video], .boolean),
    .init(
      .kind, on: [.track],
      .oneOf(["subtitles", "captions", "descriptions", "chapters", "metadata"])),
    .init(.label, .srclang, on: [.track], .words),
    .init(.default, on: [.track], .boolean),
    .init(.coords, on: [.area]),
    .init(.shape, on: [.area], .oneOf(["circle", "default", "poly", "rect"])),
  ]

  private static let tables: [AttributeModel] = [
    .init(.scope, on: [.th], .oneOf(["row", "col", "rowgroup", "colgroup"])),
    .init(.colspan, on: [.td, .th], .integer(1...1000)),
    .init(.rowspan, on: [.td, .th], .integer(1...65_534)),
    .init(.span, on: [.col, .colgroup], .integer(1...1000)),
    .init(.abbr, on: [.th], .words),
  ]

  private static let forms: [AttributeModel] = [
    .init(.method, on: [.form], .oneOf(["get", "post", "dialog"])),
    .init(.enctype, on: [.form], .oneOf(encodings)),
    .init(.acceptCharset, on: [.form], .oneOf(["utf-8"])),
    .init(.novalidate, on: [.form], .boolean),
    .init(
      .name, on: [.form, .button, .fieldset, .input, .output, .select, .textarea, .details],
      .words),
    .init(.autocomplete, on: [.form], .oneOf(["on", "off"])),
    .init(.autocomplete, on: [.input, .select, .textarea], .words),
    .init(
      .type, on: [.input],
      .oneOf([
        "hidden", "text", "search", "tel", "url", "email", "password", "date", "month", "week",
        "time", "datetime-local", "number", "range", "color", "checkbox", "radio", "file", "submit",
        "image", "reset", "button",
      ])),
    .init(.type, on: [.button], .oneOf(["submit", "reset", "button"])),
    .init(.value, on: [.input, .button, .option]),
    .init(.value, on: [.meter, .progress], .number),
    .init(.min, .max, .step, .pattern, .accept, on: [.input]),
    .init(.max, on: [.progress], .number),
    .init(.min, .max, .low, .high, .optimum, on: [.meter], .number),
    .init(.alpha, .checked, on: [.input], .boolean),
    .init(.colorspace, on: [.input], .oneOf(["limited-srgb", "display-p3"])),
    .init(.placeholder, on: [.input, .textarea]), .init(.dirname, on: [.input, .textarea], .words),
    .init(
      .disabled, on: [.button, .fieldset, .input, .optgroup, .option, .select, .textarea],
      .boolean),
    .init(.multiple, on: [.input, .select], .boolean),
    .init(.readonly, on: [.input, .textarea], .boolean),
    .init(.required, on: [.input, .select, .textarea], .boolean),
    .init(.selected, on: [.option], .boolean),
    .init(.maxlength, .minlength, on: [.input, .textarea], .integer(0...1_000_000_000)),
    .init(.size, on: [.input, .select], .integer(1...1_000_000)),
    .init(.rows, .cols, on: [.textarea], .integer(1...1_000_000)),
    .init(.wrap, on: [.textarea], .oneOf(["soft", "hard"])),
    .init(.label, on: [.option, .optgroup], .words),
    .init(.formenctype, on: [.button, .input], .oneOf(encodings)),
    .init(.formmethod, on: [.button, .input], .oneOf(["get", "post", "dialog"])),
    .init(.formnovalidate, on: [.button, .input], .boolean),
    .init(.formtarget, on: [.button, .input], .words),
    .init(.popovertargetaction, on: [.button, .input], .oneOf(["toggle", "show", "hide"])),
    .init(.command, on: [.button], .words),
    .init(.open, on: [.details, .dialog], .boolean),
    .init(.closedby, on: [.dialog], .oneOf(["any", "closerequest", "none"])),
  ]

  private static let encodings = [
    "application/x-www-form-urlencoded", "multipart/form-data", "text/plain",
  ]
}
