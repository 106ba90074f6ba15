import Search

/// What a worker notes of the pages it draws, so that they can be searched.
struct PageNotes: Sendable {
  /// The recordings of a catalogue.
  var recordings: RecordingNotes?

  /// The rows of all pages.
  var rows: RowNotes?

  /// Whether there are more words than can be noted.
  var isFull: Bool { recordings?.isFull ?? rows?.isFull ?? false }

  /// How many bytes of memory they take.
  var memory: Int { recordings?.memory ?? rows?.memory ?? 0 }
}
