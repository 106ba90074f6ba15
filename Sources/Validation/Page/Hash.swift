/// The same number for the same bytes, in every run and on every machine.
///
/// Eight bytes at a time, multiplied and folded as in wyhash, and a finish (MurmurHash3's) that
/// spreads the number over all 64 bits. Two identifiers of one page with the same hash are met once
/// in some 10^13 pages of a thousand.
enum Hash {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func of(_ bytes: Span<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* factor
    var index = 0
    while index &+ 8 <= bytes.count {
      // In the order of the page, whatever the machine's own.
      hash = folded(hash ^ UInt64(littleEndian: bytes.eight(at: index)))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index &+= 1
    }
    return mixed(folded(hash ^ rest))
  }

  static func of(_ text: String) -> UInt64 { of(Array(text.utf8).span) }

  /// One hash of two, which depends on their order.
  static func of(_ first: UInt64, _ second: UInt64) -> UInt64 {
    mixed((first &* factor) ^ second)
  }

  private static func folded(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var hash = value
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    // Zero stands for "none" where hashes are kept.
    return max(1, hash ^ (hash >> 33))
  }
}
