import Testing

@testable import Bytes

@Suite struct SpellingTests {
  @Test func `the nearest word is found, if it is near`() {
    let words = ["table", "recordings", "check"]
    #expect(Spelling.nearest(to: "tabel", among: words) == "table")
    #expect(Spelling.nearest(to: "chekc", among: words) == "check")
    #expect(Spelling.nearest(to: "zzz", among: words) == nil)
    #expect(Spelling.nearest(to: "", among: []) == nil)
  }

  /// The work would be the product of both lengths.
  @Test func `what is very long is like nothing`() {
    let long = String(repeating: "x", count: 5_000_000)
    #expect(Spelling.nearest(to: long, among: [long + "y", "table"]) == nil)
    #expect(Spelling.nearest(to: "table", among: [long]) == nil)
  }
}
