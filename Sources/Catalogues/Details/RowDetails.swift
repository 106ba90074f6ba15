import Bytes
package import Markup
package import Records
package import Rendering
package import Screens

/// The pages of the rows of a collection: everything that is known of each, in sections.
///
/// The structure is that of a screen's table; rows are written as literals, because a collection may
/// have a million such pages.
package struct RowDetails: Sendable {
  let noun: RowNoun

  /// The title of a row: the `<h1>` of its page.
  package let title: @Sendable (TableRow) -> String

  /// The title of a row within its collection.
  package let shortTitle: @Sendable (TableRow) -> String

  /// The link to a row: to its own page, or else into the listing.
  package var link: @Sendable (TableRow) -> Link = { .page(.front, fragment: $0.anchor) }

  /// The columns of sounds, which a page may play.
  let sounds: [Int]

  /// The content below the title: a line, or the subject of the row.
  let lead: Detail

  /// The line below a row's title in a list of rows, and whether it has a sound.
  let summary: Detail
  var plays = false

  /// The picture above the name of a row where it is one of some.
  var picture: Detail?
  var files: ShownFiles?

  /// The sections of a page; empty ones are left out.
  let sections: [Section]

  /// Whether they are so long that they are in columns.
  var isLong = false

  package init(
    noun: RowNoun, title: @escaping @Sendable (TableRow) -> String,
    shortTitle: @escaping @Sendable (TableRow) -> String, sounds: [Int], lead: Detail,
    summary: Detail, plays: Bool = false, sections: [Section]
  ) {
    self.noun = noun
    self.title = title
    self.shortTitle = shortTitle
    self.sounds = sounds
    self.lead = lead
    self.summary = summary
    self.plays = plays
    self.sections = sections
  }

  /// One part of a page.
  package struct Section: Sendable {
    let header: String
    let details: [Detail]

    /// Whether it is beside the others if there is room: a map, pictures.
    let isAside: Bool

    /// Whether its details are tables of their own.
    var isTable = false

    package init(_ header: String, _ details: [Detail], aside isAside: Bool = false) {
      self.header = header
      self.details = details
      self.isAside = isAside
    }
  }

  /// One detail of a row on its page.
  package struct Detail: Sendable {
    /// The label before it; `nil` if the section's header names it already.
    var title: String?

    /// The column that it is the value of, if it is that alone.
    var column: Int?

    /// Writes it, or nothing if the row has none; then the detail is left out.
    let draw: @Sendable (TableRow, RowContext, inout CellWriter) -> Void

    package init(
      title: String? = nil, column: Int? = nil,
      _ draw: @escaping @Sendable (TableRow, RowContext, inout CellWriter) -> Void
    ) {
      self.title = title
      self.column = column
      self.draw = draw
    }
  }
}

// MARK: - What rows of any kind have

extension RowDetails.Detail {
  package static func list(in words: PageWords) -> Self {
    Self(title: words[.listedOn]) { _, context, cell in
      cell.link(context.list.title, to: context.list.link)
    }
  }

  /// The files that have the row, among those of its page of the listing.
  package static func data(in words: PageWords) -> Self {
    Self(title: words[.data]) { _, context, cell in
      for (place, file) in context.exports.enumerated() {
        if place > 0 { cell.literal(", ") }
        cell.html.element(
          .a, .href(cell.path.reference(to: file.path)), Attribute("download", file.name),
          text: file.kind)
      }
    }
  }

  /// The coordinates of the row, from two columns or one that has both, as text and on a map.
  package static func place(
    _ latitude: Int, _ longitude: Int, in words: PageWords
  ) -> (coordinates: Self, map: Self) {
    @Sendable func degrees(of row: TableRow) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
      guard latitude == longitude else { return (row.text(of: latitude), row.text(of: longitude)) }
      guard let place = row.place(in: (latitude, longitude)) else { return ([], []) }
      let texts = [place.north, place.east].map { degrees in
        Array("\((1_000_000 * degrees).rounded() / 1_000_000)".utf8)[...]
      }
      return (texts[0], texts[1])
    }
    let coordinates = Self(title: words[.coordinates]) { row, _, cell in
      let (north, east) = degrees(of: row)
      cell.coordinates(north, east)
    }
    let map = Self(title: nil) { row, _, cell in
      let (north, east) = degrees(of: row)
      PlaceMap(latitude: north, longitude: east)?.draw(on: cell.path, in: words, into: &cell.html)
    }
    return (coordinates, map)
  }
}

extension RowDetails {
  package func draw(
    _ row: TableRow, at place: PagePlace, _ context: RowContext, _ frame: PageFrame,
    into html: inout HTMLWriter
  ) {
    var heading = PageHeading(title(row), at: place)
    heading.shortTitle = shortTitle(row)
    let playsSounds = sounds.contains { column in
      WebAddress(row.text(of: column))?.isSecure == true
        || files?.cells.files(of: row, in: column).contains { $0.type.use == .sound } == true
    }
    if playsSounds {
      heading.scripts = [.player]
    } else if plays, frame.catalogue != nil {
      // What is said of a sound that cannot be played looks alike.
      heading.stylesheets = [SiteFile.playerStyle.path]
    }
    frame.draw(heading, into: &html) { html in
      let words = frame.words.calling(noun)
      var cell = CellWriter(html, at: place.path, in: words)
      lead.draw(row, context, &cell)
      outstanding(context, in: words).draw(on: place.path, into: &cell.html)
      drawFacts(row, context, in: words, into: &cell)
      drawAlike(context, in: words, into: &cell)
      html = cell.finish()
    }
  }

  private static let maximumOutstanding = 3

  /// The most extreme ranks of a row, the first ones first.
  private func outstanding(_ context: RowContext, in words: PageWords) -> [KeyFigure] {
    guard !context.ranks.isEmpty else { return [] }
    let places = sections.lazy.flatMap(\.details).compactMap { detail in
      detail.column.flatMap { context.ranks[$0] }
        .flatMap { $0.outstanding(by: detail.title ?? "", in: words) }
    }
    return places.sorted { $0.place < $1.place }.prefix(Self.maximumOutstanding).map(\.figure)
  }

  /// Draws the facts about a row, each section as a table, and maps and pictures beside them.
  private func drawFacts(
    _ row: TableRow, _ context: RowContext, in words: PageWords, into cell: inout CellWriter
  ) {
    cell.literal(isLong ? "<div class=\"columns\"><div>\n" : "<div class=\"split\"><div>\n")
    for (number, section) in sections.enumerated() where !section.isAside {
      section.drawFacts(of: row, context, isFirst: number == 0, into: &cell)
    }
    if !context.referring.isEmpty {
      cell.literal("<table class=\"facts\">\n")
      cell.section(of: context.referring, in: words)
      cell.literal("</table>\n")
    }
    cell.literal("</div>\n")
    let start = cell.html.count
    cell.literal("<div>\n")
    let end = cell.html.count
    for section in sections where section.isAside {
      section.drawFacts(of: row, context, isFirst: false, into: &cell)
    }
    if cell.html.count == end {
      cell.html.removeAll(after: start)
    } else {
      cell.literal("</div>\n")
    }
    cell.literal("</div>\n")
  }

  /// Draws some rows that share a value with the page's row, as cards with links.
  private func drawAlike(_ context: RowContext, in words: PageWords, into cell: inout CellWriter) {
    guard let alike = context.alike else { return }
    cell.literal("<section><h2>")
    let value = alike.value
    cell.html.text(
      value.column.map { words(.moreWith, $0, value.title) } ?? words(.moreOf, value.title))
    cell.literal("</h2>\n")
    drawCards(of: alike.rows, below: value.title, called: shortTitle, into: &cell)
    cell.literal("</section>\n")
  }

  /// Draws rows as cards with links, below a value; each card's title is by default that of its
  /// page.
  func drawCards(
    of rows: [TableRow], below value: String? = nil, called title: ((TableRow) -> String)? = nil,
    into cell: inout CellWriter
  ) {
    cell.literal("<ul class=\"grid\">\n")
    for row in rows {
      let context = RowContext(in: ListingLink("", to: link(row)), below: value)
      cell.literal("<li class=\"card\">")
      picture?.draw(row, context, &cell)
      cell.literal("<h3>")
      cell.link((title ?? self.title)(row), to: context.list.link)
      cell.literal("</h3>")
      summary.draw(row, context, &cell)
      cell.literal("</li>\n")
    }
    cell.literal("</ul>\n")
  }
}

extension RowDetails.Section {
  /// Draws the section as a table of facts, or as prose where nothing in it has a name.
  fileprivate func drawFacts(
    of row: TableRow, _ context: RowContext, isFirst: Bool, into cell: inout CellWriter
  ) {
    guard !isTable else { return details.forEach { $0.draw(row, context, &cell) } }
    let start = cell.html.count
    let isProse = details.allSatisfy { $0.title == nil }
    if isProse {
      cell.literal("<section><h2>")
      cell.html.text(header)
      cell.literal("</h2>\n")
    } else {
      cell.literal("<table class=\"facts\">\n<caption")
      if isFirst { cell.literal(" class=\"vh\"") }
      cell.literal(">")
      cell.html.text(header)
      cell.literal("</caption>\n<tbody>\n")
    }
    let end = cell.html.count
    func rank(of detail: RowDetails.Detail) -> RowRank? {
      detail.column.flatMap { context.ranks[$0] }
    }
    let hasRanks = details.contains { rank(of: $0) != nil }
    for detail in details {
      let rank = rank(of: detail)
      let start = cell.html.count
      if isProse {
        cell.literal("<div class=\"prose\">")
      } else if let title = detail.title {
        cell.literal("<tr><th scope=\"row\">")
        cell.html.text(title)
        cell.literal(hasRanks && rank == nil ? "</th><td colspan=\"2\">" : "</th><td>")
      } else {
        cell.literal("<tr><td colspan=\"2\">")
      }
      let end = cell.html.count
      detail.draw(row, context, &cell)
      if cell.html.count == end {
        cell.html.removeAll(after: start)
      } else {
        cell.literal(isProse ? "</div>\n" : "</td>")
        rank?.draw(in: cell.words, into: &cell.html)
        if !isProse { cell.literal("</tr>\n") }
      }
    }
    if cell.html.count == end { return cell.html.removeAll(after: start) }
    cell.literal(isProse ? "</section>\n" : "</tbody>\n</table>\n")
  }
}
