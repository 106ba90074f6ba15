/// A hash of 128 bits under a random key of this process: SipHash-1-3.
///
/// Equal hashes mean equal texts: without the key, no text can be constructed that has the hash of
/// another. It differs from one run to the next, so it is in nothing that is published or passed
/// on.
public struct KeyedHash: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The half that hash tables use.
  public let low: UInt64
  public let high: UInt64

  /// The key of a hash: two random words.
  public struct Key: Equatable, Sendable, BitwiseCopyable {
    package let first: UInt64
    package let second: UInt64

    public init(_ first: UInt64, _ second: UInt64) {
      self.first = first
      self.second = second
    }

    /// The key of this process.
    public static let own = Key(.random(in: 0...(.max)), .random(in: 0...(.max)))
  }

  public init(_ bytes: Span<UInt8>, key: Key = .own) {
    var state = State(key)
    var index = 0
    while index &+ 8 <= bytes.count {
      state.add(bytes.word(at: index))
      index &+= 8
    }
    var rest = UInt64(truncatingIfNeeded: bytes.count) << 56
    var shift: UInt64 = 0
    while index < bytes.count {
      rest |= UInt64(bytes[index]) << shift
      index &+= 1
      shift &+= 8
    }
    state.add(rest)
    self = state.end()
  }

  public init(_ text: String, key: Key = .own) { self.init(Array(text.utf8).span, key: key) }

  /// Creates the hash of several hashes in their order.
  public init(_ hashes: some Sequence<KeyedHash>) {
    var state = State(.own)
    for hash in hashes {
      state.add(hash.low)
      state.add(hash.high)
    }
    self = state.end()
  }

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// A value that no text has.
  public static let zero = KeyedHash(low: 0, high: 0)

  public static func < (left: KeyedHash, right: KeyedHash) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  /// The standard library's tables mix the key in once more, for which half is enough.
  public func hash(into hasher: inout Hasher) { hasher.combine(low) }

  private struct State {
    private var v0, v1, v2, v3: UInt64

    init(_ key: Key) {
      v0 = key.first ^ 0x736F_6D65_7073_6575
      v1 = key.second ^ 0x646F_7261_6E64_6F6D ^ 0xEE
      v2 = key.first ^ 0x6C79_6765_6E65_7261
      v3 = key.second ^ 0x7465_6462_7974_6573
    }

    @inline(__always) mutating func add(_ word: UInt64) {
      v3 ^= word
      turn()
      v0 ^= word
    }

    mutating func end() -> KeyedHash {
      v2 ^= 0xEE
      for _ in 0..<3 { turn() }
      let low = v0 ^ v1 ^ v2 ^ v3
      v1 ^= 0xDD
      for _ in 0..<3 { turn() }
      return KeyedHash(low: low, high: v0 ^ v1 ^ v2 ^ v3)
    }

    @inline(__always) private mutating func turn() {
      v0 &+= v1
      v1 = Self.turned(v1, 13) ^ v0
      v0 = Self.turned(v0, 32)
      v2 &+= v3
      v3 = Self.turned(v3, 16) ^ v2
      v0 &+= v3
      v3 = Self.turned(v3, 21) ^ v0
      v2 &+= v1
      v1 = Self.turned(v1, 17) ^ v2
      v2 = Self.turned(v2, 32)
    }

    @inline(__always) private static func turned(_ word: UInt64, _ count: UInt64) -> UInt64 {
      word << count | word >> (64 - count)
    }
  }
}
