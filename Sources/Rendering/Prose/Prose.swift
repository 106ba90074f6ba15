package import Bytes
import Markdown
package import Screens

/// A text of an author's own in Markdown, whose links have been read.
package struct Prose: Sendable {
  package let file: String

  let blocks: [MarkdownBlock]

  /// The targets of its links, by their addresses.
  private(set) var targets: [String: Target] = [:]

  /// The picture files of the site that it shows.
  package private(set) var pictures: [SitePath] = []

  /// The links within the site, whose targets may not be there.
  package private(set) var references: [Reference] = []

  enum Target: Sendable {
    case here(query: String?, fragment: String?)
    case page(SitePath, query: String?, fragment: String?)
    case elsewhere(Link)
  }

  /// A link to a page or a file of the site.
  package struct Reference: Sendable {
    /// The page or the file; `nil` for the page that the text is on.
    package let path: SitePath?
    package let fragment: String?

    /// The line of the link in the text, from 1.
    package let line: Int
  }

  private static let maximumFooter = 2_000
  private static let maximumFaults = 20

  /// Reads a text, or the one at the foot of every page, whose links are to the pages of Markdown
  /// by file name, if any; throws the mistakes in it, with lines that count from the first one.
  ///
  /// - `showsPictures`: Whether the site has pictures that the text can show.
  package init(
    _ bytes: [UInt8], in file: String, from firstLine: Int = 1, beside pages: [String: SitePath]?,
    footing isFooter: Bool = false, picturing showsPictures: Bool = false
  ) throws(InputError) {
    self.file = file
    guard bytes.count <= (isFooter ? Self.maximumFooter : .max) else {
      throw InputError(
        in: file,
        "\(bytes.count) bytes; the limit of a footer is \(Self.maximumFooter). "
          + "Put the text on a page (--page), and link to that.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError(in: file, "not UTF-8. Convert it with iconv -f NAME -t UTF-8.")
    }
    blocks = MarkdownDocument(reading: Array(text.utf8)).blocks
    guard !blocks.isEmpty else {
      throw InputError(in: file, "no text. Write some, or leave it out.")
    }
    var reader = ProseReader(
      file: file, firstLine: firstLine, pages: pages, showsPictures: showsPictures)
    reader.read(blocks, onlyParagraphs: isFooter)
    guard reader.faults.isEmpty else {
      let most = Self.maximumFaults
      let more = reader.faults.count - most
      let rest = more > 0 ? ["\(file): \(more) more errors. Fix these first."] : []
      throw InputError((reader.faults.prefix(most) + rest).joined(separator: "\n"))
    }
    targets = reader.targets
    references = reader.references
    pictures = reader.pictures
  }

  /// The words of its first heading of level 1.
  package var title: String? {
    for case .heading(level: 1, let words, line: _) in blocks { return words.plainText.oneLine }
    return nil
  }

  /// The words of its first paragraph.
  var beginning: String? {
    for case .paragraph(let words) in blocks { return words.plainText.oneLine }
    return nil
  }
}

extension String {
  fileprivate var oneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Reads the links of a text, and finds what pages cannot have.
private struct ProseReader {
  let file: String
  let firstLine: Int
  let pages: [String: SitePath]?
  let showsPictures: Bool
  private(set) var pictures: [SitePath] = []
  private(set) var targets: [String: Prose.Target] = [:]
  private(set) var references: [Prose.Reference] = []
  private(set) var faults: [String] = []

  /// The line of the file that a line of the text is on.
  private func placed(_ line: Int) -> Int { line + firstLine - 1 }

  private mutating func fault(_ line: Int, _ words: String) {
    faults.append("\(file):\(placed(line)): \(words)")
  }

  mutating func read(_ blocks: [MarkdownBlock], onlyParagraphs: Bool = false) {
    for block in blocks {
      if onlyParagraphs {
        guard case .paragraph = block else {
          faults.append(
            "\(file): a footer has paragraphs only. Take out headings, lists and tables.")
          return
        }
      }
      switch block {
      case .paragraph(let words): read(words)
      case .heading(_, let words, let line):
        if words.plainText.allSatisfy(\.isWhitespace) {
          fault(line, "a heading without words. Write some, or take it out.")
        }
        read(words)
      case .quote(let inner): read(inner)
      case .list(let list): for item in list.items { read(item) }
      case .table(let table): for cell in ([table.header] + table.rows).joined() { read(cell) }
      case .openComment(let line): fault(line, "a comment without an end. Write --> behind it.")
      case .code, .rule: break
      }
    }
  }

  private mutating func read(_ words: [MarkdownInline]) {
    for word in words {
      switch word {
      case .text, .code, .lineBreak: break
      case .emphasis(let inner), .strong(let inner), .deleted(let inner): read(inner)
      case .link(let link, let inner):
        if inner.plainText.allSatisfy(\.isWhitespace) {
          fault(link.line, "a link without words. Write some between [ and ].")
        }
        read(link)
        read(inner)
      case .picture(let link, let alt):
        if let target = web(link.address) {
          targets[link.address] = target
        } else {
          readPicture(link, alt)
        }
      case .tag(let tag, let line):
        // The tag that it ends is enough.
        if tag.hasPrefix("</"), !faults.isEmpty { continue }
        fault(
          line,
          "the HTML tag \(Excerpt.quoted(tag.utf8)). Use Markdown, or write \\< to show the tag.")
      }
    }
  }

  /// Reads the path of a picture of the site.
  private mutating func readPicture(_ link: MarkdownLink, _ alt: String) {
    let shown = "the picture \(Excerpt.quoted(link.address.utf8))"
    guard showsPictures else {
      return fault(
        link.line, "\(shown) has no address on the web. Use https://, or leave it out.")
    }
    guard let path = try? SitePath(link.address) else {
      return fault(
        link.line, "\(shown) is no path from the site's root. Use one such as shots/a.png.")
    }
    if alt.allSatisfy(\.isWhitespace) {
      fault(
        link.line, "\(shown) has no text for those who can't see it. Write some between [ and ].")
    }
    pictures.append(path)
    targets[link.address] = .page(path, query: nil, fragment: nil)
    note(path, nil, link)
  }

  private func web(_ address: String) -> Prose.Target? {
    WebAddress(Array(address.utf8)[...]).map { .elsewhere(.web($0.description)) }
  }

  private mutating func read(_ link: MarkdownLink) {
    if let target = web(link.address) {
      targets[link.address] = target
    } else if let mail = MailAddress(Array(link.address.utf8)[...]) {
      targets[link.address] = .elsewhere(.mail(to: mail.text))
    } else {
      readPage(link)
    }
  }

  private mutating func note(_ path: SitePath?, _ fragment: String?, _ link: MarkdownLink) {
    references.append(
      Prose.Reference(path: path, fragment: fragment, line: placed(link.line)))
  }

  /// Reads a path from the root of the site, with a query and a fragment.
  private mutating func readPage(_ link: MarkdownLink) {
    let address = link.address
    let (rest, fragment) = address.split(at: "#")
    let (path, query) = rest.split(at: "?")
    let shown = Excerpt.quoted(address.utf8)
    guard !address.isEmpty, !path.utf8.contains(UInt8(ascii: ":")) else {
      return fault(
        link.line,
        "\(shown) is no link. Use https://, http://, mailto:, or a path from the site's root.")
    }
    guard !path.isEmpty else {
      targets[address] = .here(query: query, fragment: fragment)
      note(nil, fragment, link)
      return
    }
    guard let pages else {
      return fault(
        link.line,
        "\(shown) is a page of the site, and the output is one file. Use https://, or a "
          + "folder as --output.")
    }
    let names = path.split(separator: "/").filter { $0 != "." }.map { name in
      String(decoding: PercentEncoding.decoded(Array(name.utf8).span), as: UTF8.self)
    }
    var text = names.joined(separator: "/")
    if path.hasSuffix("/") || names.isEmpty { text += (names.isEmpty ? "" : "/") + "index.html" }
    var page: SitePath?
    if let last = names.last, last.isMarkdown {
      guard let own = pages[last] else {
        return fault(link.line, "\(shown) is not one of the pages. Pass it with --page, too.")
      }
      page = own
    } else if !names.contains("..") {
      page = try? SitePath(text)
    }
    guard let page else {
      return fault(
        link.line, "\(shown) is no path from the site's root. Use one such as rows/index.html.")
    }
    targets[address] = .page(page, query: query, fragment: fragment)
    note(page, fragment, link)
  }
}

extension String {
  /// The text before a sign, and the text behind it, if it is there.
  fileprivate func split(at sign: Character) -> (String, String?) {
    guard let place = utf8.firstIndex(where: { $0 == sign.asciiValue }) else { return (self, nil) }
    return (String(self[..<place]), String(self[place...].utf8.dropFirst()))
  }

  /// Whether it is the name of a file of Markdown.
  package var isMarkdown: Bool {
    let name = lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
