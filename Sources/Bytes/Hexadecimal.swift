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
