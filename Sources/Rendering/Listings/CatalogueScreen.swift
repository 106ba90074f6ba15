public import Records
public import Screens

/// The front page of a catalogue: how much there is, and where.
public struct CatalogueScreen: Screen {
  public enum Section: CaseIterable, Sendable { case browse, mostRecorded }
  public enum Row: Sendable { case recordings, groups(Pagination), one(RecordingGroup) }

  public let title: String
  private let recordings: Pagination
  private let groups: Pagination?
  private let grouping: RecordingGrouping
  private let mostRecorded: [RecordingGroup]

  public var columns: ColumnTitles { ColumnTitles(title: "List", value: "Recordings") }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title of the catalogue.
  ///   - recordings: The pages of the listing.
  ///   - groups: The pages of the index of groups, if there is one.
  ///   - grouping: What the groups are.
  ///   - mostRecorded: A few groups to begin with.
  public init(
    titled title: String, recordings: Pagination, groups: Pagination?,
    by grouping: RecordingGrouping, mostRecorded: [RecordingGroup]
  ) {
    self.title = title
    self.recordings = recordings
    self.groups = groups
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
    case .browse: [.recordings] + (groups.map { [.groups($0)] } ?? [])
    case .mostRecorded: mostRecorded.map(Row.one)
    }
  }

  public func cell(for row: Row) -> Cell {
    switch row {
    case .recordings:
      Cell("All recordings", .value(count(recordings)), opens: first(of: recordings))
    case .groups(let groups):
      Cell("All \(grouping.plural)", .value(count(groups)), opens: first(of: groups))
    case .one(let group):
      Cell(
        group.title, .value("\(GroupedNumber(group.count))"),
        opens: .page(recordings.page(holding: group.first).path, fragment: group.anchor))
    }
  }

  private func count(_ pages: Pagination) -> String { "\(GroupedNumber(pages.total))" }
  private func first(of pages: Pagination) -> Link { .page(pages[0].path, fragment: nil) }
}
