public import Screens

/// The front page of a catalogue: how much there is, and where.
public struct CatalogueScreen: Screen {
  public enum Section: CaseIterable, Sendable { case browse }
  public enum Row: Sendable { case recordings, species }

  public let title: String
  private let recordings: Pagination
  private let species: Pagination

  public var columns: ColumnTitles { ColumnTitles(title: "List", value: "Entries") }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title of the catalogue.
  ///   - recordings: The pages of the listing.
  ///   - species: The pages of the index of species.
  public init(titled title: String, recordings: Pagination, species: Pagination) {
    self.title = title
    self.recordings = recordings
    self.species = species
  }

  public func rows(in section: Section) -> [Row] {
    switch section {
    case .browse: [.recordings, .species]
    }
  }

  public func cell(for row: Row) -> Cell {
    switch row {
    case .recordings: cell("All recordings", recordings)
    case .species: cell("Species", species)
    }
  }

  private func cell(_ title: String, _ pages: Pagination) -> Cell {
    Cell(
      title, .value("\(GroupedNumber(pages.total))"),
      opens: .page(pages[0].path, fragment: nil))
  }
}
