/// The search of a catalogue of recordings.
public struct RecordingSearch: Sendable {
  private let count: Int
  private let description: SearchDescription

  /// Describes the catalogue.
  ///
  /// - Parameters:
  ///   - count: How many recordings there are.
  ///   - pageSize: How many a page of the listing has.
  ///   - firstPage: The path of the first page.
  ///   - otherPages: The path of the others, with a `#` for their number.
  public init(count: Int, pageSize: Int, firstPage: String, otherPages: String) {
    self.count = count
    description = SearchDescription(
      kind: .recordings, pageSize: pageSize, firstPage: firstPage, otherPages: otherPages)
  }

  /// About how many files and bytes the index has.
  ///
  /// What the words take is known from catalogues; the more recordings, the less each has new ones.
  public var forecast: (files: Int, bytes: Int) {
    let forecast = IndexForecast(records: count)
    return (forecast.files, forecast.bytes)
  }

  /// The notes of one of several workers, with nothing in them.
  ///
  /// - Parameters:
  ///   - workers: How many there are.
  ///   - limit: The most bytes of all words, where it is less than there can be.
  /// - Returns: The notes.
  public func notes(workers: Int, limit: Int? = nil) -> RecordingNotes {
    RecordingNotes(room: (count + workers - 1) / workers + 10_000, limit: limit)
  }

  /// Joins the notes of all workers, of which none are left afterwards.
  public func index(of notes: inout [RecordingNotes]) -> SearchIndex {
    SearchIndex(of: &notes, described: description)
  }
}
