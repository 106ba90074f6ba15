import Bytes
package import Markup
package import Screens

/// Draws one page of a listing: its rows or the reason for none, and links to the other pages.
package struct ListingRenderer<Content: Listing>: Sendable {
  let listing: Content
  private let columns: [Content.Column]
  let place: PagePlace
  private let source: SourceListing?
  private(set) var words = PageWords.english

  /// Creates a renderer of a page, below the home page by default, and of a source below the list.
  package init(_ listing: Content, at place: PagePlace? = nil, source: SourceListing? = nil) {
    self.listing = listing
    columns = listing.columns
    self.place = place ?? PagePlace(listing.page.path)
    self.source = source
  }

  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    var renderer = self
    renderer.words =
      collection.map { frame.words.calling($0.rowNoun) } ?? frame.words.calling(listing.noun)
    renderer.drawWords(in: frame, into: &html)
  }

  private func drawWords(in frame: PageFrame, into html: inout HTMLWriter) {
    var heading = heading
    // Only a page that knows its address tells of them.
    if frame.baseURL != nil, let collection {
      heading.items = (collection.rowPages, listing.page.range.lowerBound)
    }
    if isPane {
      heading.layout = .pane
      return frame.draw(heading, into: &html) { pane(heading, in: frame, into: &$0) }
    }
    frame.draw(heading, into: &html) { html in
      if let bars = listing as? any BarListing, bars.hasBars {
        return values(of: bars, namingRows: frame.namesRows, into: &html)
      }
      introduction(into: &html)
      letters(into: &html)
      let start = html.count
      content(namingRows: frame.namesRows, into: &html)
      source?.draw(becoming: Self.beginning(of: html.bytes[start...]), in: frame.words, into: &html)
    }
  }

  /// The first lines of the list's HTML: its head and a few rows.
  private static func beginning(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    let excerpt = bytes.prefix(2_500)
    let end = excerpt.lastIndex(of: UInt8(ascii: "\n")) ?? excerpt.endIndex
    return Array(excerpt[..<end])
  }

  private func content(namingRows namesRows: Bool, into html: inout HTMLWriter) {
    // One case, one drawing: a state that is added to the enum is missing here until it is drawn.
    switch listing.state {
    case .loading, .empty, .failed: notice(into: &html)
    case .populated(let items):
      table(items, namingRows: namesRows, into: &html)
      notice(into: &html)
      pages(into: &html)
    case .outdated(let items, _):
      notice(into: &html)
      table(items, namingRows: namesRows, into: &html)
      pages(into: &html)
    case .paging(let items, let next):
      table(items, namingRows: namesRows, into: &html)
      more(on: next, into: &html)
      notice(into: &html)
      pages(into: &html)
    }
  }

  var path: SitePath { place.path }
  var collection: (any CatalogueListing)? { listing as? any CatalogueListing }
  var explorer: Explorer? { collection?.explorer }

  /// Whether it is a page of a catalogue with rows.
  private var isPane: Bool { collection != nil && !listing.state.items.isEmpty }

  private var heading: PageHeading {
    let page = listing.page
    var heading = PageHeading(listing.title, at: place)
    heading.stylesheets = listing.stylesheets
    heading.description = listing.introduction
    if listing.plays, !listing.state.items.isEmpty { heading.scripts = [.player] }
    let isScripted = collection?.sorts.contains { if case .ranks? = $0 { true } else { false } }
    if isScripted == true { heading.scripts.append(.sort) }
    if isPane { heading.scripts.append(explorer == nil ? .rows : .explore) }
    heading.turn(to: page, called: listing.label(of: page), in: words)
    return heading
  }
}

/// How a header sorts.
package enum HeaderSort {
  /// By a script, where all rows are on the page: where each comes by its value, with a space
  /// between two and `-` where there is no value.
  case ranks(String)
  case link(SortLink)
}

/// The link that sorts a listing by a column.
package struct SortLink: Sendable {
  /// How the rows are sorted by the column here: the value of `aria-sort`, if they are.
  let order: String?
  package let path: SitePath

  /// - `path`: The first page of the other order.
  /// - `isDescending`: How the rows are sorted here; `nil` if that is not by the column.
  package init(to path: SitePath, from isDescending: Bool? = nil) {
    self.path = path
    order = isDescending.map { $0 ? "descending" : "ascending" }
  }
}

extension Pagination {
  /// Whether all rows are on one page, and not too many for a script to put in another order.
  package var sortsInPlace: Bool { count == 1 && 2...10_000 ~= total }
}

extension HTMLWriter {
  fileprivate mutating func header(_ text: String) {
    // A phrase of another language is one element.
    guard !text.contains(PhraseMark.phrase) else { return self.text(text) }
    var isBreak = true
    for part in text.nameParts {
      if !isBreak { void(.wbr) }
      self.text(String(part))
      isBreak = part.last == " "
    }
  }
}

// MARK: - Above the table

extension ListingRenderer {
  private func introduction(into html: inout HTMLWriter) {
    let links = listing.seeAlso
    guard listing.introduction != nil || !links.isEmpty else { return }
    html.line(.p, .class(.introduction)) { html in
      html.text(listing.introduction ?? "")
      for (index, other) in links.enumerated() {
        let isFirst = index == 0
        if !isFirst || listing.introduction != nil { html.literal(isFirst ? " " : " · ") }
        html.element(.a, .href(Reference.text(of: other.link, from: path)), text: other.title)
      }
    }
  }

  private func letters(into html: inout HTMLWriter) {
    let letters = listing.letters
    guard !letters.isEmpty else { return }
    html.line(.nav, .class(.index), .label(words(.fromAToZ, listing.title))) { html in
      html.list(of: letters) { letter, html in
        html.element(.a, .href(Reference.text(of: letter.link, from: path)), text: letter.title)
      }
    }
  }

  // MARK: The table

  private func table(
    _ items: [Content.Item], namingRows namesRows: Bool, into html: inout HTMLWriter
  ) {
    html.literal(
      """
      <div class="scroll" role="region" aria-labelledby="caption" tabindex="0">
      <table class="listing
      """)
    for style in listing.styles {
      html.literal(" ")
      html.text(style.rawValue)
    }
    html.literal("\">\n<caption id=\"caption\">")
    caption(into: &html)
    html.literal("</caption>\n<colgroup>")
    for column in columns { html.void(.col, listing.width(of: column).attribute) }
    html.literal("</colgroup>\n")
    head(into: &html)
    rows(items, namingRows: namesRows, into: &html)
    html.literal("</table>\n</div>\n")
    note(into: &html)
    // The files with the same rows: "Download these 50 volcanoes: CSV, JSON".
    let (page, pagination) = (listing.page, listing.page.pagination)
    downloads(words(.downloadThese, n: page.range.count), listing.downloads, into: &html)
    downloads(words(.downloadAll, n: pagination.total), listing.wholeDownloads, into: &html)
  }

  /// The table of a catalogue, which scrolls in a pane of its own.
  func paneTable(_ items: [Content.Item], namingRows namesRows: Bool, into html: inout HTMLWriter) {
    html.literal(
      """
      <div class="scroll pane" role="region" aria-labelledby="caption" tabindex="0">
      <table class="listing">
      <caption id="caption" class="vh">
      """)
    caption(hidden: true, into: &html)
    html.literal("</caption>\n")
    head(into: &html)
    rows(items, namingRows: namesRows, stuck: true, into: &html)
    html.literal("</table>\n</div>\n")
  }

  private func head(into html: inout HTMLWriter) {
    html.literal("<thead><tr>")
    let (sorts, orders) = (collection?.sorts ?? [], collection?.orders ?? [])
    for (place, column) in columns.enumerated() {
      let header = listing.header(of: column)
      // Its name, where the header says another.
      let order = (place < orders.count ? orders[place] : nil).map {
        Attribute("data-order", $0 == header ? "" : $0)
      }
      switch place < sorts.count ? sorts[place] : nil {
      case nil: html.element(.th, .scope("col"), order) { $0.header(header) }
      case .ranks(let ranks):
        html.element(.th, .scope("col"), Attribute("data-ranks", ranks)) { $0.header(header) }
      case .link(let link):
        html.element(
          .th, .scope("col"), order, link.order.map { Attribute("aria-sort", $0) }
        ) { html in
          html.element(.a, .href(path.reference(to: link.path))) { $0.header(header) }
        }
      }
    }
    html.literal("</tr></thead>\n")
  }

  /// The part of the list that is on the page, such as "51 to 100 of 2,650".
  var range: String {
    let page = listing.page
    return words(
      .rangeOf, words.number(page.range.lowerBound + 1), words.number(page.range.upperBound),
      words.number(page.pagination.total))
  }

  /// Writes the part of the list on this page, such as "51 to 100 of 2,650 volcanoes", or
  /// "4 volcanoes" if that is all.
  private func caption(hidden isHidden: Bool = false, into html: inout HTMLWriter) {
    if isHidden {
      html.text("\(listing.title), ")
    } else {
      html.element(.span, .class(.hidden), text: "\(listing.title), ")
    }
    let total = listing.page.pagination.total
    let isAll = listing.page.range.count == total
    let isCounted = collection != nil
    if isAll, isCounted { return html.text(words.counted(total)) }
    if isAll, total > 1, !listing.noun.isEmpty {
      return html.text("\(words.number(total)) \(listing.noun)")
    }
    html.text(range)
    let noun = isCounted ? words(.totalNoun, n: total) : listing.countedNoun
    if !noun.isEmpty { html.text(" \(noun)") }
  }

  private func rows(
    _ items: [Content.Item], namingRows namesRows: Bool, stuck isStuck: Bool = false,
    into html: inout HTMLWriter
  ) {
    var cells = CellWriter(html, at: path, in: words)
    let listing = listing
    // Asked of another module's listing, a page is a copy.
    let start = listing.page.range.lowerBound
    var group: Content.Group?
    cells.html.literal("<tbody>\n")
    cells.html.noteSection { _ in }
    let items = items.span
    for index in items.indices {
      let own = listing.group(of: items[index])
      if let own, own != group {
        if index > 0 { cells.html.literal("</tbody>\n<tbody>\n") }
        header(listing.header(of: own), stuck: isStuck, into: &cells)
      }
      group = own
      let number = namesRows ? start + index + 1 : nil
      row(items[index], number: number, of: listing, into: &cells)
    }
    cells.html.literal("</tbody>\n")
    html = cells.finish()
  }

  /// Draws the header of a group, whose text may stay in sight if the table scrolls sideways.
  private func header(_ header: GroupHeader, stuck isStuck: Bool, into cells: inout CellWriter) {
    // HTML lets a cell span no more.
    let width = min(columns.count, 1_000)
    let language = header.language
    cells.html.noteSection { html in
      html.element(.tr, .class(.group)) { html in
        html.element(
          .th, .scope("rowgroup"), Attribute("colspan", "\(width)"), header.anchor.map(Attribute.id)
        ) { html in
          if isStuck { html.literal("<div>") }
          html.text(header.title)
          if !header.subtitle.isEmpty {
            html.literal(" ")
            html.element(
              .i, language.isEmpty ? nil : Attribute("lang", language),
              language.isEmpty ? nil : Attribute("xml:lang", language), text: header.subtitle)
          }
          if !header.detail.isEmpty {
            html.literal(" ")
            html.element(.span, .class(.detail), text: header.detail)
          }
          if isStuck { html.literal("</div>") }
        }
        if width < columns.count {
          html.element(.td, Attribute("colspan", "\(columns.count - width)")) { _ in }
        }
      }
    }
    cells.html.literal("\n")
  }

  /// Draws a row of the listing, which is held once for all; a number names one without another name.
  private func row(
    _ item: Content.Item, number: Int?, of listing: Content, into cells: inout CellWriter
  ) {
    cells.html.beginRow()
    cells.html.literal("<tr")
    identifier(of: item, number: number, into: &cells)
    // What ends a cell and begins the next is one literal: a catalogue has ten million of them.
    cells.html.literal("><th scope=\"row\">")
    let columns = columns
    let count = columns.count
    for index in 0..<count {
      if index > 0 { cells.html.literal(index == 1 ? "</th><td>" : "</td><td>") }
      cells.html.beginCell()
      listing.draw(columns[index], of: item, into: &cells)
    }
    cells.html.literal(count == 1 ? "</th></tr>\n" : "</td></tr>\n")
    cells.html.endRow()
  }

  /// Writes an `id` only if there is a name: an empty one would not be valid.
  private func identifier(of item: Content.Item, number: Int?, into cells: inout CellWriter) {
    let start = cells.html.count
    cells.html.literal(" id=\"")
    let end = cells.html.count
    cells.html.beginAnchor()
    listing.identify(item, into: &cells)
    if cells.html.count == end, let number {
      cells.html.literal("row-")
      cells.html.number(UInt64(number))
    }
    cells.html.endAnchor()
    guard cells.html.count > end else { return cells.html.removeAll(after: start) }
    cells.html.literal("\"")
  }

  // MARK: What is around the table

  /// Writes the paragraph below the table if the listing has a note there.
  func note(into html: inout HTMLWriter) {
    var note = CellWriter(html, at: path, in: words)
    let start = note.html.count
    note.html.literal("<p class=\"footnote\">")
    let end = note.html.count
    listing.footnote(into: &note)
    if note.html.count > end {
      note.html.literal("</p>\n")
    } else {
      note.html.removeAll(after: start)
    }
    html = note.finish()
  }

  private func downloads(_ rows: String, _ downloads: [Download], into html: inout HTMLWriter) {
    guard !downloads.isEmpty else { return }
    html.line(.p, .class(.footnote)) { html in
      html.text("\(rows) ")
      for (index, download) in downloads.enumerated() {
        if index > 0 { html.literal(", ") }
        html.element(
          .a, .href(path.reference(to: download.path)), Attribute("download", download.name),
          text: download.kind)
      }
    }
  }

  private func notice(into html: inout HTMLWriter) {
    // The rows of a collection are in a pane, so here it has none.
    let own = Notice(words[.nothingHere], words[.nothingToShow])
    guard let notice = collection == nil ? listing.notice(of: listing.state) : own else { return }
    notice.draw(on: path, in: words, into: &html)
    html.literal("\n")
  }

  private func more(on next: ListPage, into html: inout HTMLWriter) {
    html.line(.p) { html in
      html.element(
        .a, Attribute("rel", "next"), .href(path.reference(to: next.path)),
        text: words(.nextRows, n: next.range.count))
    }
  }

  func pages(into html: inout HTMLWriter) {
    PaginationRenderer(page: listing.page, title: listing.title, path: path, words: words) {
      listing.label(of: $0)
    }.draw(into: &html)
  }
}
