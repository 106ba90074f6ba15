import Search

/// What a worker notes of the pages it draws, so that they can be searched.
struct PageNotes: Sendable {
  /// The recordings of a catalogue.
  var recordings: RecordingNotes?

  /// The rows of all pages.
  var rows: RowNotes?
}
