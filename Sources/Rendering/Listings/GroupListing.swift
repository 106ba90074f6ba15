public import Records
public import Screens

/// One page of the index of countries or recordists, each with a link to where its recordings begin.
public struct GroupListing: Listing {
  public enum Column: CaseIterable, Sendable { case name, count }

  public let page: Page
  public let state: ListState<RecordingGroup>
  private let grouping: RecordingGrouping
  private let recordings: Pagination

  public var title: String { grouping.title }
  public var noun: String { grouping.plural }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - grouping: What the groups are.
  ///   - page: Which page of the index it is.
  ///   - state: The groups on it.
  ///   - recordings: The pages of the listing that is linked to.
  public init(
    by grouping: RecordingGrouping, page: Page, state: ListState<RecordingGroup>,
    recordings: Pagination
  ) {
    self.grouping = grouping
    self.page = page
    self.state = state
    self.recordings = recordings
  }

  public func header(of column: Column) -> String {
    switch column {
    case .name: grouping.singular
    case .count: "Recordings"
    }
  }

  public func width(of column: Column) -> ColumnWidth {
    switch column {
    case .name: .long
    case .count: .short
    }
  }

  public func draw(_ column: Column, of group: RecordingGroup, into cell: inout CellWriter) {
    switch column {
    case .name:
      let page = recordings.page(holding: group.first)
      cell.link(group.title, to: .page(page.path, fragment: group.anchor))
    case .count: cell.text("\(GroupedNumber(group.count))")
    }
  }
}
