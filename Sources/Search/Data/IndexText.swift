/// The text of a file of the index, as it is written.
///
/// Numbers are digits of base 93: the printable ASCII characters without `"` and `\`, so that a file
/// needs no escapes for them.
struct IndexText: Sendable {
  var bytes: [UInt8] = []

  /// How many values a digit has.
  static let base = 93

  /// How many digits end a dense number; the others go on.
  private static let stoppers = 64
  private static let continuers = base - stoppers

  /// The digit of a value below ``base``.
  @inline(__always)
  static func digit(_ value: Int) -> UInt8 {
    let code = UInt8(truncatingIfNeeded: value) &+ 0x20
    // Two characters are passed over: the quotation mark, 0x22, and the backslash, 0x5C.
    return code < 0x22 ? code : code < 0x5B ? code &+ 1 : code &+ 2
  }

  /// Writes a number in as few digits as it needs.
  ///
  /// An (s,c)-dense code: N. Brisaboa, A. Fariña, G. Navarro, M. Esteller, "(S,C)-Dense Coding" (2003),
  /// with 64 digits that end a number and 29 that do not. Below 64 it is one digit, below 1,920 two,
  /// below 55,744 three.
  @inline(__always)
  mutating func number(_ value: Int) {
    if value < Self.stoppers { return bytes.append(Self.digit(value)) }
    longNumber(value)
  }

  private mutating func longNumber(_ value: Int) {
    // The last digit is known first.
    var digits: InlineArray<16, UInt8> = .init(repeating: 0)
    digits[15] = Self.digit(value % Self.stoppers)
    var (first, rest) = (15, value / Self.stoppers)
    while rest > 0 {
      rest -= 1
      first -= 1
      digits[first] = Self.digit(Self.stoppers + rest % Self.continuers)
      rest /= Self.continuers
    }
    for place in first...15 { bytes.append(digits[place]) }
  }

  /// Writes a number below 93^4 in a fixed number of digits, at most four.
  mutating func fixed(_ value: Int, digits count: Int = 4) {
    var rest = value
    var digits: InlineArray<4, UInt8> = [0, 0, 0, 0]
    for place in (0..<count).reversed() {
      digits[place] = Self.digit(rest % Self.base)
      rest /= Self.base
    }
    for place in 0..<count { bytes.append(digits[place]) }
  }

  /// How many digits of ``fixed(_:digits:)`` all numbers up to some number need.
  static func digits(of most: Int) -> Int {
    var (count, rest) = (1, most / base)
    while rest > 0 { (count, rest) = (count + 1, rest / base) }
    return count
  }

  mutating func tab() { bytes.append(UInt8(ascii: "\t")) }

  mutating func decimal(_ value: Int) { bytes += "\(value)".utf8 }

  mutating func text(_ text: some Sequence<UInt8>) { bytes += text }

  /// The most bytes of a text that are shown.
  static let longest = 160

  /// Returns the shown text, cut to its beginning if it is long.
  static func shown(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count > longest else { return text }
    var end = text.startIndex + longest
    while text[end] & 0xC0 == 0x80 { end -= 1 }
    return text[..<end] + "…".utf8
  }

  mutating func text(_ text: Span<UInt8>) {
    for index in text.indices { bytes.append(text[index]) }
  }
}
