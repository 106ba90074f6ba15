import Testing

@testable import Recordings
@testable import Records

@Suite struct AnchorsTests {
  @Test func `the same slug many times costs no more than others`() {
    var anchors = Anchors(of: RecordingFacet.species.facet, besidesSlugs: false)
    let given = (0..<20_000).map { _ in anchors.anchor(for: "鳥", or: "") }
    #expect(Set(given).count == given.count)
    #expect(given.last == "species-other-20000")
  }

  @Test func `an anchor is letters, digits and at least one hyphen, and given once`() {
    var anchors = Anchors(of: RecordingFacet.species.facet, besidesSlugs: false)
    let names = [
      ("Turdus merula", ""), ("Turdus merula-2", ""), ("TURDUS  merula?", ""), ("", "Soundscape"),
      ("Дрозд", "Fieldfare"), ("Дрозд", ""), ("", ""), ("XC123", ""), ("xc", ""), ("-a-", ""),
      ("Väst", ""),
    ]
    #expect(
      names.map { anchors.anchor(for: $0.0, or: $0.1) } == [
        "turdus-merula", "turdus-merula-2", "turdus-merula-3", "species-soundscape",
        "species-fieldfare", "species-other", "species-other-2", "species-xc123", "species-xc",
        "species-a", "v-st",
      ])
  }

  @Test(
    arguments: [
      (RecordingFacet.country, "Sweden", "country-sweden"),
      (.recordist, "XC123", "recordist-xc123"),
      (.recordist, "Ada Vos", "ada-vos"), (.country, "日本", "country-other"),
    ])
  func `a single word is told from a recording by another before it`(
    grouping: RecordingFacet, name: String, anchor: String
  ) {
    var anchors = Anchors(of: grouping.facet, besidesSlugs: false)
    #expect(anchors.anchor(for: "", or: name) == anchor)
  }
}
