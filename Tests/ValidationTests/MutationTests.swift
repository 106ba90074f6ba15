import TestSupport
import Testing
import Validation

/// Thousands of good pages with a few bytes wrong.
///
/// None may crash, and each reads the same twice.
@Suite struct MutationTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a mutated page is judged, and the same each time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var validator = PageValidator()
    var other = PageValidator()
    var links = SiteLinks()
    for round in 0..<1500 {
      var page = Array(Sample.good[round % Sample.good.count].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { Mutation.mutate(&page, &random) }
      let reading = validator.read(page, file: "a/b.html")
      let again = other.read(page, file: "a/b.html")
      #expect(reading.findings == again.findings)
      #expect(Self.missing(reading) == Self.missing(again))
      #expect(reading.identifiers == again.identifiers)
      #expect(reading.findings == reading.findings.sorted())
      links.add(reading)
    }
    #expect(!links.findings().isEmpty)
  }

  /// What is said of the references, all of which lead nowhere.
  private static func missing(_ reading: PageReading) -> [Finding] {
    var links = SiteLinks()
    links.add(reading)
    return links.findings()
  }
}
