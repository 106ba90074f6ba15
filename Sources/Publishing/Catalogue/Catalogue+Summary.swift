import Records
import Rendering
import Screens

/// The page that says what the recordings amount to.
extension Catalogue {
  static let summaryPath: SitePath = "summary.html"

  /// How many values of a facet are named, where there are more.
  private static let mostRows = 12

  /// How many years are named, where there are more.
  private static let mostYears = 20

  /// How many areas of the map are named.
  private static let mostAreas = 10

  var summary: PageSeries {
    let map = DotMap(of: index.totals.cells)
    let page = SummaryPage(
      titled: "Summary", at: Self.summaryPath, totals: totals,
      tables: [.year, .country, .quality, .type].compactMap(table), map: map,
      places: map.map(places))
    return PageSeries(named: "SummaryPage", at: Self.summaryPath) { frame, html in
      page.draw(in: frame, into: &html)
    }
  }

  private var totals: SummaryTable {
    let totals = index.totals
    var rows = [
      SummaryTable.Row(
        "Recordings", .count(totals.recordings), to: .page(recordings[0].path, fragment: nil))
    ]
    for facet in [RecordingFacet.species, .country, .recordist] {
      let known = values(of: facet).count { !$0.isUnknown }
      rows.append(SummaryTable.Row(facet.title, .count(known), to: link(to: facet)))
    }
    rows.append(SummaryTable.Row("With sound", .count(totals.withSound)))
    rows.append(SummaryTable.Row("With coordinates", .count(totals.located)))
    if let years = totals.years {
      let words =
        years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound) to \(years.upperBound)"
      rows.append(SummaryTable.Row("Recorded in", .words(words), to: link(to: .year)))
    }
    return SummaryTable(
      titled: "Totals", note: "All recordings together",
      columns: ColumnTitles(title: "What", value: "How many"), rows: rows)
  }

  /// How many recordings each value of a facet has; nil if there are none.
  private func table(of facet: RecordingFacet) -> SummaryTable? {
    let values = values(of: facet)
    guard !values.isEmpty else { return nil }
    let most = facet == .year ? Self.mostYears : Self.mostRows
    let isShort = values.count <= most
    let shown =
      facet == .year || facet == .quality || isShort && values.count < 2
      ? Array(values.prefix(most)) : Array(values.sorted(by: Self.hasMore).prefix(most))
    let note =
      isShort
      ? "Recordings by \(facet.rawValue)"
      : facet == .year
        ? "The last \(most) years with recordings" : "The \(most) with the most recordings"
    let more = ListingLink(
      "All \(GroupedNumber(values.count)) \(facet.plural)", to: link(to: facet))
    return SummaryTable(
      titled: facet.title, note: note,
      columns: ColumnTitles(title: facet.singular, value: "Recordings"),
      rows: shown.map {
        SummaryTable.Row($0.title, .bar($0.count), to: link(to: $0, of: facet))
      }, more: isShort ? nil : more)
  }

  /// The areas with the most recordings.
  private func places(on map: DotMap) -> SummaryTable {
    let areas = map.areas.sorted {
      ($1.count, $0.latitude, $0.longitude) < ($0.count, $1.latitude, $1.longitude)
    }
    let shown = areas.prefix(Self.mostAreas)
    let note =
      shown.count < areas.count
      ? "The \(shown.count) areas with the most recordings, each leading to the first of them"
      : "Each area leads to the first of its recordings"
    return SummaryTable(
      titled: "Places", note: note, columns: ColumnTitles(title: "Area", value: "Recordings"),
      rows: shown.map {
        SummaryTable.Row(
          map.words(for: $0), .bar($0.count), to: link(toRecordingAt: $0.first))
      })
  }

  private static func hasMore(_ first: RecordingGroup, _ second: RecordingGroup) -> Bool {
    (second.count, first.first) < (first.count, second.first)
  }

  private func values(of facet: RecordingFacet) -> [RecordingGroup] {
    indexes.first { $0.facet == facet }?.values ?? []
  }

  private func link(to facet: RecordingFacet) -> Link {
    .page(facet.folder.file("index.html"), fragment: nil)
  }
}
