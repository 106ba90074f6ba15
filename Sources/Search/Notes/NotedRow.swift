/// A row whose words and texts are noted.
struct NotedRow: Sendable {
  /// Its number, or ``unnumbered``.
  let number: UInt64

  /// The start of the texts that no other row has, and of its words and phrases.
  let firstText: Int
  let firstToken: UInt32

  static let unnumbered = UInt64.max
}

/// Rows that follow each other, all noted by one worker: those of a page.
struct NotedPage: Sendable {
  /// Its place among all pages of the site.
  let number: Int

  /// Which of the notes' rows it has.
  var rows: Range<Int>

  /// The position of its first row among all rows, once all notes are joined.
  var position = 0
}
