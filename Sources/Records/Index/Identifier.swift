/// The number of a recording.
enum Identifier {
  /// The number that some digits are; nil when there is anything else, or more than
  /// ``digitLimit`` of them.
  ///
  /// Zeros in front mean nothing, and spaces around are passed over: both occur in exports. So does
  /// `XC` before the digits, as people cite a recording.
  static func number(_ text: Span<UInt8>) -> UInt64? {
    var start = 0
    var end = text.count
    while start < end, text[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    if end - start > 2, text[start] | 0x20 == UInt8(ascii: "x"),
      text[start + 1] | 0x20 == UInt8(ascii: "c")
    {
      start += 2
    }
    while start < end - 1, text[start] == UInt8(ascii: "0") { start += 1 }
    guard start < end, end - start <= digitLimit else { return nil }
    var number: UInt64 = 0
    for position in start..<end {
      let digit = text[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ UInt64(digit)
    }
    return number
  }

  /// The most digits a number may have, apart from zeros in front; the index has 40 bits for it.
  ///
  /// The largest archives count in thousands of millions, which are ten digits.
  static let digitLimit = 12
}
