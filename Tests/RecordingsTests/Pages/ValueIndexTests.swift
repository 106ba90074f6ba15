import Screens
import Testing

@testable import Catalogues
@testable import Publishing
@testable import Recordings
@testable import Records

@Suite struct ValueIndexTests {
  /// An index whose pages end between two names.
  private func labels(_ before: String, _ after: String) -> [String?] {
    let values = (Array(repeating: "aa", count: 199) + [before, after, "zz"])
      .map { FacetValue(title: $0, anchor: "a-\($0)", count: 1, first: 0) }
    let index = ValueIndex(of: RecordingFacet.recordist.facet, values, in: "recordists")
    return index.pages.map { index.label(of: $0) }
  }

  @Test(
    arguments: [
      ("Ada Vos", "Bo Ek", "a–A", "B–z"), ("Ada Vos", "Adam", "a–Ada V", "Adam–z"),
      ("Åke", "Alma", "a–Åk", "Al–z"), ("'Bo", "Bosse", "a–Bo", "Bos–z"),
      ("Ivan", "Пётр", "a–I", "П–z"), ("Same", "Same", "a–Same", "Same–z"),
      ("Wu", "!!!", "a–W", "!!!–z"),
    ])
  func `a page is called by as little of its names as tells it from the next`(
    before: String, after: String, first: String, second: String
  ) {
    #expect(labels(before, after) == [first, second])
  }

  @Test func `one page needs no label, and a short list no letters`() {
    let values = ["Kenya", "Sweden"].map {
      FacetValue(title: $0, anchor: $0, count: 1, first: 0)
    }
    let index = ValueIndex(of: RecordingFacet.country.facet, values, in: "countries")
    #expect(index.label(of: index.pages[0]) == nil)
    #expect(index.initials.isEmpty)
  }
}
