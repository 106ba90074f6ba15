/// JSON in the making: a million records are written without a string for each of their fields.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(decimal number: Int) {
    if number > 9 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Two digits, as hours and months have.
  mutating func append(twoDigits number: Int) {
    append(UInt8(ascii: "0") + UInt8(number / 10))
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// A coordinate with four decimals.
  mutating func append(tenThousandths number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(decimal: abs(number) / 10_000)
    append(UInt8(ascii: "."))
    append(twoDigits: abs(number) / 100 % 100)
    append(twoDigits: abs(number) % 100)
  }

  /// What stands between the quotes of a JSON string.
  init(escaping text: String) {
    self = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(#"\""#)
      case UInt8(ascii: "\\"): append(#"\\"#)
      case UInt8(ascii: "\r"): append(#"\r"#)
      case UInt8(ascii: "\n"): append(#"\n"#)
      default: append(byte)
      }
    }
  }
}
