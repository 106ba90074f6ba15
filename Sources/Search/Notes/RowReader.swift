/// Reads the notes about rows; unreadable ones come out empty, with an error in the scratch file.
struct RowReader {
  private var rows: SpoolReader<NotedRow>
  private var tokens: SpoolReader<UInt32>
  private var texts: SpoolReader<UInt8>

  /// The row that was read last, and the next one, for the end of its texts.
  private(set) var row = NotedRow.nothing
  private var next = (text: 0, token: 0)

  /// Takes notes, and the approximate number of consecutive rows to be read.
  init(_ notes: SearchNotes, ahead: Int) {
    rows = SpoolReader(notes.rows, ahead: ahead + 1)
    tokens = SpoolReader(notes.tokens, ahead: ahead > 1 ? 16 * ahead : 0)
    texts = SpoolReader(notes.texts, ahead: ahead > 1 ? 64 * ahead : 0)
  }

  /// The words and phrases of some rows: see ``Token``.
  var loadedTokens: [UInt32] { tokens.loaded }

  /// Reads a row, but for its words and texts.
  mutating func read(_ index: Int) {
    guard let range = rows.load(index..<min(index + 2, rows.count)) else {
      (row, next) = (.nothing, (0, 0))
      return
    }
    let own = rows.loaded[range]
    row = own[range.lowerBound]
    next =
      own.count > 1
      ? (own[range.lowerBound + 1].firstText, Int(own[range.lowerBound + 1].firstToken))
      : (texts.count, tokens.count)
  }

  /// Reads the words and phrases of the last row; returns their range in ``loadedTokens``.
  mutating func readTokens() -> Range<Int> {
    tokens.load(Int(row.firstToken)..<next.token) ?? 0..<0
  }

  /// Reads the shown texts that only the last row has; returns whether each has a column's mark.
  @discardableResult
  mutating func readTexts(_ read: (_ column: Int, _ text: ArraySlice<UInt8>) -> Void) -> Bool {
    guard let range = texts.load(row.firstText..<next.text) else { return false }
    let loaded = texts.loaded[range]
    var position = range.lowerBound
    while position < range.upperBound {
      guard let column = TextMark.column(in: loaded, at: &position) else { return false }
      var end = position
      while end < range.upperBound, !TextMark.isPart(loaded[end]) { end += 1 }
      read(column, loaded[position..<end])
      position = end
    }
    return true
  }
}

extension NotedRow {
  /// The substitute for an unreadable row.
  fileprivate static let nothing = NotedRow(number: unnumbered, firstText: 0, firstToken: 0)
}

/// A row whose words and texts are noted.
struct NotedRow: Sendable {
  /// Its number, or ``unnumbered``.
  let number: UInt64

  /// The start of the texts that no other row has, and of its words and phrases.
  let firstText: Int
  let firstToken: UInt32

  static let unnumbered = UInt64.max

  /// The first number that is too large: it has more than ``NumberWords/maximumDigits``.
  static let numberLimit: UInt64 = 1_000_000_000_000
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
