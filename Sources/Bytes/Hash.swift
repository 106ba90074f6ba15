/// A fast, deterministic 64-bit hash in the style of wyhash.
///
/// It multiplies and folds eight bytes at a time. A search index is signed with a sum of these:
/// another hash would change its files. Collisions can be constructed, so no texts may be taken for
/// equal by it; use ``KeyedHash`` for that.
public enum Hash {
  /// Returns the hash of some bytes, which is never zero: tables of hashes use zero for "none".
  ///
  /// Pass ``seed`` for a table of this process, and nothing for published hashes.
  @inlinable public static func of(_ bytes: Span<UInt8>, from seed: UInt64 = 0) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count) ^ seed
    var index = 0
    while index &+ 8 <= bytes.count {
      hash = folded(hash ^ bytes.word(at: index))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index &+= 1
    }
    return max(1, folded(hash ^ rest))
  }

  /// The random initial value for tables of this process, so that data can't contain texts that
  /// collide on purpose.
  public static let seed = UInt64.random(in: 0...(.max))

  /// Mixes the bits of a value; similar inputs give unrelated outputs.
  @inlinable public static func folded(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
