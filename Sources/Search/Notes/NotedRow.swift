/// A row whose words and texts are noted.
struct NotedRow: Sendable {
  /// Where its tokens begin.
  let firstToken: UInt32

  /// What comes first among rows that are found equally well: the lowest, then by position.
  let order: UInt32

  /// The number it is called by, or ``unnumbered``.
  let number: UInt64

  static let unnumbered = UInt64.max
}

/// Rows that follow each other, all noted by one worker: those of a page.
struct NotedPage: Sendable {
  /// Its place among all pages of the site.
  let number: Int

  /// Which of the notes' rows it has.
  let rows: Range<Int>

  /// The position of its first row among all rows, once all notes are joined.
  var position = 0
}
