/// Hashes of texts: eight bytes at a time, multiplied and folded as in wyhash.
///
/// They are the same on every machine.
enum TextHash {
  static func of(_ text: Span<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: text.count)
    var index = 0
    while index &+ 8 <= text.count {
      hash = folded(hash ^ eight(text, at: index))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < text.count {
      rest = rest << 8 | UInt64(text[index])
      index &+= 1
    }
    return folded(hash ^ rest)
  }

  static func folded(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// Eight bytes of a text, which the caller has seen that it has.
  static func eight(_ text: Span<UInt8>, at index: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
