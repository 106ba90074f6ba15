package import Bytes

/// The texts of columns in which many rows have the same: each once, and which each row has.
///
/// The notes are gone through once; each column takes four bytes a row.
package struct NotedColumns: Sendable {
  private let phrases: JoinedTexts
  private let ranges: [Range<Int>]
  private var numbers: [LargeArray<UInt32>]

  init(_ columns: [Int], of data: SearchData, in notes: [SearchNotes]) {
    phrases = data.phrases
    ranges = columns.map { data.columnPhrases[$0] }
    numbers = columns.map { _ in LargeArray(repeating: 0, count: data.count) }
    for (owner, notes) in notes.enumerated() {
      let places = phrases.places[owner]
      notes.readRows { reader, position in
        let tokens = reader.readTokens()
        for token in reader.loadedTokens[tokens] where Token.isPhrase(token) {
          let place = Int(places[Token.number(token)])
          for (column, range) in ranges.enumerated() where range.contains(place) {
            numbers[column][position] = UInt32(place - range.lowerBound + 1)
          }
        }
      }
    }
  }

  /// Visits the distinct texts of a column, given by its index among these.
  package func visitTexts(of column: Int, _ visit: (_ text: [UInt8]) -> Void) {
    for place in ranges[column] { visit(Array(phrases[place].dropFirst(SearchNotes.header))) }
  }

  /// The codes of rows by position, from those of the different texts; zero for a row without.
  package func codes(of column: Int, _ textCodes: LargeArray<UInt32>) -> LargeArray<UInt32> {
    var codes = numbers[column]
    for row in codes.indices where codes[row] > 0 { codes[row] = textCodes[Int(codes[row]) - 1] }
    return codes
  }
}
