/// The common pattern of most rows' URLs: all but the row's number.
struct AddressPattern: Sendable {
  /// An address, with a `#` for the number.
  private(set) var text: [UInt8] = []
  private var beginning = 0
  private var end = 0

  /// The placeholder for the number.
  private static let mark = UInt8(ascii: "#")

  /// Whether an address, up to a `#`, follows the pattern; if not, the pattern becomes its own.
  mutating func follow(_ address: Span<UInt8>, number: UInt64) -> Bool {
    if matches(address, number: number) { return true }
    var length = 0
    while length < address.count, address[length] != Self.mark { length += 1 }
    let plain = (0..<length).map { address[$0] }
    let digits = Array("\(number)".utf8)
    text = plain
    (beginning, end) = (length, 0)
    // The last place counts: there may be folders named by numbers.
    if let start = Self.lastPosition(of: digits, in: plain) {
      (beginning, end) = (start, length - start - digits.count)
      text = plain[..<start] + [Self.mark] + plain[(start + digits.count)...]
    }
    return false
  }

  private func matches(_ address: Span<UInt8>, number: UInt64) -> Bool {
    let count = address.count - beginning - end
    guard count > 0, count < 16, text.count == beginning + end + 1 else { return false }
    for index in 0..<beginning where address[index] != text[index] { return false }
    for index in 0..<end
    where address[address.count - 1 - index] != text[text.count - 1 - index] { return false }
    var value: UInt64 = 0
    for index in beginning..<beginning + count {
      let digit = address[index] &- UInt8(ascii: "0")
      // A zero in front would not be in the number.
      guard digit < 10, index > beginning || digit > 0 || count == 1 else { return false }
      value = value * 10 + UInt64(digit)
    }
    return value == number
  }

  private static func lastPosition(of digits: [UInt8], in text: [UInt8]) -> Int? {
    guard text.count >= digits.count else { return nil }
    return (0...text.count - digits.count).last { text[$0...].starts(with: digits) }
  }
}
