import Search

/// What of a publication is to be found by its words.
enum PublicationSearch: Sendable {
  /// The recordings of a catalogue.
  case recordings(RecordingSearch)

  /// The rows of every screen and table.
  case rows

  /// About how many files and bytes the index has.
  ///
  /// - Parameters:
  ///   - listBytes: About how many bytes the pages of lists have.
  ///   - screenBytes: About how many those have that are by themselves.
  /// - Returns: What experience says.
  func forecast(listBytes: Int, screenBytes: Int) -> (files: Int, bytes: Int) {
    switch self {
    case .recordings(let search): search.forecast
    case .rows: RowSearch.forecast(listBytes: listBytes, screenBytes: screenBytes)
    }
  }

  /// What a worker begins with.
  ///
  /// - Parameters:
  ///   - workers: How many there are.
  ///   - limit: The most bytes of all words, where it is less than there can be.
  /// - Returns: Notes with nothing in them.
  func notes(workers: Int, limit: Int?) -> PageNotes {
    switch self {
    case .recordings(let search):
      PageNotes(recordings: search.notes(workers: workers, limit: limit))
    case .rows: PageNotes(rows: RowNotes(limit: limit))
    }
  }

  /// Joins what all workers have noted, of which nothing is left afterwards.
  func index(of notes: inout [PageNotes]) -> SearchIndex {
    switch self {
    case .recordings(let search):
      var recordings = notes.compactMap(\.recordings)
      notes = []
      return search.index(of: &recordings)
    case .rows:
      var rows = notes.compactMap(\.rows)
      notes = []
      return RowSearch().index(of: &rows)
    }
  }
}
