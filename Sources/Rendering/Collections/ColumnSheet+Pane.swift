import Records

/// Where a value stands where a row of a catalogue is a card, on a phone.
enum CardPlace {
  /// What the row is called.
  case title

  /// In a quiet line below the title: values that need no name.
  case line

  /// Below that: numbers with their names.
  case figure

  /// On the row's own page; below all else where there is none.
  case rest

  /// At the side, to be pressed.
  case action

  /// In a line of its own.
  case ownLine
}

extension ColumnSheet {
  /// The rules of a table in a pane: which values end at the same edge, and what a card is made of.
  func paneCSS(hidingRest hidesRest: Bool) -> String {
    var css = "@layer base {\n"
    let ends = places { $0.isAmount }
    if !ends.isEmpty {
      css += "  @media print, (width >= 40rem) {\n"
      css += "    .listing tr:not(.group) > :is(\(ends)) { text-align: end; }\n  }\n"
    }
    css += "  @media screen and (width < 40rem) {\n"
    func rule(_ place: CardPlace, _ declarations: String) {
      let own = places { $0.cardPlace == place }
      guard !own.isEmpty else { return }
      css += "    .listing tbody tr:not(.group) > :is(\(own)) { \(declarations) }\n"
    }
    let quiet = "color: var(--quiet); font-size: var(--t2);"
    rule(.line, "order: 1; \(quiet)")
    rule(.ownLine, "order: 1; flex-basis: 100%; \(quiet)")
    rule(.figure, "order: 3; min-inline-size: 6.5rem; margin-block-start: .375rem;")
    rule(
      .action,
      "position: absolute; inset-block-start: .5rem; inset-inline-end: var(--gutter); z-index: 1;")
    rule(.rest, hidesRest ? "display: none;" : "order: 4; flex-basis: 100%;")
    func isNamed(_ column: Column) -> Bool {
      column.cardPlace == .figure || column.cardPlace == .rest && !hidesRest
    }
    for (place, column) in columns.enumerated() where place > 0 && isNamed(column) {
      css += "    .listing td:nth-child(\(place + 1))::before { \(Self.content(column.title)) }\n"
    }
    let named = places(isNamed)
    if !named.isEmpty {
      css += "    .listing td:is(\(named))::before { margin-inline-end: .375rem; \(quiet) }\n"
    }
    let figures = places { $0.cardPlace == .figure }
    if !figures.isEmpty { css += "    .listing td:is(\(figures))::before { display: block; }\n" }
    return css + "  }\n}\n"
  }

  /// Where the columns of a table stand on a card: its first names it, up to four in the quiet line, up to
  /// three numbers.
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
        guard isOften, figures < 3 else { continue }
        figures += 1
        placed[place].cardPlace = .figure
      case .text, .date, .dateAndTime, .list:
        let isTelling = column.kind != .text || 2 * column.different <= column.values
        guard isOften, isTelling, column.longest <= 60, lines < 4 else { continue }
        lines += 1
        placed[place].cardPlace = .line
      case .address, .picture, .colour, .email, .time, .yesNo, .latitude, .longitude: continue
      }
    }
    return placed
  }
}
