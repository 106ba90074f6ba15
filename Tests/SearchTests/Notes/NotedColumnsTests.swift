import Bytes
import Testing

@testable import Search

@Suite struct NotedColumnsTests {
  @Test(arguments: [1, 3]) func `texts and rows are those that were noted`(workers: Int) {
    let catalogue = SampleCatalogue(count: 300, seed: 8)
    let columns: [SampleColumn] = [.location, .country]
    let noted = catalogue.index(by: workers).noted(of: columns.map(\.rawValue))
    for (place, column) in columns.enumerated() {
      var texts: [String] = []
      noted.visitTexts(of: place) { texts.append(String(decoding: $0, as: UTF8.self)) }
      let codes = noted.codes(of: place, LargeArray(texts.indices.map { UInt32($0 + 1) }))
      let expected = catalogue.recordings.map { recording in
        recording.texts.first { $0.column == column }
          .map { String(decoding: SearchNotes.parted($0.text.utf8.span), as: UTF8.self) } ?? ""
      }
      let found = codes.map { $0 == 0 ? "" : texts[Int($0) - 1] }
      #expect(zip(found, expected).allSatisfy { $0.utf8.elementsEqual($1.utf8) })
    }
  }
}
