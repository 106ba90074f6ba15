/// The same number for the same bytes, in every run and on every machine.
///
/// Eight bytes at a time, multiplied and folded as in wyhash. Two identifiers of one page with the
/// same hash are met once in some 10^13 pages of a thousand. A search index is signed with a sum of
/// these: another hash would change its files.
public enum Hash {
  /// The hash of some bytes, which is never zero: where hashes are kept, zero stands for "none".
  @inlinable public static func of(_ bytes: Span<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
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

  public static func of(_ text: String) -> UInt64 { of(Array(text.utf8).span) }

  /// One hash of two, which depends on their order.
  @inlinable public static func of(_ first: UInt64, _ second: UInt64) -> UInt64 {
    max(1, folded(folded(first) ^ second))
  }

  /// A number in place of another, which differs from that of any like it in about half of its bits.
  @inlinable public static func folded(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
