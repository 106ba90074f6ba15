/// Reads what was noted of rows.
///
/// Of what cannot be read there is nothing; the file that has it then says why.
struct RowReader {
  private var rows: SpoolReader<NotedRow>
  private var tokens: SpoolReader<UInt32>
  private var texts: SpoolReader<UInt8>

  /// The row that was read last.
  private(set) var row = NotedRow.nothing

  /// Where its words and phrases are among ``loadedTokens``.
  private(set) var tokenRange = 0..<0

  /// - Parameters:
  ///   - notes: What has the rows.
  ///   - ahead: About how many rows will be read that follow each other.
  init(_ notes: SearchNotes, ahead: Int) {
    rows = SpoolReader(notes.rows, ahead: ahead + 1)
    tokens = SpoolReader(notes.tokens, ahead: ahead > 1 ? 16 * ahead : 0)
    texts = SpoolReader(notes.texts, ahead: ahead > 1 ? 64 * ahead : 0)
  }

  /// The words and phrases of the last row and some others: see ``Token``.
  var loadedTokens: [UInt32] { tokens.loaded }

  /// Reads a row, but for its words and texts.
  mutating func read(_ index: Int) {
    row = rows.load(index..<index + 1).map { rows.loaded[$0.lowerBound] } ?? .nothing
  }

  /// Reads a row with its words.
  mutating func readTokens(of index: Int) {
    let next = read(index, beforeNext: { Int($0.firstToken) }, count: tokens.count)
    tokenRange = tokens.load(Int(row.firstToken)..<next) ?? 0..<0
  }

  /// Reads the texts of the last row that no other has, as they are shown.
  mutating func readTexts(
    of index: Int, _ read: (_ column: Int, _ text: ArraySlice<UInt8>) -> Void
  ) {
    let next = self.read(index, beforeNext: { $0.firstText }, count: texts.count)
    guard let range = texts.load(row.firstText..<next) else { return }
    var position = range.lowerBound
    while position < range.upperBound {
      let column = TextMark.column(in: texts.loaded, at: &position)
      var end = position
      while end < range.upperBound, !TextMark.isPart(texts.loaded[end]) { end += 1 }
      read(column, texts.loaded[position..<end])
      position = end
    }
  }

  /// Reads a row.
  ///
  /// - Returns: Where what the next row has begins.
  private mutating func read(
    _ index: Int, beforeNext start: (NotedRow) -> Int, count: Int
  ) -> Int {
    guard let range = rows.load(index..<min(index + 2, rows.count)) else {
      row = .nothing
      return 0
    }
    row = rows.loaded[range.lowerBound]
    return range.count > 1 ? start(rows.loaded[range.lowerBound + 1]) : count
  }
}

extension NotedRow {
  /// What is taken for a row that cannot be read.
  fileprivate static let nothing = NotedRow(
    number: unnumbered, firstText: 0, firstToken: 0, order: 0)
}
