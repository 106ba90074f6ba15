import Testing
import Validation

/// Thousands of good pages with a few bytes wrong.
///
/// None may crash, and each reads the same twice.
@Suite struct MutationTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a mutated page is judged, and the same each time`(seed: UInt64) {
    var random = SplitMix(state: seed)
    var validator = PageValidator()
    var other = PageValidator()
    var links = SiteLinks()
    for round in 0..<1500 {
      var page = Array(Sample.good[round % Sample.good.count].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&page, &random) }
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

  private static let pieces = [
    "<", ">", "\"", "/", "&", ";", "<td>", "</p>", "<table>", "rowspan=\"9\"", "&#38;", "%", "\0",
    "é", "<svg xmlns=\"http://www.w3.org/2000/svg\">", "</div>", " id=\"a\"", "href=\"../..\"",
    "\n",
    "<!--", "-->", "]]>", "<?", "\u{FFFF}",
  ].map { Array($0.utf8) }

  private func mutate(_ page: inout [UInt8], _ random: inout SplitMix) {
    guard !page.isEmpty else { return }
    let place = Int.random(in: 0..<page.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: page[place] = UInt8.random(in: 0...255, using: &random)
    case 1: page.remove(at: place)
    case 2:
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      page.insert(contentsOf: piece, at: place)
    case 3:
      let end = min(page.count, place + Int.random(in: 1..<60, using: &random))
      page.removeSubrange(place..<end)
    default:
      let end = min(page.count, place + Int.random(in: 1..<60, using: &random))
      page.insert(contentsOf: page[place..<end], at: Int.random(in: 0..<page.count, using: &random))
    }
  }
}

/// A generator that gives the same numbers for the same seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
