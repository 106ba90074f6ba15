public import Records
public import Screens

/// The front page of a catalogue: how much there is, and where.
public struct CatalogueScreen: Screen {
  public enum Section: CaseIterable, Sendable { case browse, mostRecorded }
  public enum Row: Sendable {
    case recordings, summary(SitePath), index(Entry), one(RecordingGroup)
  }

  /// A list that the front page leads to.
  public struct Entry: Sendable {
    let title: String
    let pages: Pagination

    public init(_ title: String, _ pages: Pagination) {
      self.title = title
      self.pages = pages
    }
  }

  public let title: String
  private let recordings: Pagination
  private let indexes: [Entry]
  private let summary: SitePath
  private let grouping: RecordingGrouping
  private let mostRecorded: [RecordingGroup]

  public var columns: ColumnTitles { ColumnTitles(title: "List", value: "Number") }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title of the catalogue.
  ///   - recordings: The pages of the listing.
  ///   - indexes: What else can be browsed.
  ///   - summary: Where the summary is.
  ///   - grouping: What the groups are.
  ///   - mostRecorded: A few groups to begin with.
  public init(
    titled title: String, recordings: Pagination, indexes: [Entry], summary: SitePath,
    by grouping: RecordingGrouping, mostRecorded: [RecordingGroup]
  ) {
    self.title = title
    self.recordings = recordings
    self.indexes = indexes
    self.summary = summary
    self.grouping = grouping
    self.mostRecorded = mostRecorded
  }

  public func header(of section: Section) -> String? {
    switch section {
    case .browse: nil
    case .mostRecorded: "\(grouping.title) with the most recordings"
    }
  }

  public func rows(in section: Section) -> [Row] {
    switch section {
    case .browse: [.recordings] + indexes.map(Row.index) + [.summary(summary)]
    case .mostRecorded: mostRecorded.map(Row.one)
    }
  }

  public func cell(for row: Row) -> Cell {
    switch row {
    case .recordings:
      Cell("All recordings", .value(count(recordings)), opens: first(of: recordings))
    case .index(let entry):
      Cell(entry.title, .value(count(entry.pages)), opens: first(of: entry.pages))
    case .summary(let path):
      Cell("Summary", .subtitle("Totals and a map"), opens: .page(path, fragment: nil))
    case .one(let group):
      Cell(
        group.title, .value("\(GroupedNumber(group.count))"),
        opens: .page(recordings.page(holding: group.first).path, fragment: group.anchor))
    }
  }

  private func count(_ pages: Pagination) -> String { "\(GroupedNumber(pages.total))" }
  private func first(of pages: Pagination) -> Link { .page(pages[0].path, fragment: nil) }
}
