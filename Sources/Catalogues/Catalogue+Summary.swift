import Publishing
import Records
import Rendering
import Screens

extension Catalogue {
  var summaryPath: SitePath { looks.path(["summary.html"]) }

  /// How many values of a facet are named, where there are more.
  private static let maximumRows = 12

  /// How many years are named, where there are more.
  private static let maximumYears = 120

  var summary: PageSeries? {
    guard hasSummary else { return nil }
    let map = DotMap(of: index.places ?? [])
    let tables =
      looks.ranges.map(table) + looks.tables.compactMap(table) + looks.frequent.map(table)
    let page = SummaryPage(
      titled: looks.summaryTitle, at: PagePlace(summaryPath, below: trail), of: looks.noun,
      totals: totals,
      tables: tables, map: map, places: map.map(places)
    ) { area in link(toRowAt: area.first) }
    return PageSeries(named: "SummaryPage", at: summaryPath) { frame, html in
      page.draw(in: frame, into: &html)
    }
  }

  private var totals: [KeyFigure] {
    var figures = [
      KeyFigure(
        words.number(index.count), words.capital(.totalNoun, n: index.count),
        to: .page(pages[0].path, fragment: nil))
    ]
    for facet in looks.totals where facet.order != .descending {
      let known = index.values(of: facet).count { !$0.isUnknown }
      figures.append(figure(of: facet, known, to: link(to: facet)))
    }
    if let sounds = index.withSound {
      figures.append(KeyFigure(words.number(sounds), words[.withSound]))
    }
    if let cells = index.places {
      let placed = cells.reduce(0) { $0 + $1.count }
      figures.append(KeyFigure(words.number(placed), words[.withCoordinates]))
    }
    for facet in looks.totals where facet.order == .descending {
      guard let range = span(of: index.values(of: facet).filter { !$0.isUnknown }) else { continue }
      figures.append(KeyFigure(range, yearsLabel(of: facet), to: link(to: facet)))
    }
    return Array(figures.prefix(Self.maximumFigures))
  }

  /// The most figures beside each other.
  static let maximumFigures = 7

  /// Returns the range of years in a descending list; `nil` if it is empty.
  func span(of years: [FacetValue]) -> String? {
    guard let last = years.first?.title, let first = years.last?.title else { return nil }
    // Of decades the first year of one and the last of the other.
    let start = first.split(separator: "–").first.map(String.init) ?? first
    let end = last.split(separator: "–").last.map(String.init) ?? last
    return start == end ? start : words(.range, start, end)
  }

  /// The words for the years of a facet: the name of its column, if others have years too.
  func yearsLabel(of facet: Facet) -> String {
    looks.totals.count { $0.order == .descending } > 1 ? facet.title : looks.years
  }

  /// Returns the table of a facet's values with their numbers of rows; `nil` if there are none.
  private func table(of facet: Facet) -> SummaryTable? {
    let values = index.values(of: facet)
    guard !values.isEmpty else { return nil }
    if facet.order == .descending, values.count > 1 { return years(values, of: facet) }
    let most = Self.maximumRows
    let isShort = values.count <= most
    let shown =
      !facet.hasNames || isShort && values.count < 2
      ? Array(values.prefix(most)) : Array(values.sortedByCount().prefix(most))
    let more = ListingLink(words(.allOf, n: values.count { !$0.isUnknown }), to: link(to: facet))
    return SummaryTable(
      titled: facet.title, at: facet.partColumn.map(anchor),
      note: isShort ? words(.rowsBy, facet.singular) : words(.withMost, n: most),
      columns: (title: facet.singular, value: words.nounTitle),
      rows: shown.map { Bar($0.title, $0.count, to: link(to: $0, of: facet)) },
      more: isShort ? nil : more)
  }

  /// The number of rows of each year, ascending; the last table row has those without a year.
  private func years(_ values: [FacetValue], of facet: Facet) -> SummaryTable {
    let known = values.filter { !$0.isUnknown }
    let shown = known.prefix(Self.maximumYears).reversed() + values.filter(\.isUnknown)
    let axis = [known.prefix(Self.maximumYears).last?.title, known.first?.title]
    return SummaryTable(
      titled: facet.title, at: facet.partColumn.map(anchor),
      note: known.count > Self.maximumYears
        ? words(.lastYears, n: Self.maximumYears) : words(.rowsBy, facet.singular),
      columns: (title: facet.singular, value: words.nounTitle),
      as: .columns(axis: axis.compactMap(\.self)),
      rows: shown.map { Bar($0.title, $0.count, to: link(to: $0, of: facet)) },
      more: ListingLink(words(.allOf, n: known.count), to: link(to: facet)))
  }

  /// How many rows the most frequent values of a column have.
  private func table(ofFrequentIn place: Int) -> SummaryTable {
    let column = index.columns[place]
    let most = column.frequent.count
    return SummaryTable(
      titled: column.title, at: anchor(of: place),
      note: most < column.different ? words(.withMost, n: most) : words(.rowsBy, column.title),
      columns: (title: column.title, value: words.nounTitle),
      rows: column.frequent.map { value in
        let query = search == nil ? nil : query(for: value.title, in: place)
        return Bar(
          value.title, value.count, to: query.map { _ in .page(askedPath, fragment: nil) },
          asking: query)
      })
  }

  /// How many rows each range of a column has.
  private func table(of ranges: ColumnRanges) -> SummaryTable {
    let search = Link.page(askedPath, fragment: nil)
    let column = index.columns[ranges.column]
    let amounts = AmountWords(column.format, words)
    return SummaryTable(
      titled: ranges.title, at: isCounted(ranges.column) ? nil : anchor(of: ranges.column),
      note: contents(of: column) + (ranges.histogram.isExact ? "" : ", " + words[.estimates]),
      columns: (title: ranges.title, value: words.nounTitle),
      as: .columns(axis: ColumnRanges.axis(of: column, words)),
      rows: zip(ranges.histogram.ranges, ranges.titles).map { range, title in
        let shown = amounts.title(of: range, on: ranges.histogram.scale)
        guard range.count > 0, filters.contains(ranges.searchName) else {
          return Bar(shown, range.count)
        }
        return Bar(shown, range.count, to: search, asking: (ranges.searchName, title))
      })
  }

  /// Whether the summary counts the values of a column one by one.
  private func isCounted(_ column: Int) -> Bool {
    looks.tables.contains { $0.partColumn == column && !index.values(of: $0).isEmpty }
  }

  private func anchor(of column: Int) -> String { "column-\(column + 1)" }

  func link(toSummaryOf column: Int) -> Link? {
    let isThere =
      looks.ranges.contains { $0.column == column } || looks.frequent.contains(column)
      || isCounted(column)
    return isThere ? .page(summaryPath, fragment: anchor(of: column)) : nil
  }

  /// The areas with the most rows.
  private func places(on map: DotMap) -> SummaryTable {
    let areas = map.byCount
    let shown = areas.prefix(DotMap.maximumLinks)
    let note =
      shown.count < areas.count
      ? words(.mostAreas, n: shown.count) : words[.eachArea]
    return SummaryTable(
      titled: words[.places], note: note,
      columns: (title: words[.area], value: words.nounTitle),
      rows: shown.map {
        Bar(map.title(of: $0, in: words), $0.count, to: link(toRowAt: $0.first))
      })
  }

  private func link(to facet: Facet) -> Link {
    .page(looks.path(of: facet, ["index.html"]), fragment: nil)
  }
}
