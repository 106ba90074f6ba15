/// The host of an address, and its port.
enum AddressHost {
  /// Whether bytes are a host that browsers look up.
  ///
  /// Labels of 1 to 63 letters, digits and hyphens, none at either end, with dots between them (RFC
  /// 1123, section 2.1), or of characters beyond ASCII; then a port up to 65535, if any. A user's
  /// name before the host is refused, because it serves to deceive.
  static func isValid(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var index = range.lowerBound
    var length = 0
    var last = ASCII.dot
    while index < range.upperBound, bytes[index] != ASCII.colon {
      let byte = bytes[index]
      if byte == ASCII.dot {
        guard isEnd(last) else { return false }
        length = 0
      } else {
        length += 1
        guard length < 64, isEnd(byte) || byte == ASCII.hyphen && length > 1 else { return false }
      }
      last = byte
      index += 1
    }
    guard isEnd(last) else { return false }
    return index == range.upperBound || isPort(index + 1..<range.upperBound, in: bytes)
  }

  private static func isPort(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var port = 0
    for index in range {
      guard ASCII.isDigit(bytes[index]), port < 65_536 else { return false }
      port = port * 10 + Int(bytes[index] - 0x30)
    }
    return 1...65_535 ~= port
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ASCII.isLetter(byte) || ASCII.isDigit(byte)
  }
}
