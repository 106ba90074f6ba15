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

  @Test(arguments: [0, 1, 31, 32, 33, 64, 200])
  func `pieces have the digest of the whole`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for size in 1...70 {
      var digesting = Digesting()
      for start in stride(from: 0, to: count, by: size) {
        digesting.add(bytes[start..<min(start + size, count)].span)
      }
      #expect(digesting.digest == Digest(of: bytes.span), "\(size)")
    }
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
