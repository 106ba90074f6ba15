import TestSupport
import Testing

@testable import Search

@Suite struct HeadFilesTests {
  /// The files of rows that each have a word of their own and some in common.
  private func lines(of kind: Regex<Substring>, rows count: Int) -> [[String]] {
    let schema = SearchSchema(
      [
        SearchColumn("name", tier: .name, stored: .plain, shown: .title()),
        SearchColumn("place", tier: .place, stored: .shared),
      ], at: .columns)
    var notes = [schema.notes()]
    notes[0].begin(page: 0)
    for row in 0..<count {
      notes[0].begin()
      notes[0].add("own\(row)", in: 0)
      notes[0].add(row % 2 == 0 ? "Lake Tåkern" : "Lake Hornborga", in: 1)
    }
    return schema.index(of: &notes).lines(of: kind)
  }

  @Test func `the first rows of common words are in one file with all that is shown of them`() {
    let files = lines(of: /h\d/, rows: 2_100)
    // What is in all rows is in the same ones first: they stand there once.
    let rows = 0..<50
    let lines = files[0]
    #expect(files.count == 1)
    #expect(lines.count == 3)
    let digits = (0..<50).map { IndexText.digit($0) }
    #expect(lines[0] == "n0\t" + String(decoding: digits, as: UTF8.self))
    #expect(lines[1] == "p" + rows.map { "own\($0)" }.joined(separator: "\t"))
    #expect(
      lines[2] == "dLake Tåkern\tLake Hornborga\t" + String(repeating: " !", count: 25))
  }

  @Test func `no word of few rows has them`() {
    #expect(lines(of: /h\d/, rows: 2_000) == [])
  }
}
