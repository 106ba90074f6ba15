/// Tests for single ASCII bytes; those of multi-byte UTF-8 sequences never match.
public enum ASCII {
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inlinable public static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inlinable public static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
  }

  /// Whether a byte is a space, a tab or part of a line end.
  @inlinable public static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns an uppercase letter as lowercase, and any other byte unchanged.
  @inlinable public static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}

/// Hexadecimal digits.
public enum Hexadecimal {
  /// The value of a digit, in either case.
  @inlinable @inline(__always)
  public static func value(of byte: UInt8) -> UInt8? {
    if ASCII.isDigit(byte) { return byte & 0x0F }
    let place = (byte | 0x20) &- UInt8(ascii: "a")
    return place < 6 ? place + 10 : nil
  }

  /// Returns a number with at least a number of digits.
  public static func text(
    _ number: some BinaryInteger, digits: Int, uppercase isUppercase: Bool = false
  ) -> String {
    let text = String(number, radix: 16, uppercase: isUppercase)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
