import Bytes

/// A digest of 64 bits that detects damage, not forgery: XXH64 with seed 0, as by `xxhsum -H64`.
///
/// Source: https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md
package struct Digest: Hashable, Sendable, BitwiseCopyable {
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  /// Digests bytes, about 8 at a time.
  package init(of bytes: Span<UInt8>) {
    var digesting = Digesting()
    digesting.add(bytes)
    self = digesting.digest
  }
}

/// The digest of bytes that come in pieces.
package struct Digesting: Sendable {
  private var lanes = Digest.Lanes()
  private var count = 0

  /// The last bytes, fewer than 32.
  private var rest: [UInt8] = []

  package init() {}

  package mutating func add(_ bytes: Span<UInt8>) {
    count += bytes.count
    var offset = 0
    if !rest.isEmpty {
      offset = min(32 - rest.count, bytes.count)
      for place in 0..<offset { rest.append(bytes[place]) }
      guard rest.count == 32 else { return }
      let step = rest
      lanes.add(step.span)
      rest = []
    }
    let whole = offset + (bytes.count - offset) / 32 * 32
    lanes.add(bytes.extracting(offset..<whole))
    for place in whole..<bytes.count { rest.append(bytes[place]) }
  }

  /// The digest of all there was.
  package var digest: Digest { lanes.digest(of: count, endingWith: rest.span) }
}

// MARK: - As text

extension Digest: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  package var description: String { Hexadecimal.text(value, digits: 16) }

  /// Reads sixteen lower-case hexadecimal digits.
  package init?(_ text: some Collection<UInt8>) {
    guard text.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in text {
      guard let digit = Hexadecimal.value(of: byte), ASCII.lowercased(byte) == byte else {
        return nil
      }
      value = value << 4 | UInt64(digit)
    }
    self.value = value
  }
}

// MARK: - XXH64

extension Digest {
  private static var prime1: UInt64 { 0x9E37_79B1_85EB_CA87 }
  private static var prime2: UInt64 { 0xC2B2_AE3D_27D4_EB4F }
  private static var prime3: UInt64 { 0x1656_67B1_9E37_79F9 }
  private static var prime4: UInt64 { 0x85EB_CA77_C2B2_AE63 }
  private static var prime5: UInt64 { 0x27D4_EB2F_1656_67C5 }

  /// Four lanes that do not wait for each other, 32 bytes a step.
  fileprivate struct Lanes {
    private var a = prime1 &+ prime2
    private var b = prime2
    private var c: UInt64 = 0
    private var d = 0 &- prime1

    mutating func add(_ bytes: Span<UInt8>) {
      var (a, b, c, d) = (a, b, c, d)
      var offset = 0
      while offset + 32 <= bytes.count {
        a = round(a, bytes.word(at: offset))
        b = round(b, bytes.word(at: offset + 8))
        c = round(c, bytes.word(at: offset + 16))
        d = round(d, bytes.word(at: offset + 24))
        offset += 32
      }
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Returns the digest of a number of bytes, the last few of which don't fill a step.
    func digest(of count: Int, endingWith rest: Span<UInt8>) -> Digest {
      var hash = prime5
      if count >= 32 {
        hash = rotate(a, 1) &+ rotate(b, 7) &+ rotate(c, 12) &+ rotate(d, 18)
        for lane in [a, b, c, d] { hash = (hash ^ round(0, lane)) &* prime1 &+ prime4 }
      }
      hash &+= UInt64(count)
      tail(of: rest, into: &hash)
      return Digest(avalanche(hash))
    }
  }

  /// The last bytes, fewer than 32.
  private static func tail(of bytes: Span<UInt8>, into hash: inout UInt64) {
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = rotate(hash ^ round(0, bytes.word(at: offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = (0..<4).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
      hash = rotate(hash ^ (half &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
      offset += 1
    }
  }

  private static func avalanche(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ hash >> 33) &* prime2
    hash = (hash ^ hash >> 29) &* prime3
    return hash ^ hash >> 32
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}
