import Bytes
import Testing

@Suite struct HashTests {
  @Test(
    arguments: [
      ("", 0x6705_27F2_8686_2C69), ("a", 0xA836_6882_BFD6_A9BE),
      ("12345678", 0x8769_B833_3BEC_4FA9),
      ("The quick brown fox jumps over the lazy dog", 0xFAA6_C26B_0CF3_6A09),
    ] as [(String, UInt64)])
  func `a text has the hash that search indexes are signed with`(text: String, hash: UInt64) {
    #expect(Hash.of(Array(text.utf8).span) == hash)
  }

  @Test func `words of every length have hashes of their own, and every letter counts`() {
    var seen: Set<UInt64> = []
    for count in 0..<200 {
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
      seen.insert(Hash.of(bytes.span))
      for index in bytes.indices {
        bytes[index] = UInt8(ascii: "b")
        seen.insert(Hash.of(bytes.span))
        bytes[index] = UInt8(ascii: "a")
      }
    }
    #expect(seen.count == 200 + 199 * 200 / 2)
  }

  @Test func `a hash from a seed is another`() {
    let text = Array("ab".utf8)
    #expect(Hash.of(text.span, from: 1) != Hash.of(text.span, from: 2))
    #expect(Hash.of(text.span, from: 0) == Hash.of(text.span))
  }
}
