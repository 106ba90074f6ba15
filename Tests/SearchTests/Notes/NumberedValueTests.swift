import Testing

@testable import Search

/// Values that have numbers are looked at once.
@Suite struct NumberedValueTests {
  /// What is found of some recordings, if the values of some columns have numbers.
  private func files(numbering columns: Set<SampleColumn>) -> [SearchFile] {
    var notes = [SampleColumn.schema.notes()]
    // By their bytes: strings are equal that are written in other ways.
    var numbers: [SampleColumn: [[UInt8]: Int]] = [:]
    notes[0].begin(page: 0)
    for recording in SampleCatalogue(count: 600, seed: 3).recordings {
      notes[0].begin(number: recording.number)
      for (column, text) in recording.texts {
        guard columns.contains(column) else {
          notes[0].add(text, in: column)
          continue
        }
        let bytes = Array(text.utf8)
        let known = numbers[column, default: [:]]
        let value = known[bytes] ?? known.count
        numbers[column, default: [:]][bytes] = value
        let isKnown = notes[0].repeats(value, in: column.rawValue)
        #expect(isKnown == (known[bytes] != nil), "\(column): \(text)")
        if !isKnown { notes[0].add(text.utf8.span, in: column.rawValue, numbered: value) }
      }
    }
    return SampleColumn.schema.index(of: &notes).allFiles()
  }

  @Test(
    arguments: [
      .common, .scientific, .country, .location, .recordist, .type, .date, .quality,
    ] as [SampleColumn])
  func `the same is found as if every row's text was read`(column: SampleColumn) {
    let expected = files(numbering: [])
    let found = files(numbering: [column])
    #expect(found.map(\.path) == expected.map(\.path))
    let others = zip(found, expected).filter { $0.bytes != $1.bytes }.map(\.0.path)
    #expect(others == [])
  }
}
