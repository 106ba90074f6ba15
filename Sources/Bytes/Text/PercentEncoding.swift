/// Percent-encoding of URLs: `%2F` for bytes that may not be literal.
public enum PercentEncoding {
  /// Whether a byte is allowed in a path, a query and a fragment (RFC 3986, appendix A): a letter,
  /// a digit or one of `!$&'()*+,-./:;=?@_~`.
  @inlinable @inline(__always)
  public static func isPlain(_ byte: UInt8) -> Bool {
    // A bit for each byte, those below 64 and those from 64: a look costs a shift.
    let (low, high): (UInt64, UInt64) = (0xAFFF_FFD2_0000_0000, 0x47FF_FFFE_87FF_FFFF)
    return byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  /// Returns whether the three bytes at an index are a percent sign and two hexadecimal digits.
  @inlinable public static func isEscape(_ text: Span<UInt8>, at index: Int) -> Bool {
    text[index] == UInt8(ascii: "%") && index + 2 < text.count
      && Hexadecimal.value(of: text[index + 1]) != nil
      && Hexadecimal.value(of: text[index + 2]) != nil
  }

  /// Returns the text with bytes encoded that are not allowed literally.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsEscapes: Whether `%41` stays as it is, and only a `%` without two digits is encoded.
  ///   - isAllowed: Whether a byte is allowed. It is called in the order of the text.
  /// - Returns: `nil` if all bytes are allowed.
  @inlinable public static func encoded(
    _ text: Span<UInt8>, keepingEscapes keepsEscapes: Bool = true,
    where isAllowed: (UInt8) -> Bool
  ) -> [UInt8]? {
    var encoded: [UInt8] = []
    var copied = 0
    for index in text.indices where !isAllowed(text[index]) {
      if keepsEscapes, isEscape(text, at: index) { continue }
      for place in copied..<index { encoded.append(text[place]) }
      encoded += "%\(Hexadecimal.text(text[index], digits: 2, uppercase: true))".utf8
      copied = index + 1
    }
    guard copied > 0 else { return nil }
    for place in copied..<text.count { encoded.append(text[place]) }
    return encoded
  }

  /// Returns the text with escapes decoded; a percent sign that begins no escape stays.
  public static func decoded(_ text: Span<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if isEscape(text, at: index), let high = Hexadecimal.value(of: text[index + 1]),
        let low = Hexadecimal.value(of: text[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(text[index])
        index += 1
      }
    }
    return decoded
  }
}
