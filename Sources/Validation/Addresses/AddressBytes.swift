/// The bytes that stand for themselves in an address.
enum AddressBytes {
  /// A letter, a digit, one of `!$&'()*+,-./:;=?@_~`, or part of a character beyond ASCII.
  static func isPlain(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    return (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte & 63)) & 1 == 1
  }

  // A bit for each byte that is plain, those below 64 and those from 64: a look costs a shift.
  private static let low: UInt64 = 0xAFFF_FFD2_0000_0000
  private static let high: UInt64 = 0x47FF_FFFE_87FF_FFFF
}
