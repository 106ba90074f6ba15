import TestSupport
import Testing

@testable import Bytes

@Suite struct KeyedHashTests {
  @Test func `a hash depends on every byte, on how many there are, and on the key`() {
    var seen: Set<KeyedHash> = []
    var count = 0
    for length in 0..<40 {
      var bytes = Array(repeating: UInt8(0), count: length)
      seen.insert(KeyedHash(bytes.span))
      for index in bytes.indices {
        bytes[index] = 1
        seen.insert(KeyedHash(bytes.span))
        bytes[index] = 0
      }
      count += length + 1
    }
    #expect(seen.count == count)
    let (one, other) = (KeyedHash.Key(1, 2), KeyedHash.Key(1, 3))
    #expect(KeyedHash("a", key: one) == KeyedHash("a", key: one))
    #expect(KeyedHash("a", key: one) != KeyedHash("a", key: other))
    let hashes = [KeyedHash("a"), KeyedHash("b")]
    #expect(KeyedHash(hashes) != KeyedHash(hashes.reversed()))
  }

  @Test func `texts that were written to have one hash have two`() {
    let (first, second) = Collision.pair
    #expect(Hash.of(Array(first.utf8).span) == Hash.of(Array(second.utf8).span))
    #expect(
      Hash.of(Array(first.utf8).span, from: 1) != Hash.of(Array(second.utf8).span, from: 1))
    #expect(KeyedHash(first) != KeyedHash(second))
  }
}
