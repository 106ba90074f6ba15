import Testing

@testable import Search

@Suite struct AddressPatternTests {
  /// The pattern that an address of a number follows, after others.
  private func patterns(_ sounds: [(String, UInt64)]) -> [String] {
    var pattern = AddressPattern()
    return sounds.map { address, number in
      let bytes = Array(address.utf8)
      let isKnown = pattern.follow(bytes.span, number: number)
      return (isKnown ? "= " : "") + String(decoding: pattern.text, as: UTF8.self)
    }
  }

  @Test func `addresses that differ in the number alone follow one pattern`() {
    #expect(
      patterns([
        ("https://x.org/1/download", 1), ("https://x.org/20/download", 20),
        ("https://x.org/0/download", 0), ("https://x.org/999999999999/download", 999_999_999_999),
      ]) == [
        "https://x.org/#/download", "= https://x.org/#/download", "= https://x.org/#/download",
        "= https://x.org/#/download",
      ])
  }

  @Test(
    arguments: [
      ("https://x.org/3/download", "https://x.org/3/download"),
      ("https://x.org/02/download", "https://x.org/0#/download"),
      ("https://x.org/2/Download", "https://x.org/#/Download"),
      ("https://x.org/2/downloads", "https://x.org/#/downloads"),
      ("https://x.org//download", "https://x.org//download"),
      ("https://x.org/2a/download", "https://x.org/#a/download"),
      ("https://x.org/", "https://x.org/"), ("", ""),
    ])
  func `an address that does not follow has its own`(address: String, pattern: String) {
    #expect(patterns([("https://x.org/1/download", 1), (address, 2)])[1] == pattern)
  }

  @Test func `the last place of the number is meant`() {
    #expect(
      patterns([("https://x1.org/1/a1.mp3", 1), ("https://x1.org/1/a2.mp3", 2)])
        == ["https://x1.org/1/a#.mp3", "= https://x1.org/1/a#.mp3"])
  }

  @Test func `what follows a mark of its own is left out`() {
    #expect(
      patterns([("https://x.org/a#7", 7), ("https://x.org/7#7", 7), ("https://x.org/8", 8)])
        == ["https://x.org/a", "https://x.org/#", "= https://x.org/#"])
  }

  @Test func `a pattern leads back to every address`() {
    var pattern = AddressPattern()
    for number: UInt64 in [7, 70, 700, 1, 11, 111_111, 0, 10] {
      for address in ["https://x.org/\(number)", "https://x.org/1/\(number)0", "https://x.org/"] {
        let bytes = Array(address.utf8)
        _ = pattern.follow(bytes.span, number: number)
        let text = String(decoding: pattern.text, as: UTF8.self)
        #expect(text.replacing("#", with: "\(number)") == address)
      }
    }
  }
}
