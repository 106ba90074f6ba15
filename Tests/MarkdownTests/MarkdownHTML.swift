import Markdown

/// Markdown as the HTML of the specification's examples.
struct MarkdownHTML {
  static func text(of markdown: String) -> String {
    blocks(MarkdownDocument(reading: Array(markdown.utf8)).blocks)
  }

  private static func blocks(_ blocks: [MarkdownBlock], isTight: Bool = false) -> String {
    blocks.enumerated().map { place, block in
      if case .paragraph(let inlines) = block, isTight {
        return text(inlines) + (place < blocks.count - 1 ? "\n" : "")
      }
      return text(block)
    }.joined()
  }

  private static func text(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let level, let inlines, line: _): "<h\(level)>\(text(inlines))</h\(level)>\n"
    case .paragraph(let inlines): "<p>\(text(inlines))</p>\n"
    case .code(let code, let language):
      "<pre><code\(language.isEmpty ? "" : attribute("class", "language-\(language)"))>"
        + "\(escaped(code))</code></pre>\n"
    case .quote(let inner): "<blockquote>\n\(blocks(inner))</blockquote>\n"
    case .rule: "<hr />\n"
    case .openComment: "<!--"
    case .list(let list): text(list)
    case .table(let table): text(table)
    }
  }

  private static func text(_ list: MarkdownList) -> String {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : attribute("start", "\($0)") } ?? ""
    let items = list.items.map { item in
      let inner = blocks(item, isTight: list.isTight)
      if case .paragraph? = item.first, list.isTight { return "<li>\(inner)</li>\n" }
      return item.isEmpty ? "<li></li>\n" : "<li>\n\(inner)</li>\n"
    }
    return "<\(tag)\(start)>\n\(items.joined())</\(tag)>\n"
  }

  private static func text(_ table: MarkdownTable) -> String {
    func row(_ cells: [[MarkdownInline]], _ tag: String) -> String {
      let texts = zip(cells, table.alignments).map { cell, alignment in
        "<\(tag)\(alignment.map { attribute("align", "\($0)") } ?? "")>\(text(cell))</\(tag)>\n"
      }
      return "<tr>\n\(texts.joined())</tr>\n"
    }
    let rows = table.rows.map { row($0, "td") }.joined()
    let body = rows.isEmpty ? "" : "<tbody>\n\(rows)</tbody>\n"
    return "<table>\n<thead>\n\(row(table.header, "th"))</thead>\n\(body)</table>\n"
  }

  private static func text(_ inlines: [MarkdownInline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): escaped(text)
      case .code(let code): "<code>\(escaped(code))</code>"
      case .lineBreak: "<br />\n"
      case .emphasis(let inner): "<em>\(text(inner))</em>"
      case .strong(let inner): "<strong>\(text(inner))</strong>"
      case .deleted(let inner): "<del>\(text(inner))</del>"
      case .link(let link, let inner):
        "<a\(attribute("href", encoded(link.address)))\(title(of: link))>\(text(inner))</a>"
      case .picture(let link, let alt):
        "<img\(attribute("src", encoded(link.address)))\(attribute("alt", alt))"
          + "\(title(of: link)) />"
      case .tag(let tag, line: _): tag
      }
    }.joined()
  }

  private static func title(of link: MarkdownLink) -> String {
    link.title.isEmpty ? "" : attribute("title", link.title)
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value))\""
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static func encoded(_ address: String) -> String {
    address.utf8.map { byte in
      let isKept =
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || ";/?:@&=+$,-_.!~*'()#%".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isKept
        ? String(Unicode.Scalar(byte)) : "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
