import TestSupport
import Testing

@testable import Search

@Suite struct SearchFileTests {
  @Test func `a file is in the search's folder and calls by its name`() {
    let file = SearchFile("w12", Array("x".utf8))
    #expect(file.path == "search/w12.js")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "rowhouse(\"w12\",\"x\");\n")
  }

  @Test
  func `files that differ in a byte, in its place or in their length have other fingerprints`() {
    var generator = SeededGenerator(seed: 9)
    let text = (0..<40).map { _ in UInt8(0x61 + generator.below(20)) }
    var texts = [text, [], [0x61], text + [0x61]] + (0..<40).map { Array(text.prefix($0 + 1)) }
    for place in text.indices {
      var other = text
      other[place] ^= 1
      texts.append(other)
      other.swapAt(place, (place + 9) % 40)
      texts.append(other)
    }
    let distinct = Set(texts)
    #expect(Set(distinct.map { SearchFile("w0", $0).fingerprint }).count == distinct.count)
    #expect(SearchFile("w0", text).fingerprint == SearchFile("w0", text).fingerprint)
    #expect(SearchFile("w0", text).fingerprint != SearchFile("w1", text).fingerprint)
  }
}
