/// The search of a site whose pages are screens and tables: every row is found.
public struct RowSearch: Sendable {
  public init() {}

  /// About how many files and bytes the index of some pages has.
  ///
  /// What a row says is in it twice: as it is shown, and as words.
  public static func forecast(pageBytes: Int) -> (files: Int, bytes: Int) {
    let bytes = pageBytes / 3
    return (8 + bytes / 15_000, bytes)
  }

  /// Joins the notes of all workers, of which none are left afterwards.
  public func index(of notes: inout [RowNotes]) -> SearchIndex {
    SearchIndex(of: &notes)
  }
}
