import Store
import Testing

@Suite struct DigestTests {
  @Test(arguments: [
    // From `xxhsum -H64`.
    ("", "ef46db3751d8e999"),
    ("a", "d24ec4f1a98c6e5b"),
    ("abc", "44bc2cf5ad770999"),
    ("The quick brown fox jumps over the lazy dog", "0b242d361fda71bc"),
  ])
  func `a digest is XXH64`(text: String, digest: String) {
    let bytes = Array(text.utf8)
    #expect(Digest(of: bytes.span).description == digest)
  }

  @Test func `every length has a digest of its own, and every byte counts`() {
    var seen: Set<Digest> = []
    for count in 0..<200 {
      var bytes = [UInt8](repeating: 0, count: count)
      seen.insert(Digest(of: bytes.span))
      for index in bytes.indices {
        bytes[index] = 1
        seen.insert(Digest(of: bytes.span))
        bytes[index] = 0
      }
    }
    #expect(seen.count == 200 + 199 * 200 / 2)
  }
}
