/// The same number for the same bytes, in every run and on every machine.
///
/// Eight bytes at a time, multiplied and folded as in wyhash. A search index is signed with a sum of
/// these: another hash would change its files. Texts with the same hash can be written by hand, so
/// nothing is taken for equal by it: ``KeyedHash`` is there for that.
public enum Hash {
  /// The hash of some bytes, which is never zero: where hashes are kept, zero stands for "none".
  ///
  /// It begins at ``seed`` for a table, and at nothing for what is published.
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

  /// Where tables of this process begin to hash, so that data cannot foresee which texts would stand
  /// in one place and make them slow.
  public static let seed = UInt64.random(in: 0...(.max))

  /// A number in place of another, which differs from that of any like it in about half of its bits.
  @inlinable public static func folded(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
