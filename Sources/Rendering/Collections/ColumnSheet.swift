import Records
package import Screens

/// The stylesheet of all pages of a table: what is known of its columns before the first is drawn.
///
/// So no cell has a class. It says how wide columns are, which have amounts, in how much room the
/// table fits, and the names that stand before values where a row is a card.
package struct ColumnSheet {
  /// A column as it is laid out.
  package struct Column {
    let title: String

    /// How many characters its values want on a line.
    let characters: Int

    /// Whether values are amounts, whose digits stand below each other.
    var isAmount = false

    /// Whether values stay on one line.
    var isWhole = false

    /// Whether values are links.
    var isLinked = false

    /// Whether its title stands before each value where a row is a card.
    var isNamed = true

    /// Where it stands where a row of a catalogue is a card.
    var cardPlace = CardPlace.rest

    /// - Parameters:
    ///   - title: What is above it.
    ///   - characters: How many characters its values want on a line.
    ///   - isAmount: Whether values are amounts, whose digits stand below each other.
    ///   - isWhole: Whether values stay on one line.
    package init(title: String, characters: Int, isAmount: Bool = false, isWhole: Bool = false) {
      (self.title, self.characters) = (title, characters)
      (self.isAmount, self.isWhole) = (isAmount, isWhole)
    }

    /// How wide it is, in tenths of the page's letters: as wide as in the widest of usual fonts.
    fileprivate var width: Int {
      // In a long text the wide letters are made up for.
      let letter = isAmount || isWhole || characters < 15 ? characters < 8 ? 64 : 60 : 50
      let header = (HeaderText.parts(of: title).map(\.count).max() ?? 0) * 55
      return (max(characters * letter, header) + Self.padding + 49) / 50 * 5
    }

    /// What is beside the values of a column.
    private static let padding = 150
  }

  let columns: [Column]

  package init(_ columns: [Column]) { self.columns = columns }

  /// The stylesheet as a file of the site.
  package func file(at path: SitePath) -> SiteFile { SiteFile(at: path, Array(css.utf8)) }

  /// The stylesheet of a listing in a pane.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - hidesRest: Whether a card leaves out what is on a row's own page.
  /// - Returns: The file.
  func paneFile(at path: SitePath, hidingRest hidesRest: Bool) -> SiteFile {
    SiteFile(at: path, Array(paneCSS(hidingRest: hidesRest).utf8))
  }

  var css: String {
    var css = "@media screen {\n"
    for place in columns.indices {
      css += "  .data col:nth-child(\(place + 1)) { inline-size: \(Self.rem(width(at: place))); }\n"
    }
    css += "}\n@media print, (width >= 40rem) {\n"
    let amounts = places { $0.isAmount }
    if !amounts.isEmpty {
      css += """
          .data tr:not(.group) > :is(\(amounts)) {
            text-align: var(--end-side);
            font-variant-numeric: tabular-nums;
          }

        """
    }
    // A link is as wide as a finger.
    let links = places { $0.isAmount && $0.isLinked }
    if !links.isEmpty { css += "  .data td:is(\(links)) a { justify-content: end; }\n" }
    // Of what goes no way by itself, as days do, lines begin where those of their heading do.
    let days = places { $0.isWhole && !$0.isAmount }
    if !days.isEmpty { css += "  .data td:is(\(days)) { text-align: inherit; }\n" }
    css += "}\n"
    let wholes = places { $0.isAmount || $0.isWhole }
    if !wholes.isEmpty {
      css += """
        @media screen and (width >= 40rem) {
          .data tbody tr:not(.group) > :is(\(wholes)) { white-space: nowrap; }
        }

        """
    }
    // Where all of it is seen, the window scrolls, and the header stays at its top.
    css += """
      @container (width >= \(Self.rem(leastRoom))) {
        .scroll:has(.data) { max-block-size: none; overflow: visible; background: var(--card); }
        .data tbody th { position: relative; border-inline-end: 0; }
      }

      """
    // A page of less columns or narrower ones is not as wide, and no other page is wider than 92 rem.
    if leastRoom > (columns.count < 4 ? 460 : columns.count < 7 ? 840 : 920) {
      css += """
        :root { --widest: max(92rem, \(Self.rem(leastRoom))); }
        main:has(.data) { max-inline-size: none; }

        """
    }
    css += "@media screen and (width < 40rem) {\n"
    for (place, column) in columns.enumerated().dropFirst() where column.isNamed {
      css += "  .data td:nth-child(\(place + 1))::before { \(Self.content(column.title)) }\n"
    }
    if columns.first?.isAmount == true {
      css += "  .data tbody tr:not(.group) > th::before { \(Self.content(columns[0].title)) }\n"
    }
    return css + "}\n"
  }

  /// How wide a column is; the first has more beside its values.
  private func width(at place: Int) -> Int { columns[place].width + (place == 0 ? 5 : 0) }

  /// The least room in which all of the table is seen: a theme may draw a line around it.
  private var leastRoom: Int { columns.indices.reduce(5) { $0 + width(at: $1) } }

  /// The selectors of some columns.
  func places(_ isMeant: (Column) -> Bool) -> String {
    columns.indices.filter { isMeant(columns[$0]) }.map { ":nth-child(\($0 + 1))" }
      .joined(separator: ", ")
  }

  /// A text that is seen and not read out: a voice says a cell's header by itself.
  ///
  /// The value after it goes the way of its own words, from the sign at the end on.
  static func content(_ text: String) -> String {
    let string = CSSText.string(text + "\u{2068}")
    return "content: \(string); content: \(string) / \"\";"
  }

  private static func rem(_ tenths: Int) -> String {
    tenths.isMultiple(of: 10) ? "\(tenths / 10)rem" : "\(tenths / 10).\(tenths % 10)rem"
  }
}

extension ColumnSheet.Column {
  /// The column of a table: as wide as its longest value, or as a few lines of it want.
  init(_ column: TableColumn, isLinked: Bool = false) {
    (title, self.isLinked) = (column.title, isLinked)
    isAmount = column.kind.isAmount
    switch column.kind {
    case .wholeNumber, .decimal, .percentage, .currency, .duration, .latitude, .longitude, .date,
      .time, .dateAndTime, .yesNo, .colour, .email:
      isWhole = column.longest <= 32
      characters = min(column.longest, 32) + (column.kind == .colour ? 3 : 0)
    case .text, .address, .picture, .sound, .list:
      let beyond = max(0, column.longest - 20)
      characters = min(column.longest, 20) + min(beyond / 8, 20)
    }
  }
}

/// Run-time text in a stylesheet.
private enum CSSText {
  /// A string: quotes, backslashes and what is not seen or ends a line are escaped.
  static func string(_ text: String) -> String {
    var string = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", "\u{0}"..."\u{1F}", "\u{7F}", "\u{2068}":
        string += "\\\(String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16)) "
      default: string.unicodeScalars.append(scalar)
      }
    }
    return string + "\""
  }
}
