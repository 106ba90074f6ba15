/// The search of a site whose pages are screens and tables: every row is found.
public struct RowSearch: Sendable {
  public init() {}

  /// Joins the notes of all workers.
  public func index(of notes: [RowNotes]) -> SearchIndex {
    SearchIndex(of: JoinedRows(notes))
  }
}
