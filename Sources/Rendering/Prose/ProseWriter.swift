import Bytes
import Markdown
package import Markup
import Screens

/// Draws texts of an author's own on a page.
///
/// Each heading and the text below it are noted as a row for the search.
struct ProseWriter {
  /// The text whose links are drawn.
  var prose: Prose?
  let heading: PageHeading
  let frame: PageFrame

  /// The levels of the headings that the next may be below.
  var outline: [Int] = []
  var slugs = Slugs("section", besides: ["main"], numbering: true)
  var tables: [String: Int] = [:]

  /// The anchor and the title of the text before the first heading, until some is drawn.
  var lead: (anchor: String, title: String)?
  private var isInPassage = false

  /// Whether the page has a picture above.
  var hasFigures = false

  /// The number of lists and quotes around a block.
  private var depth = 0

  init(_ prose: Prose? = nil, heading: PageHeading, frame: PageFrame) {
    self.prose = prose
    self.heading = heading
    self.frame = frame
  }

  /// Draws a whole page, without the heading that is its title.
  mutating func writePage(into html: inout HTMLWriter) {
    var blocks = prose?.blocks ?? []
    let title = blocks.firstIndex { block in
      if case .heading(level: 1, _, line: _) = block { true } else { false }
    }
    if let title { blocks.remove(at: title) }
    lead = ("main", heading.title)
    write(blocks, into: &html)
    endPassage(into: &html)
  }

  /// Begins to note the text before the first heading, unless it has begun.
  mutating func beginPassage(into html: inout HTMLWriter) {
    guard let (anchor, title) = lead, !isInPassage else { return }
    html.beginRow(anchor, titled: title)
    (lead, isInPassage) = (nil, true)
  }

  /// Ends the text of the last heading.
  mutating func endPassage(into html: inout HTMLWriter) {
    if isInPassage { html.endRow() }
    (lead, isInPassage) = (nil, false)
  }

  mutating func write(
    _ blocks: [MarkdownBlock], isTight: Bool = false, into html: inout HTMLWriter
  ) {
    for (place, block) in blocks.enumerated() {
      write(block, isTight: isTight, into: &html)
      if case .paragraph = block, isTight, place == blocks.count - 1 { return }
      html.literal("\n")
    }
  }

  private mutating func write(_ block: MarkdownBlock, isTight: Bool, into html: inout HTMLWriter) {
    let isPassage = if case .heading = block { depth == 0 } else { false }
    if !isPassage { beginPassage(into: &html) }
    switch block {
    case .paragraph(let words) where isTight: write(words, into: &html)
    case .paragraph(let words):
      if words.count == 1, case .picture(let link, let alt)? = words.first,
        var figure = figure(of: link, alt)
      {
        figure.caption = link.title.isEmpty ? nil : link.title
        return draw(figure, into: &html)
      }
      html.element(.p) { html in write(words, into: &html) }
    case .heading(let level, let words, line: _):
      // Below the page's own heading no level is left out.
      while let last = outline.last, last >= level { outline.removeLast() }
      outline.append(level)
      let tags: [Tag] = [.h2, .h3, .h4, .h5, .h6]
      let slug = slugs.slug(for: words.plainText)
      if isPassage {
        endPassage(into: &html)
        html.beginRow(slug)
        html.beginCell()
      }
      html.element(tags[min(outline.count, tags.count) - 1], .id(slug)) { html in
        write(words, into: &html)
      }
      if isPassage {
        html.beginCell()
        isInPassage = true
      }
    case .code(let code, language: _):
      html.element(.pre) { html in html.element(.code, text: code) }
    case .quote(let inner):
      depth += 1
      html.element(.blockquote) { html in
        html.literal("\n")
        write(inner, into: &html)
      }
      depth -= 1
    case .list(let list):
      depth += 1
      let start = list.start.flatMap { $0 == 1 ? nil : Attribute("start", "\($0)") }
      html.element(list.start == nil ? .ul : .ol, start) { html in
        html.literal("\n")
        for item in list.items {
          html.line(.li) { html in write(item, isTight: list.isTight, into: &html) }
        }
      }
      depth -= 1
    case .table(let table): write(table, into: &html)
    case .rule: html.void(.hr)
    case .openComment: break
    }
  }

  private mutating func write(_ table: MarkdownTable, into html: inout HTMLWriter) {
    let words = table.header.map(\.plainText).filter { !$0.isEmpty }
    var name = words.isEmpty ? frame.words[.table] : words.joined(separator: ", ")
    tables[name, default: 0] += 1
    if let number = tables[name], number > 1 { name += " \(number)" }
    html.element(
      .div, .class(.objects), Attribute("role", "region"), .label(name), Attribute("tabindex", "0")
    ) { html in
      html.element(.table, .class(.facts)) { html in
        html.element(.thead) { html in
          row(table.header, of: table, into: &html) { words in words.isEmpty ? .td : .th }
          html.literal("\n")
        }
        guard !table.rows.isEmpty else { return }
        html.element(.tbody) { html in
          for cells in table.rows { row(cells, of: table, into: &html) { _ in .td } }
          html.literal("\n")
        }
      }
    }
  }

  private func row(
    _ cells: [[MarkdownInline]], of table: MarkdownTable, into html: inout HTMLWriter,
    as tag: ([MarkdownInline]) -> Tag
  ) {
    html.literal("\n")
    html.element(.tr) { html in
      for (words, alignment) in zip(cells, table.alignments) {
        let tag = tag(words)
        html.element(
          tag, alignment?.style.map { .class($0) }, tag == .th ? .scope("col") : nil
        ) { html in write(words, into: &html) }
      }
    }
  }

  private func write(_ words: [MarkdownInline], into html: inout HTMLWriter) {
    html.joiningWords { html in write(words, isLinked: false, into: &html) }
  }

  private func write(_ words: [MarkdownInline], isLinked: Bool, into html: inout HTMLWriter) {
    for word in words {
      switch word {
      case .text(let text): html.text(text)
      case .code(let code): html.element(.code, text: code)
      case .lineBreak: html.line(.br)
      case .emphasis(let inner):
        html.element(.em) { html in write(inner, isLinked: isLinked, into: &html) }
      case .strong(let inner):
        html.element(.strong) { html in write(inner, isLinked: isLinked, into: &html) }
      case .deleted(let inner):
        html.element(.del) { html in write(inner, isLinked: isLinked, into: &html) }
      case .link(let link, let inner):
        html.element(.a, .href(address(of: link)), link.titleAttribute) { html in
          write(inner, isLinked: true, into: &html)
        }
      // A picture of another host would tell it who reads the page.
      case .picture(let link, let alt):
        let text = alt.isEmpty ? link.address : alt
        if let figure = figure(of: link, alt) {
          picture(figure, into: &html)
        } else if isLinked {
          html.text(text)
        } else {
          html.element(.a, .href(address(of: link)), link.titleAttribute, text: text)
        }
      case .tag(let tag, line: _): html.text(tag)
      }
    }
  }

  /// The picture of a link to a file of the site.
  private func figure(of link: MarkdownLink, _ alt: String) -> Figure? {
    guard case .page(let path, _, _)? = prose?.targets[link.address] else { return nil }
    return Figure(path, alt: alt)
  }

  private func address(of link: MarkdownLink) -> String {
    switch prose?.targets[link.address] {
    case .elsewhere(let target): Reference.text(of: target, from: heading.path)
    case .here(let query, let fragment): Reference.text(of: "", query: query, fragment: fragment)
    case .page(let path, let query, let fragment):
      Reference.text(of: frame.reference(from: heading, to: path), query: query, fragment: fragment)
    case nil: ""
    }
  }
}

extension MarkdownLink {
  fileprivate var titleAttribute: Attribute? { title.isEmpty ? nil : Attribute("title", title) }
}

extension MarkdownTable.Alignment {
  fileprivate var style: StyleClass? {
    switch self {
    case .left: nil
    case .center: .middle
    case .right: .end
    }
  }
}

/// A page of an author's own in a catalogue: its title, and a text.
package struct ProsePage: Sendable {
  package let prose: Prose
  package let title: String
  package let place: PagePlace

  /// The stylesheet of texts.
  package let style: SiteFile

  /// The title in the bar: that of the page, or the name of the file if it is long.
  package let shortTitle: String

  /// The most characters of a title in the bar.
  private static let maximumShortTitle = 24

  /// - `name`: The name of the file in words, which is the title if the text has none.
  /// - `style`: The stylesheet of texts: another one on pages of screens.
  package init(
    _ prose: Prose, named name: String, at place: PagePlace, styledBy style: SiteFile = .proseStyle
  ) {
    self.prose = prose
    self.style = style
    title = prose.title ?? name
    shortTitle = title.count > Self.maximumShortTitle ? name : title
    self.place = place
  }

  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    var heading = PageHeading(title, at: place)
    heading.description = prose.beginning
    heading.stylesheets = [style.path]
    frame.draw(heading, into: &html) { html in
      html.line(.div, .class(.prose)) { html in
        html.literal("\n")
        var writer = ProseWriter(prose, heading: heading, frame: frame)
        writer.writePage(into: &html)
      }
    }
  }
}
