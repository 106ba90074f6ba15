import Bytes
import Testing

@testable import Records

@Suite struct FacetValuesTests {
  private func values(_ cells: [String]) -> FacetValues {
    var kept = KeptValues(of: [0], after: 0)
    for cell in cells {
      let bytes = Array(cell.utf8) + Array(repeating: 0, count: 8)
      var names = Combinations.Ranges(repeating: 0..<0)
      names[0] = 0..<cell.utf8.count
      kept.note(bytes.span, kept.values.query(bytes.span, names))
    }
    let facet = Facet(
      "tags", titled: "tags", singular: "tag", plural: "tags", unknown: "unknown", in: "by/tags",
      of: [0]
    ) { texts in
      texts[0].split(separator: UInt8(ascii: ",")).map { ValueIdentity(name: Array($0)) }
    }
    return FacetValues(of: facet, in: kept)
  }

  @Test func `what a cell says twice counts once`() {
    let found = values(["song, Song,call", "call,song", "song"]).values
    #expect(found.map(\.title) == ["call", "song"])
    #expect(found.map(\.count) == [2, 3])
  }

  /// Each held against each other would take minutes.
  @Test func `a cell may have very many elements`() {
    let count = 100_000
    let elements = (0..<count).map { "e\($0)" }.joined(separator: ",")
    #expect(values([elements]).values.count == count)
  }
}
