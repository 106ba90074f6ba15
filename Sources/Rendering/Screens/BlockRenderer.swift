import Bytes
import Markup
import Screens

/// Draws the texts and pictures around a screen's tables.
struct BlockRenderer {
  private var writer: ProseWriter
  private let texts: [Block: Prose]
  private let title: String

  /// Whether text before the first heading has an identifier that search results can link to.
  private let namesTexts: Bool

  init(_ page: ScreenPage, _ heading: PageHeading, in frame: PageFrame) {
    texts = page.texts
    title = page.outline.title
    namesTexts = frame.namesRows
    writer = ProseWriter(heading: heading, frame: frame)
    writer.slugs = Slugs("section", besides: page.identifiers, numbering: true)
  }

  /// Draws the blocks above some tables, and these, beside the blocks that stand beside them.
  mutating func draw(
    _ blocks: [Block], _ condition: Attribute? = nil, into html: inout HTMLWriter,
    tables: (inout HTMLWriter) -> Void
  ) {
    let beside = blocks.filter { $0.figure?.placement == .beside }
    let above = blocks.filter { $0.figure?.placement != .beside }
    guard !beside.isEmpty else {
      draw(above, .prose, condition, into: &html)
      return tables(&html)
    }
    html.line(.div, .class(.beside)) { html in
      html.literal("\n")
      draw(above, .prose, condition, into: &html)
      draw(beside, .side, condition, into: &html)
      html.line(.div) { html in
        html.literal("\n")
        tables(&html)
      }
    }
  }

  private mutating func draw(
    _ blocks: [Block], _ style: StyleClass, _ condition: Attribute?, into html: inout HTMLWriter
  ) {
    guard !blocks.isEmpty else { return }
    let words = blocks.contains { $0.figure.map { $0.caption != nil } ?? true }
    let name = namesTexts && words ? writer.slugs.slug(for: "passage") : nil
    html.noteSection { _ in }
    writer.lead = name.map { ($0, title) }
    html.line(.div, .class(style), name.map { Attribute.id($0) }, condition) { html in
      html.literal("\n")
      for block in blocks {
        if let text = texts[block] {
          writer.prose = text
          writer.write(text.blocks, into: &html)
        } else if let figure = block.figure {
          writer.draw(figure, into: &html)
          html.literal("\n")
        }
      }
    }
    writer.endPassage(into: &html)
  }
}

extension ProseWriter {
  /// Draws a picture with its frame and its caption.
  mutating func draw(_ figure: Figure, into html: inout HTMLWriter) {
    if figure.caption != nil { beginPassage(into: &html) }
    html.element(.figure, .class(.picture)) { html in
      if let style = figure.frame.style {
        html.element(.div, .class(style)) { html in picture(figure, into: &html) }
      } else {
        picture(figure, into: &html)
      }
      if let caption = figure.caption { html.element(.figcaption, text: caption) }
    }
    hasFigures = true
  }

  /// Draws a picture; all but the first are loaded when they are near.
  func picture(_ figure: Figure, into html: inout HTMLWriter) {
    let size = figure.size(of: frame.pictureSizes[figure.file])
    let image = { (html: inout HTMLWriter) in
      html.void(
        .img, Attribute("src", frame.reference(from: heading, to: figure.file)),
        Attribute("alt", figure.alt), size.map { Attribute("width", "\($0.width)") },
        size.map { Attribute("height", "\($0.height)") },
        hasFigures ? Attribute("loading", "lazy") : nil, Attribute("decoding", "async"))
    }
    guard let dark = figure.dark else { return image(&html) }
    html.element(.picture) { html in
      html.void(
        .source, Attribute("media", "(prefers-color-scheme: dark)"),
        Attribute("srcset", frame.reference(from: heading, to: dark)))
      image(&html)
    }
  }
}

extension Figure {
  /// The size on the page of a picture whose file has a certain one; `nil` if neither says it.
  fileprivate func size(of file: PageFrame.PictureSize?) -> PageFrame.PictureSize? {
    if let width, let height { return (width, height) }
    guard let file else { return nil }
    if let height { return (max(1, (file.width * height + file.height / 2) / file.height), height) }
    let width = width ?? min(file.width, frame.widest)
    return (width, max(1, (file.height * width + file.width / 2) / file.width))
  }
}

extension Figure.Frame {
  fileprivate var style: StyleClass? {
    switch self {
    case .none: nil
    case .phone: .phone
    case .tablet: .tablet
    case .window: .window
    }
  }

  /// The width of a picture that is wider and names none.
  fileprivate var widest: Int {
    switch self {
    case .phone: 260
    case .tablet: 480
    case .none, .window: 736
    }
  }
}

extension ScreenPage {
  /// The identifiers that the page has without those of its texts.
  fileprivate var identifiers: Set<String> {
    var names = ScreenOutline.pageNames
    func add(_ control: ControlOutline) {
      let field = FieldName.field(control.name)
      names.insert(control.name + "-header")
      names.formUnion(["", "-label", "-hint", "-ticks", "-steps"].map { field + $0 })
      for number in 0..<(ChoiceRows(control.control)?.all.count ?? 0) {
        names.insert(FieldName.choice(number, of: field))
      }
    }
    for (number, section) in outline.sections.enumerated() {
      names.insert(TableRenderer.anchor(of: section, number))
      section.controls.forEach(add)
      for (index, row) in section.rows.enumerated() {
        names.insert("row-\(number + 1)-\(index + 1)")
        if let name = section.anchor(of: row) { names.insert(name) }
      }
    }
    names.formUnion(variants.compactMap { $0.variant.map { "variant-\($0.identifier)" } })
    return names
  }
}
