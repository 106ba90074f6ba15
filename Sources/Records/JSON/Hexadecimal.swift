/// Digits to the base sixteen.
enum Hexadecimal {
  /// The value of a digit, in either case.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The digit of a value below sixteen, in upper case as RFC 3986 wants it.
  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// A byte as a message shows it: `0x1F`.
  static func text(_ byte: UInt8) -> String {
    String(decoding: [0x30, 0x78, digit(byte >> 4), digit(byte & 15)], as: UTF8.self)
  }
}
