public import Records
public import Screens

/// One page of the index of species, each with a link to where its recordings begin.
public struct SpeciesListing: Listing {
  public enum Column: CaseIterable, Sendable { case commonName, scientificName, count }

  public let title = "Species"
  public let noun = "species"
  public let page: Page
  public let state: ListState<RecordingGroup>
  private let recordings: Pagination

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - page: Which page of the index it is.
  ///   - state: The species on it.
  ///   - recordings: The pages of the listing that is linked to.
  public init(page: Page, state: ListState<RecordingGroup>, recordings: Pagination) {
    self.page = page
    self.state = state
    self.recordings = recordings
  }

  public func header(of column: Column) -> String {
    switch column {
    case .commonName: "Common name"
    case .scientificName: "Scientific name"
    case .count: "Recordings"
    }
  }

  public func width(of column: Column) -> ColumnWidth {
    switch column {
    case .commonName, .scientificName: .long
    case .count: .short
    }
  }

  public func draw(_ column: Column, of species: RecordingGroup, into cell: inout CellWriter) {
    switch column {
    case .commonName:
      let page = recordings.page(holding: species.first)
      cell.link(species.title, to: .page(page.path, fragment: species.anchor))
    case .scientificName:
      if species.scientificName.isEmpty {
        cell.text(nil)
      } else {
        cell.scientificName(species.scientificName)
      }
    case .count: cell.text("\(GroupedNumber(species.count))")
    }
  }
}
