/// The number of a recording.
enum Identifier {
  /// The number that some digits are; nil when there is anything else, or too much.
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
    guard start < end else { return nil }
    var number: UInt64 = 0
    for position in start..<end {
      let digit = text[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (product, isTooBig) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooBigNow) = product.addingReportingOverflow(UInt64(digit))
      guard !isTooBig, !isTooBigNow else { return nil }
      number = sum
    }
    return number
  }
}
