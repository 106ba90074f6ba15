package import Markup
package import Screens

/// A listing of values, each with a bar that is as long as its rows are many.
package protocol BarListing: Listing {
  /// Whether it is drawn so, and not as a table.
  var hasBars: Bool { get }

  /// The most rows that a value has, on any page.
  var largest: Int { get }

  func bar(of item: Item) -> Bar
}

/// A value, and how many rows have it.
package struct Bar: Sendable {
  package let title: String
  package let count: Int
  let link: Link?
  let query: Reference.Query?

  /// Its other name, and the language of that if it is not the page's.
  package var subtitle = ""
  package var language = ""

  /// The search that finds its rows, and its query.
  package var search: (page: Link, query: Reference.Query)?

  /// - `link`: The link to its rows, if it has one.
  /// - `query`: The query of that link, if it needs one.
  package init(
    _ title: String, _ count: Int, to link: Link? = nil, asking query: Reference.Query? = nil
  ) {
    self.title = title
    self.count = count
    self.link = link
    self.query = query
  }

  /// The reference to its rows from a page, if it has a link.
  package func address(from path: SitePath) -> String? {
    link.map { Reference.text(of: $0, asking: query, from: path) }
  }

  /// Draws the bar as an item of a list, with an anchor if links point to it.
  package func draw(
    at anchor: String? = nil, of largest: Int, on path: SitePath, in words: PageWords,
    into html: inout HTMLWriter
  ) {
    html.beginRow(anchor)
    html.element(.li, anchor.map(Attribute.id)) { html in
      html.beginCell()
      contents(of: largest, on: path, in: words, into: &html)
    }
    html.endRow()
    html.literal("\n")
  }

  private func contents(
    of largest: Int, on path: SitePath, in words: PageWords, into html: inout HTMLWriter
  ) {
    guard let address = address(from: path) else { return bar(of: largest, in: words, into: &html) }
    html.element(.a, .href(address)) { bar(of: largest, in: words, into: &$0) }
    guard let (page, query) = search else { return }
    html.element(
      .a, .class(.count), .href(Reference.text(of: page, asking: query, from: path)),
      text: words.number(count))
  }

  /// The bar, the names, and the number unless it is a link to a search.
  private func bar(of largest: Int, in words: PageWords, into html: inout HTMLWriter) {
    let share = count == 0 ? 0 : max(1, count * 1_000 / max(1, largest))
    html.element(
      .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), .class(.share),
      Attribute("width", "\(share / 10).\(share % 10)%"), Attribute("aria-hidden", "true")
    ) { html in
      html.void(.rect, Attribute("width", "100%"), Attribute("height", "100%"))
    }
    html.element(.span, .class(.text)) { html in
      html.text(title)
      guard !subtitle.isEmpty else { return }
      html.literal(" ")
      html.element(
        .i, language.isEmpty ? nil : Attribute("lang", language),
        language.isEmpty ? nil : Attribute("xml:lang", language), text: subtitle)
    }
    if search == nil { html.element(.span, .class(.count), text: words.number(count)) }
  }
}

extension [Bar] {
  /// Draws the bars as a list, the longest as wide as the list.
  package func draw(on path: SitePath, in words: PageWords, into html: inout HTMLWriter) {
    let largest = map(\.count).max() ?? 1
    html.literal("<ul class=\"bars\">\n")
    for bar in self { bar.draw(of: largest, on: path, in: words, into: &html) }
    html.literal("</ul>")
  }
}

extension ListingRenderer {
  /// Draws a page of values: how many there are, other orders of them, initials, bars.
  func values(of bars: any BarListing, namingRows namesRows: Bool, into html: inout HTMLWriter) {
    let total = bars.page.pagination.total
    html.literal("<div class=\"head\">")
    if total > 1 {
      html.element(
        .p, .class(.quiet),
        text: bars.page.pagination.count > 1 ? range : "\(words.number(total)) \(bars.noun)")
    }
    if !bars.seeAlso.isEmpty {
      html.element(.nav, .class(.segments), .label(words[.order])) { html in
        html.list(of: bars.seeAlso) { other, html in
          html.element(
            .a, .class(.button), .href(Reference.text(of: other.link, from: path)),
            other.link == .page(bars.page.pagination[0].path, fragment: nil)
              ? Attribute("aria-current", "true") : nil, text: other.title)
        }
      }
    }
    html.literal("</div>\n")
    if let introduction = bars.introduction { html.line(.p, .class(.quiet), text: introduction) }
    rail(into: &html)
    self.bars(of: bars, namingRows: namesRows, into: &html)
    pages(into: &html)
  }

  /// The initials from A to Z; one without names has no link.
  private func rail(into html: inout HTMLWriter) {
    let letters = listing.letters
    guard !letters.isEmpty else { return }
    let alphabet = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let known = Dictionary(letters.map { ($0.title, $0.link) }) { first, _ in first }
    let isLatin = letters.contains { alphabet.contains($0.title) }
    let others = letters.map(\.title).filter { !alphabet.contains($0) }
    html.line(.nav, .class(.rail), .label(words(.fromAToZ, listing.title))) { html in
      for title in (isLatin ? alphabet : []) + others {
        if let link = known[title] {
          html.element(.a, .href(Reference.text(of: link, from: path)), text: title)
        } else {
          html.element(.span, Attribute("aria-hidden", "true"), text: title)
        }
      }
    }
  }

  /// Draws values as bars, below the initials of their names where there are such; each may have an anchor.
  func bars(of listing: some BarListing, namingRows namesRows: Bool, into html: inout HTMLWriter) {
    var rest = listing.state.items[...]
    var number = listing.page.range.lowerBound
    func list(_ bars: [Bar], into html: inout HTMLWriter) {
      html.literal("<ul class=\"bars\">\n")
      for bar in bars {
        number += 1
        bar.draw(
          at: namesRows ? "row-\(number)" : nil, of: listing.largest, on: path, in: words,
          into: &html)
      }
      html.literal("</ul>\n")
    }
    while let first = rest.first {
      let group = listing.group(of: first)
      let own = rest.prefix { listing.group(of: $0) == group }
      rest = rest.dropFirst(own.count)
      guard let header = group.map(listing.header) else {
        list(own.map(listing.bar), into: &html)
        continue
      }
      html.line(.section, .class(.letter), header.anchor.map(Attribute.id)) { html in
        html.noteSection { $0.element(.h2, text: header.title) }
        list(own.map(listing.bar), into: &html)
      }
    }
  }
}
