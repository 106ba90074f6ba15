public import Records
public import Screens

/// The front page of a catalogue: how much there is, and where.
public struct CatalogueScreen: Screen {
  public enum Section: CaseIterable, Sendable { case browse, mostRecorded }
  public enum Row: Sendable { case recordings, species, one(Species) }

  public let title: String
  private let recordings: Pagination
  private let species: Pagination
  private let mostRecorded: [Species]

  public var columns: ColumnTitles { ColumnTitles(title: "List", value: "Recordings") }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title of the catalogue.
  ///   - recordings: The pages of the listing.
  ///   - species: The pages of the index of species.
  ///   - mostRecorded: A few species to begin with.
  public init(
    titled title: String, recordings: Pagination, species: Pagination, mostRecorded: [Species]
  ) {
    self.title = title
    self.recordings = recordings
    self.species = species
    self.mostRecorded = mostRecorded
  }

  public func header(of section: Section) -> String? {
    switch section {
    case .browse: nil
    case .mostRecorded: "Most recorded"
    }
  }

  public func rows(in section: Section) -> [Row] {
    switch section {
    case .browse: [.recordings, .species]
    case .mostRecorded: mostRecorded.map(Row.one)
    }
  }

  public func cell(for row: Row) -> Cell {
    switch row {
    case .recordings:
      Cell("All recordings", .value(count(recordings)), opens: first(of: recordings))
    case .species:
      Cell("All species", .value(count(species)), opens: first(of: species))
    case .one(let species):
      Cell(
        species.title, .value("\(GroupedNumber(species.count))"),
        opens: .page(recordings.page(holding: species.first).path, fragment: species.anchor))
    }
  }

  private func count(_ pages: Pagination) -> String { "\(GroupedNumber(pages.total))" }
  private func first(of pages: Pagination) -> Link { .page(pages[0].path, fragment: nil) }
}
