import CEmbedded
import Records
package import Rendering
package import Screens

/// The stylesheet of all pages of a table, from facts that are known about its columns before the
/// first page is drawn.
///
/// So no cell has a class. It lists the columns whose values are aligned at the end, and the parts
/// of the card that a row becomes on a phone.
///
/// If a visitor has moved columns, which makes the table `moved`, the script gives each cell the
/// class of its column in the file, `c1` for the first. The class then counts instead of the cell's
/// index in its row.
package struct ColumnSheet {
  /// A column as it is laid out.
  package struct Column {
    let title: String

    /// Whether values are amounts, whose digits are aligned.
    let isAmount: Bool

    /// Whether values are days or single characters, which are aligned at the start.
    let isPlain: Bool

    /// Whether values are percentages, each with a bar.
    let hasBars: Bool

    /// Whether cells have several values.
    let hasLists: Bool
    var cardPlace: CardPlace

    package init(
      _ title: String, isAmount: Bool = false, isPlain: Bool = false, hasBars: Bool = false,
      hasLists: Bool = false, at cardPlace: CardPlace = .rest
    ) {
      self.title = title
      self.isAmount = isAmount
      self.isPlain = isPlain
      self.hasBars = hasBars
      self.hasLists = hasLists
      self.cardPlace = cardPlace
    }
  }

  /// A part of a card.
  package enum CardPlace: Sendable {
    /// The row's name.
    case title

    /// In a quiet line below the title: values that need no name.
    case line

    /// Below that: numbers with their names.
    case figure

    /// On the row page; at the end of the card without row pages.
    case rest

    /// At the side, to be pressed.
    case action

    /// In a line of its own.
    case ownLine

    /// At the side, where it is shown; above the name where rows are seen as pictures.
    case picture
  }

  private let columns: [Column]

  package init(_ columns: [Column]) { self.columns = columns }

  /// The stylesheet as a file of the site; a card may leave out the columns that are on the row page.
  package func file(at path: SitePath, hidingRest hidesRest: Bool) -> SiteFile {
    var style = Array(css(hidingRest: hidesRest).utf8)
    if columns.contains(where: { $0.cardPlace == .picture }) { style += Embedded.cards_css.bytes }
    return SiteFile(at: path, Uncommented.stylesheet(style))
  }

  func css(hidingRest hidesRest: Bool) -> String {
    var css = "@layer base {\n"
    let ends = places { $0.isAmount }
    if !ends.isEmpty {
      css += "  @media print, (width >= 40rem) {\n"
      css += "    .listing tr:not(.group) > :is(\(ends)) { text-align: var(--end-side); }\n"
      // Numbers end below each other: the button for a whole row stands before them.
      if !hidesRest, columns.first?.isAmount == true {
        css += """
              .listing tbody th:has(> details:not([class])) { padding-inline: 5rem var(--cell); }
              th > details:not([class]) { inset-inline: var(--cell) auto; }

          """
      }
      css += "  }\n"
    }
    // Days and the like have no direction of their own.
    let plain = places { $0.isPlain }
    if !plain.isEmpty {
      css += "  .listing td:is(\(plain)) { text-align: inherit; }\n"
      css += "  @media print { .listing td:is(\(plain)) { white-space: nowrap; } }\n"
    }
    if columns.contains(where: \.hasBars) {
      for share in 1...100 { css += ".p\(share){width:\(share)%}\n" }
    }
    if columns.contains(where: \.hasLists) {
      css += """
          .listing td > ul { display: inline; margin: 0; padding: 0; }
          .listing td > ul > li {
            display: inline-block; margin-inline-end: .25rem; padding-inline: .5rem; border: 1px solid var(--line);
            border-radius: 1rem; line-height: 1.4;
          }
          .listing td li:empty { display: none; }

        """
    }
    if !hidesRest {
      // A row of which nothing is said to be cut shows all.
      css += "  @media screen and (width >= 40rem) {\n"
      css +=
        "    .listing tbody tr:not(.group, :has(> th > details)) > * { max-inline-size: none; }\n  }\n"
    }
    func isNamed(_ column: Column) -> Bool {
      switch column.cardPlace {
      case .figure: true
      case .rest, .picture: !hidesRest
      case .title, .line, .action, .ownLine: false
      }
    }
    let isWide = columns.count > Self.maximumPrinted
    for (place, column) in columns.enumerated() where place > 0 && (isWide || isNamed(column)) {
      css +=
        "  td:is(\(selector(of: [place]))) { --name: \(column.title.css); }\n"
    }
    if isWide { css += Self.printedAsLists }
    let lines = places { $0.cardPlace == .line }
    if columns.contains(where: { $0.cardPlace == .picture }), !lines.isEmpty {
      css +=
        "  @media screen { .listing.cards tr:not(.group) > td:is(\(lines)) { display: block; } }\n"
    }
    css += "  @media screen and (width < 40rem) {\n"
    func rule(_ place: CardPlace, having part: String = "", _ declarations: String) {
      let own = places { $0.cardPlace == place }
      guard !own.isEmpty else { return }
      css += "    .listing tbody tr:not(.group) > :is(\(own))\(part) { \(declarations) }\n"
    }
    let quiet = "color: var(--quiet); font-size: var(--t2);"
    rule(.line, "order: 1; \(quiet)")
    rule(.ownLine, "order: 1; flex-basis: 100%; \(quiet)")
    rule(.figure, "order: 3; min-inline-size: 6.5rem; margin-block-start: .375rem;")
    // A button stands beside the name. Words in place of it can be too long for that.
    rule(.action, "order: 1; \(quiet)")
    rule(
      .action, having: ":has(> *)",
      "position: absolute; inset-block-start: .5rem; inset-inline-end: var(--gutter); z-index: 1;"
        + " color: inherit; font-size: inherit;")
    let rest = hidesRest ? "display: none;" : "order: 4; flex-basis: 100%; unicode-bidi: normal;"
    rule(.rest, rest)
    rule(.picture, rest)
    // A picture that is shown stands beside the name.
    let pictures = places { $0.cardPlace == .picture }
    if !pictures.isEmpty {
      css += """
            .listing tr:not(.group) > td:is(\(pictures)):has(> img) {
              display: block; position: absolute; inset-block-start: .75rem; inset-inline-end: var(--gutter);
            }
            .listing tr:has(td:is(\(pictures)) > img) > th { padding-inline-end: 4rem; }

        """
    }
    let named = places(isNamed)
    if !named.isEmpty {
      // A voice says a cell's header by itself. The value after it goes the way of its own words.
      css += "    .listing td:is(\(named))::before {\n"
      css +=
        "      content: var(--name) \"\\2068 \" / \"\"; margin-inline-end: .375rem; \(quiet)\n    }\n"
    }
    let figures = places { $0.cardPlace == .figure }
    if !figures.isEmpty { css += "    .listing td:is(\(figures))::before { display: block; }\n" }
    return css + "  }\n}\n"
  }

  private func places(_ isMeant: (Column) -> Bool) -> String {
    selector(of: columns.indices.filter { isMeant(columns[$0]) })
  }

  /// A list of selectors, each as specific as one class; empty without columns.
  private func selector(of columns: [Int]) -> String {
    guard !columns.isEmpty else { return "" }
    let places = columns.map { ":nth-child(\($0 + 1))" }.joined(separator: ", ")
    let inOrder = columns.count > 1 ? ":is(\(places))" : places
    return "\(inOrder):where(:not(.moved *)), "
      + columns.map { ".c\($0 + 1)" }.joined(separator: ", ")
  }

  /// The most columns that fit on paper beside each other.
  private static let maximumPrinted = 12

  /// On paper each row is a line of names and values.
  private static let printedAsLists = """
      @media print {
        .listing, .listing :is(tbody, tr:not(.group)) { display: block; }
        .listing thead, .listing td:empty { display: none; }
        .listing tbody tr:not(.group) { padding-block: 3pt; border-block-end: var(--hair); }
        .listing tbody tr:not(.group) > :is(th, td:not(:empty)) {
          display: inline; padding: 0; border: 0; white-space: normal; font-size: 8pt;
        }
        .listing tbody tr:not(.group) > th { font-weight: var(--strong); }
        .listing tbody td::before { content: " \\00b7  " var(--name) ": \\2068 " / ""; color: var(--quiet); }
      }

    """

  /// Assigns the columns of a table to the parts of a card: the first names it, up to four are in
  /// the quiet line, up to three are numbers.
  static func placed(_ columns: [Column], of table: [TableColumn?], in count: Int) -> [Column] {
    var placed = columns
    var lines = 0
    var figures = 0
    for (place, column) in table.enumerated() {
      guard place > 0 else {
        placed[0].cardPlace = .title
        continue
      }
      guard let column else { continue }
      let isOften = 5 * column.values >= 2 * count
      switch column.kind {
      case .sound: placed[place].cardPlace = .action
      case .wholeNumber, .decimal, .percentage, .currency, .duration:
        guard isOften, column.different > 1, !column.isOfIdentifiers, figures < 3 else { continue }
        figures += 1
        placed[place].cardPlace = .figure
      case .text, .date, .dateAndTime, .approximateDate, .list:
        guard isOften, column.isTelling(upTo: 60), lines < 4 else { continue }
        lines += 1
        placed[place].cardPlace = .line
      case .objects:
        guard isOften, lines < 4 else { continue }
        lines += 1
        placed[place].cardPlace = .line
      case .picture:
        let isFirst = !placed.contains { $0.cardPlace == .picture }
        placed[place].cardPlace = isFirst ? .picture : .rest
      case .address, .colour, .email, .time, .epoch, .yesNo, .latitude, .longitude, .place: continue
      }
    }
    return placed
  }
}

extension String {
  /// The text as a CSS string: quotes, backslashes, invisible characters and line ends are escaped.
  fileprivate var css: String {
    var string = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", "\u{0}"..."\u{1F}", "\u{7F}", "\u{2068}":
        string += "\\\(String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16)) "
      default: string.unicodeScalars.append(scalar)
      }
    }
    return string + "\""
  }
}

extension TableColumn {
  /// Whether its values, of a number of bytes at most, describe a row without the column's name:
  /// days, lists, and texts that occur twice on average, and are neither all the same nor codes of
  /// one letter.
  func isTelling(upTo most: Int) -> Bool {
    switch kind {
    case .date, .dateAndTime, .approximateDate: true
    case .list: longest <= most
    case .text: different > 1 && 2 * different <= values && longest > 1 && longest <= most
    default: false
    }
  }
}
