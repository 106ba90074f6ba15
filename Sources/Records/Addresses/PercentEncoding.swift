/// What may stand in the path, query and fragment of an address (RFC 3986, appendix A).
enum PercentEncoding {
  /// Whether nothing has to be encoded.
  static func isEncoded(_ text: ArraySlice<UInt8>) -> Bool {
    var position = text.startIndex
    var isFragment = false
    while position < text.endIndex {
      let byte = text[position]
      if byte == UInt8(ascii: "%") {
        guard isEscape(text[position...]) else { return false }
      } else if byte == UInt8(ascii: "#") {
        guard !isFragment else { return false }
        isFragment = true
      } else if !isAllowed(byte) {
        return false
      }
      position += 1
    }
    return true
  }

  /// Whether there is nothing but letters, digits and signs that stand for themselves.
  static func isPlain(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where !isAllowed(text[index]) { return false }
    return true
  }

  /// The text with everything encoded that has to be.
  ///
  /// Escapes that are there stay; a percent sign that begins none becomes `%25`, and so does a
  /// second number sign become `%23`.
  static func encoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.count * 2)
    var isFragment = false
    for (position, byte) in zip(text.indices, text) {
      let stays: Bool
      switch byte {
      case UInt8(ascii: "%"): stays = isEscape(text[position...])
      case UInt8(ascii: "#"):
        stays = !isFragment
        isFragment = true
      default: stays = isAllowed(byte)
      }
      if stays {
        encoded.append(byte)
      } else {
        encoded += [
          UInt8(ascii: "%"), Hexadecimal.digit(byte >> 4), Hexadecimal.digit(byte & 15),
        ]
      }
    }
    return encoded
  }

  /// Letters, digits and `!$&()*+,-./:;=?@_~`, as a set of bits.
  @inline(__always)
  private static func isAllowed(_ byte: UInt8) -> Bool {
    let (low, high): (UInt64, UInt64) = (0xAFFF_FF52_0000_0000, 0x47FF_FFFE_87FF_FFFF)
    guard byte < 0x80 else { return false }
    return (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  private static func isEscape(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.dropFirst().prefix(2)
    return digits.count == 2 && digits.allSatisfy { Hexadecimal.value(of: $0) != nil }
  }
}
