/// The search of a site whose pages are screens and tables: every row is found.
public struct RowSearch: Sendable {
  public init() {}

  /// About how many files and bytes the index of some pages has.
  ///
  /// What a row says is in it twice: as it is shown, and as words. The pages of a list are rows
  /// from top to bottom; of a screen, most is what is around them.
  ///
  /// - Parameters:
  ///   - listBytes: About how many bytes the pages of lists have.
  ///   - screenBytes: About how many those have that are by themselves.
  /// - Returns: What experience says.
  public static func forecast(
    listBytes: Int, screenBytes: Int
  ) -> (files: Int, bytes: Int) {
    let bytes = listBytes * 5 / 8 + screenBytes / 8
    return (6 + bytes / 17_000, bytes)
  }

  /// Joins the notes of all workers, of which none are left afterwards.
  public func index(of notes: inout [RowNotes]) -> SearchIndex {
    SearchIndex(of: &notes)
  }
}
