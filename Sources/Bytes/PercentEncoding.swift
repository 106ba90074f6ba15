/// Addresses whose bytes are written as `%2F` is where they may not stand for themselves.
public enum PercentEncoding {
  /// Whether a byte is a letter, a digit or one of `!$&'()*+,-./:;=?@_~`.
  ///
  /// These may stand in a path, a query and a fragment (RFC 3986, appendix A).
  @inlinable @inline(__always)
  public static func isPlain(_ byte: UInt8) -> Bool {
    // A bit for each byte, those below 64 and those from 64: a look costs a shift.
    let (low, high): (UInt64, UInt64) = (0xAFFF_FFD2_0000_0000, 0x47FF_FFFE_87FF_FFFF)
    return byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  /// Whether the three bytes at a place are a percent sign and two digits.
  @inlinable public static func isEscape(_ text: Span<UInt8>, at index: Int) -> Bool {
    text[index] == UInt8(ascii: "%") && index + 2 < text.count
      && Hexadecimal.value(of: text[index + 1]) != nil
      && Hexadecimal.value(of: text[index + 2]) != nil
  }

  /// The text with those bytes encoded that may not stand where they are.
  ///
  /// - Parameters:
  ///   - text: What to encode.
  ///   - keepsEscapes: Whether `%41` is encoded already, and only a lone `%` is to be.
  ///   - isAllowed: Which bytes may stand there. It is asked for one after the other.
  /// - Returns: Nothing, where all of them may.
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

  /// The text with what is encoded as it is meant; a percent sign that begins no escape stays.
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
